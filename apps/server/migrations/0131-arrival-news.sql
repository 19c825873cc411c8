-- Parcels that have come to a pickup point and of which their owners are still to be notified: what comes within some minutes stands in one letter.
create table arrival_news (
  parcel_id bigint not null references parcel (id),
  event_seq integer not null,
  customer_code text not null,
  pickup_point_id integer not null references place (id),
  noted_at timestamptz not null,
  primary key (parcel_id, event_seq)
);
create index arrival_news_customer on arrival_news (customer_code, pickup_point_id);
