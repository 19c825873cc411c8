-- Received where owners are left to the hub, and not flagged as unidentified since: repeats the history, as other columns of a parcel do.
alter table parcel add column awaits_owner boolean not null default false;
create or replace view parcel_facts as
  select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside, pickup_point_id, trip_code, weight_g, length_mm, width_mm,
    height_mm, received_at, last_event_at, closed_at, country_code, free_until, declared_twice, last_mile_tracking, awaits_owner
  from parcel;
-- Few at a time: from the receipt until the hub has found the owner.
create index parcel_awaits_owner on parcel (id) where awaits_owner and customer_code is null and closed_at is null;
