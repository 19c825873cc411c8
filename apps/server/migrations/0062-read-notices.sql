-- Which notices somebody has read; what has no row here is unread.
create table notice_read (
  user_id uuid not null references user_account (id),
  notice_id integer not null references notice (id),
  read_at timestamptz not null,
  primary key (user_id, notice_id)
);
