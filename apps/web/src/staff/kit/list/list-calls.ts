import type {
  Asked,
  BodyFor,
  CallName,
  CurrentOf,
  FileCallName,
  ReplyTo,
} from '../../../shared/api/calls.ts';
import type { ImportState } from '@rohi/contract/lists/list-import';
import { call } from '../../../shared/api/call.ts';
import type { ApiError } from '../../../shared/api/exchange.ts';
import { saveFile } from './save-file.ts';

/** A row as the service gives it: what each list has. */
export type ListRow = { id: number | string; version: number };

/** The path before an end of it, of the calls that have both. */
type PathBefore<N, End extends string> = N extends `GET ${infer Path extends `/${string}`}${End}`
  ? Path
  : never;

/** Where lists may stand: only what is there is looked into. */
type ConsolePath = Extract<PathBefore<CallName, ''>, `/staff/${string}` | '/claims'>;

/** The lists of the console by the path of their calls: a page of them holds rows with id and version. */
export type ListPath = {
  [Path in ConsolePath]: ReplyTo<`GET ${Path}`> extends { total: number; list: readonly ListRow[] }
    ? Path
    : never;
}[ConsolePath];
/** What has a history of its rows. */
export type HistoryPath = PathBefore<CallName, `/{${string}}/history`>;
/** What is had as a file. */
export type FilePath = PathBefore<FileCallName, '/file'>;
/** Lists that are taken back from their file. */
type ImportPath = PathBefore<CallName, '/imports/{importId}'>;

type RowAt<Path extends ListPath> =
  ReplyTo<`GET ${Path}`> extends { list: readonly (infer Row)[] } ? Row : never;
/** Where rows like this one are listed. */
export type PathOf<Row> = { [Path in ListPath]: Row extends RowAt<Path> ? Path : never }[ListPath];

/** What a new row is sent with, beside its request id. */
export type WireFields<Path extends ListPath> = FormFields<
  BodyFor<Extract<CallName, `POST ${Path}`>>,
  'requestId'
>;

// The ids in the paths have names of their own, `{id}` or `{code}`; here each stands as `{id}`.
type RowCall = Extract<CallName, `GET ${ListPath}/{id}`>;
type HistoryCall = Extract<CallName, `GET ${HistoryPath}/{id}/history`>;
type PostCall = Extract<CallName, `POST ${ListPath}`>;
/** Some lists are added to by forms of their own, which are answered otherwise. */
type CreateCall = { [Name in PostCall]: ReplyTo<Name> extends ListRow ? Name : never }[PostCall];
type ChangeCall = Extract<CallName, `PUT ${ListPath}/{id}`>;

/** Search, filters and order of a list, as its definition names them. */
export type ListQuery = Readonly<Record<string, string>>;

type FormFields<Body, Own extends string> = Body extends unknown ? Omit<Body, Own> : never;

/** A page of rows. */
export function findRows(path: ListPath, query: ListQuery, signal?: AbortSignal) {
  const request = { query } as Asked<`GET ${ListPath}`>;
  return call(`GET ${path}`, { ...request, quiet: true, signal }) as Promise<{
    total: number;
    list: ListRow[];
  }>;
}

/** One row as it stands now. */
export function readRow(path: ListPath, id: string | number, signal?: AbortSignal): Promise<ListRow> {
  return call(`GET ${path}/{id}` as RowCall, { params: { id }, quiet: true, signal });
}

/** What was done with a row, twenty a page. */
export function readHistory(path: HistoryPath, id: string, page: number, signal?: AbortSignal) {
  const request = { params: { id }, query: { page, limit: 20 } };
  return call(`GET ${path}/{id}/history` as HistoryCall, { ...request, quiet: true, signal });
}

/** Makes a row; the same request id makes it once. `fields` are those of the list's form. Throws ApiError. */
export function createRow(path: ListPath, requestId: string, fields: object): Promise<ListRow> {
  const own = fields as FormFields<BodyFor<CreateCall>, 'requestId'>;
  return call(`POST ${path}` as CreateCall, { body: { requestId, ...own }, quiet: true });
}

/** Changes a row over the version that its form was filled from. Throws ApiError. */
export function changeRow(
  path: ListPath,
  id: string | number,
  version: number,
  fields: object,
): Promise<ListRow> {
  const own = fields as FormFields<BodyFor<ChangeCall>, 'version'>;
  return call(`PUT ${path}/{id}` as ChangeCall, { params: { id }, body: { version, ...own }, quiet: true });
}

/** The row that stands, where a change was refused because somebody else was quicker. */
export function currentRowOf(error: ApiError): ListRow | undefined {
  return error.current as CurrentOf<ChangeCall> | undefined;
}

/** Saves what a search finds. `saved` is said when it is there. */
export function saveRows(path: FilePath, format: 'xlsx' | 'csv', query: ListQuery, saved: string) {
  const request = { query: { ...query, format } } as Asked<`GET ${FilePath}/file`>;
  return saveFile(`GET ${path}/file`, request, saved);
}

/** Has a file of rows read; the same id sends it once. Throws ApiError. */
export function sendImport(path: ListPath, importId: string, file: File) {
  const request = { params: { importId }, query: { name: file.name.slice(-200) }, file };
  return call(`PUT ${path as ImportPath}/imports/{importId}`, { ...request, quiet: true, loading: true });
}

/** Writes the next rows of a file. Throws ApiError. */
export function confirmImport(path: ListPath, importId: string) {
  return call(`POST ${path as ImportPath}/imports/{importId}/confirm`, { params: { importId } });
}

/** A page of the rows of one kind of a file. */
export function readImport(
  path: ListPath,
  importId: string,
  query: { state: ImportState; page: number; limit: number },
  signal?: AbortSignal,
) {
  const request = { params: { importId }, query };
  return call(`GET ${path as ImportPath}/imports/{importId}`, { ...request, quiet: true, signal });
}

/** Saves the refused rows of a file, to be mended. */
export function saveRefused(path: ListPath, importId: string, saved: string) {
  return saveFile(`GET ${path as ImportPath}/imports/{importId}/refused`, { params: { importId } }, saved);
}

/** Saves an empty file of a list. */
export function saveTemplate(path: ListPath, saved: string) {
  return saveFile(`GET ${path as ImportPath}/import-template`, {}, saved);
}
