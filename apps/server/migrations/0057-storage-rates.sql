-- What a parcel that lies at its pickup point costs a day and at most, and the days on which storage stood still: what lies there is added up without its
-- histories. The row goes when the parcel leaves. Written by whoever holds the parcel's lock.
create table storage_rate (
  parcel_id bigint primary key references parcel (id),
  per_day_minor bigint not null check (per_day_minor >= 0),
  most_minor bigint not null check (most_minor >= 0),
  currency text not null check (currency in ('USD', 'TJS', 'CNY')),
  -- Dushanbe days from and to, both included; `to` is null while the pause lasts. Claims are not among them.
  pauses jsonb not null default '[]' check (jsonb_typeof(pauses) = 'array')
);

create or replace view parcel_facts as
  select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
    pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at, country_code, free_until
  from parcel;

create index parcel_claim_parcel on parcel_claim (parcel_id);
