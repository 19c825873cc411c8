-- An order goes to one point, and what is told of it is its own. Before, parcels could be sent elsewhere and leave the order's
-- point behind.

-- Where the open parcels of an order go that have left the hub, or, when none has, where all of its open parcels go.
with open_parcel as (
  select order_code, pickup_point_id, status in ('DZTDQS', 'DKHQS') as has_left_hub
  from parcel where is_current and closed_at is null and order_code is not null and pickup_point_id is not null
), place as (
  select order_code, coalesce(
      case when count(distinct pickup_point_id) filter (where has_left_hub) = 1
        then min(pickup_point_id) filter (where has_left_hub) end,
      case when count(distinct pickup_point_id) = 1 then min(pickup_point_id) end) as pickup_point_id
  from open_parcel group by order_code
)
update customer_order set pickup_point_id = place.pickup_point_id from place
where place.order_code = customer_order.code and place.pickup_point_id is not null
  and customer_order.pickup_point_id is distinct from place.pickup_point_id;

-- An order without a point goes where its customer collects.
update customer_order set pickup_point_id = customer_pickup_point.place_id from customer_pickup_point
where customer_pickup_point.user_id = customer_order.customer_id and customer_order.pickup_point_id is null;

update parcel set pickup_point_id = customer_order.pickup_point_id from customer_order
where customer_order.code = parcel.order_code and parcel.is_current and parcel.closed_at is null
  and parcel.status not in ('DZTDQS', 'DKHQS') and customer_order.pickup_point_id is not null
  and parcel.pickup_point_id is distinct from customer_order.pickup_point_id;

-- Reports and lists of staff tell of an order what the order itself says.
create or replace function order_progress_of(codes text[]) returns setof order_progress language sql stable as $$
  select asked.code, o.created_at, o.customer_id, coalesce(o.pickup_point_id, p.unit_id), coalesce(o.business_line, 'BSC'),
    coalesce(p.country_code, 'TJ'),
    coalesce((array['NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS'])[p.step],
      case when p.known = 0 then 'NEW' else 'YQX' end),
    p.has_problem, p.parcels, p.weight_g, p.volume_mm3, p.freight_usd_minor
  from unnest(codes) as asked (code)
  left join customer_order o on o.code = asked.code
  cross join lateral (
    select count(*) as known,
      min(array_position(array['NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS'], status)) as step,
      coalesce(bool_or(problems <> '{}'), false) as has_problem,
      min(pickup_point_id) filter (where status <> 'YQX') as unit_id,
      min(country_code) filter (where status <> 'YQX') as country_code,
      (count(*) filter (where status <> 'YQX'))::integer as parcels,
      coalesce(sum(weight_g) filter (where status <> 'YQX'), 0)::bigint as weight_g,
      coalesce(sum(length_mm::bigint * width_mm * height_mm) filter (where status <> 'YQX'), 0)::bigint as volume_mm3,
      coalesce(sum(freight_usd_minor) filter (where status <> 'YQX'), 0)::bigint as freight_usd_minor
    from parcel where parcel.order_code = asked.code
  ) p
$$;

select refresh_order_progress(array_agg(progress.order_code order by progress.order_code))
from order_progress progress join customer_order on customer_order.code = progress.order_code
where customer_order.pickup_point_id is distinct from progress.unit_id and customer_order.pickup_point_id is not null
having count(*) > 0;
