-- What stations have sent, with the answer, which is given again when the same scan comes again.
create table station_scan (
  device_id uuid not null references station_device (id),
  scan_id uuid not null,
  -- SHA-256 of all that the scan says.
  content bytea not null check (length(content) = 32),
  seq integer not null check (seq > 0),
  action text not null check (action in ('RECEIVE', 'PUT_AWAY')),
  claimed_at timestamptz not null,
  taken_at timestamptz not null,
  user_id uuid not null references user_account (id),
  -- Null only within the transaction that takes the scan.
  answer jsonb,
  primary key (device_id, scan_id)
);
create index station_scan_taken_at on station_scan (taken_at);
