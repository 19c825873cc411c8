import type { MoveIn, MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

function selectMoveIns(db: Db | Tx) {
  return db
    .selectFrom('move_in')
    .innerJoin('account_facts as opener', 'opener.id', 'move_in.opened_by')
    .leftJoin('account_facts as closer', 'closer.id', 'move_in.closed_by')
    .select(['move_in.id', 'move_in.version', 'move_in.state', 'move_in.choices'])
    .select(['move_in.opened_at', 'move_in.closed_at'])
    .select([sql<string>`opener.username`.as('opened_by'), 'closer.username as closed_by']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMoveIns>['executeTakeFirstOrThrow']>>;

function moveInOf(row: Row): MoveIn {
  return {
    id: row.id,
    version: row.version,
    state: row.state as MoveIn['state'],
    choices: row.choices as MoveInChoices,
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
  };
}

/** All move-ins by the login names of who opened and closed them, the newest first. */
export async function allMoveIns(db: Db | Tx): Promise<MoveIn[]> {
  const rows = await selectMoveIns(db).orderBy('move_in.opened_at', 'desc').orderBy('move_in.id').execute();
  return rows.map(moveInOf);
}

export async function findMoveIn(db: Db | Tx, id: string): Promise<MoveIn | undefined> {
  const row = await selectMoveIns(db).where('move_in.id', '=', id).executeTakeFirst();
  return row && moveInOf(row);
}

export async function findOpenMoveIn(db: Db | Tx): Promise<MoveIn | undefined> {
  const row = await selectMoveIns(db).where('move_in.state', '=', 'OPEN').executeTakeFirst();
  return row && moveInOf(row);
}

/** One after the other for all that opens, changes, writes to or closes a move-in, until the end of the transaction. */
export async function lockMoveIns(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('move-in', 0))`.execute(tx);
}

export async function insertMoveIn(
  tx: Tx,
  { id, choices, by, at }: { id: string; choices: MoveInChoices; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('move_in')
    .values({ id, state: 'OPEN', choices: JSON.stringify(choices), opened_by: by, opened_at: at })
    .execute();
}

export async function storeChoices(tx: Tx, id: string, choices: MoveInChoices): Promise<void> {
  await tx
    .updateTable('move_in')
    .set({ choices: JSON.stringify(choices), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setClosed(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('move_in')
    .set({ state: 'CLOSED', closed_by: by, closed_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whether a file of the move-in is being written or taken back, or has broken off while it was. */
export async function hasRuns(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('move_in_file')
    .innerJoin('office_import', 'office_import.id', 'move_in_file.import_id')
    .select('office_import.id')
    .where('move_in_file.move_in_id', '=', id)
    .where((where) =>
      where.or([
        where('office_import.state', '=', 'RUNNING'),
        where.and([
          where('office_import.state', '=', 'FAILED'),
          where('move_in_file.is_confirmed', '=', true),
        ]),
        where('move_in_file.state', '=', 'TAKING_BACK'),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
