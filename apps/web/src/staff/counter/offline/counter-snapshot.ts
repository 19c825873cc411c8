import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { ScanFacts } from '../../stations/scan-queue/browser-queue.ts';
import { openSnapshotFeed } from '../../stations/snapshot/snapshot-feed.ts';

type Answer = Omit<ReplyTo<'GET /stations/counter-snapshot'>, 'hasMore'>;

/**
 * What lies at the point, by what it was a moment ago: parcels by their codes, the days of their sums, rate, own shift
 * and limits.
 */
export type CounterSnapshot = Pick<Answer, 'days' | 'rate' | 'shift' | 'limits' | 'evidence' | 'cursor'> & {
  parcels: ReadonlyMap<string, CounterParcel>;
  /** Epoch milliseconds of the last question that was answered. */
  at: number;
};

/** A scan of the counter that waits, or has been sent since the page was opened. */
export type CounterAct = { scanId: string; facts: ScanFacts; isWaiting: boolean };

/** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
export function withChanges(
  before: CounterSnapshot | undefined,
  answer: Answer,
  at: number,
): CounterSnapshot {
  const parcels = new Map(answer.isWhole ? [] : before?.parcels);
  for (const code of answer.gone) parcels.delete(code);
  for (const parcel of answer.parcels) parcels.set(parcel.code, parcel);
  const { days, rate, shift, limits, evidence, cursor } = answer;
  return { days, rate, shift, limits, evidence, cursor, parcels, at };
}

const counter = openSnapshotFeed<Answer, CounterSnapshot>({
  prefix: 'counter',
  ask: (deviceId, since) =>
    call('GET /stations/counter-snapshot', {
      query: { deviceId, ...(since === undefined ? {} : { since }) },
      quiet: true,
    }),
  withChanges,
  wholeOf: ({ parcels, at: _at, ...rest }) => ({
    ...rest,
    isWhole: true,
    parcels: [...parcels.values()],
    gone: [],
  }),
  // Rate and shift come with each answer.
  hasNews: () => true,
});

export const useCounterSnapshot = counter.useValue;
export const useFreshCounter = counter.useFresh;
