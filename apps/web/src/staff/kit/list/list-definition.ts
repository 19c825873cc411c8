import type { Authority } from '@rohi/contract/authorities';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ListThing } from '@rohi/contract/field-names/list-fields';
import type { ComponentType, ReactNode } from 'react';
import type { HistoryPath, ListRow, PathOf, WireFields } from './list-calls.ts';

/** One column. `key` is also what the service sorts by, if `sortable`. The first one leads to the row. */
export type Column<Row> = {
  key: string;
  title: string;
  /** Pixels; a column without a width shares what is left. */
  width?: number;
  sortable?: boolean;
  /** Figures stand at the end. */
  end?: boolean;
  /** Only for users with this right; for all others the list has no such column. */
  needs?: Authority;
  /** Left out where there is no room. */
  minor?: boolean;
  /** Sentences: where rows are cards they stand below their name, not beside it. */
  long?: boolean;
  cell: (row: Row) => ReactNode;
};

export type Option = { value: string; label: string };

/**
 * A filter of the service's, by its key in the query: one of a few values, or `many` of them with commas, one of values
 * that are asked for when the filter is opened, or days of Dushanbe under `from` and `to`.
 */
export type Filter = { key: string; label: string } & (
  | { options: readonly Option[]; many?: true }
  | { loadOptions: () => Promise<readonly Option[]>; many?: true }
  | { days: true }
);

/** What the parts of a form are given that a list draws by itself. */
export type FieldPartProps = {
  value: unknown;
  onChange: (next: unknown) => void;
  /** Errors below this field, by what follows its key: empty for the field itself. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
  label: string;
  /** Whether the row is made by this form. */
  isNew?: boolean;
};

/** One field of the form; `key` is its name on the wire, and in the dictionary that says what it is called. */
export type FieldSpec = {
  key: string;
  hint?: string;
  required?: boolean;
  /** May be set once, when the row is made. */
  fixed?: boolean;
  /** Never stored in the browser while it is typed. */
  secret?: boolean;
} & (
  | { kind: 'text'; max: number; mono?: boolean; nullable?: boolean }
  /** One text in four languages; `rows` makes it an area. */
  | { kind: 'texts'; max: number; rows?: number }
  /** `none` is offered for null. */
  | { kind: 'choice'; options: readonly Option[]; none?: string }
  | { kind: 'many'; options: readonly Option[] }
  | { kind: 'switch' }
  | { kind: 'moment'; nullable?: boolean }
  /** A calendar day, `2026-11-20`. */
  | { kind: 'day'; nullable?: boolean }
  | { kind: 'number'; unit?: string; step?: number; min?: number; nullable?: boolean }
  | { kind: 'own'; part: ComponentType<FieldPartProps> }
);

/** A field with its name. */
export type Field = FieldSpec & { label: string };

export type Section = {
  title?: string;
  fields: readonly FieldSpec[];
  /** Shown for such rows only; without it for all. */
  when?: (fields: Readonly<Record<string, unknown>>) => boolean;
};

/** Words that only this list has; all others stand in `list-words.ts`. */
export type ListTexts = {
  title: string;
  /** What the list is for, beside its title. */
  lead?: string;
  create?: string;
  search: string;
  /** Title of the form of a new row. */
  fresh?: string;
};

/**
 * A list of the console, whole: what is shown, found, sorted and edited. `path` is that of its calls
 * (`/staff/notices`), which `staffList` of the contract declares. See docs/how-to-add-a-list.md.
 */
export type ListDefinition<Row extends ListRow, Fields extends object> = {
  /** The dictionary that says what the fields are called; needed where there is a form. */
  thing?: ListThing;
  path: PathOf<Row>;
  texts: ListTexts;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** Letters that the search takes; without it a hundred. */
  searchMax?: number;
  /** The service's own order, to be marked in the head: `-publishAt`. */
  usualSort: string;
  /** Query key under which the business line is sent; without it the list knows no lines. */
  lineKey?: string;
  /** Who may edit; without it the list is read only. */
  edit?: Authority;
  nameOf: (row: Row) => string;
  /** The form, by sections; without them a row only opens to be read. */
  sections?: readonly Section[];
  /** Fields of a new row; without it no row is made here. */
  blank?: () => Fields;
  /** The fields of a row, as its form sends them back. */
  fieldsOf?: (row: Row) => Fields;
  /** The one business line on which rows are made; without it on all. */
  createsOn?: BusinessLine;
  /** The form makes rows; one that is there is only read. */
  onlyNew?: boolean;
  /** What the call is sent, where that is not the fields as the form holds them. */
  toWire?: (fields: Fields) => WireFields<PathOf<Row>>;
  /** Makes of a form what is sent: seals a password. */
  prepare?: (fields: Fields) => Promise<Fields>;
  /** Stands beside the form and follows it. */
  preview?: ComponentType<{ fields: Fields }>;
  /** Rows that have a preview; without it all. */
  hasPreview?: (fields: Fields) => boolean;
  /** Above the form of a row that is there: facts that are not edited, actions. */
  facts?: ComponentType<{ row: Row; onChanged: () => void }>;
  /**
   * Stands above the table while rows are selected, with what can be done with all of them; without it rows have no
   * boxes to tick.
   */
  selection?: ComponentType<{ rows: readonly Row[]; onDone: () => void }>;
  /** The list is taken back from its file: the contract has it by `withImport`. */
  imports?: boolean;
  /** Stands among the buttons of the list. */
  tools?: ComponentType;
  /** Stands above the table: what is missing and must be seen. */
  banner?: ComponentType;
  /** The service has no history or file of this list. */
  withoutHistory?: boolean;
  withoutFile?: boolean;
};

/** A definition with types of row and form that only its own screen knows. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is put in comes out again: the parts never look inside
export type AnyList = ListDefinition<any, any>;

/**
 * What of a list says how its fields and their values are called: the kind of thing that its rows are, and its form.
 */
export type NamedFields = { thing?: string | undefined; sections?: readonly Section[] | undefined };

/** What of a list its history needs: where it is asked for, and how the fields are called. */
export type HistoryOf = NamedFields & { path: HistoryPath; thing: string };
