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
import type { NameResult } from '../writes/name-finder.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const names: Scenario = {
  name: 'names',
  about: 'people among 1,000,000 accounts, by their names as others write them',
  run: measureNames,
};

type Measured = { machine: Machine; results: NameResult[]; size: { table: string; index: string } };

async function measureNames({ quick }: RunOptions): Promise<Report> {
  const accounts = quick ? 20_000 : 1_000_000;
  const dataDir = join(await makeCacheFolder(), 'names');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const script = fileURLToPath(new URL('../writes/name-finder.ts', import.meta.url));
    const env = { ...environmentOf(dataDir), DEMO: 'off' };
    const answer = await readChild(process.execPath, [script, String(accounts)], { env });
    return reportOf(JSON.parse(answer) as Measured, accounts);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const slowestShown = 15;

function reportOf({ machine, results, size }: Measured, accounts: number): Report {
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const p95 = quantile(times, 0.95);
  say(`p95 ${p95.toFixed(1)} ms`);
  return {
    title: 'People by their names',
    machine,
    conditions: [
      `${accounts} accounts, one in ten of a Chinese name; surnames, given names and those of fathers repeat.`,
      `${results.length} searches as people type them, also for names that nobody has: the page of the customers' list with its total, one after the other, by the service's own code on its database, without HTTP.`,
    ],
    goals: [{ what: 'p95 of a search', value: p95, unit: 'ms', wanted: 60, atMost: true }],
    sections: [
      {
        heading: 'Time of a search',
        table: {
          head: ['', 'ms'],
          rows: [0.5, 0.95, 0.99, 1].map((share) => [
            share === 1 ? 'slowest' : `p${share * 100}`,
            quantile(times, share).toFixed(1),
          ]),
        },
        after: `Table ${size.table}, index ${size.index}.`,
      },
      {
        heading: 'The slowest',
        table: {
          head: ['search', 'found', 'ms'],
          rows: results
            .toSorted((a, b) => b.ms - a.ms)
            .slice(0, slowestShown)
            .map(({ search, total, ms }) => [search, String(total), ms.toFixed(1)]),
        },
      },
    ],
    data: { searches: results.length },
  };
}
