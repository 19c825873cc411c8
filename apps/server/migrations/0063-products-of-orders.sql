-- What an order is sold as: numbers by product are kept beside those by point and country. An order has a product once a parcel of it was
-- weighed; a product that the office changes later does not reach back.
create view product_facts as
  select id, code, names, business_line, charge_mode, min_weight_g, max_weight_g, enabled from product;

alter table order_progress add column product_id integer;
-- 0: orders without a product.
alter table order_tally add column product_id integer not null default 0;

update order_progress set product_id = fitting.id
from (
  select going.order_code, (
    select product.id from product
    where product.enabled and product.business_line = progress.business_line
      and coalesce(product.min_weight_g <= going.heaviest_g, true) and coalesce(product.max_weight_g >= going.heaviest_g, true)
    order by (product.charge_mode = case when progress.volume_mm3 > progress.weight_g * 6000 then 'VOLUME' else 'WEIGHT' end) desc,
      product.min_weight_g desc nulls last, product.code limit 1) as id
  from (
    select order_code, max(weight_g) as heaviest_g from parcel
    where order_code is not null and status <> 'YQX' and weight_g is not null group by order_code
  ) as going join order_progress progress on progress.order_code = going.order_code
) as fitting
where order_progress.order_code = fitting.order_code and fitting.id is not null;

delete from order_tally;
insert into order_tally (day, unit_id, business_line, country_code, stage, product_id, orders, problem_orders, parcels, weight_g,
  volume_mm3, freight_usd_minor, folded)
select (created_at at time zone 'Asia/Dushanbe')::date, coalesce(unit_id, 0), business_line, country_code, stage, coalesce(product_id, 0),
  count(*), count(*) filter (where has_problem), sum(parcels), sum(weight_g), sum(volume_mm3), sum(freight_usd_minor), true
from order_progress where created_at is not null
group by 1, 2, 3, 4, 5, 6;
