import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** An order, or a parcel without one, of a customer. */
export type EarningOrder = { customerCode: string; of: string };

const orderOf = query`coalesce(parcel.order_code, parcel.tracking_code)`;

/**
 * What was paid for the deliveries of its parcels that were collected, by version, in cents of a dollar. Each part
 * finds its parcels by an index of its own: by their customer or by all charges they are too many.
 */
export async function collectedDeliveries(
  tx: Tx,
  { customerCode, of }: EarningOrder,
): Promise<{ versionId: string; minor: bigint }[]> {
  const { rows } = await query<{ versionId: string; minor: string }>`
    with delivered as materialized (
      select id, customer_code, status from parcel_facts where order_code = ${of}
      union all
      select id, customer_code, status from parcel_facts where tracking_code = ${of} and is_current and order_code is null
      union all
      select id, customer_code, status from parcel_facts
      where tracking_code = ${of} and not is_current and order_code is null)
    select charge.tariff_version_id::text as "versionId", sum(charge.settled_minor) as minor
    from delivered join charge on charge.parcel_id = delivered.id and charge.kind = 'DELIVERY'
    where delivered.customer_code = ${customerCode} and delivered.status = ${ParcelStatus.Received}
      and charge.customer_code = ${customerCode} and charge.tariff_version_id is not null
      and charge.settled_minor >= charge.amount_minor + charge.corrected_minor
    group by 1`.execute(tx);
  return rows.map(({ versionId, minor }) => ({ versionId, minor: BigInt(minor) }));
}

/** How many points it has brought so far. */
export async function earnedBefore(tx: Tx, { customerCode, of }: EarningOrder): Promise<number> {
  const { rows } = await query<{ points: string }>`
    select points from points_earned where customer_code = ${customerCode} and of = ${of}`.execute(tx);
  return Number(rows[0]?.points ?? 0);
}

export async function saveEarned(tx: Tx, { customerCode, of }: EarningOrder, points: number): Promise<void> {
  await query`
    insert into points_earned (customer_code, of, points) values (${customerCode}, ${of}, ${points})
    on conflict (customer_code, of) do update set points = excluded.points`.execute(tx);
}

/** The orders of these parcels that have brought points. */
export async function earningOrdersOf(db: Db, parcelIds: readonly string[]): Promise<EarningOrder[]> {
  const { rows } = await query<EarningOrder>`
    select distinct earned.customer_code as "customerCode", earned.of
    from parcel_facts as parcel join points_earned as earned
      on earned.customer_code = parcel.customer_code and earned.of = ${orderOf}
    where parcel.id = any(${[...parcelIds]}::bigint[]) and earned.points > 0 order by 1, 2`.execute(db);
  return rows;
}
