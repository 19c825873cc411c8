import type { ErrorParams, FieldError } from '../errors.ts';
import type { PlaceSize } from './chargeable-weight.ts';
import { readDecimal, writeDecimal } from './exact-decimal.ts';
import { plainNumber } from './typed-amount.ts';
import type { Load } from './freight-charge.ts';

/** The fields of a quote as they are typed, sent and stored in links. All are of one place; `places` says how many. */
export const loadFields = ['lengthCm', 'widthCm', 'heightCm', 'volumeM3', 'weightKg', 'places'] as const;
export type LoadField = (typeof loadFields)[number];

export type LoadTexts = { readonly [Field in LoadField]?: string | undefined };

/** Unlike places: the first as its own fields, the others written one after another by `writeAlso`. */
export type LoadsTexts = LoadTexts & { readonly also?: string | undefined };

/** Most kinds of places that one price is asked for. */
export const maxLoads = 20;

type Limits = {
  /** Digits after the point that are taken. */
  readonly digits: number;
  /** The same value counted in units of 10^-`scale`: µm, cm³, g, places. */
  readonly scale: number;
  readonly min: bigint;
  readonly max: bigint;
};

/** From 1 mm to 15 m a side, one gram to 50 t a place, one cm³ to 200 m³. */
const side: Limits = { digits: 2, scale: 4, min: 1_000n, max: 15_000_000n };
const limitsOf: Record<LoadField, Limits> = {
  lengthCm: side,
  widthCm: side,
  heightCm: side,
  volumeM3: { digits: 6, scale: 6, min: 1n, max: 200_000_000n },
  weightKg: { digits: 3, scale: 3, min: 1n, max: 50_000_000n },
  places: { digits: 0, scale: 0, min: 1n, max: 1_000n },
};

/** What is wrong with one field, by the names of the contract. */
export type LoadProblem = {
  readonly field: LoadField;
  readonly error: FieldError;
  readonly params?: ErrorParams;
};

export type ReadLoad =
  | { readonly load: Load; readonly problems?: never }
  | { readonly load?: never; readonly problems: readonly LoadProblem[] };

/**
 * Reads a load from typed text: either three sides or a volume, the weight, and the number of places (1 when it is
 * empty). Names every field that is wrong; a field left empty that is needed is `required`.
 */
export function readLoad(texts: LoadTexts): ReadLoad {
  const problems: LoadProblem[] = [];
  const read = (field: LoadField, fallback?: bigint): bigint => {
    const text = texts[field]?.trim() ?? '';
    if (text === '' && fallback !== undefined) return fallback;
    const { value, problem } = readField(field, text);
    if (problem !== undefined) problems.push(problem);
    return value ?? 0n;
  };
  const size = readSize(texts, read, problems);
  const load: Load = { size, weightG: read('weightKg'), places: Number(read('places', 1n)) };
  return problems.length === 0 ? { load } : { problems };
}

/** What is wrong with one field of several loads: `weightKg` of the first, `also[0].weightKg` of the next. */
type LoadsProblem = Omit<LoadProblem, 'field'> & { readonly field: string };

type ReadLoads =
  | { readonly loads: readonly [Load, ...Load[]]; readonly problems?: never }
  | { readonly loads?: never; readonly problems: readonly LoadsProblem[] };

/** Reads a load and those that are carried with it; names every field of each that is wrong. */
export function readLoads({ also = '', ...texts }: LoadsTexts): ReadLoads {
  const others = readAlso(also);
  if (others.length >= maxLoads)
    return { problems: [{ field: 'also', error: 'tooManyLoads', params: { max: maxLoads } }] };
  const first = readLoad(texts);
  const problems: LoadsProblem[] = [...(first.problems ?? [])];
  const loads: Load[] = [];
  for (const [index, other] of others.entries()) {
    const path = `also[${index}]`;
    if (other === undefined) {
      problems.push({ field: path, error: 'badFormat' });
      continue;
    }
    const { load, problems: wrong = [] } = readLoad(other);
    if (load !== undefined) loads.push(load);
    problems.push(...wrong.map((problem) => ({ ...problem, field: `${path}.${problem.field}` })));
  }
  if (first.load === undefined || problems.length > 0) return { problems };
  return { loads: [first.load, ...loads] };
}

const bySides = ['lengthCm', 'widthCm', 'heightCm', 'weightKg', 'places'] as const;
const byVolume = ['volumeM3', 'weightKg', 'places'] as const;

/**
 * Loads as one text of an address, the separators of which need no escape: `40*40*40*60*1_0.5*50*2` is a place of three
 * sides, weight and number, and one of a volume, weight and number. Undefined when there are none.
 */
export function writeAlso(others: readonly LoadTexts[]): string | undefined {
  if (others.length === 0) return undefined;
  return others
    .map((texts) =>
      (texts.volumeM3 === undefined ? bySides : byVolume)
        // A separator that somebody typed stays what no number has.
        .map((field) => (texts[field] ?? '').trim().replaceAll(/[*_]/g, 'x'))
        .join('*'),
    )
    .join('_');
}

/** The loads of such a text; undefined in the place of one that is neither of both kinds. */
export function readAlso(also: string): (LoadTexts | undefined)[] {
  if (also.trim() === '') return [];
  return also.split('_').map((row) => {
    const parts = row.split('*');
    const fields = [bySides, byVolume].find(({ length }) => length === parts.length);
    return fields && Object.fromEntries(fields.map((field, index) => [field, parts[index]]));
  });
}

function readSize(texts: LoadTexts, read: (field: LoadField) => bigint, problems: LoadProblem[]): PlaceSize {
  const isGiven = (field: LoadField) => (texts[field]?.trim() ?? '') !== '';
  if (!isGiven('volumeM3'))
    return { lengthUm: read('lengthCm'), widthUm: read('widthCm'), heightUm: read('heightCm') };
  // Two sizes of one place could contradict each other.
  if ((['lengthCm', 'widthCm', 'heightCm'] as const).some(isGiven))
    problems.push({ field: 'volumeM3', error: 'notAllowed' });
  return { volumeCm3: read('volumeM3') };
}

function readField(
  field: LoadField,
  text: string,
): { value: bigint; problem?: never } | { value?: never; problem: LoadProblem } {
  if (text === '') return { problem: { field, error: 'required' } };
  const { digits, scale, min, max } = limitsOf[field];
  const { value, problem } = readDecimal(plainNumber(text), digits);
  if (problem === 'tooPrecise') return { problem: { field, error: problem, params: { digits } } };
  if (problem !== undefined) return { problem: { field, error: problem } };
  const counted = value * 10n ** BigInt(scale - digits);
  if (counted < min) return { problem: { field, error: 'tooSmall', params: { min: limitText(min, scale) } } };
  if (counted > max) return { problem: { field, error: 'tooLarge', params: { max: limitText(max, scale) } } };
  return { value: counted };
}

function limitText(limit: bigint, scale: number): string {
  return writeDecimal(limit, scale, 0);
}
