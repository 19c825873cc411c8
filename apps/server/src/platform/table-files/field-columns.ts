/**
 * The columns of a list's file, made of its dictionary of fields: headings, kinds of cells and their order stand there.
 */
import type { Fields } from '@rohi/contract/fields';
import { columnKinds, type CodeBook, type ListColumn } from './list-columns.ts';

type Value<Row> = ListColumn<Row>['value'];
/** Another row that a field names, or several: their codes in a row, and where their ids are found. */
type Reference<Row> = { codes: (row: Row) => string | null; book: () => Promise<CodeBook> };
type References<Row> = { codes: (row: Row) => readonly string[]; book: () => Promise<CodeBook> };

/** What a dictionary cannot say: how a fact is read off a row, and where the codes of other rows are found. */
export type OwnColumns<Row, F extends Fields> = {
  readonly [Key in keyof F]?: F[Key]['kind'] extends 'reference'
    ? Reference<Row>
    : F[Key]['kind'] extends 'references'
      ? References<Row>
      : Value<Row>;
};

type AnyRow = Readonly<Record<string, never>>;
type AnyOwn = Value<AnyRow> | Reference<AnyRow> | References<AnyRow> | undefined;

/**
 * The columns of a dictionary, in its order. A fact is what the row has under its key, unless `own` says otherwise.
 * References, and fields that only their room can read, stand in the file where `own` has them; a value of `own` is
 * written and never taken back.
 */
export function fieldColumns<Row extends object, const F extends Fields>(
  fields: F,
  own: OwnColumns<Row, F> = {},
): ListColumn<Row>[] {
  const overrides = own as Readonly<Record<string, AnyOwn>>;
  return Object.entries(fields).flatMap(([key, field]) =>
    columnsOf(key, field, overrides[key]).map((column) => ({
      ...(column as ListColumn<never> as ListColumn<Row>),
      formerHeaders: formerHeadersOf(column, field),
    })),
  );
}

function columnsOf(key: string, field: Fields[string], own: AnyOwn): ListColumn<AnyRow>[] {
  const kinds = columnKinds<AnyRow>();
  const { name } = field;
  if (typeof own === 'function') return [kinds.readOnly(name, own)];
  switch (field.kind) {
    case 'fact':
      return [key === 'id' ? kinds.id(name) : kinds.readOnly(name, (row) => row[key] ?? null)];
    case 'own':
      return [];
    case 'reference':
      return own === undefined
        ? []
        : [kinds.reference(key, name, (own as Reference<AnyRow>).codes, own.book)];
    case 'references':
      return own === undefined
        ? []
        : [kinds.references(key, name, (own as References<AnyRow>).codes, own.book)];
    case 'texts':
      return kinds.texts(key, name);
    case 'choice':
    case 'many':
      return [kinds[field.kind](key, name, field.options, field.wordPrefix)];
    default:
      return [kinds[field.kind](key, name)];
  }
}

/** A text in several languages has its language behind each heading. */
function formerHeadersOf(
  { field: path }: ListColumn<AnyRow>,
  { formerNames = [] }: Fields[string],
): string[] {
  const language = path?.split('.')[1];
  return formerNames.map((name) => (language === undefined ? name : `${name} (${language})`));
}
