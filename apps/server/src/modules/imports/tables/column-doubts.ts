/**
 * What somebody has to be asked about the columns of a table before its rows are read: nothing is left out and nothing
 * guessed in silence.
 */
import type { ColumnQuestion, MeasureUnit } from '@rohi/contract/imports/office-import-rules';
import { visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import type { ColumnKey } from './column-headers.ts';
import { bareNumbers } from './measures.ts';
import type { GivenColumns, ReadColumn, TableLayout } from './recognise-columns.ts';
import { dataRows } from './row-cells.ts';
import { samplesOf, unsaidColumns, type Place } from './unsaid-columns.ts';

/**
 * `meaning`: what is it? `twice`: which of those that mean the same? `unit`: in which of `units`? `numbers`: is `1,250`
 * one and a quarter, or more than a thousand? `scale`: is it what the scale has shown, though it is headed otherwise?
 * `index` is where the column stands, from 0; `samples` are up to three of its values.
 */
export type ColumnDoubt = {
  about: ColumnQuestion;
  index: number;
  header: string;
  samples: string[];
  column: ColumnKey | null;
  units: MeasureUnit[];
};

const shownSamples = 3;

/** The doubts that nothing `given` has settled, in the order of the columns. */
export function columnDoubts(
  table: Table,
  layout: TableLayout,
  input: GivenColumns | undefined,
): ColumnDoubt[] {
  if (layout.kind === null) return [];
  const below = rowsBelow(table, layout);
  const doubt = (
    about: ColumnDoubt['about'],
    { index, header }: { index: number; header: string },
    more: Partial<ColumnDoubt> = {},
  ): ColumnDoubt => ({
    about,
    index,
    header,
    samples: samplesOf(below, index, shownSamples),
    column: null,
    units: [],
    ...more,
  });
  const unsaid =
    input === undefined
      ? [
          ...unknownColumns(table, layout, below).map((column) => doubt('meaning', column)),
          ...otherWeights(layout, below).map((column) => doubt('scale', column, { column: 'weightKg' })),
          ...doubledColumns(layout, below).flatMap(([key, places]) =>
            places.map((column) => doubt('twice', column, { column: key })),
          ),
        ]
      : [];
  const measured = measureDoubts(layout.columns, below).map(({ about, column, key, ...more }) =>
    doubt(about, column, { column: key, ...more }),
  );
  return [...unsaid, ...measured].toSorted((one, other) => one.index - other.index);
}

function rowsBelow(table: Table, layout: TableLayout): (readonly Cell[])[] {
  return [...dataRows({ ...table, ...layout })].map(({ row }) => table.rows[row - 1] ?? []);
}

/**
 * Unknown columns with values, also such without a heading; what a person is called by counts while no owner is named.
 */
function unknownColumns(table: Table, layout: TableLayout, below: readonly (readonly Cell[])[]): Place[] {
  const indexes = new Set([...layout.columns.values(), ...layout.twice].map(({ index }) => index));
  for (const [key, { index }] of layout.unstored) if (!isAsked(key, index, layout, below)) indexes.add(index);
  return unsaidColumns({ ...table, ...layout }, below, indexes);
}

const otherWeight: ReadonlySet<ColumnKey> = new Set(['netKg', 'chargeableKg']);

/**
 * Weights that may be the scale’s, where no column says what the parcels weigh: without an answer they would come in
 * without a weight. One by volume is never what a scale has shown.
 */
function otherWeights(
  { kind, columns, unstored, twice }: TableLayout,
  below: readonly (readonly Cell[])[],
): Place[] {
  if (kind !== 'parcels' || columns.has('weightKg')) return [];
  const all = [...[...unstored].map(([of, column]) => ({ ...column, of })), ...twice];
  return all.filter(
    ({ of, index }) =>
      otherWeight.has(of) &&
      below.some((cells) => visibleText(cells[index] ?? null) !== '') &&
      !isAsked(of, index, { kind, columns }, below),
  );
}

const numeric: ReadonlySet<ColumnKey> = new Set([
  'rowNumber',
  'places',
  'quantity',
  'volumeM3',
  'netKg',
  'volumetricKg',
  'chargeableKg',
]);
const ofPersons: ReadonlySet<ColumnKey> = new Set(['recipientName', 'recipientPhone']);

/** Whether an understood column that is not stored may be more than that. */
function isAsked(
  key: ColumnKey,
  index: number,
  { kind, columns }: Pick<TableLayout, 'kind' | 'columns'>,
  below: readonly (readonly Cell[])[],
): boolean {
  if (ofPersons.has(key))
    return kind === 'parcels' && !columns.has('customerCode') && !columns.has('orderCode');
  return (
    numeric.has(key) &&
    below.some(
      (cells) => !/^(?:|[^\p{L}]*\d[^\p{L}]*\p{L}{0,4}\d?\.?)$/u.test(visibleText(cells[index] ?? null)),
    )
  );
}

/** Columns that mean the same and say different things, the first of them too; by what they mean. */
export function doubledColumns<Key>(
  { columns, twice = [] }: { columns: ReadonlyMap<Key, Place>; twice?: readonly (Place & { of: Key })[] },
  below: readonly (readonly Cell[])[],
): [Key, Place[]][] {
  const found = new Map<Key, Place[]>();
  for (const column of twice) {
    const first = columns.get(column.of);
    if (first === undefined) continue;
    const differs = below.some((cells) => {
      const [one, other] = [first, column].map(({ index }) => visibleText(cells[index] ?? null));
      return other !== '' && one !== other;
    });
    if (differs) found.set(column.of, [...(found.get(column.of) ?? [first]), column]);
  }
  return [...found];
}

type MeasureDoubt<Key> = Pick<ColumnDoubt, 'units' | 'samples'> & {
  about: 'unit' | 'numbers';
  key: Key;
  column: ReadColumn;
};

/**
 * In which unit the numbers of a column are, where nothing says so and they are unlikely; and how they are meant where
 * they may be two things.
 */
export function measureDoubts<Key extends string>(
  columns: ReadonlyMap<Key, ReadColumn>,
  below: readonly (readonly Cell[])[],
): MeasureDoubt<Key>[] {
  const cellsOf = ({ index }: Place) => below.map((row) => row[index] ?? null);
  const measures = [...columns].filter(([key]) => dimensionOfColumn(key) !== undefined);
  const sums = [...columns].filter(([key]) => moneyColumns.has(key));
  const partSigns = signsOfParts(measures.flatMap(([, column]) => cellsOf(column)));
  const ofSums = sums.flatMap(([key, column]): MeasureDoubt<Key>[] => {
    const samples = doubtfulSums(cellsOf(column));
    const isClear = column.numbers !== undefined || samples.length === 0;
    return isClear ? [] : [{ about: 'numbers', key, column, units: [], samples }];
  });
  const ofMeasures = measures.flatMap(([key, column]): MeasureDoubt<Key>[] => {
    const cells = cellsOf(column);
    const units = column.unit === undefined ? doubtfulUnits(key, cells, columns, below) : [];
    const isUnclear = column.numbers === undefined && hasDoubtfulNumbers(cells, partSigns);
    const samples = samplesOf(below, column.index, shownSamples);
    return [
      ...(units.length === 0 ? [] : [{ about: 'unit' as const, key, column, units, samples }]),
      ...(isUnclear
        ? [{ about: 'numbers' as const, key, column, units: [], samples: doubtfulSamples(cells) }]
        : []),
    ];
  });
  return [...ofMeasures, ...ofSums];
}

const moneyColumns: ReadonlySet<string> = new Set(['valueAmount', 'unitPrice']);

/**
 * `1.250` is a thousand and more or one and a quarter; `1,250` of money is a thousand and more, since no currency has
 * three digits behind its sign.
 */
const doubtfulSum = /^[^\d.,]*[1-9]\d{0,2}\.\d{3}[^\d.,]*\.?$/u;

function doubtfulSums(cells: readonly Cell[]): string[] {
  const texts = cells.filter((cell) => typeof cell === 'string').map(visibleText);
  return [...new Set(texts.filter((text) => doubtfulSum.test(text)))].slice(0, shownSamples);
}

const sides: readonly string[] = ['lengthCm', 'widthCm', 'heightCm'];

function dimensionOfColumn(key: string): 'weight' | 'length' | 'volume' | undefined {
  if (key === 'weightKg') return 'weight';
  if (key === 'volumeM3') return 'volume';
  return key === 'sizes' || sides.includes(key) ? 'length' : undefined;
}

/** Parcels of this trade weigh less, and are neither larger than this nor smaller than a hand's breadth. */
const usual = { mostKg: 150, mostCm: 200, leastCm: 3 } as const;

/**
 * Units in which numbers without one may be meant, the likelier first; none where they can only be kilogrammes or
 * centimetres, or are too large in any.
 */
function doubtfulUnits(
  key: string,
  cells: readonly Cell[],
  columns: ReadonlyMap<string, ReadColumn>,
  below: readonly (readonly Cell[])[],
): MeasureUnit[] {
  if (key === 'weightKg') {
    const numbers = cells.flatMap((cell) => bareNumbers(cell, false));
    const middle = middleOf(numbers);
    return middle > usual.mostKg && middle <= usual.mostKg * 1_000 ? ['g', 'kg', 'jin'] : [];
  }
  if (dimensionOfColumn(key) === 'volume') return [];
  const all = [...columns].filter(([each]) => dimensionOfColumn(each) === 'length');
  const numbers = all.flatMap(([each, { index }]) =>
    below.flatMap((row) => bareNumbers(row[index] ?? null, each === 'sizes')),
  );
  if (numbers.length === 0) return [];
  const middle = middleOf(numbers);
  if (middle > usual.mostCm) return middle <= usual.mostCm * 10 ? ['mm', 'cm'] : [];
  return Math.max(...numbers) <= usual.leastCm ? ['m', 'cm'] : [];
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const threeDigits = /^[1-9]\d{0,2}([.,])\d{3}$/u;

function plainText(cell: Cell): string {
  return typeof cell === 'string'
    ? visibleText(cell)
        .normalize('NFKC')
        .replace(/\s*\p{L}+\.?$/u, '')
    : '';
}

/**
 * The signs behind which a number of these has other than three digits: a file writes all of its numbers in one way.
 */
function signsOfParts(cells: readonly Cell[]): Set<string> {
  const texts = cells.map(plainText);
  const isParts = (sign: string) =>
    new RegExp(String.raw`^(?:0[${sign}]\d+|\d{4,}[${sign}]\d+|\d+[${sign}](?:\d{1,2}|\d{4,}))$`, 'u');
  return new Set([',', '.'].filter((sign) => texts.some((text) => isParts(sign).test(text))));
}

/** Whether `1,250` may be both: another measure of the file that shows what stands behind this sign settles it. */
function hasDoubtfulNumbers(cells: readonly Cell[], partSigns: ReadonlySet<string>): boolean {
  return cells.some((cell) => {
    const sign = threeDigits.exec(plainText(cell))?.[1];
    return sign !== undefined && !partSigns.has(sign);
  });
}

function doubtfulSamples(cells: readonly Cell[]): string[] {
  return [...new Set(cells.filter((cell) => threeDigits.test(plainText(cell))).map(visibleText))].slice(
    0,
    shownSamples,
  );
}
