-- The numbers of orders follow from TypeScript at the end of the same transaction: no trigger, and no list of statuses, is left here.
drop trigger parcel_inserted on parcel;
drop trigger parcel_updated on parcel;
drop trigger customer_order_inserted on customer_order;
drop trigger customer_order_updated on customer_order;
drop trigger order_progress_inserted on order_progress;
drop trigger order_progress_updated on order_progress;

drop function rebuild_order_progress();
drop function refresh_orders_of_parcels();
drop function refresh_changed_orders();
drop function tally_order_progress();
drop function refresh_order_progress(text[]);
drop function order_progress_of(text[]);

-- What the numbers are counted from.
create or replace view parcel_facts as
  select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
    pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at,
    country_code, freight_usd_minor
  from parcel;
