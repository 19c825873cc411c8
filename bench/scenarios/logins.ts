import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext } from '../../apps/server/src/context.ts';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { pickLists } from '../measure/asked-codes.ts';
import { askOnce, runLoad, type LoadResult } from '../measure/load.ts';
import { say } from '../measure/say.ts';
import { quantile, spreadOf } from '../measure/statistics.ts';
import { jsonRequest, trackQuestion } from '../peers/peer.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

export const logins: Scenario = {
  name: 'logins',
  about:
    "five log-ins a second, each with its password hashed, beside tracking: what becomes of tracking's p99",
  run: measureLogins,
};

const loginsPerSec = 5;
const questionsPerSec = 100;
const codesEach = 100;
const account = { username: 'bench', password: 'a password for the bench alone' };

type Round = { quietP99: number; busyP99: number; loginP50: number; loginP99: number; logins: number };

async function measureLogins(options: RunOptions): Promise<Report> {
  const parcels = options.quick ? 20_000 : 200_000;
  const original = await prepareBenchData(parcels);
  const dataDir = join(await makeCacheFolder(), 'logins');
  await rm(dataDir, { recursive: true, force: true });
  await cp(original, dataDir, { recursive: true, verbatimSymlinks: true });
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
      { ...account, roles: ['customer'], locale: 'en' },
      { userId: null, name: 'bench' },
    );
    const login = jsonRequest('POST /api/auth/login', account);
    await askOnce(service.port, login);
    say(`Log-ins beside tracking over ${thousands(parcels)} parcels:`);
    const rounds: Round[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const result = await playRound(service.port, login, parcels, round, options.secondsEach);
      rounds.push(result);
      say(
        `  round ${round + 1} of ${options.rounds}: p99 ${result.quietP99.toFixed(1)} and ${result.busyP99.toFixed(1)} ms`,
      );
    }
    return describe(options, machine, parcels, rounds);
  } finally {
    await close();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function playRound(
  port: number,
  login: Buffer,
  parcels: number,
  round: number,
  seconds: number,
): Promise<Round> {
  const requests = pickLists({ seed: askedSeed + round, parcels, codes: codesEach, lists: 1_024 }).map(
    trackQuestion,
  );
  const ask = () =>
    runLoad({
      port,
      requests,
      connections: askingConnections,
      durationMs: seconds * 1_000,
      perSecond: questionsPerSec,
    });
  const quiet = await ask();
  const [busy, entered] = await Promise.all([
    ask(),
    runLoad({
      port,
      requests: [login],
      connections: 4,
      durationMs: seconds * 1_000,
      perSecond: loginsPerSec,
    }),
  ]);
  if (entered.failures > 0) throw new Error('log-ins were refused');
  return {
    quietP99: quantileOf(quiet, 0.99),
    busyP99: quantileOf(busy, 0.99),
    loginP50: quantileOf(entered, 0.5),
    loginP99: quantileOf(entered, 0.99),
    logins: entered.answers,
  };
}

function quantileOf({ latenciesMs }: LoadResult, share: number): number {
  return quantile(
    latenciesMs.toSorted((a, b) => a - b),
    share,
  );
}

function describe(
  options: RunOptions,
  machine: Report['machine'],
  parcels: number,
  rounds: readonly Round[],
): Report {
  const row = (what: string, valueOf: (round: Round) => number, digits: number) => [
    what,
    rangeOf(rounds.map(valueOf), digits),
  ];
  return {
    title: 'Log-ins',
    machine,
    conditions: [
      `A copy of ${thousands(parcels)} parcels × 8 events; ${options.rounds} rounds, each part of ${options.secondsEach} s.`,
      `${loginsPerSec} log-ins a second by user name and password (argon2id, 19 MiB, two passes), limits off.`,
    ],
    goals: [
      {
        what: `tracking's p99 beside ${loginsPerSec} log-ins a second, times its own`,
        value: spreadOf(rounds.map(({ busyP99, quietP99 }) => busyP99 / quietP99)).median,
        unit: '×',
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
            row('p99 ms of tracking by itself', (round) => round.quietP99, 2),
            row('p99 ms of tracking beside log-ins', (round) => round.busyP99, 2),
            row('p50 ms of a log-in', (round) => round.loginP50, 1),
            row('p99 ms of a log-in', (round) => round.loginP99, 1),
            row('log-ins of a round', (round) => round.logins, 0),
          ],
        },
        after: `Tracking is asked by ${askingConnections} connections for ${codesEach} codes at an even pace of ${questionsPerSec} queries/s; a late question counts from when it was due.`,
      },
    ],
    data: { rounds },
  };
}
