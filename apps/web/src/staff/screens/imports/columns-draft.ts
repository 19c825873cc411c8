import type { HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { answeredByMeaning, type ImportKind } from '@rohi/contract/imports/office-import-rules';
import { hiddenNames } from '@rohi/contract/imports/hidden-words';
import { openHidden } from '../../../shared/files/hidden-questions.tsx';
import { locale } from '../../../shared/i18n/locale.ts';
import type { NamedTables, ShownImport, ShownTable } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';

type Choices = ShownImport['choices'];
type SaidColumn = NamedTables[number]['columns'][number];

/**
 * What is said of one column: nothing yet, `''` where it is of no use, or what it is; and how its numbers are written.
 */
export type Said = { column?: string; unit?: SaidColumn['unit']; numbers?: SaidColumn['numbers'] };

/**
 * What somebody says of a table: its kind, what each column is by where it stands, and whether what is hidden counts.
 */
export type Draft = { kind: ImportKind | null; columns: ReadonlyMap<number, Said>; hidden: HiddenSaid };

export function draftOf({ kind, columns, questions, hidden }: ShownTable): Draft {
  const indexes = new Set(
    questions.flatMap(({ about, index }) => (answeredByMeaning.has(about) ? [index] : [])),
  );
  return {
    kind,
    hidden: Object.fromEntries(hidden.flatMap(({ about, said }) => (said === null ? [] : [[about, said]]))),
    columns: new Map(
      columns.map(({ index, column, unit, numbers }): [number, Said] => [
        index,
        {
          ...(indexes.has(index) ? {} : { column: column ?? '' }),
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

/** Whether it is still open that a hidden sheet counts: its columns are asked about afterwards. */
export function waitsForSheet({ hidden }: ShownTable): boolean {
  return hidden.some(({ about, said }) => about === 'sheet' && said === null);
}

/** What keeps a draft from being sent; undefined when nothing does. */
export function faultOf(table: ShownTable, draft: Draft, choices: Choices): string | undefined {
  const { form } = importsTexts.read();
  const open = openHidden(table.hidden, draft.hidden);
  if (open !== undefined && (draft.kind !== null || open.about === 'sheet'))
    return form.unanswered(hiddenNames[open.about][locale]);
  if (draft.kind === null) return undefined;
  for (const { about, index, header } of openQuestions(table, draft)) {
    const answer = draft.columns.get(index);
    const isOpen =
      answer?.column === undefined ||
      (answer.column !== '' && about === 'unit' && answer.unit === undefined) ||
      (answer.column !== '' && about === 'numbers' && answer.numbers === undefined);
    if (isOpen) return form.unanswered(header === '' ? form.nameless(index + 1) : header);
  }
  const columns = choices.find((choice) => choice.kind === draft.kind)?.columns ?? [];
  const used = [...draft.columns.values()].map(({ column }) => column);
  const twice = columns.find(({ column }) => used.filter((each) => each === column).length > 1);
  if (twice) return form.twiceChosen(twice.name);
  const missing = columns.filter(({ column, required }) => required && !used.includes(column));
  return missing.length === 0 ? undefined : form.needed(missing.map(({ name }) => `«${name}»`).join(', '));
}

export function wireOf(drafts: readonly Draft[]): NamedTables {
  return drafts.map(({ kind, columns, hidden }) => ({
    kind,
    hidden,
    columns:
      kind === null
        ? []
        : [...columns].flatMap(([index, { column, ...rest }]) =>
            column === undefined
              ? []
              : [column === '' ? { index, column: null } : { index, column, ...rest }],
          ),
  }));
}

/** What the columns of another kind cannot be is let go. */
export function kindChanged({ columns, hidden }: Draft, choices: Choices, kind: ImportKind | null): Draft {
  const columnNames = new Set(
    choices.find((choice) => choice.kind === kind)?.columns.map(({ column }) => column) ?? [],
  );
  return {
    kind,
    hidden,
    columns: new Map(
      [...columns].map(([index, answer]) => [
        index,
        answer.column === undefined || columnNames.has(answer.column) ? answer : { column: '' },
      ]),
    ),
  };
}

export function withSaid(draft: Draft, index: number, answer: Said): Draft {
  return { ...draft, columns: new Map(draft.columns).set(index, { ...draft.columns.get(index), ...answer }) };
}
