import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCacheFolder } from '../data/bench-data.ts';
import { readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { quantile } from '../measure/statistics.ts';
import { environmentOf } from '../peers/service.ts';
import type { Machine } from '../report/machine.ts';
import type { Report } from '../report/report.ts';
import type { LabelResult } from '../writes/pool-matcher.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const pool: Scenario = {
  name: 'pool',
  about: 'owners of 2,000 damaged labels among 1,000,000 open declarations',
  run: measurePool,
};

type Measured = {
  machine: Machine;
  results: LabelResult[];
  size: { table: string; index: string };
  cpuMs: number | null;
};

async function measurePool({ quick }: RunOptions): Promise<Report> {
  const [declarations, labels] = quick ? [20_000, 400] : [1_000_000, 2_000];
  const dataDir = join(await makeCacheFolder(), 'pool');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const script = fileURLToPath(new URL('../writes/pool-matcher.ts', import.meta.url));
    const env = { ...environmentOf(dataDir), DEMO: 'off' };
    const words = [script, String(declarations), String(labels)];
    const { machine, results, size, cpuMs } = JSON.parse(
      await readChild(process.execPath, words, { env }),
    ) as Measured;
    return reportOf(machine, results, { declarations, size, cpuMs });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const shareOf = (results: readonly LabelResult[], fits: (result: LabelResult) => boolean) =>
  (100 * results.filter(fits).length) / results.length;
/** Shares from 5 to 100 per cent. */
const twentieths = Array.from({ length: 20 }, (_, index) => index + 1);
const isFound = ({ place }: LabelResult) => place > 0;

function reportOf(
  machine: Machine,
  results: readonly LabelResult[],
  { declarations, size, cpuMs }: { declarations: number } & Pick<Measured, 'size' | 'cpuMs'>,
): Report {
  const owned = results.filter(({ isUnidentified }) => !isUnidentified);
  const unidentified = results.filter(({ isUnidentified }) => isUnidentified);
  const left = (count: number) =>
    owned.filter(({ facts, isOnlyCut }) => !isOnlyCut && facts.length === count);
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const highest = Math.max(...unidentified.map(({ score }) => score));
  say(`p95 ${quantile(times, 0.95).toFixed(1)} ms, two facts ${shareOf(left(2), isFound).toFixed(1)} %`);
  return {
    title: 'Owners of damaged labels',
    machine,
    conditions: [
      `${declarations} open declarations of a fifth as many customers; names, goods and the ranges of carriers’ numbers repeat.`,
      `${results.length} labels damaged by a seed: one to three signs of the code look-alike, dropped, swapped or cut off, and beside it one or two of part of the customer code, name (often in another script), two to four figures of the telephone, goods, weight. One in ten has a cut code and nothing else, one in twenty belongs to nobody. The tables of damage are not those of the matcher.`,
      'One label after the other, by the service’s own code on its database; without HTTP, the parcel and the scans around it. The declarations have no orders beside them.',
    ],
    goals: [
      {
        what: 'owner among the first three, two facts left',
        value: shareOf(left(2), isFound),
        unit: '%',
        wanted: 95,
      },
      {
        what: 'owner among the first three, one fact left',
        value: shareOf(left(1), isFound),
        unit: '%',
        wanted: 70,
      },
      {
        what: 'labels of nobody that are offered to be bound',
        value: unidentified.filter(({ mayBind }) => mayBind).length,
        unit: '',
        wanted: 0,
        atMost: true,
      },
      {
        what: 'offered to be bound, and the first is another customer',
        value: owned.filter(({ mayBind, place }) => mayBind && place !== 1).length,
        unit: '',
        wanted: 0,
        atMost: true,
      },
      { what: 'p95 of a search', value: quantile(times, 0.95), unit: 'ms', wanted: 100, atMost: true },
    ],
    sections: [
      {
        heading: 'Found',
        table: {
          head: ['labels', 'count', 'among the first three', 'first', 'offered to be bound'],
          rows: [
            ['two facts left', left(2)] as const,
            ['one fact left', left(1)] as const,
            ['the cut code alone', owned.filter(({ isOnlyCut }) => isOnlyCut)] as const,
            ...(['CUSTOMER', 'NAME', 'PHONE', 'GOODS', 'WEIGHT'] as const).map(
              (fact) =>
                [
                  `one fact: ${fact.toLowerCase()}`,
                  left(1).filter(({ facts }) => facts[0] === fact),
                ] as const,
            ),
          ].map(([name, some]) => [
            name,
            String(some.length),
            `${shareOf(some, isFound).toFixed(1)} %`,
            `${shareOf(some, ({ place }) => place === 1).toFixed(1)} %`,
            `${shareOf(some, ({ mayBind }) => mayBind).toFixed(1)} %`,
          ]),
        },
        after: `Highest score of a label of nobody: ${highest}.`,
      },
      {
        heading: 'Time of a search',
        table: {
          head: ['', 'ms'],
          rows: [0.5, 0.95, 0.99, 1].map((share) => [
            share === 1 ? 'slowest' : `p${share * 100}`,
            quantile(times, share).toFixed(1),
          ]),
        },
        after: `${cpuMs === null ? '' : `Service and database compute ${cpuMs.toFixed(1)} ms for a search on average; the rest is waiting for a core. `}Table ${size.table}, index ${size.index}.`,
      },
    ],
    // The labels follow from the seed; 2,000 rows of them would say no more.
    data: {
      labels: results.length,
      searchMs: Object.fromEntries(
        twentieths.map((share) => [`p${share * 5}`, Number(quantile(times, share / 20).toFixed(1))]),
      ),
    },
  };
}
