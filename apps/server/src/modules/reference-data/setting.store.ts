import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** Every setting that is set, as it was stored. */
export async function listSettings(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where(query<boolean>`value <> 'null'::jsonb`)
    .execute();
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
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ...row, version: query`setting.version + 1` }),
    )
    .execute();
}

/** Every setting that is or was set, with its version; JSON null for one that was taken back. */
export async function listSettingRows(
  db: Db | Tx,
): Promise<{ key: string; value: unknown; version: number; updatedAt: Date; updatedBy: string }[]> {
  return db
    .selectFrom('setting')
    .select(['key', 'value', 'version', 'updated_at as updatedAt', 'updated_by as updatedBy'])
    .execute();
}

/** Those of these codes that no unit of the kind has. */
export async function codesOfNoUnit(db: Db | Tx, codes: readonly string[], kind: string): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) as code
    where not exists (select from place_facts as place where place.code = code.code and place.kind = ${kind})`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}

/** Locks the settings until the end of the transaction. */
export async function lockSettings(tx: Tx): Promise<void> {
  await query`lock table setting in share row exclusive mode`.execute(tx);
}
