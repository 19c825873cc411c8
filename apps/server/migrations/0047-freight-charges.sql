-- What the delivery of a parcel costs belongs to the room of charges. Written by whoever holds the parcel's lock, so there is nobody to wait for; a version
-- that was published is never deleted, and a foreign key to it would have every scan lock one and the same row.
create table freight_charge (
  parcel_id bigint primary key references parcel (id),
  -- The version by which it was charged; null where none is on record.
  tariff_version_id bigint,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('USD', 'TJS', 'CNY'))
);

insert into freight_charge (parcel_id, tariff_version_id, amount_minor, currency)
select parcel.id, charged_by.id, freight_usd_minor, 'USD'
from parcel
left join parcel_event as began on began.parcel_id = parcel.id and began.seq = 1
left join lateral (
  select tariff_version.id
  from tariff_version join channel on channel.id = tariff_version.channel_id
  cross join lateral (select coalesce(received_at, began.occurred_at) as at) as moment
  where channel.business_line = parcel.business_line and tariff_version.status = 'PUBLISHED'
    and effective_from <= (at at time zone 'Asia/Dushanbe')::date
    and (published_at <= at or effective_from < (published_at at time zone 'Asia/Dushanbe')::date)
  order by channel.id, effective_from desc, tariff_version.version desc limit 1
) as charged_by on true
where freight_usd_minor is not null;

create view freight_charge_facts as
  select parcel_id, case when currency = 'USD' then amount_minor end as usd_minor from freight_charge;

drop view parcel_facts;
alter table parcel drop column freight_usd_minor;
create view parcel_facts as
  select id, tracking_code, order_code, customer_code, business_line, status, problems, handling_notes, is_current, is_beside,
    pickup_point_id, trip_code, weight_g, length_mm, width_mm, height_mm, received_at, last_event_at, closed_at, country_code
  from parcel;
