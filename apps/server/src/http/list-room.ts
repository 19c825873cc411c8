// What a room gives for its list, and what the pattern makes of it.
import type { BodyOf, Endpoint, QueryOf } from '@rohi/contract/endpoint';
import type { ImportCalls } from '@rohi/contract/lists/list-import';
import type { FieldsOf, HistoryEntry, IdOf, RowOf, StaffList } from '@rohi/contract/lists/staff-list';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../context.ts';
import type { ListFiles } from '../list-files.ts';
import type { ListColumn, RenamedWords } from '../platform/table-files/list-columns.ts';
import type { TableCell } from '../platform/table-files/table-cell.ts';
import type { RequestActor, UserPrincipal } from '../principal.ts';
import type { Call } from './serve.ts';

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
  /** Called with each row that is answered whole, before the answer; for lists that record their readers. */
  onRow?: (caller: Caller, row: RowOf<L>) => Promise<void>;
  /** Called with each file that is made and its rows; for lists that record their files. */
  onFile?: (caller: Caller, rows: number) => Promise<void>;
} & (L extends ImportCalls
  ? { table: ListTable<L> }
  : {
      /** Columns of the file, with headers in the caller's language. */
      columns: (locale: Locale) => FileColumns<RowOf<L>> | Promise<FileColumns<RowOf<L>>>;
    }) &
  (L['create'] extends Endpoint
    ? {
        /**
         * Makes the row once for one requestId, and returns its id. `into`: what is written to, where that is a
         * rehearsal.
         */
        create: (fields: BodyOf<L['create']>, caller: Caller, into?: Context) => Promise<IdOf<L>>;
      }
    : unknown) &
  (L['change'] extends Endpoint
    ? {
        /** Throws `list.changedMeanwhile` for an old version. */
        change: (
          id: IdOf<L>,
          fields: { version: number } & FieldsOf<L>,
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
  create: (query: unknown, caller: Caller, into?: Context) => Promise<unknown>;
  change: (id: unknown, query: unknown, caller: Caller, into?: Context) => Promise<void>;
  history: (id: unknown, paging: unknown) => Promise<object>;
  columns: (locale: Locale) => FileColumns<object> | Promise<FileColumns<object>>;
  table?: Omit<ListTable<never>, 'columns'> & { columns: readonly ListColumn<object>[] };
  onFile?: (caller: Caller, rows: number) => Promise<void>;
  onRow?: (caller: Caller, row: object) => Promise<void>;
};
export type AnyCall = Call<Endpoint>;
