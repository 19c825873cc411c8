-- Trips: a lorry or a train that carries parcels over the road. What a file says of a trip as a text becomes a reference to one.
create table trip (
  id bigint generated always as identity primary key,
  -- RT and its signs, or what a file of the office has called it.
  code text not null unique check (code <> '' and length(code) <= 40),
  state text not null default 'PLANNED'
    check (state in ('PLANNED', 'LOADING', 'DEPARTED', 'AT_BORDER', 'ARRIVED', 'UNLOADED', 'TAKEN_BACK')),
  -- Why it was taken back.
  ended_reason text check (ended_reason <> ''),
  channel_id integer references channel (id),
  mode text not null default 'ROAD' check (mode in ('ROAD', 'RAIL')),
  origin_id integer references place (id),
  destination_id integer references place (id),
  planned_departure_at timestamptz,
  cut_off_at timestamptz,
  -- At the destination, a Dushanbe day.
  planned_arrival_day date,
  capacity_kg integer check (capacity_kg > 0),
  capacity_cm3 bigint check (capacity_cm3 > 0),
  -- [{"name": …, "phone": …}]
  drivers jsonb not null default '[]' check (jsonb_typeof(drivers) = 'array'),
  consignment_note text check (consignment_note <> '' and length(consignment_note) <= 40),
  carnet text check (carnet <> '' and length(carnet) <= 40),
  customs_offices text[] not null default '{}',
  note text check (note <> ''),
  departed_at timestamptz,
  arrived_at timestamptz,
  -- A file of the office has made it: how far it is follows from its parcels.
  is_from_file boolean not null default false,
  created_at timestamptz not null,
  created_by text not null check (created_by <> ''),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz,
  updated_by text,
  check ((state = 'TAKEN_BACK') = (ended_reason is not null)),
  check (state not in ('PLANNED', 'LOADING', 'TAKEN_BACK') or departed_at is null)
);
create index trip_departure on trip (coalesce(departed_at, planned_departure_at), id);
create index trip_under_way on trip (state, id) where state not in ('UNLOADED', 'TAKEN_BACK');

-- A lorry with its trailer, or one wagon of a train.
create table trip_unit (
  trip_id bigint not null references trip (id),
  seq smallint not null check (seq > 0),
  number text not null check (number <> '' and length(number) <= 40),
  trailer text check (trailer <> '' and length(trailer) <= 40),
  seals text[] not null default '{}',
  primary key (trip_id, seq)
);

-- Where it should be on which Dushanbe day, in the order of the road.
create table trip_stop (
  trip_id bigint not null references trip (id),
  seq smallint not null check (seq > 0),
  place_id integer not null references place (id),
  planned_day date not null,
  primary key (trip_id, seq)
);

-- What has happened to a trip. Nothing is deleted: what was wrong is taken back.
create table trip_event (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trip (id),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  place_id integer references place (id),
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  actor text not null check (actor <> ''),
  note text check (note <> ''),
  -- The parcels that it is about; null: the whole trip.
  parcel_ids bigint[] check (cardinality(parcel_ids) > 0),
  -- Made by the client; the same request is written once.
  request_id uuid unique,
  taken_back_at timestamptz,
  taken_back_by text check (taken_back_by <> ''),
  check ((taken_back_at is null) = (taken_back_by is null))
);
create index trip_event_trip on trip_event (trip_id, id);

-- A delay that customers are informed of. It moves the days of all parcels of the trip without touching one.
create table trip_delay (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trip (id),
  -- One form may announce of several trips: a customer hears of all of them once.
  telling uuid not null,
  reason text not null check (reason in ('WEATHER', 'CUSTOMS', 'BREAKDOWN', 'QUEUE', 'ROAD_CLOSED')),
  days smallint not null check (days between 1 and 60),
  place_id integer references place (id),
  -- For colleagues alone.
  note text check (note <> ''),
  announced_at timestamptz not null,
  announced_by text not null check (announced_by <> ''),
  ended_at timestamptz,
  ended_by text check (ended_by <> ''),
  taken_back_at timestamptz,
  taken_back_by text check (taken_back_by <> ''),
  unique (telling, trip_id),
  check ((ended_at is null) = (ended_by is null)),
  check ((taken_back_at is null) = (taken_back_by is null))
);
create index trip_delay_trip on trip_delay (trip_id, id);

-- How parcels are planned for a trip and come aboard. Which trip a parcel goes with stands with the parcel itself; a parcel stands here once.
create table trip_load (
  parcel_id bigint primary key references parcel (id),
  trip_id bigint not null references trip (id),
  -- Null: it came aboard without having been planned.
  planned_at timestamptz,
  planned_by text check (planned_by <> ''),
  loaded_at timestamptz,
  loaded_by text check (loaded_by <> ''),
  -- Name of the station that has loaded it.
  device text check (device <> ''),
  unit_seq smallint,
  -- The outermost bag in which it came aboard.
  bag_code text check (bag_code ~ '^RB[0-9A-Z]{9}$'),
  foreign key (trip_id, unit_seq) references trip_unit (trip_id, seq),
  check ((planned_at is null) = (planned_by is null)),
  check ((loaded_at is null) = (loaded_by is null)),
  check (loaded_at is not null or device is null and unit_seq is null and bag_code is null),
  check (num_nonnulls(planned_at, loaded_at) > 0)
);
create index trip_load_trip on trip_load (trip_id, parcel_id);

-- What a trip carries, in numbers: computed at the end of each transaction that changes them.
create table trip_tally (
  trip_id bigint primary key references trip (id),
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  -- Of these: planned, aboard before the departure, on the road, and in Tajikistan already.
  planned integer not null,
  aboard integer not null,
  aboard_weight_g bigint not null,
  aboard_volume_mm3 bigint not null,
  on_road integer not null,
  beyond integer not null,
  departed_at timestamptz
);

insert into trip (code, is_from_file, created_at, created_by)
select trip_code, true, min(created_at), 'import' from parcel where trip_code is not null group by trip_code order by min(id);
-- Whoever writes a parcel may make its trip after it.
alter table parcel add foreign key (trip_code) references trip (code) deferrable initially deferred;

insert into trip_tally (trip_id, parcels, weight_g, volume_mm3, planned, aboard, aboard_weight_g, aboard_volume_mm3, on_road, beyond,
  departed_at)
select trip.id, count(*), coalesce(sum(parcel.weight_g), 0),
  coalesce(sum(parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm), 0), 0, 0, 0, 0,
  count(*) filter (where parcel.status = 'DHWCRK'),
  count(*) filter (where parcel.status in ('DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS')),
  (select min(event.occurred_at) from parcel_event as event join parcel as carried on carried.id = event.parcel_id
    where carried.trip_code = trip.code and carried.is_current and event.type = 'LINEHAUL_DEPARTED' and not event.implied)
from trip join parcel on parcel.trip_code = trip.code and parcel.is_current
where parcel.status <> 'YQX' group by trip.id, trip.code;

update trip set state = case when on_road > 0 then 'DEPARTED' else 'UNLOADED' end, departed_at = trip_tally.departed_at
from trip_tally where trip_tally.trip_id = trip.id and on_road + beyond > 0;

insert into trip_event (trip_id, type, place_id, occurred_at, recorded_at, actor)
select trip.id, case event.type when 'LINEHAUL_DEPARTED' then 'DEPARTED' else event.type end, event.place_id, event.occurred_at,
  min(event.recorded_at), min(event.actor)
from trip join parcel on parcel.trip_code = trip.code and parcel.is_current
join parcel_event as event on event.parcel_id = parcel.id
where not event.implied
  and event.type in ('LINEHAUL_DEPARTED', 'HUB_PASSED', 'EXPORT_CUSTOMS_IN', 'EXPORT_CUSTOMS_OUT', 'BORDER_CROSSED', 'IMPORT_CUSTOMS_IN',
    'IMPORT_CUSTOMS_OUT')
  and not exists (select from parcel_event as correction
    where correction.parcel_id = event.parcel_id and correction.corrects = event.seq)
group by trip.id, event.type, event.place_id, event.occurred_at
order by event.occurred_at;

-- What other rooms read of trips.
create view trip_facts as
  select id, code, state, channel_id, mode, origin_id, destination_id, planned_departure_at, cut_off_at, planned_arrival_day,
    departed_at, arrived_at, is_from_file,
    -- What stands on its lorries and wagons, and in its papers, for searches.
    concat_ws(' ', consignment_note, carnet, (select string_agg(concat_ws(' ', number, trailer, array_to_string(seals, ' ')), ' ')
      from trip_unit where trip_id = trip.id)) as numbers
  from trip;

-- By which channel goods go follows from what their order is sold as.
create view order_product_facts as
  select order_code, product_id from order_progress where product_id is not null;

insert into authority (code) values ('trip:load');
insert into role_authority (role, authority)
select code, 'trip:load' from role where code in ('china-operator', 'dispatcher', 'manager', 'admin');
