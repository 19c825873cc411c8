-- What reports count: how far each order is, and sums of that by day. Both follow from parcels and orders in the very
-- transaction that changes those; nothing else writes them.

-- The freight of a weighed parcel by the tariff of the day on which China received it, in cents of a dollar.
alter table parcel add column freight_usd_minor bigint check (freight_usd_minor >= 0);

create table order_progress (
  order_code text primary key,
  -- Null while parcels carry a code of which there is no order (yet): such a row is counted nowhere.
  created_at timestamptz,
  customer_id uuid,
  -- Where its parcels go; null while nobody has said so.
  unit_id integer,
  business_line text not null,
  country_code text not null,
  stage text not null,
  has_problem boolean not null,
  -- Of the parcels that are not cancelled; weight and volume of those that were measured, freight of those that were charged.
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  freight_usd_minor bigint not null
)
-- Rewritten with every step of its parcels, so each page keeps room for that.
with (fillfactor = 80);

create index order_progress_created on order_progress (created_at) where created_at is not null;
create index order_progress_customer on order_progress (customer_id, created_at desc, order_code) where customer_id is not null;
create index order_progress_undeclared on order_progress (created_at)
  where stage in ('NEW', 'WAIT_FORECAST') and created_at is not null;

-- Sums of order_progress by the Dushanbe day on which the orders were made. A change appends rows that add and take away, so
-- that writers never wait for each other; a job folds the rows of one key into one. Readers sum whatever there is.
create table order_tally (
  day date not null,
  -- 0: orders without a pickup point.
  unit_id integer not null,
  business_line text not null,
  country_code text not null,
  stage text not null,
  orders integer not null,
  problem_orders integer not null,
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  freight_usd_minor bigint not null,
  folded boolean not null default false
);

create index order_tally_day on order_tally (day);
create index order_tally_unfolded on order_tally (day) where not folded;

-- How far these orders are, from their parcels. The stage is that of the least advanced parcel that is not cancelled.
create function order_progress_of(codes text[]) returns setof order_progress language sql stable as $$
  select asked.code, o.created_at, o.customer_id, coalesce(p.unit_id, o.pickup_point_id), coalesce(o.business_line, 'BSC'),
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

-- Under the lock of its row an order is looked at again: whoever moves another parcel of it meanwhile waits here, and then sees
-- what this one wrote. The rows are locked in one order by all; a row that is missing is made first, so that there is one to lock.
create function refresh_order_progress(codes text[]) returns void language plpgsql as $$
declare
  locked integer;
begin
  perform from order_progress where order_code = any (codes) order by order_code for no key update;
  get diagnostics locked = row_count;
  if locked < cardinality(codes) then
    insert into order_progress
      select code, null, null, null, 'BSC', 'TJ', 'NEW', false, 0, 0, 0, 0
      from unnest(codes) as missing (code)
      where not exists (select from order_progress where order_code = code)
      order by code
      on conflict do nothing;
    perform from order_progress where order_code = any (codes) order by order_code for no key update;
  end if;
  update order_progress set created_at = now_is.created_at, customer_id = now_is.customer_id, unit_id = now_is.unit_id,
      business_line = now_is.business_line, country_code = now_is.country_code, stage = now_is.stage,
      has_problem = now_is.has_problem, parcels = now_is.parcels, weight_g = now_is.weight_g,
      volume_mm3 = now_is.volume_mm3, freight_usd_minor = now_is.freight_usd_minor
    from order_progress_of(codes) as now_is
    where order_progress.order_code = now_is.order_code and order_progress is distinct from now_is;
end $$;

create function refresh_orders_of_parcels() returns trigger language plpgsql as $$
declare
  codes text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct order_code) into codes from rows_after where order_code is not null;
  else
    select array_agg(distinct code) into codes
    from rows_before b
    join rows_after a using (id)
    cross join lateral (values (b.order_code), (a.order_code)) as either (code)
    where code is not null
      and (b.order_code, b.status, b.problems, b.pickup_point_id, b.country_code, b.weight_g, b.length_mm, b.width_mm, b.height_mm, b.freight_usd_minor)
        is distinct from (a.order_code, a.status, a.problems, a.pickup_point_id, a.country_code, a.weight_g, a.length_mm, a.width_mm, a.height_mm, a.freight_usd_minor);
  end if;
  if codes is not null then
    perform refresh_order_progress(codes);
  end if;
  return null;
end $$;

create function refresh_changed_orders() returns trigger language plpgsql as $$
declare
  codes text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(code) into codes from rows_after;
  else
    select array_agg(a.code) into codes
    from rows_before b
    join rows_after a using (id)
    where (b.created_at, b.customer_id, b.pickup_point_id, b.business_line)
      is distinct from (a.created_at, a.customer_id, a.pickup_point_id, a.business_line);
  end if;
  if codes is not null then
    perform refresh_order_progress(codes);
  end if;
  return null;
end $$;

create function tally_order_progress() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tally
      select (created_at at time zone 'Asia/Dushanbe')::date, coalesce(unit_id, 0), business_line, country_code, stage,
        count(*), count(*) filter (where has_problem), sum(parcels), sum(weight_g), sum(volume_mm3), sum(freight_usd_minor)
      from rows_after where created_at is not null
      group by 1, 2, 3, 4, 5;
  else
    insert into order_tally
      select (created_at at time zone 'Asia/Dushanbe')::date, coalesce(unit_id, 0), business_line, country_code, stage,
        sum(sign), coalesce(sum(sign) filter (where has_problem), 0), sum(sign * parcels), sum(sign * weight_g),
        sum(sign * volume_mm3), sum(sign * freight_usd_minor)
      from (select -1 as sign, * from rows_before union all select 1, * from rows_after) as changes
      where created_at is not null
      group by 1, 2, 3, 4, 5
      having (sum(sign), coalesce(sum(sign) filter (where has_problem), 0), sum(sign * parcels), sum(sign * weight_g), sum(sign * volume_mm3),
        sum(sign * freight_usd_minor)) <> (0::bigint, 0::bigint, 0::bigint, 0::numeric, 0::numeric, 0::numeric);
  end if;
  return null;
end $$;

create trigger order_progress_inserted after insert on order_progress
  referencing new table as rows_after for each statement execute function tally_order_progress();
create trigger order_progress_updated after update on order_progress
  referencing old table as rows_before new table as rows_after for each statement execute function tally_order_progress();

create trigger parcel_inserted after insert on parcel
  referencing new table as rows_after for each statement execute function refresh_orders_of_parcels();
create trigger parcel_updated after update on parcel
  referencing old table as rows_before new table as rows_after for each statement execute function refresh_orders_of_parcels();

create trigger customer_order_inserted after insert on customer_order
  referencing new table as rows_after for each statement execute function refresh_changed_orders();
create trigger customer_order_updated after update on customer_order
  referencing old table as rows_before new table as rows_after for each statement execute function refresh_changed_orders();

-- Makes all of it again, for data that came in past the triggers. Writers wait meanwhile.
create function rebuild_order_progress() returns void language plpgsql as $$
begin
  lock table parcel, customer_order in share mode;
  truncate order_progress, order_tally;
  insert into order_progress select * from order_progress_of(array(
    select code from customer_order union select order_code from parcel where order_code is not null));
end $$;

select rebuild_order_progress();

-- What waits for a decision of the staff, found without a walk over all parcels.
create index parcel_with_problem on parcel (id) where problems <> '{}' and closed_at is null;
create index parcel_over_free_days on parcel (free_until) where status = 'DKHQS';
