import { stationCount } from '../data/station-parcels.ts';
import type { ScanTimes } from '../measure/station-load.ts';
import type { StationTimes } from '../../e2e/station-task.ts';
import { quantile } from '../measure/statistics.ts';
import type { Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';

/** How much is measured. */
export type StationsPlan = {
  /** In the database. */
  parcels: number;
  /** Of them expected by China, and in the snapshot. */
  expected: number;
  /** Looked up one after the other. */
  verdicts: number;
  /** Received one after the other. */
  inARow: number;
  /** Received offline. */
  offline: number;
  secondsOfLoad: number;
};

export type BrowserMeasured = {
  browser: string;
  verdictsMs: readonly number[];
  /** Of 20 codes in one second: verdicts at their place. */
  inOrder: number;
  receipts: StationTimes['receipts'];
  /** Of these: on record with what the scale has shown. */
  byScale: number;
  offline: {
    /** From the line's return until all are on record. */
    seconds: number;
    /** On record before it. */
    early: number;
    /** Receipts on record; NaN when a parcel has two. */
    once: number;
    /** Of them at their place. */
    inOrder: number;
    receipts: StationTimes['receipts'];
  };
};

export type StationsMeasured = BrowserMeasured & {
  snapshots: readonly { bytes: number; ms: number; parcels: number }[];
  load: ScanTimes;
};

/**
 * What a person does beside the machine with each parcel, in seconds: takes the box and aims, lays it on the scale
 * until it is still, scans the card, sets it aside.
 */
const personS = { aims: 1.4, weighs: 1.6, scansCard: 0.8, setsAside: 1.0 };

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const p95 = (values: readonly number[]) => quantile(sorted(values), 0.95);

/** The report of a run. */
export function describeStations(machine: Machine, plan: StationsPlan, measured: StationsMeasured): Report {
  const { browser, load, snapshots } = measured;
  return {
    title: 'Stations',
    machine,
    conditions: [
      `${thousands(plan.parcels)} parcels with orders; ${thousands(plan.expected)} more are expected by the warehouse, ten of each customer.`,
      `${stationCount} stations receive ${(load.latenciesMs.length / plan.secondsOfLoad).toFixed(0)} boxes a second together for ${plan.secondsOfLoad} s, each out of step with the others, a scan a call; a late scan counts from when it was due.`,
      `One receiving station in ${browser}, beside service and database on the same machine. Times end when the frame is drawn that shows it; codes come as events of keys, as fast as a scanner presses them.`,
      'A parcel is received by its code, a line of the scale and the card for Enter; nothing else is pressed or clicked.',
    ],
    goals: goalsOf(plan, measured),
    sections: [
      {
        heading: 'Times',
        table: {
          head: ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
          rows: [
            rowOf('last key of a code to verdict', measured.verdictsMs),
            rowOf(
              'verdict, in a row',
              measured.receipts.map(({ verdictMs }) => verdictMs),
            ),
            rowOf(
              'last key of the scale to stored scan',
              measured.receipts.map(({ storedMs }) => storedMs),
            ),
            rowOf(
              'the same without the line',
              measured.offline.receipts.map(({ storedMs }) => storedMs),
            ),
            rowOf('scan of 20 stations to answer', load.latenciesMs),
            rowOf(
              'whole snapshot',
              snapshots.map(({ ms }) => ms),
            ),
          ],
        },
        after: `A person's seconds for a parcel are taken as ${Object.values(personS).join(' + ')}: takes it and aims, lays it on the scale until it is still, scans the card, sets it aside.`,
      },
    ],
    data: { plan, measured },
  };
}

function rowOf(name: string, values: readonly number[]): string[] {
  const inOrder = sorted(values);
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(inOrder, share).toFixed(1));
  return [name, String(values.length), ...figures];
}

function goalsOf(plan: StationsPlan, measured: StationsMeasured): Goal[] {
  const { receipts, offline, load, snapshots } = measured;
  const atMost = (what: string, value: number, wanted: number, unit: string): Goal => ({
    what,
    value,
    unit,
    wanted,
    atMost: true,
  });
  const machineS = p95(receipts.map(({ verdictMs, storedMs }) => (verdictMs + storedMs) / 1_000));
  const ofPerson = Object.values(personS).reduce((sum, seconds) => sum + seconds, 0);
  const snapshotMs = snapshots.map(({ ms }) => ms);
  const bytes = Math.max(...snapshots.map((each) => each.bytes));
  const expected = thousands(plan.expected);
  return [
    atMost(`verdict on the screen, ${expected} in the snapshot, p95`, p95(measured.verdictsMs), 50, 'ms'),
    atMost('verdict of the service, p99', quantile(sorted(load.latenciesMs), 0.99), 30, 'ms'),
    atMost('scans of it that were not received', load.refused, 0, ''),
    { what: 'of 20 codes in one second: verdicts in order', value: measured.inOrder, unit: '', wanted: 20 },
    {
      what: 'received in a row with the weight of the scale',
      value: measured.byScale,
      unit: '',
      wanted: plan.inARow,
    },
    atMost(
      'stable weight to ready for the next scan, p95',
      p95(receipts.map(({ storedMs }) => storedMs)),
      1_000,
      'ms',
    ),
    atMost('a parcel with what a person does, p95', machineS + ofPerson, 6, 's'),
    atMost('received before the line was back', offline.early, 0, ''),
    { what: 'sent after it, each once', value: offline.once, unit: '', wanted: plan.offline },
    { what: 'of these in order', value: offline.inOrder, unit: '', wanted: plan.offline },
    atMost(`until ${plan.offline} were on record`, offline.seconds, 20, 's'),
    atMost(`snapshot of ${expected}, compressed`, bytes / 1e6, 2, 'MB'),
    atMost(`snapshot of ${expected}, longest`, Math.max(...snapshotMs) / 1_000, 2, 's'),
  ];
}
