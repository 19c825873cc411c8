import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export type SealRow = { bagCode: string | null; number: string | null; isMatch: boolean };

/** Notes a seal that was read; false when the same was noted before. `number` null: it was broken, or gone. */
export async function insertSeal(
  tx: Tx,
  checklistId: string,
  { bagCode, number, isMatch }: SealRow,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const { rows } = await query`
    insert into checklist_seal (checklist_id, bag_code, number, is_match, read_at, read_by)
    values (${checklistId}::bigint, ${bagCode}, ${number}, ${isMatch}, ${at}, ${by})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function listSeals(db: Db | Tx, checklistId: string): Promise<SealRow[]> {
  const { rows } = await query<SealRow>`
    select bag_code as "bagCode", number, is_match as "isMatch" from checklist_seal
    where checklist_id = ${checklistId}::bigint order by id`.execute(db);
  return rows;
}
