import * as z from 'zod/mini';
import type { Authority } from '../authorities.ts';
import { endpoint } from '../endpoint.ts';
import type { BodyOf, DataOf, Endpoint, ParamsOf } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import type { Fields } from '../fields.ts';

type Shape = Record<string, z.ZodMiniType>;

/** A row's id as it stands in a path, for rows that the database numbers. */
export const numberId = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Who changed a row, when, and which fields from what to what; null where the record names only that it changed. */
export const historyEntry = z.object({
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  /** What happened, in the caller's language, where it is no action of the record: an event of a parcel. */
  title: z.optional(z.string()),
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** What a list of the staff console is made of. */
type ListDeclaration<
  Name extends string,
  Id extends z.ZodMiniType,
  Edited extends Shape,
  Extra extends Shape,
  Filters extends Shape,
  Sort extends string,
> = {
  /** The calls stand below `/staff/<name>`. */
  readonly name: Name;
  /** For the document of the API: `notices and news`. */
  readonly of: string;
  readonly read: Authority;
  readonly edit: Authority;
  /** Shape of the id in a path. */
  readonly id: Id;
  /** What each field is called, and all else that is known of it in more than one place. */
  readonly dictionary: Fields & { readonly [Key in keyof Edited]: Fields[string] };
  /** What is edited: the shapes of the fields. */
  readonly fields: Edited;
  /** What a row shows beside its fields; `id` at least. */
  readonly extra: Extra;
  readonly filters: Filters;
  /** `key` sorts upwards, `-key` downwards. */
  readonly sorts: readonly Sort[];
  readonly errors?: readonly ErrorName[];
};

/**
 * The calls of one list of the staff console: page, row, new row, changed row, history, file. A change brings the
 * `version` that its form was filled from; an older one is refused with 409 `list.changedMeanwhile`, and the answer's
 * `current` is the row that stands. A new row brings an id of the client's making, so that sending it twice makes one
 * row.
 */
export function staffList<
  const Name extends string,
  Id extends z.ZodMiniType,
  Edited extends Shape,
  Extra extends Shape,
  Filters extends Shape,
  const Sort extends string,
>(list: ListDeclaration<Name, Id, Edited, Extra, Filters, Sort>) {
  const path = `/staff/${list.name}` as const;
  const read = { kind: 'staff', authority: list.read } as const;
  const edit = { kind: 'staff', authority: list.edit } as const;
  const fields = describeFields(list.fields, list.dictionary);
  const row = z.object({ ...list.extra, version: z.int(), ...fields });
  const wanted = {
    search: z.optional(wireText({ max: 100 })),
    sort: z.optional(z.enum([...list.sorts, ...list.sorts.map((key): `-${Sort}` => `-${key}`)])),
    ...list.filters,
  };
  const errors = list.errors ?? [];
  return {
    find: endpoint({
      method: 'GET',
      path,
      summary: `A page of ${list.of}`,
      access: read,
      query: z.object({ ...pagingQuery, ...wanted }),
      data: z.object({ total: z.int(), list: z.array(row) }),
      errors: ['request.invalid'],
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One row of ${list.of}`,
      access: read,
      params: z.object({ id: list.id }),
      data: row,
      errors: ['list.notFound'],
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `A new row of ${list.of}; the same requestId makes it once`,
      access: edit,
      body: z.strictObject({ requestId: z.uuid(), ...fields }),
      dictionary: list.dictionary,
      data: row,
      errors,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Change a row of ${list.of} over the version that was read`,
      access: edit,
      params: z.object({ id: list.id }),
      body: z.strictObject({ version: z.int(), ...fields }),
      dictionary: list.dictionary,
      data: row,
      current: row,
      errors: ['list.notFound', 'list.changedMeanwhile', ...errors],
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/{id}/history`,
      summary: `Who changed a row of ${list.of}, newest first`,
      access: read,
      params: z.object({ id: list.id }),
      query: z.object(pagingQuery),
      data: z.object({ total: z.int(), list: z.array(historyEntry) }),
      errors: ['list.notFound'],
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/file`,
      summary: `The rows of ${list.of} that a search finds, as a file`,
      access: read,
      query: z.object({ format: z.enum(exportFormats), ...wanted }),
      data: z.unknown(),
      download: 'application/octet-stream',
      errors: ['request.invalid', 'list.tooManyToExport'],
    }),
  } as const;
}

/** Each shape under the name of its field, for the document of the API. */
export function describeFields<Edited extends Shape>(shapes: Edited, dictionary: Fields): Edited {
  const described = Object.entries(shapes).map(([key, shape]) => {
    const name = dictionary[key]?.name.en;
    return [key, name === undefined ? shape : shape.check(z.describe(name))];
  });
  return Object.fromEntries(described) as Edited;
}

/** The calls of any list, for code that serves them all. A list that is only read leaves out what it has not. */
export type StaffList = Readonly<Record<'find' | 'get' | 'file', Endpoint>> &
  Readonly<Partial<Record<'create' | 'change' | 'history', Endpoint>>>;

/** A row as the calls of a list give it. */
export type RowOf<L extends Pick<StaffList, 'get'>> = DataOf<L['get']>;
/** The id of a row, as the calls take it. */
export type IdOf<L extends Pick<StaffList, 'get'>> = ParamsOf<L['get']> extends { id: infer Id } ? Id : never;
/** What a form of a list sends, without version or request id. */
export type FieldsOf<L extends Pick<StaffList, 'change'>> = L['change'] extends Endpoint
  ? Omit<BodyOf<L['change']>, 'version'>
  : never;
