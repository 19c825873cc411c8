import type { Db, Tx } from '../../platform/database.ts';

/** Every setting that is set, as it was stored. */
export async function listSettings(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('setting').select(['key', 'value']).execute();
}

/** Sets a setting. `at` is the moment of the change, `by` who made it. */
export async function upsertSetting(
  tx: Tx,
  setting: { key: string; value: unknown; at: Date; by: string },
): Promise<void> {
  const row = { value: JSON.stringify(setting.value), updated_at: setting.at, updated_by: setting.by };
  await tx
    .insertInto('setting')
    .values({ key: setting.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Takes a setting back to "not set". */
export async function deleteSetting(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('setting').where('key', '=', key).execute();
}
