"""A sealed number for the dice that is left out is remembered, and its owner is told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("earlier_seal", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("earlier_round", sa.Integer(), nullable=True))
    op.add_column(
        "seats", sa.Column("noted", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    for column in ("noted", "earlier_round", "earlier_seal"):
        op.drop_column("seats", column)
