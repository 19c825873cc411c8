-- Rooms that are given a code of ours, such as that of our sticker in a partner's manifest, find its parcel by it.
create or replace view parcel_facts as
select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
  pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at, country_code,
  free_until, declared_twice, last_mile_tracking
from parcel;
