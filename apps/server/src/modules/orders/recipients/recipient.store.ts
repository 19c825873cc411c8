import { sql as query, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';

/** One entry of a customer's book. */
export type StoredRecipient = {
  id: string;
  name: string;
  /** In international form. */
  phone: string;
  pickupPointId: number | null;
  note: string | null;
  isDefault: boolean;
  version: number;
};

function recipientOf(row: Selectable<DB['recipient']>): StoredRecipient {
  const { id, name, phone, note, version } = row;
  return { id, name, phone, note, version, pickupPointId: row.pickup_point_id, isDefault: row.is_default };
}

function columnsOf({ name, phone, pickupPointId, note, isDefault }: Omit<StoredRecipient, 'id' | 'version'>) {
  return { name, phone, pickup_point_id: pickupPointId, note, is_default: isDefault };
}

/** One change of a customer's book after the other, until the end of the transaction. */
export async function lockBook(tx: Tx, customerId: string): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended(${`recipients:${customerId}`}, 0))`.execute(tx);
}

/** The book of a customer; with `requestId` only the entry that this request has made. */
export async function findRecipients(
  db: Db | Tx,
  customerId: string,
  requestId?: string,
): Promise<StoredRecipient[]> {
  let rows = db.selectFrom('recipient').selectAll().where('customer_id', '=', customerId);
  if (requestId !== undefined) rows = rows.where('request_id', '=', requestId);
  return (await rows.execute()).map(recipientOf);
}

/** Adds an entry. */
export async function insertRecipient(
  tx: Tx,
  customerId: string,
  requestId: string,
  now: Date,
  recipient: Omit<StoredRecipient, 'version'>,
): Promise<void> {
  await tx
    .insertInto('recipient')
    .values({
      id: recipient.id,
      customer_id: customerId,
      request_id: requestId,
      created_at: now,
      ...columnsOf(recipient),
    })
    .execute();
}

/** Writes an entry and counts its version up. */
export async function updateRecipient(tx: Tx, recipient: StoredRecipient): Promise<void> {
  await tx
    .updateTable('recipient')
    .set({ ...columnsOf(recipient), version: recipient.version + 1 })
    .where('id', '=', recipient.id)
    .execute();
}

/** The book has no usual recipient any more. */
export async function clearDefault(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('recipient')
    .set((row) => ({ is_default: false, version: row('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
}

/** False when this customer has no such entry. */
export async function deleteRecipient(db: Db, customerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recipient')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The whole book of a customer who has left. */
export async function deleteRecipients(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('recipient').where('customer_id', '=', customerId).execute();
}
