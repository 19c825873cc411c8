import type { ImportKind, OfficeImportState } from '@rohi/contract/imports/office-import-rules';
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import { sql } from 'kysely';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../../platform/list-page.ts';
import { isPersonOf } from '../../../platform/search-text.ts';
import type { StoredTables } from './office-columns.ts';

/** What became of an import's rows in all, or would become. */
export type OfficeImportCounts = { added: number; changed: number; known: number; rejected: number };

/** An import with what only the service reads; `content` and `report` are packed. */
export type StoredImport = OfficeImportRow & {
  /** What may be shown of it. */
  row: OfficeImportRow;
  /** The accounts of `uploadedBy` and `confirmedBy`. */
  uploaderId: string;
  confirmerId: string | null;
  contentHash: Buffer;
  content: Buffer | null;
  report: Buffer | null;
  givenColumns: StoredTables | null;
};

export type ImportsAsked = PageAsked & {
  search?: string | undefined;
  state?: OfficeImportState | undefined;
  kind?: ImportKind | undefined;
};

function selectRows(db: Db | Tx) {
  return db
    .selectFrom('office_import as file')
    .innerJoin('account_facts as sender', 'sender.id', 'file.uploaded_by')
    .leftJoin('account_facts as confirmer', 'confirmer.id', 'file.confirmed_by')
    .select([
      'file.id',
      'file.version',
      'file.state',
      'file.file_name',
      'file.byte_length',
      'file.kinds',
      'file.uploaded_at',
      sql<string>`sender.username`.as('uploaded_by'),
      'confirmer.username as confirmed_by',
      'file.confirmed_at',
      'file.ended_at',
      'file.rows',
      'file.rows_done',
      'file.rows_in_all',
      'file.added',
      'file.changed',
      'file.known',
      'file.rejected',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

function rowOf(row: Row): OfficeImportRow {
  return {
    id: row.id,
    version: row.version,
    state: row.state as OfficeImportState,
    fileName: row.file_name,
    byteLength: row.byte_length,
    kinds: row.kinds as ImportKind[],
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploaded_by,
    confirmedBy: row.confirmed_by,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    rows: row.rows,
    rowsDone: row.rows_done,
    rowsInAll: row.rows_in_all,
    added: row.added,
    changed: row.changed,
    known: row.known,
    rejected: row.rejected,
  };
}

/** A page of all imports, newest first. */
export async function pageOfImports(
  db: Db,
  { search, state, kind, ...filter }: ImportsAsked,
): Promise<{ total: number; list: OfficeImportRow[] }> {
  const words = searchWords(search);
  let found = selectRows(db).where(isOf('office'));
  if (state !== undefined) found = found.where('file.state', '=', state);
  if (kind !== undefined) found = found.where(sql<boolean>`${kind} = any(file.kinds)`);
  if (words !== undefined)
    found = found.where(
      sql<boolean>`(${containsWords([sql`file.file_name`], words)} or ${isPersonOf(sql`file.uploaded_by`, words)})`,
    );
  const sorts = {
    uploadedAt: sql`file.uploaded_at`,
    fileName: sql`lower(file.file_name)`,
    rows: sql`file.rows`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, '-uploadedAt', sql`file.id`);
  return { total, list: rows.map(rowOf) };
}

export async function findImport(db: Db | Tx, id: string): Promise<OfficeImportRow | undefined> {
  const row = await selectRows(db).where('file.id', '=', id).where(isOf('office')).executeTakeFirst();
  return row && rowOf(row);
}

/** A file of the office, or one of a move-in, which goes its own way and stands in no list of the others. */
export type ImportOf = 'office' | 'move-in';

const isOf = (of: ImportOf) =>
  sql<boolean>`exists (select from move_in_file where move_in_file.import_id = file.id) = ${of === 'move-in'}`;

/** The import with its tables and report. */
export async function findWholeImport(
  db: Db | Tx,
  id: string,
  of: ImportOf = 'office',
): Promise<StoredImport | undefined> {
  const row = await selectRows(db)
    .where(isOf(of))
    .select(['file.uploaded_by as uploader_id', 'file.confirmed_by as confirmer_id'])
    .select(['file.content_hash', 'file.content', 'file.report', 'file.given_columns'])
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const view = rowOf(row);
  return {
    ...view,
    row: view,
    uploaderId: row.uploader_id,
    confirmerId: row.confirmer_id,
    contentHash: row.content_hash,
    content: row.content,
    report: row.report,
    givenColumns: row.given_columns as StoredTables | null,
  };
}

/** The files with these ids, in the order they came. */
export async function importsOfIds(db: Db, ids: readonly string[]): Promise<OfficeImportRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db)
    .where('file.id', 'in', [...ids])
    .orderBy('file.uploaded_at')
    .orderBy('file.id')
    .execute();
  return rows.map(rowOf);
}

/** Locks the import until the end of the transaction. */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('office_import').select('id').where('id', '=', id).forUpdate().execute();
}

/** One after the other for files of this content, until the end of the transaction. */
export async function lockContent(tx: Tx, contentHash: Buffer): Promise<void> {
  const key = `office-import:${contentHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The last confirmed import of this content, other than `id`. */
export async function findEarlier(
  db: Db | Tx,
  id: string,
  contentHash: Buffer,
): Promise<OfficeImportRow | undefined> {
  const row = await selectRows(db)
    .where('file.content_hash', '=', contentHash)
    .where('file.id', '!=', id)
    .where('file.confirmed_at', 'is not', null)
    .orderBy('file.confirmed_at', 'desc')
    .orderBy('file.id')
    .limit(1)
    .executeTakeFirst();
  return row && rowOf(row);
}

export type ReadFile = {
  id: string;
  fileName: string;
  byteLength: number;
  contentHash: Buffer;
  content: Buffer;
  uploadedBy: string;
  uploadedAt: Date;
  state: OfficeImportState;
  kinds: ImportKind[];
  rows: number;
  /** What was said of files with the same headings; null where nothing was. */
  givenColumns: StoredTables | null;
};

/**
 * Keeps a file that was read; read anew, it takes the place of what was read before. Returns its version. Throws
 * `imports.otherFile` where the id is that of another content.
 */
export async function storeFile(tx: Tx, file: ReadFile): Promise<number> {
  const read = {
    state: file.state,
    content: file.content,
    kinds: file.kinds,
    rows: file.rows,
    ...nothingKnown,
    given_columns: file.givenColumns === null ? null : JSON.stringify(file.givenColumns),
  };
  const stored = await tx
    .insertInto('office_import')
    .values({
      id: file.id,
      file_name: file.fileName,
      byte_length: file.byteLength,
      content_hash: file.contentHash,
      uploaded_by: file.uploadedBy,
      uploaded_at: file.uploadedAt,
      ...read,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...read, version: sql`office_import.version + 1` })
        .whereRef('office_import.content_hash', '=', 'excluded.content_hash'),
    )
    .returning('version')
    .executeTakeFirst();
  if (stored === undefined) throw new AppError('imports.otherFile');
  return stored.version;
}

const nothingKnown = {
  rows_done: 0,
  rows_in_all: 0,
  added: null,
  changed: null,
  known: null,
  rejected: null,
  report: null,
  ended_at: null,
};

/**
 * Keeps what somebody said of the columns: where it is not clear yet the next questions are asked. What would happen
 * has to be found out anew.
 */
export async function storeColumns(
  tx: Tx,
  id: string,
  columns: StoredTables,
  { kinds, rows, isClear }: { kinds: ImportKind[]; rows: number; isClear: boolean },
): Promise<void> {
  await tx
    .updateTable('office_import')
    .set({
      given_columns: JSON.stringify(columns),
      kinds,
      rows,
      state: isClear ? 'CHECKING' : 'COLUMNS',
      version: sql`version + 1`,
      ...nothingKnown,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps that a file was read anew: what would happen has to be found out again. */
export async function storeRead(
  tx: Tx,
  id: string,
  { rows, state }: { rows: number; state: 'CHECKING' | 'COLUMNS' },
): Promise<void> {
  await tx
    .updateTable('office_import')
    .set({ rows, state, version: sql`version + 1`, ...nothingKnown })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts an import into another state; one that begins or goes on counts its rows from the start. Returns its version.
 */
export async function setState(
  tx: Db | Tx,
  id: string,
  state: OfficeImportState,
  ended: Date | null = null,
): Promise<number> {
  const { version } = await tx
    .updateTable('office_import')
    .set({ state, ended_at: ended, version: sql`version + 1`, rows_done: 0, rows_in_all: 0 })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Notes who has said that an import is to be done; of one that is gone on with it stays as it is. */
export async function setConfirmed(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('office_import')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Notes who has said last that what is known of a file is to be done, in place of who has said it before. */
export async function setConfirmedAnew(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('office_import')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Which run of an import speaks: in another state or version it has been superseded. */
export type ImportRun = { id: string; state: 'CHECKING' | 'RUNNING'; version: number };

/** Notes how far a run is; false when it has been superseded and may stop. */
export async function noteProgress(db: Db, run: ImportRun, done: number, inAll: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('office_import')
    .set({ rows_done: done, rows_in_all: inAll })
    .where('id', '=', run.id)
    .where('state', '=', run.state)
    .where('version', '=', run.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a run with what was found out; one that has been superseded says nothing, and false is returned. */
export async function endRun(
  tx: Tx,
  run: ImportRun,
  end: { state: 'CHECKED' | 'DONE' | 'FAILED'; at: Date; counts?: OfficeImportCounts; report?: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('office_import')
    .set({
      state: end.state,
      ended_at: end.state === 'CHECKED' ? null : end.at,
      version: sql`version + 1`,
      ...end.counts,
      ...(end.report === undefined ? {} : { report: end.report }),
    })
    .where('id', '=', run.id)
    .where('state', '=', run.state)
    .where('version', '=', run.version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && end.state === 'DONE')
    await tx.deleteFrom('office_import_part').where('import_id', '=', run.id).execute();
  return numUpdatedRows > 0n;
}

/** Keeps what became of some codes; of two runs at once the first says it, and the other gets false. */
export async function storePart(tx: Tx, id: string, firstCode: string, outcomes: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('office_import_part')
    .values({ import_id: id, first_code: firstCode, outcomes })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findParts(db: Db, id: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('office_import_part')
    .select('outcomes')
    .where('import_id', '=', id)
    .execute();
  return rows.map(({ outcomes }) => outcomes);
}

const isVoucher = sql`(confirmed_at is not null and exists (
  select from move_in_file where import_id = office_import.id and move_in_file.kind = 'balances'))`;

const waiting = ['COLUMNS', 'CHECKING', 'CHECKED', 'FAILED'] as const;

/** Ends files of move-ins of which something is written and more waits: they stand as they were written. */
async function endWritten(db: Db, before: Date, now: Date): Promise<void> {
  await sql`
    with ended as (
      update office_import set state = 'DONE', ended_at = coalesce(ended_at, ${now}), version = version + 1
      where uploaded_at < ${before} and state in (${sql.join(waiting)}) and confirmed_at is not null
        and exists (select from move_in_file where import_id = office_import.id)
      returning id)
    update move_in_file
    set is_confirmed = true, counts = coalesce(written -> 'counts', counts), sums = coalesce(written -> 'sums', sums)
    from ended where ended.id = move_in_file.import_id`.execute(db);
}

/** Ends a file of which as much is written as will be. */
export async function endAsWritten(tx: Tx, id: string, at: Date): Promise<void> {
  await setState(tx, id, 'DONE', at);
  await tx.deleteFrom('office_import_part').where('import_id', '=', id).execute();
}

/**
 * Forgets the rows of files that came before `before`; those that still wait are given up, or stay as far as they are
 * written. A written file of balances
 * is the voucher of its postings: it stays until it came before `vouchersBefore`.
 */
export async function forgetRowsBefore(db: Db, before: Date, now: Date, vouchersBefore: Date): Promise<void> {
  await endWritten(db, before, now);
  await db
    .updateTable('office_import')
    .set({ state: 'CANCELLED', ended_at: now, version: sql`version + 1` })
    .where('uploaded_at', '<', before)
    .where('state', 'in', [...waiting])
    .execute();
  await db
    .deleteFrom('office_import_part')
    .where('import_id', 'in', (ended) =>
      ended.selectFrom('office_import').select('id').where('state', '=', 'CANCELLED'),
    )
    .execute();
  await db
    .updateTable('office_import')
    .set({ content: null, report: null, given_columns: null })
    .where('uploaded_at', '<', before)
    .where('state', 'in', ['DONE', 'CANCELLED'])
    .where('content', 'is not', null)
    .where((where) => where.or([where('uploaded_at', '<', vouchersBefore), sql<boolean>`not ${isVoucher}`]))
    .execute();
}
