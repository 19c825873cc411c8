/**
 * The code of the counter's screen while it is offline, as the browser runs it. Its modules know a browser, which this
 * program has none of: they are loaded by their names alone.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** By what passes are judged, as the device has it. */
export type KnownKeys = PassKeys & { pickupPointId: number | null; gapMs: number; at: number };

type Observed<Value> = { read: () => Value; write: (next: Value) => void };
type State = Record<string, unknown> & { brought: readonly string[] };
type Charges = readonly { id: string; owed: { amount: string } }[];
type Owed = { rate: unknown; parcels: readonly { trackingCode: string; charges: Charges }[] };

/** What stands on the screen, and how acts change it. */
export type Table = {
  read: () => State;
  change: (next: Partial<State>) => void;
  refresh: () => Promise<void>;
  station: () => { snapshot: Snapshot; queue: CounterQueue };
  acts: Observed<readonly object[]>;
};

type Modules = {
  acts: {
    take: (at: Table, raw: string) => Promise<void>;
    open: (at: Table, proof: object) => Promise<void>;
    give: (at: Table) => Promise<void>;
    close: (at: Table) => Promise<void>;
    takeCash: (at: Table, cash: object) => void;
    cardOf: (state: State, station: object, acts: readonly object[]) => object | undefined;
    readyVerdict: (at: Pick<Table, 'station'>) => object;
  };
  state: { empty: State };
  observed: { createObserved: (value: readonly object[]) => Table['acts'] };
  offline: { readActs: (acts: Table['acts'], queue: CounterQueue) => Promise<void>; today: () => string };
  card: { centsOf: (sum: { amount: string }) => number };
  snapshots: { owedOfSnapshot: (...of: [Snapshot, readonly object[], object, string]) => Owed };
  plans: {
    nothingTyped: object;
    planPayment: (...of: [Charges, object, unknown, object]) => { outcome: unknown };
  };
};

export type CounterCode = {
  openTable: (
    device: { queue: CounterQueue; deviceId: string; passKeys: () => KnownKeys },
    state: { snapshot: Snapshot; mayTake: boolean },
  ) => Table;
  readActs: (table: Table) => Promise<void>;
  takeScan: (table: Table, raw: string) => Promise<void>;
  see: (table: Table, document: { type: string; end: string }) => Promise<void>;
  pay: (table: Table, handed: bigint) => void;
  give: (table: Table) => Promise<void>;
  close: (table: Table) => Promise<void>;
};

type Words = { load: () => Promise<void> };

/** Nothing is drawn in this program: what a file of components exports does nothing. */
function leaveComponentsOut(): void {
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith('.tsx')) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      const source = names.map((name) => `export const ${name} = () => undefined;`).join('\n');
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** Loads it with its words. */
export async function loadCounterCode(): Promise<CounterCode> {
  leaveComponentsOut();
  const load = async (path: string) =>
    (await import(new URL(`../../../apps/web/src/staff/${path}`, import.meta.url).href)) as unknown;
  const words = {
    ...((await load('counter/evidence/evidence-words.ts')) as Record<string, Words>),
    ...((await load('counter/counter-words.ts')) as Record<string, Words>),
    ...((await load('stations/stations-words.ts')) as Record<string, Words>),
  };
  await Promise.all(Object.values(words).map((each) => each.load()));
  return counterCode({
    acts: (await load('counter/counter-acts.ts')) as Modules['acts'],
    state: (await load('counter/counter-state.ts')) as Modules['state'],
    observed: (await load('stations/observed.ts')) as Modules['observed'],
    offline: (await load('counter/offline/offline-acts.ts')) as Modules['offline'],
    card: (await load('counter/card.ts')) as Modules['card'],
    snapshots: (await load('counter/offline/snapshot-card.ts')) as Modules['snapshots'],
    plans: (await load('screens/cash/payment/payment-plan.ts')) as Modules['plans'],
  });
}

/** The acts of an offline counter, without its screen. */
function counterCode({ acts, state, observed, offline, card, snapshots, plans }: Modules): CounterCode {
  return {
    openTable: (device, stock) => {
      const station = () => ({ ...device, ...stock, isOffline: true, waiting: 0 });
      let now: State = { ...state.empty, requests: {}, verdict: acts.readyVerdict({ station }) };
      return {
        read: () => now,
        change: (next) => (now = { ...now, ...next }),
        refresh: () => Promise.resolve(),
        station,
        acts: observed.createObserved([]),
      };
    },
    readActs: (table) => offline.readActs(table.acts, table.station().queue),
    takeScan: acts.take,
    see: (table, document) => acts.open(table, { kind: 'DOCUMENT', document }),
    pay: (table, handed) => {
      const { snapshot } = table.station();
      const { brought } = table.read();
      const open = acts.cardOf(table.read(), table.station(), table.acts.read());
      if (open === undefined) return;
      const owed = snapshots.owedOfSnapshot(snapshot, table.acts.read(), open, offline.today());
      const meant = owed.parcels.filter(
        ({ trackingCode }) => brought.length === 0 || brought.includes(trackingCode),
      );
      const charges = meant.flatMap((each) => each.charges);
      const typed = { ...plans.nothingTyped, TJS: String(Number(handed) / 100) };
      const { outcome } = plans.planPayment(charges, { balance: 0n, points: 0 }, owed.rate, typed);
      if (typeof outcome !== 'object' || outcome === null) return;
      const { change } = outcome as { change: { TJS: bigint } };
      const paid = charges.map(({ id, owed: left }) => ({ id, cents: card.centsOf(left) }));
      acts.takeCash(table, { id: randomUUID(), charges: paid, handed, change: change.TJS });
    },
    give: acts.give,
    close: acts.close,
  };
}
