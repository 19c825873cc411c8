-- What a device that scans has reported last: that it is there, and how many scans wait on it, since when.
alter table station_device
  add column seen_at timestamptz,
  add column waiting integer check (waiting >= 0),
  add column waiting_since timestamptz,
  add constraint station_device_report_check check ((seen_at is null) = (waiting is null) and (waiting_since is null or waiting > 0));
