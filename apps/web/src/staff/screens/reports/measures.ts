import type { OrderReport } from './report-queries.ts';
import type { Measure, Unit } from './texts/ru.ts';

type Sums = OrderReport['totals'];

/** The five numbers of a report, in the order of their columns. */
export const measures: readonly { key: Measure; unit: Unit; of: (sums: Sums) => string | number }[] = [
  { key: 'orders', unit: 'PIECE', of: ({ orderCount }) => orderCount },
  { key: 'parcels', unit: 'PIECE', of: ({ parcelCount }) => parcelCount },
  { key: 'weight', unit: 'KG', of: ({ weightKg }) => weightKg },
  { key: 'volume', unit: 'CBM', of: ({ volumeCbm }) => volumeCbm },
  { key: 'amount', unit: 'USD', of: ({ amount }) => amount.amount },
];

const perCent = 100;

/** By how many per cent a number differs from the one before; null where there was nothing. */
export function changeOf(value: string | number, before: string | number): number | null {
  return Number(before) === 0 ? null : ((Number(value) - Number(before)) / Number(before)) * perCent;
}
