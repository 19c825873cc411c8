import type { CounterTimes as InBrowser } from '../../e2e/counter-task.ts';
import { counterCount, parcelsEach } from '../data/counter-parcels.ts';
import type { CounterTimes } from '../measure/counter-load.ts';
import { quantile } from '../measure/statistics.ts';
import { goalsBeside, rowsBeside, turnsCondition, type TrackedBeside } from '../measure/track-beside.ts';
import type { Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';

/** How much is measured; customers with three parcels each. */
export type CounterPlan = {
  /** In the database. */
  parcels: number;
  /** Customers of the point. */
  waiting: number;
  /** Of these served beside tracking, in all rounds together. */
  served: number;
  /** Served in a browser by a pass. */
  withPass: number;
  /** Parcels given in an offline browser, over so many hours by its clock. */
  offline: number;
  hours: number;
};

export type CounterMeasured = {
  times: CounterTimes;
  tracked: readonly TrackedBeside[];
  inBrowser: InBrowser;
  /** Of the parcels given offline: on record; NaN when one is twice. */
  onRecord: number;
  /** Of the parcels given by a pass: on record. */
  byPass: number;
};

/** Seconds from a scan to the next. */
export const paceS = 1.5;

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The report of a run. */
export function describeCounter(machine: Machine, plan: CounterPlan, measured: CounterMeasured): Report {
  const { times, tracked, inBrowser } = measured;
  return {
    title: 'Counter',
    machine,
    conditions: [
      `${thousands(plan.parcels)} parcels with orders; ${thousands(plan.waiting * parcelsEach)} more wait at one pickup point, ${parcelsEach} of each customer, weighed and charged for; whoever is served here has paid in dollars through the calls of a cashier before.`,
      `${counterCount} counters each find a customer (by customer code, parcel or the end of the phone), see a document, scan and give ${parcelsEach} parcels, and go on after a tenth of a second, while tracking of 100 codes is asked of the same service, of one process that answers beside that for long work: at half of what it answers alone. ${turnsCondition}`,
      `One counter in ${inBrowser.browser}, beside service and database on the same machine: a pass, ${parcelsEach} parcels and Enter, ${paceS} s apart, pressed as a scanner does; the time ends when the card is closed.`,
      `Then its line is cut, and ${thousands(inBrowser.offline.stored)} paid parcels are given by documents over ${plan.hours} hours by the clock of the device.`,
    ],
    goals: [...goalsOf(plan, measured), ...goalsBeside(tracked, 'beside the counters')],
    sections: [
      {
        heading: 'Times',
        table: {
          head: ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
          rows: [
            rowOf('find a customer', times.findMs),
            rowOf('open the card', times.openMs),
            rowOf('scan a parcel', times.scanMs),
            rowOf('give a parcel', times.giveMs),
          ],
        },
      },
      {
        heading: 'Tracking beside it',
        table: {
          head: ['', 'median (lowest – highest) over the rounds'],
          rows: rowsBeside(tracked, 'beside the counters'),
        },
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

function goalsOf(plan: CounterPlan, { times, inBrowser, onRecord, byPass }: CounterMeasured): Goal[] {
  const atMost = (what: string, value: number, wanted: number, unit: string): Goal => ({
    what,
    value,
    unit,
    wanted,
    atMost: true,
  });
  const { stored, seconds } = inBrowser.offline;
  return [
    atMost(
      `${parcelsEach} paid parcels, from the first of 1 + ${parcelsEach} scans to the closed card, slowest`,
      quantile(sorted(inBrowser.visitS), 1),
      12,
      's',
    ),
    { what: 'parcels given by them', value: byPass, unit: '', wanted: plan.withPass * parcelsEach },
    atMost('find a customer, p95', quantile(sorted(times.findMs), 0.95), 60, 'ms'),
    atMost('give a parcel, p99', quantile(sorted(times.giveMs), 0.99), 100, 'ms'),
    {
      what: 'parcels given without the line that are on record, each once',
      value: onRecord,
      unit: '',
      wanted: stored,
    },
    atMost(`${plan.hours} hours and ${stored} hand-overs without the line sent`, seconds, 30, 's'),
  ];
}
