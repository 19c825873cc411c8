/** The lines of orders that wait beside the parcel of their code. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { storedColumns, withHistories, type StoredParcel } from './parcel.store.ts';

/**
 * Locks the lines that wait beside the parcels of these codes, the first declared first; the caller has locked those.
 */
export async function lockWaitingLines(tx: Tx, codes: readonly string[]): Promise<StoredParcel[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .selectFrom('parcel')
    .select(storedColumns)
    .where('tracking_code', '=', query<string>`any(${[...codes]}::text[])`)
    .where('is_beside', '=', true)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return withHistories(tx, rows);
}

/** The lines of this customer for these codes, where others wait for them too. */
export async function linesOfCustomer(
  db: Db | Tx,
  customerCode: string,
  codes: readonly string[],
): Promise<StoredParcel[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(storedColumns)
    .where('customer_code', '=', customerCode)
    .where('tracking_code', '=', query<string>`any(${[...codes]}::text[])`)
    .where(query<boolean>`((is_beside and closed_at is null) or (is_current and declared_twice))`)
    .orderBy('id')
    .execute();
  return withHistories(db, rows);
}
