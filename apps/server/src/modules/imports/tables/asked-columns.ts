/**
 * The doubts about columns of a file that is its sender's, with the answers that there are: one engine for customers'
 * lists and partners' manifests.
 */
import { noUse, type AskedColumn, type ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import {
  measureUnits,
  numberStyles,
  type ColumnQuestion,
  type MeasureUnit,
} from '@rohi/contract/imports/office-import-rules';
import type { Column } from '../../../platform/table-files/find-header.ts';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { doubledColumns, measureDoubts } from './column-doubts.ts';
import type { ReadColumn } from './recognise-columns.ts';
import { samplesOf, unsaidColumns, type Place } from './unsaid-columns.ts';

/** A table with its header as far as questions about columns go. */
export type AskingTable<Key extends string> = Pick<Table, 'name' | 'rows'> & {
  headerRow: number;
  columns: ReadonlyMap<Key, ReadColumn>;
  twice?: readonly (Column & { of: Key })[];
};

/** A question without its words: `column` is what it is about, `choices` the answers that there are. */
export type ColumnAsk<Key extends string> = Pick<AskedColumn, 'about' | 'index' | 'samples' | 'said'> & {
  header: string;
  column: Key | null;
  choices: { value: string; place?: Place; samples?: string[] }[];
};

const shownSamples = 3;

/** The table by what was said of its columns. `keys`: what an unknown column may be said to be. */
export function withAnswers<Key extends string, T extends AskingTable<Key>>(
  table: T,
  answers: readonly ColumnAnswer[],
  keys: readonly Key[] = [],
): T {
  if (answers.length === 0) return table;
  const columns = new Map<Key, ReadColumn>(table.columns);
  const byQuestion = saidBy(answers);
  for (const { about, index, value } of answers) {
    const key = about === 'meaning' ? keys.find((each) => each === value) : undefined;
    if (key !== undefined && !columns.has(key)) columns.set(key, { index, header: headingAt(table, index) });
  }
  for (const { of, ...column } of table.twice ?? [])
    if (byQuestion('twice', table.columns.get(of)?.index ?? -1) === String(column.index))
      columns.set(of, column);
  for (const [key, column] of columns) {
    const unit = measureUnits.find((each) => each === byQuestion('unit', column.index));
    const numbers = numberStyles.find((each) => each === byQuestion('numbers', column.index));
    columns.set(key, { ...column, ...(unit && { unit }), ...(numbers && { numbers }) });
  }
  return { ...table, columns };
}

/**
 * All that is or was asked of a table, in the order of its columns.
 * @param below the cells of the rows that are read
 * @param keys what an unknown column may be; where there are none it is not asked about here
 * @param isKnown whether a heading is understood, though the column is not read
 */
export function columnAsks<Key extends string>(
  table: AskingTable<Key>,
  below: readonly (readonly Cell[])[],
  answers: readonly ColumnAnswer[],
  keys: readonly Key[] = [],
  isKnown: (header: string) => boolean = () => false,
): ColumnAsk<Key>[] {
  const byQuestion = saidBy(answers);
  const ask = (
    about: ColumnQuestion,
    { index, header }: Place,
    column: Key | null,
    choices: ColumnAsk<Key>['choices'],
    samples = samplesOf(below, index, shownSamples),
  ): ColumnAsk<Key> => {
    const answer = byQuestion(about, index);
    const isOne = choices.some(({ value }) => value === answer);
    return { about, index, header, samples, column, choices, said: isOne ? (answer ?? null) : null };
  };
  const indexes = new Set([...table.columns.values(), ...(table.twice ?? [])].map(({ index }) => index));
  const unsaid = keys.length === 0 ? [] : unsaidColumns(table, below, indexes);
  const meanings = [...keys.filter((key) => !table.columns.has(key)), noUse].map((value) => ({ value }));
  const doubled = doubledColumns(table, below).map(([key, places]) => {
    const [first = { index: -1, header: '' }] = places;
    const choices = places.map((place) => ({
      value: String(place.index),
      place,
      samples: samplesOf(below, place.index, shownSamples),
    }));
    return ask('twice', first, key, choices);
  });
  const settled = withAnswers(
    table,
    answers.filter(({ about }) => about === 'meaning' || about === 'twice'),
    keys,
  );
  // Which of two columns counts comes first: of the other nothing has to be known.
  const open = new Set(doubled.flatMap(({ column, said: answer }) => (answer === null ? [column] : [])));
  const sure = new Map([...settled.columns].filter(([key]) => !open.has(key)));
  const measured = measureDoubts(sure, below).map(({ about, column, key, units, samples }) =>
    ask(about, column, key, about === 'unit' ? unitChoices(units) : styles, samples),
  );
  return [
    ...unsaid
      .filter(({ header }) => header === '' || !isKnown(header))
      .map((place) => ask('meaning', place, null, meanings)),
    ...doubled,
    ...measured,
  ].toSorted((one, other) => one.index - other.index);
}

const styles = numberStyles.map((value) => ({ value }));

const weights: ReadonlySet<MeasureUnit> = new Set(['kg', 'g', 'jin', 't', 'lb']);

/** The likely ones, then the others of their kind. */
function unitChoices(likely: readonly MeasureUnit[]): { value: string }[] {
  const isWeight = weights.has(likely[0] ?? 'kg');
  const others = measureUnits.filter((unit) => weights.has(unit) === isWeight && !likely.includes(unit));
  return [...likely, ...others].map((value) => ({ value }));
}

function saidBy(
  answers: readonly ColumnAnswer[],
): (about: ColumnQuestion, index: number) => string | undefined {
  const byQuestion = new Map(answers.map(({ about, index, value }) => [`${about} ${index}`, value]));
  return (about, index) => byQuestion.get(`${about} ${index}`);
}

function headingAt(
  { rows, headerRow }: Pick<AskingTable<string>, 'rows' | 'headerRow'>,
  index: number,
): string {
  return visibleText(rows[headerRow]?.[index] ?? null);
}

/** What was said before with what is said now in its place. */
export function joinAnswers(before: readonly ColumnAnswer[], now: readonly ColumnAnswer[]): ColumnAnswer[] {
  const isNew = saidBy(now);
  return [...before.filter(({ about, index }) => isNew(about, index) === undefined), ...now];
}
