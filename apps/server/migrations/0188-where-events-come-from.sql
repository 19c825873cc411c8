-- Letters tell what a firm has brought with it from what has happened here.
create or replace view parcel_event_facts as
  select parcel_id, seq, type, place_id, occurred_at, corrects, source from parcel_event;
