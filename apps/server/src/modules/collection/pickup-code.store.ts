/** Which generation of the code each customer has at each point. What waits there is read from the parcels. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { Collector } from './pickup-code.ts';

export type StoredCode = Collector & {
  generation: number;
  fingerprint: Buffer | null;
  wrongTries: number;
  /** Something waits there now. */
  waits: boolean;
};

/** The unique index over the codes in use at a point. */
export const codeInUse = 'pickup_code_in_use';

const waiting = query<boolean>`exists (
  select from parcel_facts as parcel
  where parcel.customer_code = code.customer_code and parcel.pickup_point_id = code.pickup_point_id
    and status = ${ParcelStatus.AwaitingCustomer} and (is_current or is_beside) and closed_at is null)`;

const columns = query`customer_code as "customerCode", pickup_point_id as "pickupPointId", generation, fingerprint,
  wrong_tries as "wrongTries"`;

function pairsOf(collectors: readonly Collector[]) {
  const customers = collectors.map(({ customerCode }) => customerCode);
  const points = collectors.map(({ pickupPointId }) => pickupPointId);
  return query`unnest(${customers}::text[], ${points}::integer[]) as pair (customer_code, pickup_point_id)`;
}

/** Those of these that have a code in use, while something waits. */
export async function findCodesInUse(db: Db, collectors: readonly Collector[]): Promise<StoredCode[]> {
  const { rows } = await query<StoredCode>`
    select ${columns}, true as waits from pickup_code as code join ${pairsOf(collectors)} using (customer_code, pickup_point_id)
    where fingerprint is not null and ${waiting}`.execute(db);
  return rows;
}

/**
 * Locks the codes of all of these in one order for all writers, made where there were none, and says where something
 * waits now.
 */
export async function lockCodes(tx: Tx, collectors: readonly Collector[]): Promise<StoredCode[]> {
  const locked = query`(select customer_code, pickup_point_id from ${pairsOf(collectors)})`;
  const lockKnown = query`
    select customer_code from pickup_code where (customer_code, pickup_point_id) in ${locked}
    order by customer_code, pickup_point_id for update`;
  // One alone has no order to keep, and mostly it is there: several are made first, or their locks would be had in two
  // goes.
  const isOne = collectors.length === 1;
  if (!isOne || (await lockKnown.execute(tx)).rows.length === 0) {
    await query`
      insert into pickup_code (customer_code, pickup_point_id) select * from ${pairsOf(collectors)} order by 1, 2
      on conflict do nothing`.execute(tx);
    await lockKnown.execute(tx);
  }
  // A statement of its own: it sees what the transactions that held the locks have written.
  const { rows } = await query<StoredCode>`
    select ${columns}, ${waiting} as waits from pickup_code as code
    where (customer_code, pickup_point_id) in ${locked} order by 1, 2`.execute(tx);
  return rows;
}

/** Those of these fingerprints that are in use at the point. */
export async function findFingerprints(tx: Tx, pickupPointId: number, fingerprints: readonly Buffer[]) {
  const { rows } = await query<{ fingerprint: Buffer }>`
    select fingerprint from pickup_code
    where pickup_point_id = ${pickupPointId} and fingerprint = any(${[...fingerprints]}::bytea[])`.execute(
    tx,
  );
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Gives out the code of a generation. Breaks `codeInUse` where another customer of the point has the same. */
export async function useCode(
  tx: Tx,
  { customerCode, pickupPointId }: Collector,
  { generation, fingerprint }: { generation: number; fingerprint: Buffer },
): Promise<void> {
  await query`
    update pickup_code set generation = ${generation}, fingerprint = ${fingerprint}, wrong_tries = 0
    where customer_code = ${customerCode} and pickup_point_id = ${pickupPointId}`.execute(tx);
}

export async function saveWrongTries(
  tx: Tx,
  { customerCode, pickupPointId }: Collector,
  wrongTries: number,
): Promise<void> {
  await query`
    update pickup_code set wrong_tries = ${wrongTries}
    where customer_code = ${customerCode} and pickup_point_id = ${pickupPointId}`.execute(tx);
}

/** Takes these codes out of use: the next ones are of a new generation. They must be locked. */
export async function endCodes(tx: Tx, collectors: readonly Collector[]): Promise<void> {
  await query`
    update pickup_code set generation = generation + 1, fingerprint = null, wrong_tries = 0
    where (customer_code, pickup_point_id) in (select customer_code, pickup_point_id from ${pairsOf(collectors)})`.execute(
    tx,
  );
}

/** Takes every code out of use. Returns how many were in use. */
export async function endAllCodes(tx: Tx): Promise<number> {
  const { rows } = await query`
    update pickup_code set generation = generation + 1, fingerprint = null, wrong_tries = 0
    where fingerprint is not null returning 1`.execute(tx);
  return rows.length;
}

/** The customer of this code at the point. */
export async function findCustomerOfCode(
  db: Db,
  pickupPointId: number,
  fingerprint: Buffer,
): Promise<string | undefined> {
  const { rows } = await query<{ customerCode: string }>`
    select customer_code as "customerCode" from pickup_code as code
    where pickup_point_id = ${pickupPointId} and fingerprint = ${fingerprint} and ${waiting}`.execute(db);
  return rows[0]?.customerCode;
}
