-- A parcel that the office enters with an order code has its order from then on; nobody owns it until its customer is known.
alter table customer_order alter column customer_id drop not null;

-- The orders of parcels that were there before. Codes that two customers share stay without one.
insert into customer_order (id, code, customer_id, request_id, pickup_point_id, business_line, created_at)
select gen_random_uuid(), parcel.order_code,
  case when count(distinct user_account.id) = 1 then min(user_account.id::text)::uuid end,
  gen_random_uuid(), max(parcel.pickup_point_id), min(parcel.business_line), min(parcel_event.occurred_at)
from parcel
join parcel_event on parcel_event.parcel_id = parcel.id and parcel_event.seq = 1
left join user_account on user_account.customer_code = parcel.customer_code
where parcel.order_code <> '' and parcel.is_current and length(parcel.order_code) <= 40
group by parcel.order_code
order by parcel.order_code
on conflict (code) do nothing;
