import type { WeighingOutcome, WeighingSettlement } from '@rohi/contract/linehaul/weighing-names';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';

/** A second weight as it was found. Grams, and cents of a dollar. */
export type FoundWeight = {
  id: string;
  parcelId: string;
  unitId: number;
  oldG: number | null;
  newG: number;
  oldMinor: bigint | null;
  newMinor: bigint | null;
  outcome: WeighingOutcome;
  at: Date;
  by: string;
  device: string;
};

export type SecondWeighingRow = Omit<FoundWeight, 'at' | 'by' | 'device' | 'unitId'> & {
  trackingCode: string;
  customerCode: string | null;
  orderCode: string | null;
  weighedAt: Date;
  weighedBy: string;
  settled: WeighingSettlement | null;
  reason: string | null;
  settledBy: string | null;
};

const minorOf = (value: string | null) => (value === null ? null : BigInt(value));
const text = (minor: bigint | null) => (minor === null ? null : String(minor));

/** Writes it down, and settles an earlier one of the parcel that still waits for a person. The parcel is locked. */
export async function insertWeighing(tx: Tx, found: FoundWeight): Promise<void> {
  sendAhead(
    query`
    update second_weighing set settled = 'WEIGHED_AGAIN', settled_at = ${found.at}, settled_by = ${found.by}
    where parcel_id = ${found.parcelId}::bigint and settled is null and outcome = 'HIGHER'`.execute(tx),
  );
  await query`
    insert into second_weighing (id, parcel_id, unit_id, old_g, new_g, old_minor, new_minor, outcome, weighed_at, weighed_by, device)
    values (${found.id}, ${found.parcelId}, ${found.unitId}, ${found.oldG}, ${found.newG}, ${text(found.oldMinor)},
      ${text(found.newMinor)}, ${found.outcome}, ${found.at}, ${found.by}, ${found.device})`.execute(tx);
}

type Gone = Pick<FoundWeight, 'oldG' | 'newG' | 'oldMinor' | 'newMinor' | 'outcome'>;

/**
 * Deletes one, and opens the earlier one that it had replaced; undefined where it was settled, more than it costs was
 * paid, or the parcel was weighed since. The parcel is locked.
 */
export async function deleteWeighing(tx: Tx, id: string): Promise<Gone | undefined> {
  type Row = Omit<Gone, 'oldMinor' | 'newMinor'> &
    Record<'oldMinor' | 'newMinor', string | null> & { parcelId: string; at: Date };
  const { rows } = await query<Row>`
    delete from second_weighing as gone where id = ${id} and settled is null and outcome <> 'LOWERED_PAID'
      and not exists (select from second_weighing as later
        where later.parcel_id = gone.parcel_id and later.weighed_at > gone.weighed_at)
    returning parcel_id as "parcelId", weighed_at as at, old_g as "oldG", new_g as "newG", old_minor as "oldMinor",
      new_minor as "newMinor", outcome`.execute(tx);
  const [gone] = rows;
  if (gone === undefined) return undefined;
  const { parcelId, at, oldMinor, newMinor, ...weights } = gone;
  await query`
    update second_weighing set settled = null, settled_at = null, settled_by = null
    where parcel_id = ${parcelId}::bigint and settled = 'WEIGHED_AGAIN' and settled_at = ${at}`.execute(tx);
  return { ...weights, oldMinor: minorOf(oldMinor), newMinor: minorOf(newMinor) };
}

/** Whether more was paid for a parcel than it costs by an earlier second weight, and was not paid back. */
export async function waitsForRefund(tx: Tx, parcelId: string): Promise<boolean> {
  const { rows } = await query`
    select from second_weighing where parcel_id = ${parcelId}::bigint and settled is null and outcome = 'LOWERED_PAID'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a parcel was weighed at a hub already. */
export async function wasWeighedAgain(tx: Tx, trackingCode: string): Promise<boolean> {
  const { rows } = await query`
    select from second_weighing join parcel_facts as parcel on parcel.id = parcel_id
    where tracking_code = ${trackingCode} and is_current limit 1`.execute(tx);
  return rows.length > 0;
}

const isOpen = query`settled is null and outcome in ('LOWERED_PAID', 'HIGHER')`;

/** How many wait for a person, and since when the first has. */
export async function countOpen(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(weighed_at) as oldest from second_weighing where ${isOpen}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** Those that wait for a person, the oldest first, or the one of this id; with how many there are. */
export async function findWeighings(
  db: Db | Tx,
  which: { id: string } | { limit: number },
): Promise<{ total: number; rows: SecondWeighingRow[] }> {
  type Row = Omit<SecondWeighingRow, 'oldMinor' | 'newMinor'> &
    Record<'oldMinor' | 'newMinor', string | null> & { total: number };
  const condition = 'id' in which ? query`second_weighing.id = ${which.id}` : isOpen;
  const { rows } = await query<Row>`
    select second_weighing.id, parcel_id as "parcelId", tracking_code as "trackingCode", customer_code as "customerCode",
      order_code as "orderCode", old_g as "oldG", new_g as "newG", old_minor as "oldMinor", new_minor as "newMinor", outcome,
      weighed_at as "weighedAt", weighed_by as "weighedBy", settled, reason, settled_by as "settledBy",
      count(*) over ()::integer as total
    from second_weighing join parcel_facts as parcel on parcel.id = parcel_id
    where ${condition} order by weighed_at, second_weighing.id limit ${'id' in which ? 1 : which.limit}`.execute(
    db,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, oldMinor, newMinor, ...row }) => ({
      ...row,
      oldMinor: minorOf(oldMinor),
      newMinor: minorOf(newMinor),
    })),
  };
}

/** Settles one that waits; false where somebody was faster. */
export async function settleRow(
  tx: Tx,
  id: string,
  { settled, reason, at, by }: { settled: WeighingSettlement; reason: string; at: Date; by: string },
): Promise<boolean> {
  const { rows } = await query`
    update second_weighing set settled = ${settled}, reason = ${reason}, settled_at = ${at}, settled_by = ${by}
    where id = ${id} and ${isOpen} returning id`.execute(tx);
  return rows.length > 0;
}
