import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { Departure } from '../writes/departure-writer.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const departure: Scenario = {
  name: 'departure',
  about: '5,000 parcels of 3,000 owners depart in one transaction, and their letters',
  run: measureDeparture,
};

async function measureDeparture({ quick, rounds }: RunOptions): Promise<Report> {
  const stock = 20_000;
  const [parcels, owners] = quick ? [500, 300] : [5_000, 3_000];
  const dataDir = join(await makeCacheFolder(), 'departure');
  await rm(dataDir, { recursive: true, force: true });
  await cp(await prepareBenchData(stock), dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startService(dataDir);
  const { socketFile, pid } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    say(`${thousands(parcels)} parcels of ${thousands(owners)} owners depart, ${rounds} times:`);
    const script = fileURLToPath(new URL('../writes/departure-writer.ts', import.meta.url));
    const words = [socketFile, ...[pid, rounds, parcels, owners].map(String)];
    const departures = JSON.parse(await readChild(process.execPath, [script, ...words], {})) as Departure[];
    for (const { seconds, writerCpu, databaseCpu, letterSeconds, letters } of departures)
      say(
        `  ${seconds.toFixed(2)} s (processor ${writerCpu.toFixed(2)} + ${databaseCpu?.toFixed(2)} s), its ${thousands(letters)} letters queued ${letterSeconds.toFixed(2)} s later`,
      );
    return {
      title: 'Departure',
      machine,
      conditions: [
        `${thousands(parcels)} parcels of ${thousands(owners)} owners with orders, received and packed in China, beside ${thousands(stock)} others; ${rounds} rounds with other parcels.`,
        'fsync and synchronous_commit are on. The service runs beside and does the jobs.',
      ],
      goals: [
        {
          what: `${thousands(parcels)} parcels depart in one transaction`,
          value: spreadOf(departures.map(({ seconds }) => seconds)).median,
          unit: 's',
          wanted: 2,
          atMost: true,
        },
      ],
      sections: [
        {
          heading: 'Figures',
          table: {
            head: ['', 'median (lowest – highest) over the rounds'],
            rows: [
              [
                'seconds of the transaction',
                rangeOf(
                  departures.map(({ seconds }) => seconds),
                  2,
                ),
              ],
              [
                'seconds of processor by the writer',
                rangeOf(
                  departures.map(({ writerCpu }) => writerCpu),
                  2,
                ),
              ],
              [
                'seconds of processor by PostgreSQL',
                rangeOf(
                  departures.flatMap(({ databaseCpu }) => databaseCpu ?? []),
                  2,
                ),
              ],
              [
                'seconds from its commit until all letters are queued',
                rangeOf(
                  departures.map(({ letterSeconds }) => letterSeconds),
                  2,
                ),
              ],
              [
                'letters',
                rangeOf(
                  departures.map(({ letters }) => letters),
                  0,
                ),
              ],
            ],
          },
          after: `A process of its own writes the moves as a room of the service does, by \`writeParcels\`: the parcels are locked, their moves checked, events, columns and
read model written, orders brought up to date, and one job added. The letters are queued by the service after the commit.`,
        },
      ],
      data: { departures },
    };
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
