import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { operatorCommand } from '../measure/operator-command.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import {
  goalsBeside,
  rowsBeside,
  trackBeside,
  turnsCondition,
  type TrackedBeside,
} from '../measure/track-beside.ts';
import { findPostgres, startWatchedService, type WatchedService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const backup: Scenario = {
  name: 'backup',
  about: 'tracking while a backup is taken, at half of what it bears alone, and how long a restore takes',
  run: measureBackup,
};

const codesEach = 100;

type Round = TrackedBeside & { backupSeconds: number; restoreSeconds: number };

async function measureBackup({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const parcels = quick ? 20_000 : 200_000;
  const folder = join(await makeCacheFolder(), 'backup');
  const dataDir = join(folder, 'data');
  await rm(folder, { recursive: true, force: true });
  await cp(await prepareBenchData(parcels), dataDir, { recursive: true, verbatimSymlinks: true });
  const service = await startWatchedService(dataDir);
  const sql = openPool(
    { socketFile: findPostgres(dataDir).socketFile, database: 'rohi' },
    { connections: 1, name: 'bench' },
  );
  try {
    const machine = await describeMachine(sql);
    // Made parcels have weights and no charges: a restore would find that and refuse.
    await sql`update parcel set weight_g = null where weight_g is not null`;
    await operatorCommand(folder, 'read-model', ['rebuild']);
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ground = { folder, parcels, service, seconds: secondsEach, round };
      all.push(await playRound(ground));
      say(`  round ${round + 1} of ${rounds}: ${JSON.stringify(all.at(-1))}`);
    }
    return {
      title: 'Backup beside the service',
      machine,
      conditions: [
        `${thousands(parcels)} parcels × 8 events; ${rounds} rounds: what tracking of ${codesEach} codes bears alone for ${secondsEach} s, half of it for ${secondsEach} s without and then with \`npm run backup\` beside it, and \`npm run restore\` into another folder while nobody asks.`,
        'The backup is read back as part of it. The parcels have no weight, since made ones have no charges. fsync and synchronous_commit are on.',
        `${service.settings}. ${turnsCondition}`,
      ],
      goals: goalsOf(all, parcels),
      sections: [sectionOf(all)],
      data: { rounds: all },
    };
  } finally {
    await sql.end();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Ground = { folder: string; parcels: number; service: WatchedService; seconds: number; round: number };

async function playRound({ folder, parcels, service, seconds, round }: Ground): Promise<Round> {
  let backupSeconds = 0;
  const ground = {
    service,
    parcels,
    codesEach,
    seconds,
    seed: askedSeed + round,
    connections: askingConnections,
  };
  const tracked = await trackBeside(ground, async () => {
    backupSeconds = await operatorCommand(folder, 'backup', []);
  });
  const restored = join(folder, 'restored');
  const restoreSeconds = await operatorCommand(folder, 'restore', [
    join(folder, 'backups'),
    '--into',
    restored,
  ]);
  await rm(restored, { recursive: true });
  await rm(join(folder, 'backups'), { recursive: true });
  return { ...tracked, backupSeconds, restoreSeconds };
}

const medianOf = (rounds: readonly Round[], of: (round: Round) => number) => spreadOf(rounds.map(of)).median;

function goalsOf(rounds: readonly Round[], parcels: number): Report['goals'] {
  return [
    ...goalsBeside(rounds, 'beside a backup'),
    {
      what: `restore of ${thousands(parcels)} parcels`,
      value: medianOf(rounds, ({ restoreSeconds }) => restoreSeconds),
      unit: 's',
      wanted: 60,
      atMost: true,
    },
  ];
}

function sectionOf(rounds: readonly Round[]): Report['sections'][number] {
  const rows = [
    ['seconds of a backup', ({ backupSeconds }: Round) => backupSeconds, 1],
    ['seconds of a restore', ({ restoreSeconds }: Round) => restoreSeconds, 1],
  ] as const;
  return {
    heading: 'Figures',
    table: {
      head: ['', 'median (lowest – highest) over the rounds'],
      rows: [
        ...rowsBeside(rounds, 'beside a backup'),
        ...rows.map(([name, of, digits]) => [name, rangeOf(rounds.map(of), digits)]),
      ],
    },
  };
}
