import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder } from '../data/bench-data.ts';
import { benchPeople } from '../data/bench-people.ts';
import { prepareOrdersData } from '../data/orders-data.ts';
import { stationClerk, stationCount } from '../data/station-parcels.ts';
import { enter } from '../measure/ask-calls.ts';
import { runChild } from '../measure/children.ts';
import { waitForJobs } from '../measure/wait-for-jobs.ts';
import { say, sayDuration } from '../measure/say.ts';
import { registerStation, scanTogether, timeSnapshot, type Station } from '../measure/station-load.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';
import { codesInOneSecond, measureInBrowser } from './stations-browser.ts';
import { describeStations, type StationsMeasured, type StationsPlan } from './stations-report.ts';

export const stations: Scenario = {
  name: 'stations',
  about:
    'scanning: 20 stations on 1,000,000 parcels, and one in a real browser with 20,000 in its snapshot (18 GB of disk, 9 kept)',
  run: measureStations,
};

const full: StationsPlan = {
  parcels: 1_000_000,
  expected: 20_000,
  verdicts: 200,
  inARow: 200,
  offline: 300,
  secondsOfLoad: 60,
};
const quickPlan: StationsPlan = {
  parcels: 40_000,
  expected: 2_000,
  verdicts: 20,
  inARow: 10,
  offline: 20,
  secondsOfLoad: 5,
};
const mostTrackable = 200_000;
const scansPerSecond = 2;

async function measureStations({ quick, rounds, parcels }: RunOptions): Promise<Report> {
  const plan = { ...(quick ? quickPlan : full), ...(parcels === undefined ? {} : { parcels }) };
  const trackable = Math.min(mostTrackable, Math.floor(plan.parcels / 2));
  const { folder } = await prepareOrdersData(plan.parcels, trackable);
  const dataDir = join(await makeCacheFolder(), 'stations');
  await rm(dataDir, { recursive: true, force: true });
  await cp(folder, dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const script = fileURLToPath(new URL('../writes/station-filler.ts', import.meta.url));
    await sayDuration(`${plan.expected} parcels that China expects`, () =>
      runChild(process.execPath, [script, socketFile, String(plan.expected)], { stdio: 'inherit' }),
    );
    await sayDuration('what the service does by itself after that', () => waitForJobs(sql));
    const machine = await describeMachine(sql);
    const { port } = service;
    const [unit] = await sql<{ id: number }[]>`select id from place where code = 'YIWU-WH'`;
    if (unit === undefined) throw new RangeError('there is no warehouse YIWU-WH');
    const gates = await openGates(port, unit.id);
    const measured: StationsMeasured = {
      snapshots: await measureSnapshots(port, gates, rounds),
      ...(await measureInBrowser({ sql, port, unitId: unit.id, plan })),
      load: await measureLoad(port, gates, plan),
    };
    return describeStations(machine, plan, measured);
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openGates(port: number, unitId: number): Promise<Station[]> {
  const manager = await enter(port, benchPeople.manager);
  const gates: Station[] = [];
  for (let place = 0; place < stationCount; place += 1) {
    const deviceId = await registerStation(port, manager, { name: `Bench ${place}`, unitId });
    gates.push({ deviceId, token: await enter(port, stationClerk(place)) });
  }
  return gates;
}

async function measureSnapshots(port: number, [gate]: readonly Station[], rounds: number) {
  if (gate === undefined) throw new RangeError('no station');
  await timeSnapshot(port, gate);
  const times: Awaited<ReturnType<typeof timeSnapshot>>[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeSnapshot(port, gate));
  const [first] = times;
  say(`snapshot of ${first?.parcels} parcels: ${first?.bytes} bytes, ${first?.ms.toFixed(0)} ms`);
  return times;
}

async function measureLoad(port: number, gates: readonly Station[], plan: StationsPlan) {
  // What the browser has received lies before these.
  const from = plan.verdicts + plan.inARow + plan.offline + codesInOneSecond;
  const warm = await scanTogether(port, gates, { from, seconds: 1, scansPerSecond });
  if (warm.refused > 0) throw new Error(`${warm.refused} scans of the warm-up were not received`);
  const next = { from: from + stationCount * scansPerSecond, seconds: plan.secondsOfLoad, scansPerSecond };
  return sayDuration(`${gates.length} stations scan for ${plan.secondsOfLoad} s`, () =>
    scanTogether(port, gates, next),
  );
}
