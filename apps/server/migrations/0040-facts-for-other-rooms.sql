-- What a room tells the others in SQL: their statements join these views, never the tables behind them. A view holds what others ask for
-- and nothing else, so a table can be split or moved while its view stays. The planner looks through them.

create view account_facts as
select id, username, name, phone, customer_code from user_account;

create view place_facts as
select id, code, kind, country_code, city_id, names, latitude, longitude from place;

create view parcel_facts as
select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
  pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at
from parcel;

create view parcel_event_facts as
select parcel_id, seq, type, place_id, occurred_at, corrects from parcel_event;

create view order_facts as
select code, customer_id, recipient_name, recipient_phone, goods from customer_order;
