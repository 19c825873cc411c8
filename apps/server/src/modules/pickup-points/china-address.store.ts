import type { ChinaAddress } from '@rohi/contract/pickup-points/china-address';
import type { Tx } from '../../platform/database.ts';

/** As `UnitChinaAddress`, to be written. */
export type NewChinaAddress = ChinaAddress & {
  enabled: boolean;
  changedAt: Date | null;
  closedAt: Date | null;
};

/**
 * Writes the China address of a place that is there, in the stead of the one before. Throws when the place is missing.
 */
export async function upsertChinaAddress(
  tx: Tx,
  placeCode: string,
  { changedAt, closedAt, ...address }: NewChinaAddress,
): Promise<void> {
  const { id } = await tx
    .selectFrom('place_facts')
    .select('id')
    .where('code', '=', placeCode)
    .executeTakeFirstOrThrow();
  const row = { ...address, changed_at: changedAt, closed_at: closedAt };
  await tx
    .insertInto('china_address')
    .values({ place_id: id, ...row })
    .onConflict((conflict) => conflict.column('place_id').doUpdateSet(row))
    .execute();
}
