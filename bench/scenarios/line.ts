import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext } from '../../apps/server/src/context.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { screenshot } from '../../apps/server/test/pictures.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { enter } from '../measure/ask-calls.ts';
import { askOnce, runLoad } from '../measure/load.ts';
import { say } from '../measure/say.ts';
import { quantile } from '../measure/statistics.ts';
import { jsonRequest } from '../peers/peer.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

export const line: Scenario = {
  name: 'line',
  about: 'a line that weighs, measures and photographs boxes: two a second for ten minutes',
  run: measure,
};

const perSecond = 2;
const account = { username: 'bench', password: 'a password for the bench alone' };

async function measure({ quick }: RunOptions): Promise<Report> {
  const parcels = quick ? 20_000 : 200_000;
  const seconds = quick ? 20 : 600;
  const dataDir = join(await makeCacheFolder(), 'line');
  await rm(dataDir, { recursive: true, force: true });
  await cp(await prepareBenchData(parcels), dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startService(dataDir);
  const { context, close } = await openContext(
    readConfig({ SECRETS_KEY: testKeySetting }),
    { socketFile: findPostgres(dataDir).socketFile, database: 'rohi' },
    { log: createLog('silent'), projections, connections: 1, name: 'bench' },
  );
  try {
    const machine = await describeMachine(context.sql);
    await addAccount(
      context,
      { ...account, roles: ['manager'], locale: 'en' },
      { userId: null, name: 'bench' },
    );
    const [unit] = await context.sql<{ id: number }[]>`select id from place where code = 'YIWU-WH'`;
    const key = await registerLine(service.port, unit?.id ?? -1);
    const requests = await boxes(key, perSecond * seconds);
    say(`${requests.length} boxes over ${thousands(parcels)} parcels, ${perSecond} a second:`);
    const load = { port: service.port, requests, connections: 4, durationMs: seconds * 1_000, perSecond };
    const { answers, failures, latenciesMs } = await runLoad(load);
    const [stored] = await context.sql<{ boxes: number; photos: number }[]>`
      select count(distinct parcel.id)::int as boxes, count(photo.id)::int as photos
      from parcel left join attachment as photo on photo.subject_id = parcel.id::text where tracking_code like 'DWS%'`;
    const sorted = latenciesMs.toSorted((a, b) => a - b);
    const times = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share));
    const [p50 = 0, p95 = 0, p99 = 0, most = 0] = times;
    say(`p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${most.toFixed(1)} ms`);
    return {
      title: 'Boxes of a line',
      machine,
      conditions: [
        `${thousands(parcels)} parcels × 8 events; ${perSecond} boxes a second for ${seconds} s by one device with a key, each with a code that nobody has declared, weight, sides and a picture of 1280 × 960.`,
      ],
      goals: [
        {
          what: 'boxes that were not received once, or without their picture',
          value: failures + 2 * answers - (stored?.boxes ?? 0) - (stored?.photos ?? 0),
          unit: '',
          wanted: 0,
          atMost: true,
        },
        {
          what: 'p99 of a box, of the half second that it has',
          value: p99,
          unit: 'ms',
          wanted: 500,
          atMost: true,
        },
      ],
      sections: [
        {
          heading: 'Figures',
          table: {
            head: ['', 'value'],
            rows: [
              ['boxes answered', String(answers)],
              ['boxes stored', String(stored?.boxes)],
              ['pictures stored', String(stored?.photos)],
              ['p50 · p95 · p99 · longest, ms', times.map((ms) => ms.toFixed(1)).join(' · ')],
            ],
          },
          after: 'A box that comes late counts from when it was due.',
        },
      ],
      data: { answers, failures, stored, latenciesMs: sorted },
    };
  } finally {
    await close();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The key of a line that a manager has registered. */
async function registerLine(port: number, unitId: number): Promise<string> {
  const headers = [`token: ${await enter(port, account)}`];
  const ask = async <Data>(line: string, body: object): Promise<Data> =>
    (JSON.parse(await askOnce(port, jsonRequest(line, body, headers))) as { data: Data }).data;
  const device = { name: 'Line 1', unitId, works: ['RECEIVING'], printer: null, scale: null };
  const { id } = await ask<{ id: string }>('POST /api/stations/devices', {
    requestId: randomUUID(),
    ...device,
  });
  return (await ask<{ key: string }>(`POST /api/stations/devices/${id}/key`, {})).key;
}

/** The calls of so many boxes, each with a code and a sequence of its own. */
async function boxes(key: string, count: number): Promise<Buffer[]> {
  const picture = (await screenshot(1_280, 960, 'jpeg')).toString('base64');
  const at = new Date().toISOString();
  return Array.from({ length: count }, (_, index) => {
    const sides = { lengthMm: 300 + (index % 400), widthMm: 250, heightMm: 200 };
    const code = `DWS${String(8_000_000_000 + index)}`;
    const box = { sequence: index + 1, at, code, weightG: 500 + (index % 9_000), sides, picture };
    return jsonRequest('POST /api/receiving/measure', box, [`token: ${key}`]);
  });
}
