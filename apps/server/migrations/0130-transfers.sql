-- What a hub sends to a pickup point with one car.
create table transfer (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^RX[0-9]{6}[0-9A-Z]{6}$'),
  hub_id integer not null references place (id),
  point_id integer not null references place (id),
  -- The day in Dushanbe on which it was opened, and which of this day it is.
  day date not null,
  no smallint not null check (no > 0),
  state text not null check (state in ('OPEN', 'CLOSED', 'DEPARTED', 'ARRIVED', 'FINISHED')),
  driver text check (driver <> '' and length(driver) <= 100),
  vehicle text check (vehicle <> '' and length(vehicle) <= 40),
  opened_at timestamptz not null,
  opened_by text not null check (opened_by <> ''),
  closed_at timestamptz,
  departed_at timestamptz,
  departed_by text check (departed_by <> ''),
  arrived_at timestamptz,
  finished_at timestamptz,
  unique (hub_id, point_id, day, no),
  check ((state = 'OPEN') = (closed_at is null)),
  check ((state in ('OPEN', 'CLOSED')) = (departed_at is null)),
  check ((departed_at is null) = (departed_by is null)),
  check ((state in ('ARRIVED', 'FINISHED')) = (arrived_at is not null)),
  check ((state = 'FINISHED') = (finished_at is not null))
);
-- A hub fills one transfer to a point at a time.
create unique index transfer_open on transfer (hub_id, point_id) where state = 'OPEN';
create index transfer_point on transfer (point_id, departed_at);

-- A transfer has two: what the hub puts into it, and what the point takes out of it.
alter table checklist
  alter column trip_id drop not null,
  add column transfer_id bigint references transfer (id),
  add column work text not null default 'UNLOADING' check (work in ('UNLOADING', 'FILLING', 'ACCEPTING')),
  add unique (transfer_id, work),
  add check ((work = 'UNLOADING') = (trip_id is not null)),
  add check ((work = 'UNLOADING') = (transfer_id is null));
alter table checklist alter column work drop default;

-- NOT_FOUND: it is not in its cell. NEXT_TRANSFER: it goes with a later car.
alter table checklist_item drop constraint checklist_item_settled_check;
alter table checklist_item
  add constraint checklist_item_settled_check
    check (settled in ('LOOK_AGAIN', 'SHORT_LANDED', 'SET_ASIDE', 'CAME_ELSEWHERE', 'NOT_FOUND', 'NEXT_TRANSFER'));

-- What stands on a checklist as come, for the rooms that work with goods.
create view checked_parcel_facts as
select item.parcel_id, item.state, item.state_at, checklist.work, checklist.unit_id, checklist.id as checklist_id, transfer.code as transfer_code,
  transfer.state as transfer_state, transfer.point_id
from checklist_item as item
join checklist on checklist.id = item.checklist_id
left join transfer on transfer.id = checklist.transfer_id
where item.parcel_id is not null and item.state in ('SCANNED', 'IMPLIED');

alter table station_device drop constraint station_device_works_check;
alter table station_device
  add constraint station_device_works_check
    check (works <@ array['RECEIVING', 'PUT_AWAY', 'LOADING', 'UNLOADING', 'TRANSFERRING', 'ACCEPTING', 'COUNTER'] and cardinality(works) > 0);
-- Whoever unloads at a hub fills transfers as well.
update station_device set works = works || array['TRANSFERRING'] where 'UNLOADING' = any (works);
