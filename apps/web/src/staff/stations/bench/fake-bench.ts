/** A bench without a browser for tests: what was stored, and what is said. */
import type { ScanFacts, StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { openBench } from './bench.ts';
import type { Bench } from './bench.ts';

type Stored = { scanId: string; facts: ScanFacts };

export function openFakeBench(foretell?: Bench['foretell']) {
  const stored: Stored[] = [];
  const rows: StationScanRow[] = [];
  const queue = {
    add: async (scan: Stored) => void stored.push(scan),
    read: () => ({ needsPerson: [], recent: rows, line: 'up' }),
    unsent: async () => [],
  } as unknown as StationQueue;
  const bench = openBench(queue, 'device', foretell);
  return {
    bench,
    /** What the queue has of earlier scans. */
    rows,
    /** What was stored, each without its time. */
    facts: () =>
      stored.map(({ facts }) => {
        const { at: _at, ...rest } = facts;
        return rest;
      }),
    last: () => stored.at(-1),
    said: () => bench.view.read().notice,
  };
}
