import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { NamedTables, ShownImport, ShownTable } from './import-queries.ts';
import { importsTexts } from './imports-words.ts';

type Choices = ShownImport['choices'];
type SaidColumn = NamedTables[number]['columns'][number];

/** What is said of one column: nothing yet, `''` where it is of no use, or what it is; and how its numbers are written. */
export type Said = { column?: string; unit?: SaidColumn['unit']; numbers?: SaidColumn['numbers'] };

/** What somebody says of a table: its kind, and what each column is by where it stands. */
export type Draft = { kind: ImportKind | null; columns: ReadonlyMap<number, Said> };

export function draftOf({ kind, columns, questions }: ShownTable): Draft {
  const asked = new Set(
    questions.flatMap(({ about, index }) => (about === 'meaning' || about === 'twice' ? [index] : [])),
  );
  return {
    kind,
    columns: new Map(
      columns.map(({ index, column, unit, numbers }): [number, Said] => [
        index,
        {
          ...(asked.has(index) ? {} : { column: column ?? '' }),
          ...(unit === null ? {} : { unit }),
          ...(numbers === null ? {} : { numbers }),
        },
      ]),
    ),
  };
}

/** What is open of a table while it stays what it was taken for. */
export function openQuestions({ kind, questions }: ShownTable, draft: Draft): ShownTable['questions'] {
  return draft.kind === kind ? questions : [];
}

/** What keeps a draft from being sent; undefined when nothing does. */
export function faultOf(table: ShownTable, draft: Draft, choices: Choices): string | undefined {
  const { form } = importsTexts.read();
  if (draft.kind === null) return undefined;
  for (const { about, index, header } of openQuestions(table, draft)) {
    const said = draft.columns.get(index);
    const isOpen =
      said?.column === undefined ||
      (said.column !== '' && about === 'unit' && said.unit === undefined) ||
      (said.column !== '' && about === 'numbers' && said.numbers === undefined);
    if (isOpen) return form.unanswered(header === '' ? form.nameless(index + 1) : header);
  }
  const known = choices.find((choice) => choice.kind === draft.kind)?.columns ?? [];
  const used = [...draft.columns.values()].map(({ column }) => column);
  const twice = known.find(({ column }) => used.filter((each) => each === column).length > 1);
  if (twice) return form.twiceChosen(twice.name);
  const missing = known.filter(({ column, required }) => required && !used.includes(column));
  return missing.length === 0 ? undefined : form.needed(missing.map(({ name }) => `«${name}»`).join(', '));
}

export function wireOf(drafts: readonly Draft[]): NamedTables {
  return drafts.map(({ kind, columns }) => ({
    kind,
    columns:
      kind === null
        ? []
        : [...columns].flatMap(([index, { column, ...said }]) =>
            column === undefined
              ? []
              : [column === '' ? { index, column: null } : { index, column, ...said }],
          ),
  }));
}

/** What the columns of another kind cannot be is let go. */
export function kindChanged({ columns }: Draft, choices: Choices, kind: ImportKind | null): Draft {
  const known = new Set(
    choices.find((choice) => choice.kind === kind)?.columns.map(({ column }) => column) ?? [],
  );
  return {
    kind,
    columns: new Map(
      [...columns].map(([index, said]) => [
        index,
        said.column === undefined || known.has(said.column) ? said : { column: '' },
      ]),
    ),
  };
}

export function withSaid(draft: Draft, index: number, said: Said): Draft {
  return { ...draft, columns: new Map(draft.columns).set(index, { ...draft.columns.get(index), ...said }) };
}
