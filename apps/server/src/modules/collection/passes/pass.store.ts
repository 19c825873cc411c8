/** Passes of customers, and the people they were given to. */
import type { PassEnd } from '@rohi/contract/collection/passes/pass-rules';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { changedSince } from '../../../platform/snapshot-progress.ts';

export type StoredPass = {
  /** Rises with each that is made. */
  id: string;
  serial: string;
  customerCode: string;
  pickupPointId: number | null;
  /** Null of the customer's own. */
  delegate: string | null;
  parcelLimit: number | null;
  /** Null: any that can be collected. */
  parcelIds: string[] | null;
  madeAt: Date;
  notAfter: Date;
  endedAt: Date | null;
  endReason: PassEnd | null;
  usedVisitId: string | null;
  usedAt: Date | null;
};

/** What a pass is when it is made. */
export type NewPass = Omit<StoredPass, 'id' | 'endedAt' | 'endReason' | 'usedVisitId' | 'usedAt'> & {
  requestId: string | null;
};

/** The indices by which one own and one given pass of a customer are good at the same time. */
export const passesInUse: readonly string[] = ['pass_own_in_use', 'pass_given_in_use'];

/** The number of a pass, or the request that has made it. */
export const takenPass: readonly string[] = ['pass_pkey', 'pass_request_id_key'];

const columns = query`id::text, serial, customer_code as "customerCode", pickup_point_id as "pickupPointId", delegate,
  parcel_limit as "parcelLimit", parcel_ids::text[] as "parcelIds", made_at as "madeAt", not_after as "notAfter",
  ended_at as "endedAt", end_reason as "endReason", used_visit_id as "usedVisitId", used_at as "usedAt"`;

export async function insertPass(tx: Tx, pass: NewPass): Promise<StoredPass> {
  const { rows } = await query<StoredPass>`
    insert into pass (serial, customer_code, request_id, pickup_point_id, delegate, parcel_limit, parcel_ids, made_at, not_after)
    values (${pass.serial}, ${pass.customerCode}, ${pass.requestId}, ${pass.pickupPointId}, ${pass.delegate},
      ${pass.parcelLimit}, ${pass.parcelIds}::bigint[], ${pass.madeAt}, ${pass.notAfter})
    returning ${columns}`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new TypeError('no pass was stored');
  return made;
}

export async function findPass(db: Db | Tx, serial: string): Promise<StoredPass | undefined> {
  const { rows } = await query<StoredPass>`select ${columns} from pass where serial = ${serial}`.execute(db);
  return rows[0];
}

/** The pass until the end of the transaction: it is not revoked or used meanwhile. */
export async function lockPass(tx: Tx, serial: string): Promise<StoredPass | undefined> {
  const { rows } = await query<StoredPass>`
    select ${columns} from pass where serial = ${serial} for update`.execute(tx);
  return rows[0];
}

export async function findPassOfRequest(db: Db | Tx, requestId: string): Promise<StoredPass | undefined> {
  const { rows } = await query<StoredPass>`
    select ${columns} from pass where request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** The own pass that is not revoked; it may have run out. */
export async function findOwnPass(db: Db | Tx, customerCode: string): Promise<StoredPass | undefined> {
  const { rows } = await query<StoredPass>`
    select ${columns} from pass
    where customer_code = ${customerCode} and delegate is null and ended_at is null`.execute(db);
  return rows[0];
}

/** What this customer has given to others, the latest first. */
export async function listGivenPasses(db: Db, customerCode: string, most: number): Promise<StoredPass[]> {
  const { rows } = await query<StoredPass>`
    select ${columns} from pass where customer_code = ${customerCode} and delegate is not null
    order by pass.id desc limit ${most}`.execute(db);
  return rows;
}

/** Makes a pass good until later; false where it was revoked meanwhile. */
export async function extendPass(db: Db, serial: string, notAfter: Date): Promise<boolean> {
  const { rows } = await query`
    update pass set not_after = greatest(not_after, ${notAfter}) where serial = ${serial} and ended_at is null
    returning serial`.execute(db);
  return rows.length > 0;
}

/** Locks the passes of this customer: none is made or revoked by others until the end of the transaction. */
export async function lockPassesOf(tx: Tx, customerCode: string): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended(${`passes:${customerCode}`}, 0))`.execute(tx);
}

/** What stands in a pass that is revoked. */
const ended = (reason: PassEnd) =>
  query`ended_at = now(), end_reason = ${reason}, changed_in = pg_current_xact_id()`;

/**
 * Revokes the passes of these customers, in one order for all writers; `upTo`: only those that were made no later than
 * the pass of this id.
 */
export async function endPasses(
  tx: Tx,
  customerCodes: readonly string[],
  { reason, upTo }: { reason: PassEnd; upTo?: string },
): Promise<void> {
  await query`
    update pass set ${ended(reason)}
    where serial in (
      select serial from pass where customer_code = any(${[...customerCodes]}::text[]) and ended_at is null
        and (${upTo ?? null}::bigint is null or id <= ${upTo ?? null}::bigint)
      order by serial for update)`.execute(tx);
}

/** A parcel that a pass allows to be handed over now. */
const isAllowed = query`parcel.customer_code = pass.customer_code and parcel.status = ${ParcelStatus.AwaitingCustomer}
  and (pass.pickup_point_id is null or parcel.pickup_point_id = pass.pickup_point_id)
  and (pass.parcel_ids is null or parcel.id = any(pass.parcel_ids))`;

/** Revokes those passes of these customers that allow no parcel any more. */
export async function endEmptyPasses(tx: Tx, customerCodes: readonly string[]): Promise<void> {
  await query`
    update pass set ${ended('NOTHING_LEFT')}
    where serial in (
      select serial from pass where customer_code = any(${[...customerCodes]}::text[]) and ended_at is null
        and not exists (select from parcel_facts as parcel where ${isAllowed})
      order by serial for update)`.execute(tx);
}

/** Whether a pass allows any parcel, as this transaction sees them. */
export async function allowsAny(tx: Tx, serial: string): Promise<boolean> {
  const { rows } = await query`
    select from pass where serial = ${serial} and exists (select from parcel_facts as parcel where ${isAllowed})`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Notes by which visit a pass was used. */
export async function storeUse(
  tx: Tx,
  serial: string,
  { visitId, at }: { visitId: string; at: Date },
): Promise<void> {
  await query`
    update pass set used_visit_id = ${visitId}, used_at = ${at} where serial = ${serial}`.execute(tx);
}

/**
 * The numbers of revoked passes that would still be good at this moment; `since`: of those alone that a transaction
 * from that number on has revoked.
 */
export async function listRevoked(db: Db, now: Date, since: string | null): Promise<string[]> {
  const { rows } = await query<{ serial: string }>`
    select serial from pass where ended_at is not null and not_after > ${now}
      and ${since === null ? query`true` : changedSince('pass', since)} order by serial`.execute(db);
  return rows.map(({ serial }) => serial);
}

/** Deletes what has run out before a moment; returns how many. */
export async function deletePasses(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await query`delete from pass where not_after < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
