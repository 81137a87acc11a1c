"""Tables can be closed, timed and uploaded, their dice can be checked, and hooks tell of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("turn", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("turn_seconds", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.DateTime(), nullable=True))
    op.add_column("tables", sa.Column("secret", sa.Text(), nullable=True))
    op.add_column(
        "tables", sa.Column("round", sa.Integer(), nullable=False, server_default=sa.text("1"))
    )
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column(
        "seats", sa.Column("awaited", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("seal", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("number", sa.Text(), nullable=True))
    op.add_column(
        "seats", sa.Column("closes", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "seats", sa.Column("missed", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("delivered", sa.DateTime(), nullable=True),
        sa.Column("complaint", sa.Text(), nullable=True),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hooks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hooks_tables"),
    )
    for column in ("owner", "table_id"):
        op.create_index(f"ix_hooks_{column}", "hooks", [column])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("hook_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
        sa.ForeignKeyConstraint(["hook_id"], ["hooks.id"], name="fk_deliveries_hooks"),
    )
    for column in ("hook_id", "due"):
        op.create_index(f"ix_deliveries_{column}", "deliveries", [column])


def downgrade() -> None:
    for name in ("deliveries", "hooks"):
        op.drop_table(name)
    for column in ("missed", "closes", "number", "seal", "awaited"):
        op.drop_column("seats", column)
    op.drop_index("ix_tables_due", "tables")
    for column in ("summary", "round", "secret", "due", "turn_seconds", "turn", "origin", "closed"):
        op.drop_column("tables", column)
