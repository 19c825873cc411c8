import { expect, test } from 'vitest';
import type { ScanFacts, StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { openBench, reportHere, storeScan } from './bench.ts';
import type { FactsToStore } from './bench.ts';

const code = 'YT8834201957316';
const at = '2026-11-20T08:00:00.000Z';

/** Scans that were refused, and which of them the next one settles. */
function openRefused() {
  const facts = [
    { action: 'RECEIVE', code, at },
    { action: 'PUT_AWAY', code, cell: 'A-01', at },
    { action: 'PUT_AWAY', code: 'YT8834201957317', cell: 'A-01', at },
  ] satisfies ScanFacts[];
  const needsPerson = facts.map((each, index) => ({ scanId: `${index}`, facts: each }) as StationScanRow);
  const settled: string[][] = [];
  const queue = {
    add: async (_scan: unknown, rows: readonly StationScanRow[]) =>
      void settled.push(rows.map(({ scanId }) => scanId)),
    read: () => ({ needsPerson, line: 'up' }),
  } as unknown as StationQueue;
  return { bench: openBench(queue, 'device'), settled };
}

test.each<[FactsToStore, string[]]>([
  [{ action: 'PUT_AWAY', code, cell: 'B-02' }, ['1']],
  [{ action: 'RECEIVE', code }, ['0', '1']],
  [{ action: 'UNDO', code: 'YT8834201957317', undoes: '2', reason: 'MISTAKE' }, ['2']],
])('%o settles what was refused of the same thing, or what it takes back', (facts, expected) => {
  const { bench, settled } = openRefused();
  storeScan(bench, facts);
  expect(settled).toEqual([expected]);
});

test('a report that a parcel lies here settles whatever was refused of it', () => {
  const { bench, settled } = openRefused();
  reportHere(bench, code);
  expect(settled).toEqual([['0', '1']]);
});

test('a scan that could not be stored is said to be none, after its station has put things back', async () => {
  const queue = {
    add: () => Promise.reject(new Error('full')),
    read: () => ({ needsPerson: [], line: 'up' }),
  } as unknown as StationQueue;
  const bench = openBench(queue, 'device');
  const order: string[] = [];
  bench.view.subscribe(() => order.push(bench.view.read().notice?.kind ?? 'shown'));
  storeScan(bench, { action: 'RECEIVE', code }, 'id', () => order.push('lost'));
  await Promise.resolve();
  await Promise.resolve();
  expect(order).toEqual(['shown', 'lost', 'notStored']);
});
