/**
 * Owns what staff send to be imported: reads it, and keeps what its columns are. Promises that a file alone changes
 * nothing, that a repeated upload is one, and that a table which is not understood waits for somebody to say what it
 * is.
 */
import { createHash } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import {
  answeredByMeaning,
  officeImportLimits,
  type TextEncoding,
} from '@rohi/contract/imports/office-import-rules';
import type { nameOfficeColumns } from '@rohi/contract/imports/office-imports.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { columnHeaders } from '../tables/column-headers.ts';
import { describeRefusal } from '../tables/describe-refusal.ts';
import { shortFileName } from '../../../platform/table-files/file-name.ts';
import {
  findWholeImport,
  storeColumns,
  storeFile,
  lockImport,
  type StoredImport,
} from './office-import.store.ts';
import type { StoredColumns, StoredTables } from './office-columns.ts';
import { findLayouts, layoutHash, storeLayout } from './office-layouts.store.ts';
import { queueRun } from './office-import-runs.service.ts';
import { asSaid, doubtsOf, importsOf } from './office-tables.ts';
import { packTables, unpackTables } from '../../files/packed-json.service.ts';
import { readSent, type RowReading } from '../../files/row-files.service.ts';
import { readSheets } from '../tables/sent-sheets.service.ts';
import { countReadableColumns } from '../tables/recognise-columns.ts';
import { readyTable } from '../tables/ready-table.ts';

/**
 * What somebody sends; `name` is what the file is called there, `encoding` that of a text file if it is known better.
 */
export type SentOfficeFile = { id: string; name: string; bytes: Buffer; encoding?: TextEncoding | undefined };

const waitingStates: readonly StoredImport['state'][] = ['COLUMNS', 'CHECKING', 'CHECKED'];

/** Whether an import has not begun, so that it can still be changed or given up. */
export function isWaiting({ state, confirmedAt }: Pick<StoredImport, 'state' | 'confirmedAt'>): boolean {
  return waitingStates.includes(state) || (state === 'FAILED' && confirmedAt === null);
}

/**
 * Reads a file and has found out what would happen. The same file under the same id is read once, or once more with
 * another encoding. Throws `imports.fileRefused` with the reason, `imports.otherFile`, `imports.notWaiting`,
 * `server.busy`.
 */
export async function uploadOfficeFile(
  context: Context,
  actor: RequestActor,
  sent: SentOfficeFile,
  locale: Locale,
): Promise<void> {
  const contentHash = createHash('sha256').update(sent.bytes).digest();
  if (isRead(await findWholeImport(context.db, sent.id), contentHash, sent)) return;
  const { imports, content, said } = await readSent(officeFile(context, sent.encoding, locale), sent.bytes);
  await inTransaction(context.db, async (tx) => {
    await lockImport(tx, sent.id);
    if (isRead(await findWholeImport(tx, sent.id), contentHash, sent)) return;
    const version = await storeFile(tx, {
      id: sent.id,
      fileName: shortFileName(sent.name),
      byteLength: sent.bytes.length,
      contentHash,
      content,
      uploadedBy: actor.userId,
      uploadedAt: context.clock.now(),
      state: imports.isClear ? 'CHECKING' : 'COLUMNS',
      kinds: imports.kinds,
      rows: imports.rows,
      givenColumns: said,
    });
    if (imports.isClear) await queueRun(tx, { id: sent.id, state: 'CHECKING', version });
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'import:upload',
      subject: { type: 'import', id: sent.id },
      details: { file: shortFileName(sent.name), rows: imports.rows },
    });
  });
}

/** Whether this very upload has been answered before. Throws `imports.otherFile`, `imports.notWaiting`. */
function isRead(
  existing: StoredImport | undefined,
  contentHash: Buffer,
  { encoding }: SentOfficeFile,
): boolean {
  if (existing === undefined) return false;
  if (!existing.contentHash.equals(contentHash)) throw new AppError('imports.otherFile');
  if (encoding === undefined) return true;
  if (!isWaiting(existing)) throw new AppError('imports.notWaiting');
  return false;
}

type ReadOfficeFile = { imports: ReturnType<typeof importsOf>; content: Buffer; said: StoredTables | null };

/** A file of the office, a kind of rows: how it is read, and why one is not. */
function officeFile(
  { db }: Pick<Context, 'db'>,
  encoding: TextEncoding | undefined,
  locale: Locale,
): RowReading<ReadOfficeFile> {
  const sheets = {
    sender: { kind: 'office' },
    count: countReadableColumns,
    ready: readyTable,
    encoding,
  } as const;
  return {
    read: async (bytes) => {
      const tables = await readSheets(bytes, sheets);
      const meanings = await saidBefore(db, tables);
      const imports = importsOf(asSaid(tables, meanings));
      if (imports.rows > officeImportLimits.maxRows)
        throw new FileRefusal('tooManyRows', { max: officeImportLimits.maxRows });
      return { imports, content: await packTables(tables), said: meanings };
    },
    explain: (refusal) => describeRefusal(refusal, locale),
  };
}

/** What a person said of earlier files with the same headings; null where that was said of no table. */
async function saidBefore(db: Context['db'], tables: readonly Table[]): Promise<StoredTables | null> {
  const hashes = tables.map(layoutHash);
  const layouts = await findLayouts(
    db,
    hashes.flatMap((hash) => hash ?? []),
  );
  if (layouts.size === 0) return null;
  return hashes.map((hash) => {
    const layout = layouts.get(hash?.toString('hex') ?? '');
    return layout === undefined ? null : { ...layout, remembered: true };
  });
}

type Named = BodyOf<typeof nameOfficeColumns>;

/**
 * Says what the columns of a file are, in the place of its headers, and has found out anew what would happen; it is
 * remembered for files with the same headings. Throws `list.notFound`, `list.changedMeanwhile`, `imports.notWaiting`,
 * `imports.fileNotFound` when the rows are forgotten, and `request.invalid` for columns that cannot be.
 */
export async function nameColumns(
  context: Context,
  actor: RequestActor,
  id: string,
  request: Named,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockImport(tx, id);
    const file = await findWholeImport(tx, id);
    if (file === undefined) throw new AppError('list.notFound');
    if (file.version !== request.version) throw new AppError('list.changedMeanwhile');
    if (!isWaiting(file)) throw new AppError('imports.notWaiting');
    if (file.content === null) throw new AppError('imports.fileNotFound');
    const tables = await unpackTables(file.content);
    const columns = readColumns(tables, request.tables);
    const meanings = asSaid(tables, columns);
    const imports = importsOf(meanings);
    const lacksColumns = meanings.some(
      ({ given, layout }) => given !== undefined && layout.missing.length > 0,
    );
    if (imports.kinds.length === 0 || lacksColumns) throw wrongColumns('required');
    if (imports.rows > officeImportLimits.maxRows) throw wrongColumns('tooLong');
    await storeColumns(tx, id, columns, imports);
    for (const [index, of] of imports.isClear ? columns.entries() : []) {
      const table = tables[index];
      const hash = table === undefined ? undefined : layoutHash(table);
      if (hash !== undefined)
        await storeLayout(tx, hash, of, { userId: actor.userId, at: context.clock.now() });
    }
    // A weight that was found only now may be in grams, or `1,250`: that is asked next.
    if (imports.isClear) await queueRun(tx, { id, state: 'CHECKING', version: file.version + 1 });
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'import:columns',
      subject: { type: 'import', id },
      details: { file: file.fileName },
    });
  });
}

function wrongColumns(error: 'required' | 'tooLong' | 'notAllowed', field = 'tables'): AppError {
  return new AppError('request.invalid', { fields: [{ field, error }] });
}

/**
 * Each column at most once, each a column that its kind of table has, and a word on each that is asked about. Throws
 * `request.invalid`.
 */
function readColumns(tables: readonly Table[], request: Named['tables']): StoredColumns[] {
  if (request.length !== tables.length) throw wrongColumns('notAllowed');
  // What is asked of a table depends on what of it counts.
  const open = asSaid(
    tables,
    request.map(({ hidden }) => ({ kind: null, columns: [], hidden: { sheet: 'take', ...hidden } })),
  );
  return request.map(({ kind, columns, hidden }, at) => {
    const sent = open[at];
    const headers = kind === null ? {} : columnHeaders[kind];
    const width = Math.max(0, ...(tables[at]?.rows ?? []).map((cells) => cells.length));
    const used = columns.flatMap(({ column }) => column ?? []);
    const named = new Set(used);
    const places = new Set(columns.map(({ index }) => index));
    const isSound = columns.every(
      ({ index, column }) =>
        (column === null || Object.hasOwn(headers, column)) && index >= 0 && index < width,
    );
    if (!isSound || named.size !== used.length || places.size !== columns.length)
      throw wrongColumns('notAllowed', `tables[${at}].columns`);
    const questions = sent === undefined || kind === null ? [] : doubtsOf(sent);
    const silent = questions.some(({ about, index }) => answeredByMeaning.has(about) && !places.has(index));
    if (silent && kind === sent?.layout.kind) throw wrongColumns('required', `tables[${at}].columns`);
    return { kind, columns, ...(hidden === undefined ? {} : { hidden }) } as StoredColumns;
  });
}
