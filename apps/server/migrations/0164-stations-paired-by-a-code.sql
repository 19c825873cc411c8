-- With which browser, and from where, a device was registered; null for those of before.
alter table station_device
  add column browser text check (browser <> '' and length(browser) <= 60),
  add column address text check (address <> '');

-- A code by which a browser far away becomes the device that somebody has described: read out, used once, within minutes. Only its digest is stored.
create table station_pairing (
  id uuid primary key,
  code_hash bytea not null check (length(code_hash) = 32),
  name text not null check (name <> '' and length(name) <= 60),
  unit_id integer not null references place (id),
  works text[] not null,
  printer text check (printer in ('ZPL', 'TSPL')),
  scale text check (scale in ('MT_SICS', 'TOLEDO_8217', 'ST_NT', 'OWN_PATTERN')),
  made_at timestamptz not null,
  made_by uuid not null references user_account (id),
  made_by_name text not null check (made_by_name <> ''),
  ends_at timestamptz not null,
  -- Used, taken back, or put out because somebody was trying codes.
  ended_at timestamptz,
  ended_as text check (ended_as in ('USED', 'WITHDRAWN', 'PUT_OUT')),
  device_id uuid references station_device (id),
  check ((ended_at is null) = (ended_as is null)),
  check ((ended_as is not distinct from 'USED') = (device_id is not null))
);
create unique index station_pairing_open on station_pairing (code_hash) where ended_at is null;
create index station_pairing_device on station_pairing (device_id) where device_id is not null;

-- That codes were tried, and how many open ones were put out for it; until somebody has seen it, no code is made.
create table station_pairing_alarm (
  id uuid primary key,
  rung_at timestamptz not null,
  put_out integer not null check (put_out >= 0),
  seen_at timestamptz,
  seen_by_name text check (seen_by_name <> ''),
  check ((seen_at is null) = (seen_by_name is null))
);
create unique index station_pairing_alarm_unseen on station_pairing_alarm ((true)) where seen_at is null;
