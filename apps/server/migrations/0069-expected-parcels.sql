-- What China warehouses expect: parcels that are on record and not received. A row stays for a while when its parcel is not expected any more, so that stations
-- learn it.
create table expected_parcel (
  parcel_id bigint primary key references parcel (id),
  is_expected boolean not null,
  -- The transaction that wrote the row last: what stations are sent follows it.
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index expected_parcel_changed_in on expected_parcel (changed_in);

insert into expected_parcel (parcel_id, is_expected)
select id, true from parcel where is_current and status in ('NEW', 'WAIT_FORECAST', 'DTH') and received_at is null;

create or replace view parcel_facts as
select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
  pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at, country_code,
  free_until, declared_twice
from parcel;
