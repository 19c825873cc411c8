import type { Context } from '../src/context.ts';

/**
 * One order as its parcels and their last events say, without anything that is stored beside them. `made` is an hour of
 * Dushanbe.
 */
export type RecountedOrder = {
  code: string;
  customerId: string | null;
  line: string;
  made: string;
  point: number | null;
  country: string;
  stage: string;
  hasProblem: boolean;
  parcels: number;
  weightG: bigint;
  volumeMm3: bigint;
  cents: bigint;
  /** What the heaviest parcel weighs, in grams; null where none was weighed. */
  heaviestG: number | null;
};

export type RecountedParcel = {
  line: string;
  point: number | null;
  status: string;
  problems: string[];
  lastEventAt: Date;
  freeUntil: string | null;
  /** The day in Dushanbe on which China received it. */
  receivedDay: string | null;
  isDeclaredTwice: boolean;
  /** It has no owner and is in no order. */
  isUnidentified: boolean;
};

/** What a parcel costs by the tariffs that the service opens with, written down a second time. */
const price = `case when weight_g is null then 0 when business_line = 'BSC' then
    round(ceil(greatest(weight_g, coalesce(round(length_mm::numeric * width_mm * height_mm / 6000), 0)) / 10.0) * 10 * 250 / 1000)
  else greatest(round(coalesce(round(length_mm::numeric * width_mm * height_mm / 1000), 0) * 26000 / 1000000),
    round(ceil(weight_g / 10.0) * 10 * 250 / 1000)) end`;

const life = `select parcel.*, ${price} as cents,
    (select status_to from parcel_event where parcel_id = parcel.id order by seq desc limit 1) as now_status
  from parcel`;

/** Counts every order anew. */
export async function recountOrders({ sql }: Pick<Context, 'sql'>): Promise<RecountedOrder[]> {
  const rows = await sql.unsafe<
    (Omit<RecountedOrder, 'weightG' | 'volumeMm3' | 'cents'> &
      Record<'weight' | 'volume' | 'cents', string>)[]
  >(`
    with life as (${life}), going as (select * from life where now_status <> 'YQX')
    select code, customer_id as "customerId", o.business_line as line,
      to_char(created_at at time zone 'UTC' + interval '5 hours', 'YYYY-MM-DD"T"HH24') as made,
      coalesce((select min(pickup_point_id) from going where order_code = code), pickup_point_id) as point,
      coalesce((select min(country_code) from going where order_code = code), 'TJ') as country,
      case when not exists (select from life where order_code = code) then 'NEW'
        when not exists (select from going where order_code = code) then 'YQX'
        else (select now_status from going where order_code = code
          order by strpos('NEW WAIT_FORECAST DTH DHWCRK DHWCCK DZTDQS DKHQS KHYQS', now_status) limit 1) end as stage,
      exists (select from life where order_code = code and problems <> '{}') as "hasProblem",
      (select count(*) from going where order_code = code)::integer as parcels,
      (select max(weight_g) from going where order_code = code) as "heaviestG",
      (select coalesce(sum(weight_g), 0) from going where order_code = code)::text as weight,
      (select coalesce(sum(length_mm::bigint * width_mm * height_mm), 0) from going where order_code = code)::text as volume,
      (select coalesce(sum(cents), 0)::bigint from going where order_code = code)::text as cents
    from customer_order o order by code`);
  return rows.map(({ weight, volume, cents, ...order }) => ({
    ...order,
    weightG: BigInt(weight),
    volumeMm3: BigInt(volume),
    cents: BigInt(cents),
  }));
}

/** Every parcel that is neither collected nor cancelled. */
export async function recountOpenParcels({ sql }: Pick<Context, 'sql'>): Promise<RecountedParcel[]> {
  return sql.unsafe<RecountedParcel[]>(`
    with life as (${life})
    select business_line as line, pickup_point_id as point, now_status as status, problems,
      last_event_at as "lastEventAt", free_until::text as "freeUntil",
      ((received_at at time zone 'UTC') + interval '5 hours')::date::text as "receivedDay",
      is_current and exists (select from life line where line.tracking_code = life.tracking_code
        and line.is_beside and line.now_status <> 'YQX') as "isDeclaredTwice",
      is_current and customer_code is null and order_code is null as "isUnidentified"
    from life where now_status not in ('KHYQS', 'YQX')`);
}
