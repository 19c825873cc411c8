import type { Authority } from '@rohi/contract/authorities';
import type { Endpoint } from '@rohi/contract/endpoint';
import type { ImportCalls } from '@rohi/contract/lists/list-import';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { EditedList, ListFiles, ListImport } from '../list-files.ts';
import type { FileDownload } from '../platform/file-download.ts';
import {
  renameColumns,
  type AnyRow,
  type ListOfFile,
  type RenamedWords,
} from '../platform/table-files/list-columns.ts';
import { tableFile } from '../platform/table-files/table-file.ts';
import type { AnyRoom, Caller } from './list-room.ts';
import { serve, type Call } from './serve.ts';

/** The calls of a list that can be imported. */
export type ImportedList = ImportCalls &
  Readonly<Record<'find' | 'change', Endpoint>> &
  Readonly<Partial<Record<'create', Endpoint>>>;

type Served = {
  room: AnyRoom;
  table: NonNullable<AnyRoom['table']>;
  all: (caller: Caller) => Promise<object[]>;
  callerOf: (call: Call<Endpoint>) => Caller;
};

/** Puts the calls on the router by which a list's own file is taken back. */
export function serveImport(app: FastifyInstance, calls: ImportedList, served: Served): void {
  const { table } = served;
  const { files } = table;
  const importOf = async (call: Call<Endpoint>): Promise<ListImport> => {
    const caller = served.callerOf(call);
    refuseReader(calls.find, caller);
    const list = listOf(calls, table, await app.renamedWords());
    return {
      edited: editedBy(served, calls, list, caller),
      name: table.name[call.locale],
      userId: caller.principal.userId,
      list: calls.find.path.replace('/staff/', ''),
      id: (call.params as { importId?: string } | undefined)?.importId ?? '',
    };
  };
  serve(app, calls.sendImport, async (call) =>
    files.send(await importOf(call), {
      name: (call.query as { name?: string }).name ?? '',
      bytes: Buffer.from(call.body as Uint8Array),
    }),
  );
  serve(app, calls.readImport, async (call) => files.read(await importOf(call), call.query as ReadQuery));
  serve(app, calls.confirmImport, async (call) => files.confirm(await importOf(call)));
  serve(app, calls.refusedRows, async (call) => files.refused(await importOf(call)));
  serve(app, calls.importTemplate, async (call) => writeTemplate(await importOf(call)));
}

type ReadQuery = Parameters<ListFiles['read']>[1];

/** An empty file of the list: its headings, and a row as an example. */
async function writeTemplate({ edited, name }: ListImport): Promise<FileDownload> {
  const { list, locale } = edited;
  const columns = list.columns.filter(({ field }) => field !== undefined);
  const example = columns.map(({ value }) => value({ id: '', version: 0, ...list.example }, locale));
  const headers = columns.map(({ header }) => header[locale]);
  return tableFile({ name, headers, rows: [example] }, 'xlsx', locale);
}

/** A preview shows stored rows, so it is refused to those who may edit a list and not read it. */
function refuseReader({ access }: Endpoint, { principal }: Caller): void {
  const authority: Authority | undefined = access.kind === 'staff' ? access.authority : undefined;
  if (authority !== undefined && !principal.authorities.has(authority)) throw new AppError('auth.notAllowed');
}

function listOf(calls: ImportedList, table: Served['table'], words: RenamedWords): ListOfFile {
  const key: string = table.key;
  const columns = renameColumns(table.columns as unknown as ListOfFile['columns'], words);
  const body = calls.change.body as unknown as { shape: Record<string, unknown> };
  return {
    columns,
    keyOf: (row) => String(row[key] as string | number),
    keyColumn: columns.findIndex(({ field }) => field === key),
    keyIsId: key === 'id',
    fields: Object.keys(body.shape).filter((name) => name !== 'version'),
    blank: table.blank,
    example: table.example,
    makesRows: calls.create !== undefined,
  };
}

function editedBy({ room, all }: Served, calls: ImportedList, list: ListOfFile, caller: Caller): EditedList {
  return {
    list,
    calls,
    locale: caller.locale,
    get: async (id) => (await room.get(id, caller)) as AnyRow | undefined,
    all: async () => (await all(caller)) as AnyRow[],
    create: async (body, into) => (await room.create(body, caller, into)) as string | number,
    change: (id, body, into) => room.change(id, body, caller, into),
  };
}
