import type { Asked } from '../../../shared/api/calls.ts';
import { loadFields, readLoad } from '@rohi/contract/pricing/quote-request';
import type { LoadField, LoadProblem } from '@rohi/contract/pricing/quote-request';

/** What stands in the calculator, as it was typed. The sides stay there while only the volume is asked for. */
export type QuoteFields = Readonly<Record<LoadField, string>> & { readonly sizeBy: 'sides' | 'volume' };

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

/** The numbers that a link carries; a link without any shows the example. */
export function readQuoteFields(query: URLSearchParams): QuoteFields {
  const given = loadFields.filter((field) => query.has(field));
  if (given.length === 0) return { ...empty, ...example, sizeBy: 'sides' };
  const typed = Object.fromEntries(given.map((field) => [field, query.get(field) ?? '']));
  return { ...empty, ...typed, sizeBy: query.has('volumeM3') ? 'volume' : 'sides' };
}

/** The fields that count: either the sides or the volume. */
function countedFields({ sizeBy, ...texts }: QuoteFields): [LoadField, string][] {
  const left = sizeBy === 'sides' ? ['volumeM3'] : ['lengthCm', 'widthCm', 'heightCm'];
  return loadFields.filter((field) => !left.includes(field)).map((field) => [field, texts[field].trim()]);
}

/** The query of a link to these numbers; what else stands in the address stays. */
export function writeQuoteFields(fields: QuoteFields, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const field of loadFields) next.delete(field);
  for (const [field, text] of countedFields(fields))
    if (text !== '' || field === 'volumeM3') next.set(field, text);
  return next;
}

/** A load as the call is asked for its price. */
export type QuoteRequest = NonNullable<Asked<'GET /price/quote'>['query']>;

export type CheckedFields = {
  /** Query of the call; undefined as long as a field is empty or wrong. */
  request: QuoteRequest | undefined;
  /** What is wrong with fields that are filled in: an empty one is not scolded. */
  problems: ReadonlyMap<LoadField, LoadProblem>;
};

/** Holds the fields against the rule that the call holds them against, too. `date`: the day to ask for. */
export function checkQuoteFields(fields: QuoteFields, date: string | null): CheckedFields {
  const counted = countedFields(fields).filter(([, text]) => text !== '');
  const { problems = [] } = readLoad(Object.fromEntries(counted));
  const request: QuoteRequest = { ...Object.fromEntries(counted), ...(date !== null && { date }) };
  return {
    request: problems.length === 0 ? request : undefined,
    problems: new Map(
      problems.filter(({ error }) => error !== 'required').map((problem) => [problem.field, problem]),
    ),
  };
}
