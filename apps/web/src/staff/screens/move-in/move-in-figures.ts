/** Sums over the files of a move-in. */
import type { MoveInCounts, MoveInSum } from '@rohi/contract/imports/move-in-files.contract';
import { moveInOutcomes } from '@rohi/contract/imports/move-in-rules';
import type { MoveInFileRow } from './move-in-queries.ts';

const nothing: MoveInCounts = { taken: 0, joined: 0, asked: 0, refused: 0 };

/** What becomes of the rows of all these files. */
export function countsOf(files: readonly Pick<MoveInFileRow, 'counts'>[]): MoveInCounts {
  const counts = { ...nothing };
  for (const file of files)
    for (const outcome of moveInOutcomes) counts[outcome] += file.counts?.[outcome] ?? 0;
  return counts;
}

/** Rows of checked files that are still to be written: of a file that was answered again most stand already. */
export function rowsToWrite(files: readonly Pick<MoveInFileRow, 'counts' | 'written'>[]): number {
  const now = countsOf(files);
  const before = countsOf(files.map(({ written }) => ({ counts: written })));
  return now.taken + now.joined - before.taken - before.joined;
}

/** Rows that were read: the four parts together. */
export const rowsIn = (counts: MoveInCounts): number =>
  counts.taken + counts.joined + counts.asked + counts.refused;

export type MoneyLine = MoveInSum & {
  /** What is here without what the files say themselves; null where one of them says nothing. */
  differenceMinor: number | null;
};

/** Sums by side and currency, each by itself. */
export function moneyOf(files: readonly Pick<MoveInFileRow, 'sums'>[]): MoneyLine[] {
  const lines = new Map<string, MoveInSum>();
  for (const sum of files.flatMap(({ sums }) => sums)) {
    const key = `${sum.side} ${sum.currency}`;
    const before = lines.get(key);
    lines.set(
      key,
      before === undefined
        ? { ...sum }
        : {
            ...before,
            rows: before.rows + sum.rows,
            sumMinor: before.sumMinor + sum.sumMinor,
            ownTotalMinor:
              before.ownTotalMinor === null || sum.ownTotalMinor === null
                ? null
                : before.ownTotalMinor + sum.ownTotalMinor,
          },
    );
  }
  return [...lines.values()]
    .map((line) => ({
      ...line,
      differenceMinor: line.ownTotalMinor === null ? null : line.sumMinor - line.ownTotalMinor,
    }))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** What is owed to the firm first, somoni before dollars. */
const keyOf = ({ side, currency }: MoveInSum) => `${side === 'owed' ? 0 : 1}${currency}`;

/** Hundredths as a decimal of the wire: `-1050` is `-10.50`. */
export function amountOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Widths of the parts of a bar in per cent; a part that is not empty keeps a least width, so the bar is no scale. */
export function partsOfBar(counts: MoveInCounts): { outcome: keyof MoveInCounts; percent: number }[] {
  const all = rowsIn(counts);
  const least = 2;
  const filled = moveInOutcomes.filter((outcome) => counts[outcome] > 0);
  const widths = filled.map((outcome) => Math.max(least, (100 * counts[outcome]) / all));
  const sum = widths.reduce((total, width) => total + width, 0);
  return filled.map((outcome, at) => ({ outcome, percent: (100 * (widths[at] ?? 0)) / sum }));
}
