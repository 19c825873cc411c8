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
import { rangeOf } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { HeldRound } from '../writes/held-parcels-writer.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const heldParcels: Scenario = {
  name: 'held-parcels',
  about: 'six scans while somebody else holds two other parcels for two seconds',
  run: measureHeldParcels,
};

async function measureHeldParcels({ rounds }: RunOptions): Promise<Report> {
  const dataDir = join(await makeCacheFolder(), 'held-parcels');
  await rm(dataDir, { recursive: true, force: true });
  await cp(await prepareBenchData(20_000), dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    const script = fileURLToPath(new URL('../writes/held-parcels-writer.ts', import.meta.url));
    const words = [script, socketFile, String(rounds)];
    const played = JSON.parse(await readChild(process.execPath, words, {})) as HeldRound[];
    const free = played.map(({ freeMs }) => freeMs);
    const beside = played.map(({ besideHeldMs }) => besideHeldMs);
    say(`six scans: ${rangeOf(free, 0)} ms, beside two held parcels ${rangeOf(beside, 0)} ms`);
    return {
      title: 'Held parcels',
      machine,
      conditions: [
        `Two parcels are held for 2 s by another connection and scanned; six others are scanned at the same moment; ${rounds} rounds.`,
      ],
      goals: [
        {
          what: 'more for the slowest of six scans beside two held parcels',
          value: spreadOf(played.map(({ freeMs, besideHeldMs }) => besideHeldMs - freeMs)).median,
          unit: 'ms',
          wanted: 100,
          atMost: true,
        },
      ],
      sections: [
        {
          heading: 'Figures',
          table: {
            head: ['slowest of six scans, ms', 'median (lowest – highest) over the rounds'],
            rows: [
              ['nothing held', rangeOf(free, 1)],
              ['two other parcels held', rangeOf(beside, 1)],
            ],
          },
        },
      ],
      data: { played },
    };
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
