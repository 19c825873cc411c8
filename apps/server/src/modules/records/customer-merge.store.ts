/** Merges of two customers who are one person, with what each has moved. */
import type { MergeState } from '@rohi/contract/records/customer-merge.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

type Person = { id: string; customerCode: string; name: string };

/** A merge; `moved` is what it has moved, as those who moved it have put it. */
export type StoredMerge<Moved = unknown> = {
  id: string;
  state: MergeState;
  from: Person;
  into: Person;
  reason: string;
  consent: string | null;
  seen: string;
  askedAt: Date;
  askedBy: string;
  askedById: string;
  endsAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  moved: Moved | null;
  undoneAt: Date | null;
  undoneBy: string | null;
};

type Which = { id?: string; ofCustomer?: string; from?: string; isOpen?: true; waitsAt?: Date };

const mostListed = 200;

/** Merges, the latest first: by id, of a customer on either side, or all that wait. */
export async function findMerges<Moved = unknown>(
  db: Db | Tx,
  { id, ofCustomer, from, isOpen, waitsAt }: Which,
  purpose: 'read' | 'lock' = 'read',
): Promise<StoredMerge<Moved>[]> {
  const lock = purpose === 'lock' ? query`for update of merge` : query``;
  const { rows } = await query<StoredMerge<Moved>>`
    select merge.id, state, reason, consent, seen, asked_at as "askedAt", asked_by as "askedBy", asked_by_id as "askedById",
      ends_at as "endsAt", decided_at as "decidedAt", decided_by as "decidedBy", moved, undone_at as "undoneAt", undone_by as "undoneBy",
      json_build_object('id', giver.id, 'customerCode', giver.customer_code, 'name', giver.name) as "from",
      json_build_object('id', taker.id, 'customerCode', taker.customer_code, 'name', taker.name) as "into"
    from customer_merge as merge join account_facts as giver on giver.id = from_id join account_facts as taker on taker.id = into_id
    where (${id ?? null}::uuid is null or merge.id = ${id ?? null})
      and (${ofCustomer ?? null}::uuid is null or ${ofCustomer ?? null} in (from_id, into_id))
      and (${from ?? null}::uuid is null or from_id = ${from ?? null})
      and (${isOpen ?? false} is false or state in ('WAITING', 'DONE'))
      and (${waitsAt ?? null}::timestamptz is null or state = 'WAITING' and ends_at > ${waitsAt ?? null})
    order by asked_at desc, merge.id limit ${mostListed} ${lock}`.execute(db);
  return rows;
}

export async function insertMerge(
  tx: Tx,
  merge: Pick<
    StoredMerge,
    'id' | 'reason' | 'consent' | 'seen' | 'askedAt' | 'askedBy' | 'askedById' | 'endsAt'
  > & {
    fromId: string;
    intoId: string;
  },
): Promise<void> {
  await query`
    insert into customer_merge (id, from_id, into_id, state, reason, consent, seen, asked_at, asked_by, asked_by_id, ends_at)
    values (${merge.id}, ${merge.fromId}, ${merge.intoId}, 'WAITING', ${merge.reason}, ${merge.consent}, ${merge.seen},
      ${merge.askedAt}, ${merge.askedBy}, ${merge.askedById}, ${merge.endsAt})`.execute(tx);
}

type Decision = { at: Date; by: string; byId: string };

/** Notes that a merge was done, with all that it has moved. */
export async function storeDone(
  tx: Tx,
  id: string,
  moved: object,
  { at, by, byId }: Decision,
): Promise<void> {
  await query`
    update customer_merge set state = 'DONE', moved = ${JSON.stringify(moved)}::jsonb, decided_at = ${at}, decided_by = ${by},
      decided_by_id = ${byId} where id = ${id}`.execute(tx);
}

export async function storeRefused(tx: Tx, id: string, { at, by, byId }: Decision): Promise<void> {
  await query`
    update customer_merge set state = 'REFUSED', decided_at = ${at}, decided_by = ${by}, decided_by_id = ${byId}
    where id = ${id}`.execute(tx);
}

/** Ends those of a customer that no second person has decided about in time. */
export async function endOverdue(tx: Tx, fromId: string, now: Date): Promise<void> {
  await query`
    update customer_merge set state = 'ENDED', decided_at = ${now}
    where from_id = ${fromId} and state = 'WAITING' and ends_at <= ${now}`.execute(tx);
}

/** What has followed a merge later, as a part of it. */
export async function storeMoved(tx: Tx, id: string, moved: object): Promise<void> {
  await query`update customer_merge set moved = ${JSON.stringify(moved)}::jsonb where id = ${id}`.execute(tx);
}

export async function storeUndone(tx: Tx, id: string, { at, by, byId }: Decision): Promise<void> {
  await query`
    update customer_merge set state = 'UNDONE', undone_at = ${at}, undone_by = ${by}, undone_by_id = ${byId}
    where id = ${id}`.execute(tx);
}

/** Merges under the old code of which an open parcel, or an order of one, stands again. */
export async function mergesWithLate(db: Db): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select merge.id from customer_merge as merge join account_facts as giver on giver.id = from_id
    where state = 'DONE' and (exists (
      select from parcel_facts as parcel
      where parcel.customer_code = giver.customer_code and closed_at is null and (is_current or is_beside))
      or exists (
        select from order_facts as own where own.customer_id = giver.id and (
          exists (select from parcel_facts as parcel where parcel.order_code = own.code and closed_at is null)
          or not exists (select from parcel_facts as parcel where parcel.order_code = own.code))))
    order by merge.id`.execute(db);
  return rows.map(({ id }) => id);
}
