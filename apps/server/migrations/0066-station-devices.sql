-- Who registers the devices of stations, and who scans with them.
insert into authority (code) values ('station:register'), ('station:scan');
insert into role_authority (role, authority)
select code, 'station:register' from role where code in ('manager', 'admin')
union all
select code, 'station:scan' from role
where code in ('china-operator', 'hub-operator', 'pickup-clerk', 'dispatcher', 'manager', 'admin');

-- A device that scans: a browser at a station, by the id that is stored in it.
create table station_device (
  id uuid primary key,
  request_id uuid not null,
  name text not null check (name <> '' and length(name) <= 60),
  unit_id integer not null references place (id),
  works text[] not null check (works <@ array['RECEIVING', 'PUT_AWAY'] and cardinality(works) > 0),
  printer text check (printer in ('ZPL', 'TSPL')),
  scale text check (scale in ('MT_SICS', 'TOLEDO_8217', 'ST_NT', 'OWN_PATTERN')),
  registered_at timestamptz not null,
  registered_by uuid not null references user_account (id),
  registered_by_name text not null check (registered_by_name <> ''),
  ended_at timestamptz,
  ended_by_name text check (ended_by_name <> ''),
  check ((ended_at is null) = (ended_by_name is null))
);
create unique index station_device_request on station_device (registered_by, request_id);
-- Of two devices of a unit with one name nobody could say which is meant.
create unique index station_device_name on station_device (unit_id, lower(name)) where ended_at is null;
