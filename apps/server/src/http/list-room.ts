// What a room gives for its list, and what the pattern makes of it.
import type { BodyOf, Endpoint, QueryOf } from '@rohi/contract/endpoint';
import type { ImportCalls, ImportedFile, ImportedPage, ImportState } from '@rohi/contract/lists/list-import';
import type { FieldsOf, HistoryEntry, IdOf, RowOf, StaffList } from '@rohi/contract/lists/staff-list';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../context.ts';
import type { RequestActor, UserPrincipal } from '../principal.ts';
import type { FileDownload } from '../platform/file-download.ts';
import type { Call } from './serve.ts';
import type { AnyRow, ListColumn, ListOfFile, RenamedWords } from '../platform/table-files/list-columns.ts';
import type { TableCell } from '../platform/table-files/table-cell.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the office says instead of words of the dictionary, as it stands. */
    renamedWords: () => Promise<RenamedWords>;
  }
}

/** What a handler of a list knows of the caller. */
export type Caller = { principal: UserPrincipal; actor: RequestActor; locale: Locale };

/** Columns of a file that is only saved. */
export type FileColumns<Row> = {
  name: string;
  columns: readonly (readonly [header: string, value: (row: Row) => TableCell])[];
};

/** A list as one person edits it. */
export type EditedList = {
  list: ListOfFile;
  calls: { create?: Endpoint | undefined; change: Endpoint };
  locale: Locale;
  get: (id: string | number) => Promise<AnyRow | undefined>;
  all: () => Promise<readonly AnyRow[]>;
  /** `into`: what is written to, where that is a rehearsal. */
  create: (body: object, into?: Context) => Promise<string | number>;
  change: (id: string | number, body: object, into?: Context) => Promise<void>;
};

/** A file of a list, and who imports it. */
export type ListImport = {
  edited: EditedList;
  /** Name of the list in files. */
  name: string;
  userId: string;
  /** Name of the list as its calls are called. */
  list: string;
  /** Made by the client. */
  id: string;
};

/** Takes files of lists back; `listFiles` of the room of files does. */
export type ListFiles = {
  /** Reads a file and says what it would do. Throws `imports.fileRefused`, `imports.otherFile`. */
  send: (asked: ListImport, sent: { name: string; bytes: Buffer }) => Promise<ImportedFile>;
  /** An own file with a page of its rows. Throws `imports.fileNotFound`, also for somebody else's. */
  read: (
    asked: ListImport,
    page: { page: number; limit: number; state?: ImportState | undefined },
  ) => Promise<ImportedPage>;
  /** Writes the next rows of an own file. */
  confirm: (asked: ListImport) => Promise<ImportedFile>;
  /** The rows of an own file that were refused. */
  refused: (asked: ListImport) => Promise<FileDownload>;
};

/** The file of a list that is saved and taken back. The version of each row stands in it after these columns. */
type ListTable<L extends Pick<StaffList, 'get'>> = {
  /** What takes the file back. */
  files: ListFiles;
  name: LocaleTexts;
  columns: readonly ListColumn<RowOf<L>>[];
  /** What finds a row: a code, or `id` where rows have none. */
  key: keyof RowOf<L> & string;
  /** What a new row is where the file says nothing. */
  blank: Partial<RowOf<L>>;
  /** The row of the template. */
  example: Partial<RowOf<L>>;
};

/** What a room does for its list. `get` gives undefined for a row that is not there. */
export type ListRoom<L extends StaffList> = {
  find: (query: QueryOf<L['find']>, caller: Caller) => Promise<{ total: number; list: RowOf<L>[] }>;
  get: (id: IdOf<L>, caller: Caller) => Promise<RowOf<L> | undefined>;
  /** Called with each row that is answered whole, before the answer; for lists whose readers are recorded. */
  onRow?: (caller: Caller, row: RowOf<L>) => Promise<void>;
  /** Called with each file that is made and its rows; for lists whose files are recorded. */
  onFile?: (caller: Caller, rows: number) => Promise<void>;
} & (L extends ImportCalls
  ? { table: ListTable<L> }
  : {
      /** Columns of the file, with headers in the caller's language. */
      columns: (locale: Locale) => FileColumns<RowOf<L>> | Promise<FileColumns<RowOf<L>>>;
    }) &
  (L['create'] extends Endpoint
    ? {
        /** Makes the row once for one requestId, and returns its id. `into`: what is written to, where that is a rehearsal. */
        create: (asked: BodyOf<L['create']>, caller: Caller, into?: Context) => Promise<IdOf<L>>;
      }
    : unknown) &
  (L['change'] extends Endpoint
    ? {
        /** Throws `list.changedMeanwhile` for an old version. */
        change: (
          id: IdOf<L>,
          asked: { version: number } & FieldsOf<L>,
          caller: Caller,
          into?: Context,
        ) => Promise<void>;
      }
    : unknown) &
  (L['history'] extends Endpoint
    ? {
        history: (
          id: IdOf<L>,
          paging: { page: number; limit: number },
        ) => Promise<{ total: number; list: HistoryEntry[] }>;
      }
    : unknown);

/** Inside, a list is any list: the types of `ListRoom` hold the room to its declaration. */
export type AnyRoom = {
  find: (query: object, caller: Caller) => Promise<{ total: number; list: object[] }>;
  get: (id: unknown, caller: Caller) => Promise<object | undefined>;
  create: (asked: unknown, caller: Caller, into?: Context) => Promise<unknown>;
  change: (id: unknown, asked: unknown, caller: Caller, into?: Context) => Promise<void>;
  history: (id: unknown, paging: unknown) => Promise<object>;
  columns: (locale: Locale) => FileColumns<object> | Promise<FileColumns<object>>;
  table?: Omit<ListTable<never>, 'columns'> & { columns: readonly ListColumn<object>[] };
  onFile?: (caller: Caller, rows: number) => Promise<void>;
  onRow?: (caller: Caller, row: object) => Promise<void>;
};
export type AnyCall = Call<Endpoint>;
