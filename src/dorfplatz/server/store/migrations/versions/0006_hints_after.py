"""A table knows after the end of which others there are hints at it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints_after", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "hints_after")
