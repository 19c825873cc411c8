import type { ExportFormat, StaffList } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { versionHeader } from './list-import/list-columns.ts';
import { serveImport, type ImportedList } from './list-import/serve-import.ts';
import type { AnyCall, AnyRoom, Asker, FileColumns, ListRoom } from './list-room.ts';
import { actorOf } from './request-actor.ts';
import { serve, type FileDownload } from './serve.ts';
import { tableFile } from './table-file.ts';

const rowsOfOneRead = 500;
/** A file of more rows is refused: the search wants to be narrower. */
const mostRowsOfFile = 20_000;

/** Puts all calls of a list on the router; what is the same for every list happens here. */
export function serveStaffList<L extends StaffList>(app: FastifyInstance, list: L, given: ListRoom<L>): void {
  const room = given as unknown as AnyRoom;
  const calls: StaffList = list;
  serve(app, calls.find, (call) => room.find(call.query as object, askerOf(call)));
  serve(app, calls.file, (call) => writeFile(room, call));
  serve(app, calls.get, (call) => tellRow(room, idOf(call), askerOf(call)));
  if (calls.history)
    serve(app, calls.history, async (call) => {
      await getRow(room, idOf(call), askerOf(call));
      return room.history(idOf(call), call.query);
    });
  if (calls.create)
    serve(app, calls.create, async (call) => {
      const asker = askerOf(call);
      return tellRow(room, await room.create(call.body, asker), asker);
    });
  if (calls.change)
    serve(app, calls.change, async (call) => {
      const asker = askerOf(call);
      await changeOrTellCurrent(room, idOf(call), call.body, asker);
      return tellRow(room, idOf(call), asker);
    });
  const all = (asker: Asker) => readAll(room, {}, asker);
  if (room.table)
    serveImport(app, list as unknown as ImportedList, { room, table: room.table, all, askerOf });
}

/** Every call of a list is staff's, so that somebody is known. */
function askerOf({ principal, locale, request }: AnyCall): Asker {
  if (principal === null) throw new AppError('auth.sessionExpired');
  return { principal, locale, actor: actorOf(request) };
}

function idOf({ params }: AnyCall): unknown {
  return (params as { id: unknown }).id;
}

async function getRow(room: AnyRoom, id: unknown, asker: Asker): Promise<object> {
  const row = await room.get(id, asker);
  if (row === undefined) throw new AppError('list.notFound');
  return row;
}

/** A row as it goes to the asker. */
async function tellRow(room: AnyRoom, id: unknown, asker: Asker): Promise<object> {
  const row = await getRow(room, id, asker);
  await room.onRow?.(asker, row);
  return row;
}

/** An answer 409 carries the row that stands, so that the asker sees both without another call. */
async function changeOrTellCurrent(room: AnyRoom, id: unknown, asked: unknown, asker: Asker): Promise<void> {
  try {
    await room.change(id, asked, asker);
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'list.changedMeanwhile')
      throw new AppError('list.changedMeanwhile', { current: await tellRow(room, id, asker) });
    throw error;
  }
}

async function writeFile(room: AnyRoom, call: AnyCall): Promise<FileDownload> {
  const { name, columns } = room.table ? columnsOf(room.table, call.locale) : room.columns(call.locale);
  const rows = await readAll(room, call.query as object, askerOf(call));
  await room.onFile?.(askerOf(call), rows.length);
  const { format } = call.query as { format: ExportFormat };
  const table = {
    name,
    headers: columns.map(([header]) => header),
    rows: rows.map((row) => columns.map(([, value]) => value(row))),
  };
  return tableFile(table, format, call.locale);
}

function columnsOf({ name, columns }: NonNullable<AnyRoom['table']>, locale: Locale): FileColumns<object> {
  return {
    name: name[locale],
    columns: [
      ...columns.map(({ header, value }) => [header[locale], (row: object) => value(row, locale)] as const),
      [versionHeader[locale], (row: object) => (row as { version: number }).version],
    ],
  };
}

/** Every row that a search finds, page by page. */
async function readAll(room: AnyRoom, query: object, asker: Asker): Promise<object[]> {
  const rows: object[] = [];
  for (let page = 1; ; page += 1) {
    const found = await room.find({ ...query, page, limit: rowsOfOneRead }, asker);
    if (found.total > mostRowsOfFile)
      throw new AppError('list.tooManyToExport', { params: { max: mostRowsOfFile } });
    rows.push(...found.list);
    if (found.list.length < rowsOfOneRead) return rows;
  }
}
