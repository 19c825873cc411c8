import type { Asked } from '../../../shared/api/calls.ts';
import { loadFields, maxLoads, readAlso, readLoad, writeAlso } from '@rohi/contract/pricing/quote-request';
import type { LoadField, LoadProblem, LoadTexts } from '@rohi/contract/pricing/quote-request';

/**
 * One row of the calculator, as it was typed: so many like places. The sides stay there while only the volume is asked
 * for; `key` holds the row to its place on the screen.
 */
export type QuoteRow = Readonly<Record<LoadField, string>> & {
  readonly sizeBy: 'sides' | 'volume';
  readonly key: number;
};

/** What stands in the calculator: a row for each kind of place. */
export type QuoteFields = readonly [QuoteRow, ...QuoteRow[]];

/** A first look shows a price; the same box stands in the form of the home page. */
const example = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '10' };

const empty: Record<LoadField, string> = {
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  volumeM3: '',
  weightKg: '',
  places: '',
};

const emptyRow: QuoteRow = { ...empty, sizeBy: 'sides', key: 0 };

/** The numbers that a link carries; a link without any shows the example. */
export function readQuoteFields(query: URLSearchParams): QuoteFields {
  const also = query.get('also') ?? '';
  const fields = loadFields.filter((field) => query.has(field));
  if (fields.length === 0 && also === '') return [{ ...emptyRow, ...example }];
  const typed = Object.fromEntries(fields.map((field) => [field, query.get(field) ?? '']));
  const rowOf = (texts: LoadTexts, key: number): QuoteRow => ({
    ...emptyRow,
    ...Object.fromEntries(loadFields.map((field) => [field, texts[field] ?? ''])),
    sizeBy: texts.volumeM3 === undefined ? 'sides' : 'volume',
    key,
  });
  return [rowOf(typed, 0), ...readAlso(also).map((texts, index) => rowOf(texts ?? {}, index + 1))];
}

/** With one more row, an empty one. */
export function addRow(fields: QuoteFields): QuoteFields {
  return [...fields, { ...emptyRow, key: Math.max(...fields.map(({ key }) => key)) + 1 }];
}

/** Without the row of this key; the only one stays. */
export function removeRow(fields: QuoteFields, key: number): QuoteFields {
  const [first, ...others] = fields.filter((row) => row.key !== key);
  return first === undefined ? fields : [first, ...others];
}

/** The fields that count: either the sides or the volume. */
function countedFields({ sizeBy, ...texts }: QuoteRow): [LoadField, string][] {
  const left = sizeBy === 'sides' ? ['volumeM3'] : ['lengthCm', 'widthCm', 'heightCm'];
  return loadFields.filter((field) => !left.includes(field)).map((field) => [field, texts[field].trim()]);
}

function alsoOf(rows: readonly QuoteRow[]): string | undefined {
  return writeAlso(rows.map((row) => Object.fromEntries(countedFields(row))));
}

/** The query of a link to these numbers; what else stands in the address stays. */
export function writeQuoteFields([first, ...others]: QuoteFields, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const field of [...loadFields, 'also']) next.delete(field);
  for (const [field, text] of countedFields(first))
    if (text !== '' || field === 'volumeM3') next.set(field, text);
  const also = alsoOf(others);
  if (also !== undefined) next.set('also', also);
  return next;
}

/** A load as the call is asked for its price. */
export type QuoteRequest = NonNullable<Asked<'GET /price/quote'>['query']>;

type RowProblems = ReadonlyMap<LoadField, LoadProblem>;

export type CheckedFields = {
  /**
   * Query of the call; undefined as long as a field is empty or wrong, or there are more rows than one price is asked
   * for.
   */
  request: QuoteRequest | undefined;
  /** What is wrong with fields that are filled in, row by row: an empty one is not scolded. */
  problems: readonly RowProblems[];
};

/** Holds the fields against the rule that the call holds them against, too. `date`: the day to ask for. */
export function checkQuoteFields(fields: QuoteFields, date: string | null): CheckedFields {
  const rows = fields.map((row) => {
    const counted = Object.fromEntries(countedFields(row).filter(([, text]) => text !== ''));
    return { counted, problems: readLoad(counted).problems ?? [] };
  });
  const also = alsoOf(fields.slice(1));
  const isAsked = fields.length <= maxLoads && rows.every(({ problems }) => problems.length === 0);
  return {
    request: isAsked
      ? { ...rows[0]?.counted, ...(also !== undefined && { also }), ...(date !== null && { date }) }
      : undefined,
    problems: rows.map(
      ({ problems }) =>
        new Map(
          problems.filter(({ error }) => error !== 'required').map((problem) => [problem.field, problem]),
        ),
    ),
  };
}
