/** The code of the counter's screen without the line, as the browser runs it. Its modules know a browser, which this program has none of: they are loaded by their names alone. */
import type { PassKeys } from '@rohi/contract/collection/passes/judge-pass';
import type { DataOf } from '@rohi/contract/endpoint';
import type { counterSnapshot, CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import type { ScanAnswer, StationScan } from '@rohi/contract/stations/scans.contract';
import type { ScanQueue } from '../../../apps/web/src/staff/stations/scan-queue/scan-queue.ts';

type WithoutId<Scan> = Scan extends StationScan ? Omit<Scan, 'scanId' | 'seq'> : never;

/** What was scanned, as the queue stores it. */
export type CounterFacts = WithoutId<StationScan>;

/** What the table needs of the queue. */
export type CounterQueue = Pick<ScanQueue<CounterFacts, ScanAnswer>, 'add' | 'unsent'>;

type Part = DataOf<typeof counterSnapshot>;

/** What lies at the point, by its codes, and what a counter goes by, as the screen stores it. */
export type Snapshot = Pick<Part, 'days' | 'rate' | 'shift' | 'limits' | 'evidence' | 'cursor'> & {
  parcels: ReadonlyMap<string, CounterParcel>;
  at: number;
};

declare const isTable: unique symbol;
/** By what passes are judged, as the device has it. */
export type KnownKeys = PassKeys & { pickupPointId: number | null; gapMs: number; at: number };

/** What stands on the screen. */
export type Table = { [isTable]: true };

export type CounterCode = {
  openTable: (
    device: { queue: CounterQueue; deviceId: string; passKeys: () => KnownKeys },
    known: { snapshot: Snapshot; mayTake: boolean },
  ) => Table;
  readActs: (table: Table) => Promise<void>;
  takeScan: (table: Table, raw: string) => Promise<void>;
  see: (table: Table, document: { type: string; end: string }) => void;
  pay: (table: Table, handed: bigint) => void;
  close: (table: Table) => void;
};

type Words = { load: () => Promise<void> };

/** Loads it with its words. */
export async function loadCounterCode(): Promise<CounterCode> {
  const load = async (path: string) =>
    (await import(new URL(`../../../apps/web/src/staff/${path}`, import.meta.url).href)) as unknown;
  const words = {
    ...((await load('counter/without-line/without-line-words.ts')) as Record<string, Words>),
    ...((await load('counter/counter-words.ts')) as Record<string, Words>),
    ...((await load('stations/stations-words.ts')) as Record<string, Words>),
  };
  await Promise.all(Object.values(words).map((each) => each.load()));
  return (await load('counter/without-line/counter-table.ts')) as CounterCode;
}
