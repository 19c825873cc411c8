-- What lies at pickup points, as their counters are sent it for the time without the line. A row stays for a while when its parcel lies there no more, so that they learn it.
create table counter_parcel (
  parcel_id bigint primary key references parcel (id),
  is_here boolean not null,
  unit_id integer not null references place (id),
  -- Where it lay before it went to another point.
  former_unit_id integer references place (id),
  -- The transaction that wrote the row last, or changed what is owed for the parcel: what counters are sent follows it.
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index counter_parcel_changed_in on counter_parcel (changed_in);
create index counter_parcel_here on counter_parcel (unit_id, parcel_id) where is_here;

insert into counter_parcel (parcel_id, is_here, unit_id)
select id, true, pickup_point_id from parcel
where is_current and status = 'DKHQS' and pickup_point_id is not null and customer_code is not null;

create or replace view parcel_cell_facts as
select parcel_id, unit_id, cell, changed_in from parcel_cell where cell is not null;

-- Cash that a counter took without the line.
create table payment_without_line (
  payment_id uuid primary key references payment (id),
  shift_id uuid not null references shift (id),
  -- The visit for whose parcels it was taken, as the device made it.
  visit_id uuid not null,
  taken_at timestamptz not null
);
create index payment_without_line_shift on payment_without_line (shift_id);

alter table station_device drop constraint station_device_works_check;
alter table station_device add constraint station_device_works_check
  check (works <@ array['RECEIVING', 'PUT_AWAY', 'LOADING', 'UNLOADING', 'COUNTER'] and cardinality(works) > 0);
