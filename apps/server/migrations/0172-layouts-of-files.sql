-- What the columns of the office's files are, as somebody has said: known again by all their headings in their order.
create table office_layout (
  headings_hash bytea primary key check (length(headings_hash) = 32),
  said jsonb not null,
  said_by uuid not null references user_account (id),
  said_at timestamptz not null
);
