import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Takes a request; false when it is on record. Waits for a transaction that does the same one. */
export async function takeRequest(
  tx: Tx,
  { requestId, askedHash, at }: { requestId: string; askedHash: Buffer; at: Date },
): Promise<boolean> {
  const { rows } = await query`
    insert into money_request (request_id, asked_hash, asked_at) values (${requestId}, ${askedHash}, ${at})
    on conflict (request_id) do nothing returning request_id`.execute(tx);
  return rows.length > 0;
}

/** What was asked under an id, and what was answered. */
export async function findRequest(
  tx: Tx,
  requestId: string,
): Promise<{ askedHash: Buffer; answer: unknown } | undefined> {
  const { rows } = await query<{ askedHash: Buffer; answer: unknown }>`
    select asked_hash as "askedHash", answer from money_request where request_id = ${requestId}`.execute(tx);
  return rows[0];
}

export async function storeAnswer(tx: Tx, requestId: string, answer: unknown): Promise<void> {
  await query`
    update money_request set answer = ${JSON.stringify(answer)}::json where request_id = ${requestId}`.execute(
    tx,
  );
}

/** Deletes requests of before a moment, at most so many. Returns how many. */
export async function deleteRequests(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await query`
    delete from money_request where request_id in (
      select request_id from money_request where asked_at < ${before} limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
