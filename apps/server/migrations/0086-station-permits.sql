-- The key that offline permits of stations are signed with. One row: all processes read the same.
create table station_permit_key (
  is_only boolean primary key default true constraint station_permit_key_is_only_check check (is_only),
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null
);

-- Who has sent a scan that somebody else had made; null when the one who made it did.
alter table station_scan add column sent_by uuid references user_account (id);
