import type { ComparedThing, SheetDifference } from '@rohi/contract/imports/side-by-side-rules';
import type { SheetComparison } from '@rohi/contract/imports/side-by-side.contract';
import { parcelStatuses, isClosed, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** What is shown of a comparison beside who made it and when. */
export type ComparisonCounts = Pick<
  SheetComparison,
  'compared' | 'agree' | 'differences' | 'setAside' | 'unreadRows' | 'unreadColumns' | 'sums'
>;

/** A comparison as it is stored; `packed` holds its rows. */
export type StoredComparison = {
  id: string;
  day: string;
  fileName: string;
  contentHash: Buffer;
  at: Date;
  /** The login name of who made it. */
  by: string;
  counts: ComparisonCounts;
};

const selectComparisons = (db: Db | Tx) =>
  db
    .selectFrom('sheet_comparison as comparison')
    .innerJoin('account_facts as person', 'person.id', 'comparison.compared_by')
    .select(['comparison.id', 'comparison.file_name as fileName', 'comparison.content_hash as contentHash'])
    .select(['comparison.compared_at as at', sql<string>`person.username`.as('by')])
    .select([sql<string>`comparison.day::text`.as('day'), sql<ComparisonCounts>`counts`.as('counts')]);

/** All that are stored, the newest first. */
export function allComparisons(db: Db): Promise<StoredComparison[]> {
  return selectComparisons(db)
    .orderBy('comparison.compared_at', 'desc')
    .orderBy('comparison.id')
    .limit(200)
    .execute();
}

export async function findComparison(db: Db | Tx, id: string): Promise<StoredComparison | undefined> {
  return selectComparisons(db).where('comparison.id', '=', id).executeTakeFirst();
}

/** The rows of one, packed; undefined where there is none. */
export async function findPacked(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('sheet_comparison')
    .select('packed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.packed;
}

/** Stores one; false where one with this id is stored already. */
export async function insertComparison(
  tx: Tx,
  { by, ...comparison }: Omit<StoredComparison, 'by'> & { by: string; packed: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sheet_comparison')
    .values({
      id: comparison.id,
      day: comparison.day,
      file_name: comparison.fileName,
      content_hash: comparison.contentHash,
      compared_at: comparison.at,
      compared_by: by,
      counts: JSON.stringify(comparison.counts),
      packed: comparison.packed,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets what was compared before that moment. */
export async function deleteComparisons(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sheet_comparison').where('compared_at', '<', before).execute();
}

export type DifferenceKey = { thing: ComparedThing; code: string; difference: SheetDifference };

/** What the sheet is said to be wrong about, with the login names of who says so. */
export async function allSetAside(
  db: Db | Tx,
): Promise<(DifferenceKey & { note: string; by: string; at: Date })[]> {
  const { rows } = await sql<DifferenceKey & { note: string; by: string; at: Date }>`
    select thing, code, difference, note, person.username as by, said_at as at
    from sheet_difference_aside join account_facts as person on person.id = said_by`.execute(db);
  return rows;
}

/** Sets one aside, with the last note, or takes that back. */
export async function storeSetAside(
  tx: Tx,
  { thing, code, difference }: DifferenceKey,
  said: { note: string; by: string; at: Date } | null,
): Promise<void> {
  if (said === null) {
    await tx
      .deleteFrom('sheet_difference_aside')
      .where('thing', '=', thing)
      .where('code', '=', code)
      .where('difference', '=', difference)
      .execute();
    return;
  }
  const values = { note: said.note, said_by: said.by, said_at: said.at };
  await tx
    .insertInto('sheet_difference_aside')
    .values({ thing, code, difference, ...values })
    .onConflict((conflict) => conflict.columns(['thing', 'code', 'difference']).doUpdateSet(values))
    .execute();
}

export type ParcelHere = {
  trackingCode: string;
  status: ParcelStatus;
  ownerCode: string | null;
  weightG: number | null;
};

const openStatuses = parcelStatuses.filter((status) => !isClosed(status));

/** The parcels that are under way or wait, and those of these codes, in whatever state they are. */
export async function parcelsHere(
  db: Db,
  trackingCodes: readonly string[],
  most: number,
): Promise<ParcelHere[]> {
  const { rows } = await sql<ParcelHere>`
    select tracking_code as "trackingCode", status, customer_code as "ownerCode", weight_g as "weightG"
    from parcel_facts where is_current and tracking_code = any(${[...trackingCodes]}::text[])
    union
    (select tracking_code, status, customer_code, weight_g from parcel_facts
     where is_current and status = any(${openStatuses}::text[]) limit ${most})`.execute(db);
  return rows;
}
