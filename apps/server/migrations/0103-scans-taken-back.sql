-- What a scan has changed, as it was before: by that it is taken back.
alter table station_scan add column before jsonb;

-- Scans whose work was taken back at a station. They outlast the answers of scans.
create table undone_scan (
  device_id uuid not null,
  scan_id uuid not null,
  -- The scan that took it back.
  undo_id uuid not null,
  action text not null check (action ~ '^[A-Z_]{3,30}$'),
  -- Of a bag there is none.
  parcel_id bigint references parcel (id),
  bag_code text check (bag_code <> ''),
  -- What it had done: the cell or the bag into which it was put.
  place text check (place <> ''),
  reason text not null check (reason ~ '^[A-Z_]{3,30}$'),
  note text check (note <> '' and length(note) <= 200),
  unit_id integer not null references place (id),
  device text not null check (device <> ''),
  undone_at timestamptz not null,
  undone_by text not null check (undone_by <> ''),
  primary key (device_id, scan_id)
);
create index undone_scan_parcel on undone_scan (parcel_id);

-- By which scan a problem was reported, and behind which a photo was sent: what belongs together. Older ones do not say.
alter table parcel_problem add column scan_id uuid;
alter table parcel_problem drop constraint parcel_problem_ended_check,
  add constraint parcel_problem_ended_check
    check (ended in ('SENT_ON', 'CLOSED', 'RELEASED', 'REPLACED', 'TAKEN_BACK'));
alter table parcel_photo add column scan_id uuid;
