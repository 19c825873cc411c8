/** How good a promise of days was, once the parcels have arrived. Days are Dushanbe days. */
import { promiseSpans, type PromiseSpan } from '@rohi/contract/tracking/road-legs';
import type { DayRange } from './arrival-estimate.ts';
import { quantile } from './quantile.ts';
import { dayMs } from './trip-road.ts';

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The span of a promise; undefined for one of the day of the arrival or after it. */
export function spanOfPromise(madeOn: string, arrivedOn: string): PromiseSpan | undefined {
  const days = daysBetween(madeOn, arrivedOn);
  if (days >= 15) return '15+';
  if (days >= 8) return '8-14';
  if (days >= 3) return '3-7';
  return days >= 1 ? '1-2' : undefined;
}

/**
 * How far off a promise was, in days: 0 inside of its range. One that was too early counts double: somebody has waited
 * for nothing, where one that was too late only surprises.
 */
export function missOf({ from, to }: DayRange, arrivedOn: string): number {
  if (arrivedOn > to) return 2 * daysBetween(to, arrivedOn);
  return arrivedOn < from ? daysBetween(arrivedOn, from) : 0;
}

export type JudgedPromise = DayRange & { readonly madeOn: string; readonly arrivedOn: string };

/** What is reported of the promises of one span. */
export type PromiseScore = {
  readonly span: PromiseSpan;
  readonly promises: number;
  /** The share that arrived inside of the range, 0 to 1. */
  readonly met: number;
  /** Days off, too early counted double, in the mean. */
  readonly score: number;
  /** From the first to the last day, in the middle of all. */
  readonly width: number;
};

/** By span, the longest before the arrival first; a span without promises is left out. */
export function scorePromises(promises: readonly JudgedPromise[]): PromiseScore[] {
  return promiseSpans.flatMap((span) => {
    const own = promises.filter(({ madeOn, arrivedOn }) => spanOfPromise(madeOn, arrivedOn) === span);
    if (own.length === 0) return [];
    const misses = own.map((promise) => missOf(promise, promise.arrivedOn));
    const widths = own.map(({ from, to }) => daysBetween(from, to)).toSorted((a, b) => a - b);
    return [
      {
        span,
        promises: own.length,
        met: misses.filter((miss) => miss === 0).length / own.length,
        score: misses.reduce((sum, miss) => sum + miss, 0) / own.length,
        width: quantile(widths, 0.5),
      },
    ];
  });
}
