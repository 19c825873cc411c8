/** Corrections of charges by the office. */
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type CorrectionState = 'WAITING' | 'DONE' | 'REFUSED' | 'ENDED';

export type CorrectionRow = {
  id: string;
  chargeId: string;
  customerCode: string;
  trackingCode: string;
  kind: ChargeKind;
  amountMinor: bigint;
  reason: string;
  state: CorrectionState;
  askedAt: Date;
  askedBy: string;
  askedById: string;
  endsAt: Date;
  decidedBy: string | null;
};

/** The customer of a charge. */
export async function payerOf(db: Db | Tx, chargeId: string): Promise<string | undefined> {
  const { rows } = await query<{ code: string }>`
    select customer_code as code from charge where id = ${chargeId}`.execute(db);
  return rows[0]?.code;
}

export async function insertCorrection(
  tx: Tx,
  row: Omit<CorrectionRow, 'trackingCode' | 'kind' | 'decidedBy'>,
): Promise<void> {
  await query`
    insert into charge_correction (id, charge_id, customer_code, amount_minor, reason, state, asked_at, asked_by, asked_by_id, ends_at)
    values (${row.id}, ${row.chargeId}, ${row.customerCode}, ${row.amountMinor}, ${row.reason}, ${row.state}, ${row.askedAt},
      ${row.askedBy}, ${row.askedById}, ${row.endsAt})`.execute(tx);
}

const mostListed = 200;

/** One, or those that wait and have not ended by a moment. */
export async function findCorrections(
  db: Db | Tx,
  filter: { id: string } | { waitAt: Date },
): Promise<CorrectionRow[]> {
  const which =
    'id' in filter
      ? query`correction.id = ${filter.id}`
      : query`state = 'WAITING' and ends_at > ${filter.waitAt}`;
  const { rows } = await query<Omit<CorrectionRow, 'amountMinor'> & { amountMinor: string }>`
    select correction.id, charge_id as "chargeId", correction.customer_code as "customerCode", tracking_code as "trackingCode",
      kind, correction.amount_minor as "amountMinor", reason, state, asked_at as "askedAt", asked_by as "askedBy",
      asked_by_id as "askedById", ends_at as "endsAt", decided_by as "decidedBy"
    from charge_correction as correction join charge on charge.id = charge_id
    join parcel_facts as parcel on parcel.id = charge.parcel_id
    where ${which} order by asked_at, correction.id limit ${mostListed}`.execute(db);
  return rows.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) }));
}

/** Decides one that waits and has not ended; false when it does not. The purse is locked. */
export async function decideCorrection(
  tx: Tx,
  id: string,
  { state, at, by, byId }: { state: CorrectionState; at: Date; by: string; byId: string },
): Promise<boolean> {
  const { rows } = await query`
    update charge_correction set state = ${state}, decided_at = ${at}, decided_by = ${by}, decided_by_id = ${byId}
    where id = ${id} and state = 'WAITING' and ends_at > ${at} returning id`.execute(tx);
  return rows.length > 0;
}

/** Ends those that were not confirmed in time. */
export async function endCorrections(db: Db, now: Date): Promise<void> {
  await query`
    update charge_correction set state = 'ENDED', decided_at = ${now} where state = 'WAITING' and ends_at <= ${now}`.execute(
    db,
  );
}
