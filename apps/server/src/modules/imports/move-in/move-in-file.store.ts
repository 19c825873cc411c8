import type { MoveInCounts, MoveInSum } from '@rohi/contract/imports/move-in-files.contract';
import type { MoveInKind, MoveInSay } from '@rohi/contract/imports/move-in-rules';
import type { MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import { sql } from 'kysely';
import type { SaidOfBook } from '../earlier-books/earlier-book.ts';
import type { Db, Tx } from '../../../platform/database.ts';

/** What was answered, by a question (`doublePhone`) or by a row (`0:17:0`). */
export type StoredAnswers = Record<string, { say: MoveInSay; code?: string | undefined }>;

/** What a move-in knows of a file beside what is known of every file of the office. */
export type MoveInFileFacts = {
  importId: string;
  moveInId: string;
  kind: MoveInKind | null;
  isText: boolean;
  /** What was said of its sheets; null where nothing was. */
  said: SaidOfBook | null;
  answers: StoredAnswers;
  counts: MoveInCounts | null;
  sums: MoveInSum[];
  /** Counts as they were when rows were written last. */
  written: MoveInCounts | null;
  /** What was found out last is confirmed: it is written, or being written. */
  isConfirmed: boolean;
  /** What went for it when it was confirmed last; null where it never was. */
  confirmedChoices: MoveInChoices | null;
  state: 'OPEN' | 'TAKING_BACK' | 'TAKEN_BACK';
  takenBackAt: Date | null;
};

function select(db: Db | Tx) {
  return db
    .selectFrom('move_in_file')
    .select([
      'import_id',
      'move_in_id',
      'kind',
      'is_text',
      'said',
      'answers',
      'counts',
      'sums',
      'written',
      'is_confirmed',
      'confirmed_choices',
      'state',
      'taken_back_at',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function factsOf(row: Row): MoveInFileFacts {
  return {
    importId: row.import_id,
    moveInId: row.move_in_id,
    kind: row.kind as MoveInKind | null,
    isText: row.is_text,
    said: row.said as SaidOfBook | null,
    answers: row.answers as StoredAnswers,
    counts: row.counts as MoveInCounts | null,
    sums: (row.sums ?? []) as MoveInSum[],
    written: (row.written as { counts: MoveInCounts } | null)?.counts ?? null,
    isConfirmed: row.is_confirmed,
    confirmedChoices: row.confirmed_choices as MoveInChoices | null,
    state: row.state as MoveInFileFacts['state'],
    takenBackAt: row.taken_back_at,
  };
}

export async function findFileFacts(db: Db | Tx, importId: string): Promise<MoveInFileFacts | undefined> {
  const row = await select(db).where('import_id', '=', importId).executeTakeFirst();
  return row && factsOf(row);
}

/** The files of a move-in. */
export async function filesOfMoveIn(db: Db | Tx, moveInId: string): Promise<MoveInFileFacts[]> {
  return (await select(db).where('move_in_id', '=', moveInId).execute()).map(factsOf);
}

/** Keeps what is known of a file when it has come. */
export async function storeFileFacts(
  tx: Tx,
  facts: Pick<MoveInFileFacts, 'importId' | 'moveInId' | 'kind' | 'isText' | 'said'>,
): Promise<void> {
  await tx
    .insertInto('move_in_file')
    .values({
      import_id: facts.importId,
      move_in_id: facts.moveInId,
      kind: facts.kind,
      is_text: facts.isText,
      said: facts.said === null ? null : JSON.stringify(facts.said),
      answers: '{}',
    })
    .execute();
}

export async function storeSaid(
  tx: Tx,
  importId: string,
  kind: MoveInKind | null,
  said: SaidOfBook,
): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ kind, said: JSON.stringify(said) })
    .where('import_id', '=', importId)
    .execute();
}

export async function storeAnswers(tx: Tx, importId: string, answers: StoredAnswers): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ answers: JSON.stringify(answers) })
    .where('import_id', '=', importId)
    .execute();
}

/** Keeps what becomes of the rows, in all; `isWritten` where it has become of them. */
export async function storeCounts(
  tx: Tx,
  importId: string,
  { counts, sums, isWritten }: { counts: MoveInCounts; sums: readonly MoveInSum[]; isWritten: boolean },
): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({
      counts: JSON.stringify(counts),
      sums: JSON.stringify(sums),
      ...(isWritten ? { written: JSON.stringify({ counts, sums }) } : {}),
    })
    .where('import_id', '=', importId)
    .execute();
}

/** Keeps that what was found out last is confirmed, and by which choices it was found out. */
export async function storeConfirmed(tx: Tx, importId: string, choices: MoveInChoices): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ is_confirmed: true, confirmed_choices: JSON.stringify(choices) })
    .where('import_id', '=', importId)
    .execute();
}

/** Keeps that what is found out next has to be confirmed. */
export async function storeUnconfirmed(tx: Tx, importId: string): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ is_confirmed: false })
    .where('import_id', '=', importId)
    .execute();
}

/** What a row has made or changed: `customer` with its id, and so on. */
export type Thing = { sheet: number; row: number; block: number; what: string; key: string };

export async function storeThings(tx: Tx, importId: string, things: readonly Thing[]): Promise<void> {
  if (things.length === 0) return;
  const of = <Key extends keyof Thing>(key: Key) => things.map((thing) => thing[key]);
  await sql`
    insert into move_in_thing (import_id, sheet, row, part, what, key)
    select ${importId}, * from unnest(${of('sheet')}::int[], ${of('row')}::int[], ${of('block')}::int[], ${of('what')}::text[], ${of('key')}::text[])
    on conflict do nothing`.execute(tx);
}

/** What a file has made, of one kind of things, in the order of its rows. */
export async function thingsOf(db: Db | Tx, importId: string, what: string): Promise<Thing[]> {
  const rows = await db
    .selectFrom('move_in_thing')
    .select(['sheet', 'row', 'part as block', 'what', 'key'])
    .where('import_id', '=', importId)
    .where('what', '=', what)
    .orderBy('sheet')
    .orderBy('row')
    .orderBy('part')
    .execute();
  return rows;
}

/** The places of the sheets of a file that were left out. */
const leftOut = (file: 'own' | 'moved') => sql`
  array(select place from jsonb_array_elements(coalesce(${sql.ref(`${file}.said`)} -> 'sheets', '[]'))
    with ordinality as each (sheet, place) where sheet ->> 'kind' = 'leave' order by place)`;

/**
 * Whether the balances of another file with the same content are written and not taken back. A workbook of several
 * kinds comes once for each: the sheets that were left out say what of it was read.
 */
export async function isSentBefore(db: Db | Tx, importId: string): Promise<boolean> {
  const { rows } = await sql`
    select from office_import as file join office_import as other using (content_hash)
    join move_in_file as own on own.import_id = file.id
    join move_in_file as moved on moved.import_id = other.id
    where file.id = ${importId} and other.id <> file.id and other.confirmed_at is not null and moved.state <> 'TAKEN_BACK'
      and moved.kind = 'balances' and ${leftOut('own')} = ${leftOut('moved')}
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The files of a move-in of which something may be another by now, locked in their order: those that are checked and
 * not confirmed, and those with rows that were left.
 */
export async function lockUnsettled(tx: Tx, moveInId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('move_in_file')
    .innerJoin('office_import as file', 'file.id', 'move_in_file.import_id')
    .select('file.id')
    .where('move_in_file.move_in_id', '=', moveInId)
    .where('move_in_file.state', '=', 'OPEN')
    .where(
      sql<boolean>`(
        move_in_file.is_confirmed is false and file.state in ('CHECKING', 'CHECKED', 'FAILED')
        or file.state = 'DONE' and (move_in_file.counts ->> 'asked')::integer > 0)`,
    )
    .where('file.content', 'is not', null)
    .orderBy('file.id')
    .forUpdate('file')
    .execute();
  return rows.map(({ id }) => id);
}

/** Files by their names. */
export async function fileNames(db: Db | Tx, importIds: readonly string[]): Promise<Map<string, string>> {
  if (importIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('office_import')
    .select(['id', 'file_name'])
    .where('id', 'in', [...new Set(importIds)])
    .execute();
  return new Map(rows.map(({ id, file_name: name }) => [id, name]));
}

export async function setTakenBack(tx: Tx, importId: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('move_in_file')
    .set({ state: 'TAKEN_BACK', taken_back_by: by, taken_back_at: at })
    .where('import_id', '=', importId)
    .execute();
}
