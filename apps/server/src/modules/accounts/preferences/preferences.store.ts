import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** The columns that somebody has chosen, by list. */
export async function columnsOf(db: Db | Tx, userId: string): Promise<{ list: string; columns: string[] }[]> {
  return db
    .selectFrom('chosen_columns')
    .select(['list', 'columns'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .execute();
}

/** Writes over what was chosen before. */
export async function storeColumns(
  db: Db,
  userId: string,
  list: string,
  columns: readonly string[],
): Promise<void> {
  await sql`
    insert into chosen_columns (user_id, list, columns) values (${userId}, ${list}, ${[...columns]}::text[])
    on conflict (user_id, list) do update set columns = excluded.columns`.execute(db);
}

export async function deleteColumns(db: Db, userId: string, list: string): Promise<void> {
  await db.deleteFrom('chosen_columns').where('user_id', '=', userId).where('list', '=', list).execute();
}

export type StoredView = { list: string; name: string; query: string };

/** The views that somebody has saved, in the order in which they were first saved. */
export async function viewsOf(db: Db | Tx, userId: string): Promise<StoredView[]> {
  return db
    .selectFrom('saved_view')
    .select(['list', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('saved_at')
    .orderBy('name')
    .execute();
}

/** Holds an account until the end of the transaction: its views are counted by one save after the other. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** The names of the views of one list. */
export async function viewNames(tx: Tx, userId: string, list: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('saved_view')
    .select('name')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
  return rows.map(({ name }) => name);
}

/** Writes over the view of this name; it keeps its place. */
export async function storeView(tx: Tx, userId: string, view: StoredView, at: Date): Promise<void> {
  await sql`
    insert into saved_view (user_id, list, name, query, saved_at)
    values (${userId}, ${view.list}, ${view.name}, ${view.query}, ${at})
    on conflict (user_id, list, name) do update set query = excluded.query`.execute(tx);
}

export async function deleteView(db: Db, userId: string, list: string, name: string): Promise<void> {
  await db
    .deleteFrom('saved_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .execute();
}
