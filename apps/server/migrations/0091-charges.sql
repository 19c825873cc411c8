-- What owners of parcels are to pay, one row for each parcel and kind, due from the moment at which the parcel can be collected. Cents of a dollar. What is still
-- owed is amount + corrected - settled.
create view parcel_problem_facts as
select parcel_id, answer, price_minor, currency, ended_at, ended from parcel_problem;

create table charge (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel (id),
  kind text not null check (kind in ('DELIVERY', 'STORAGE', 'SERVICE')),
  customer_code text not null,
  -- The price on record; of storage null while it runs: what it has come to is counted by days.
  amount_minor bigint check (amount_minor >= 0),
  -- The version that explains it; null of storage, which goes by that of the arrival.
  tariff_version_id bigint references tariff_version (id),
  -- Null when it is not due any more, and something was paid on it.
  due_at timestamptz,
  -- When its parcel was collected.
  left_at timestamptz,
  settled_minor bigint not null default 0 check (settled_minor >= 0),
  corrected_minor bigint not null default 0,
  unique (parcel_id, kind),
  check (amount_minor is not null or kind = 'STORAGE')
);
create index charge_of_customer on charge (customer_code, due_at);

-- Those of parcels that lie ready today.
insert into charge (parcel_id, kind, customer_code, amount_minor, tariff_version_id, due_at)
select parcel.id, kinds.kind, customer_code, case when kinds.kind = 'DELIVERY' then freight.amount_minor end,
  case when kinds.kind = 'DELIVERY' then freight.tariff_version_id end,
  coalesce((select max(occurred_at) from parcel_event where parcel_id = parcel.id and type = 'PP_RECEIVED'), last_event_at, now())
from parcel join freight_charge as freight on freight.parcel_id = parcel.id and freight.currency = 'USD',
  (values ('DELIVERY'), ('STORAGE')) as kinds (kind)
where status = 'DKHQS' and is_current and customer_code is not null
order by parcel.id;
