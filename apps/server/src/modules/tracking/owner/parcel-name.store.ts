/**
 * What customers call their parcels. Everything here is narrowed to one customer, but for the names that a parcel
 * loses.
 */
import { foldForm } from '@rohi/contract/lists/fold-text';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { searchTextOf } from '../../../platform/search-text.ts';

/** A customer's code and a tracking code: what a name belongs to. */
export type Named = { customerCode: string; trackingCode: string };

/** What this customer calls parcels of these codes, by code; those without a name are missing. */
export async function findParcelNames(
  db: Db | Tx,
  customerCode: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcel_name')
    .select(['tracking_code', 'name'])
    .where('customer_code', '=', customerCode)
    .where('tracking_code', '=', query<string>`any(${[...codes]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.tracking_code, row.name]));
}

/**
 * Keeps this parcel or line of the customer as it is until the end of the transaction; false where it is not the
 * customer's.
 */
export async function lockOwnParcel(tx: Tx, { customerCode, trackingCode }: Named): Promise<boolean> {
  const rows = await tx
    .selectFrom('parcel')
    .select('id')
    .where('tracking_code', '=', trackingCode)
    .where('customer_code', '=', customerCode)
    .where(query<boolean>`(is_current or is_beside)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length > 0;
}

/** Stores a name in the place of another. */
export async function storeParcelName(
  tx: Tx,
  { customerCode, trackingCode }: Named,
  name: string,
  namedAt: Date,
): Promise<void> {
  const text = { name, form: foldForm, search_text: searchTextOf([], [name]), named_at: namedAt };
  await tx
    .insertInto('parcel_name')
    .values({ customer_code: customerCode, tracking_code: trackingCode, ...text })
    .onConflict((conflict) => conflict.columns(['customer_code', 'tracking_code']).doUpdateSet(text))
    .execute();
}

export async function deleteParcelNames(tx: Tx, names: readonly Named[]): Promise<void> {
  if (names.length === 0) return;
  await query`
    delete from parcel_name using unnest(
      ${names.map(({ customerCode }) => customerCode)}::text[],
      ${names.map(({ trackingCode }) => trackingCode)}::text[]) as gone (customer_code, tracking_code)
    where parcel_name.customer_code = gone.customer_code and parcel_name.tracking_code = gone.tracking_code`.execute(
    tx,
  );
}

/** Names of one customer are another's from now on, where that one has none for the same code. */
export async function moveParcelNames(
  tx: Tx,
  { from, into, trackingCodes }: { from: string; into: string; trackingCodes: readonly string[] },
): Promise<void> {
  await query`
    update parcel_name as named set customer_code = ${into}
    where customer_code = ${from} and tracking_code = any(${[...trackingCodes]}::text[]) and not exists (
      select from parcel_name where customer_code = ${into} and tracking_code = named.tracking_code)`.execute(
    tx,
  );
}

/** Folds names of this customer that an older form has folded, so that they are found as the others. */
export async function refoldParcelNames(db: Db, customerCode: string): Promise<void> {
  const rows = await db
    .selectFrom('parcel_name')
    .select(['tracking_code', 'name'])
    .where('customer_code', '=', customerCode)
    .where('form', '<>', foldForm)
    .execute();
  if (rows.length === 0) return;
  await query`
    update parcel_name set form = ${foldForm}, search_text = folded.text
    from unnest(${rows.map((row) => row.tracking_code)}::text[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ name }) => searchTextOf([], [name]))}::text[]) as folded (code, name, text)
    where customer_code = ${customerCode} and tracking_code = folded.code and parcel_name.name = folded.name`.execute(
    db,
  );
}

/** All names that a customer has given. */
export async function deleteNamesOf(tx: Tx, customerCode: string): Promise<void> {
  await tx.deleteFrom('parcel_name').where('customer_code', '=', customerCode).execute();
}
