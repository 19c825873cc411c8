import type { ExportFormat, StaffList } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { FileDownload } from '../platform/file-download.ts';
import { renameColumns, versionHeader, type RenamedWords } from '../platform/table-files/list-columns.ts';
import { tableFile } from '../platform/table-files/table-file.ts';
import { serveImport, type ImportedList } from './list-import.ts';
import type { AnyCall, AnyRoom, Caller, FileColumns, ListRoom } from './list-room.ts';
import { actorOf } from './request-actor.ts';
import { serve } from './serve.ts';

const rowsOfOneRead = 500;
/** A file of more rows is refused: the search wants to be narrower. */
const mostRowsOfFile = 20_000;

/** Puts all calls of a list on the router; what is the same for every list happens here. */
export function serveStaffList<L extends StaffList>(
  app: FastifyInstance,
  list: L,
  listRoom: ListRoom<L>,
): void {
  const room = listRoom as unknown as AnyRoom;
  const calls: StaffList = list;
  serve(app, calls.find, (call) => room.find(call.query as object, callerOf(call)));
  serve(app, calls.file, (call) => writeFile(app, room, call));
  serve(app, calls.get, (call) => describeRow(room, idOf(call), callerOf(call)));
  if (calls.history)
    serve(app, calls.history, async (call) => {
      await getRow(room, idOf(call), callerOf(call));
      return room.history(idOf(call), call.query);
    });
  if (calls.create)
    serve(app, calls.create, async (call) => {
      const caller = callerOf(call);
      return describeRow(room, await room.create(call.body, caller), caller);
    });
  if (calls.change)
    serve(app, calls.change, async (call) => {
      const caller = callerOf(call);
      await changeOrReturnCurrent(room, idOf(call), call.body, caller);
      return describeRow(room, idOf(call), caller);
    });
  const all = (caller: Caller) => readAll(room, {}, caller);
  if (room.table)
    serveImport(app, list as unknown as ImportedList, { room, table: room.table, all, callerOf });
}

/** Every call of a list is staff's, so that somebody is known. */
function callerOf({ principal, locale, request }: AnyCall): Caller {
  if (principal === null) throw new AppError('auth.sessionExpired');
  return { principal, locale, actor: actorOf(request) };
}

function idOf({ params }: AnyCall): unknown {
  return (params as { id: unknown }).id;
}

async function getRow(room: AnyRoom, id: unknown, caller: Caller): Promise<object> {
  const row = await room.get(id, caller);
  if (row === undefined) throw new AppError('list.notFound');
  return row;
}

/** A row as it goes to the caller. */
async function describeRow(room: AnyRoom, id: unknown, caller: Caller): Promise<object> {
  const row = await getRow(room, id, caller);
  await room.onRow?.(caller, row);
  return row;
}

/** An answer 409 carries the row that stands, so that the caller sees both without another call. */
async function changeOrReturnCurrent(
  room: AnyRoom,
  id: unknown,
  fields: unknown,
  caller: Caller,
): Promise<void> {
  try {
    await room.change(id, fields, caller);
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'list.changedMeanwhile')
      throw new AppError('list.changedMeanwhile', { current: await describeRow(room, id, caller) });
    throw error;
  }
}

async function writeFile(app: FastifyInstance, room: AnyRoom, call: AnyCall): Promise<FileDownload> {
  const { name, columns } = room.table
    ? columnsOf(room.table, await app.renamedWords(), call.locale)
    : await room.columns(call.locale);
  const rows = await readAll(room, call.query as object, callerOf(call));
  await room.onFile?.(callerOf(call), rows.length);
  const { format } = call.query as { format: ExportFormat };
  const table = {
    name,
    headers: columns.map(([header]) => header),
    rows: rows.map((row) => columns.map(([, value]) => value(row))),
  };
  return tableFile(table, format, call.locale);
}

function columnsOf(
  { name, columns }: NonNullable<AnyRoom['table']>,
  words: RenamedWords,
  locale: Locale,
): FileColumns<object> {
  return {
    name: name[locale],
    columns: [
      ...renameColumns(columns, words).map(
        ({ header, value }) => [header[locale], (row: object) => value(row, locale)] as const,
      ),
      [versionHeader[locale], (row: object) => (row as { version: number }).version],
    ],
  };
}

/** Every row that a search finds, page by page. */
async function readAll(room: AnyRoom, query: object, caller: Caller): Promise<object[]> {
  const rows: object[] = [];
  for (let page = 1; ; page += 1) {
    const found = await room.find({ ...query, page, limit: rowsOfOneRead }, caller);
    if (found.total > mostRowsOfFile)
      throw new AppError('list.tooManyToExport', { params: { max: mostRowsOfFile } });
    rows.push(...found.list);
    if (found.list.length < rowsOfOneRead) return rows;
  }
}
