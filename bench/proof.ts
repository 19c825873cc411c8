// npm run proof [-- --quick] [--only T07,G1] [--defence words]: the abuse cases of docs/security.md and the faults of
// docs/operations.md in their full sizes, and each defence taken out once to see its test turn red. A run in full sizes
// leaves its table in bench/results; anything that is not met ends it with 1.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/server/src/config.ts';
import { openContext, type Context } from '../apps/server/src/context.ts';
import { placesOf } from '../apps/server/src/database-places.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import type { DatabaseAddress } from '../apps/server/src/platform/connections.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { projections } from '../apps/server/src/projections.ts';
import { newAccount } from '../apps/server/test/accounts.ts';
import { raceRefreshes } from '../apps/server/test/refresh-race.ts';
import { startServices } from '../apps/server/test/two-services.ts';
import { compareAnswerTimes } from './proof/answer-times.ts';
import { fillWhileWritten } from './proof/backup/full-disk-of-backups.ts';
import { outliveCheckpoints } from './proof/backup/held-backup.ts';
import { restoreAgain } from './proof/backup/restore-again.ts';
import { refuseCut, restoreUnderLoad } from './proof/backup/restores.ts';
import type { CaseResult } from './proof/case-result.ts';
import { walkChain } from './proof/chain/whole-chain.ts';
import { playCounter } from './proof/counter/counter-case.ts';
import { disableUnderLoad } from './proof/disabled-under-load.ts';
import { breakLines } from './proof/faults/broken-lines.ts';
import type { FaultSizes } from './proof/faults/fault-setup.ts';
import { fillDisk } from './proof/faults/full-disk.ts';
import { killBackends, killServices } from './proof/faults/killed-processes.ts';
import { restartInTurn } from './proof/faults/restarts.ts';
import { guessLetterCodes } from './proof/letter-codes.ts';
import { fuzzAmounts, killBeforeNumber } from './proof/money/money-faults.ts';
import {
  changeRates,
  ledgerAdds,
  raceBalance,
  raceKeys,
  raceRefunds,
  raceWithdrawals,
} from './proof/money/money-races.ts';
import { withMoney } from './proof/money/money-setup.ts';
import { playShifts } from './proof/money/seeded-shifts.ts';
import { walkWholeGrid } from './proof/run-journeys.ts';
import { removeDefences, runKillTests, runNamedTests } from './proof/run-tests.ts';
import { playInBrowser } from './proof/stations/browser-sample.ts';
import { playSchedules } from './proof/stations/fault-schedules.ts';
import { killBetween } from './proof/stations/killed-between.ts';
import { raceBags, raceBindings, raceReceipts } from './proof/stations/station-races.ts';
import { withStations } from './proof/stations/station-setup.ts';
import { killInDeparture } from './proof/trips/killed-departure.ts';
import { raceDepartures, raceLoading } from './proof/trips/trip-races.ts';
import { describeMachine, type Machine } from './report/machine.ts';
import { testKeySetting } from '../apps/server/test/secrets-key.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Sizes = {
  tokens: number;
  rivals: number;
  guesses: number;
  samples: number;
  /** Of faults at stations: against the code of the queue, and of these in a browser. */
  schedules: number;
  browserSchedules: number;
  /** Rounds of two who do the same at a station at once. */
  rounds: number;
  /** Rounds of withdrawals, so many at once in each. */
  withdrawals: number;
  withdrawing: number;
  /** Shifts at drawers. */
  shifts: number;
  /** Payments of odd sums. */
  amounts: number;
  /**
   * Parcels at a counter that are given by `rivals` at once; wrong codes; points that strangers ask for; seeds of acts
   * drawn by chance.
   */
  givenParcels: number;
  wrongCodes: number;
  points: number;
  seeds: number;
  /** Backups that are restored, with so many orders before and after each, and those that are cut. */
  restores: number;
  restoredOrders: number;
  cuts: number;
  /** How often one installation loses its disk; MB of log that are written while a backup is held. */
  lives: number;
  heldLogMb: number;
  /** Parcels that go the whole way, from the declaration to the counter. */
  chainParcels: number;
} & FaultSizes;
const fullSizes: Sizes = {
  tokens: 500,
  rivals: 200,
  guesses: 1_000_000,
  samples: 500,
  schedules: 1_000,
  browserSchedules: 50,
  rounds: 200,
  withdrawals: 500,
  withdrawing: 200,
  shifts: 1_000,
  amounts: 5_000,
  givenParcels: 500,
  wrongCodes: 10_000,
  points: 5,
  seeds: 40,
  restores: 20,
  restoredOrders: 500,
  cuts: 50,
  chainParcels: 10_000,
  lives: 5,
  heldLogMb: 2_048,
  kills: 100,
  writesAKill: 100,
  restarts: 50,
  seconds: 60,
  lowSeconds: 1_500,
};
const quickSizes: Sizes = {
  tokens: 20,
  rivals: 50,
  guesses: 100_000,
  samples: 50,
  schedules: 32,
  browserSchedules: 3,
  rounds: 10,
  withdrawals: 3,
  withdrawing: 200,
  shifts: 30,
  amounts: 300,
  givenParcels: 5,
  wrongCodes: 200,
  points: 1,
  seeds: 2,
  restores: 2,
  restoredOrders: 50,
  cuts: 6,
  chainParcels: 200,
  lives: 3,
  heldLogMb: 64,
  kills: 4,
  writesAKill: 30,
  restarts: 4,
  seconds: 15,
  lowSeconds: 15,
};

type Setup = { context: Context; addresses: readonly string[]; database: DatabaseAddress };
type Case = { name: string; run: (setup: Setup, sizes: Sizes) => Promise<CaseResult[]> };

async function raceAll({ context, addresses }: Setup, { tokens, rivals }: Sizes): Promise<CaseResult> {
  const account = await newAccount(context, 'customer');
  const race = await raceRefreshes(context, account, addresses, { tokens, rivals });
  const single = race.successors.filter((count) => count === 1).length;
  const pairs = race.storedPairs.filter((count) => count === 2).length;
  return {
    name: 'T07',
    what: `${tokens} refresh tokens × ${rivals} rivals over sockets, two processes, one database`,
    figure: `${single} tokens with one successor, ${pairs} with one stored; ${race.refused} refused, ${race.broken} broken answers`,
    isMet: single === tokens && pairs === tokens && race.refused === 0 && race.broken === 0,
  };
}

const named = (name: string, what: string): Case => ({
  name,
  run: async () => [await runNamedTests(name, what)],
});

const cases: readonly Case[] = [
  named('T06', 'every call × visitor and nine roles × own and foreign data'),
  {
    name: 'T07',
    run: async (setup, sizes) => [
      await raceAll(setup, sizes),
      await runNamedTests('T07', 'rules of refreshing'),
    ],
  },
  {
    name: 'T08',
    run: async (_setup, { guesses }) => [
      guessLetterCodes(guesses, 20_261_121),
      await runNamedTests('T08', 'rules of letter codes'),
    ],
  },
  {
    name: 'T09',
    run: async ({ context, addresses }, { samples }) => [
      await compareAnswerTimes(context, addresses[0] ?? '', samples),
      await runNamedTests('T09', 'guessing and asking for names'),
    ],
  },
  named('T11', 'two writers of one thing'),
  named('T12', 'every column of the user sent to the profile'),
  named('T18', 'canary secrets in every input at LOG_LEVEL=trace'),
  named('T21', 'clocks set back and forward, leap days'),
  named('T22', 'forged X-local, Host and X-Forwarded-For'),
  {
    name: 'T24',
    run: async ({ context, addresses }) => [
      await disableUnderLoad(context, addresses),
      await runNamedTests('T24', 'disabled accounts and changed roles'),
    ],
  },
  { name: 'G1', run: async (_setup, sizes) => [await killServices(sizes)] },
  { name: 'G2', run: async (_setup, sizes) => [await killBackends(sizes)] },
  { name: 'G9', run: async ({ database }, sizes) => [await restartInTurn(database, sizes)] },
  { name: 'G10', run: fillDisk },
  { name: 'G12', run: async ({ context, database }, sizes) => breakLines(context, database, sizes) },
  {
    name: 'stations',
    run: ({ context, database }, { schedules, browserSchedules, rounds, kills }) =>
      withStations(context, database, async (stations) => [
        await playSchedules(stations, schedules),
        await raceReceipts(stations, rounds),
        await raceBags(stations, rounds),
        await raceBindings(stations, rounds),
        await killBetween(stations, database, Math.ceil(kills / 4)),
        await playInBrowser(browserSchedules),
      ]),
  },
  {
    name: 'ledger',
    run: ({ context, database }, { withdrawals, withdrawing, rounds, shifts, amounts, kills }) =>
      withMoney(context, database, async (money) => [
        ...(await raceWithdrawals(money, { rounds: withdrawals, rivals: withdrawing })),
        await raceBalance(money, rounds),
        await raceKeys(money, rounds),
        await raceRefunds(money, rounds),
        await playShifts(money, shifts, 20_261_126),
        await fuzzAmounts(money, amounts),
        await killBeforeNumber(money, database, kills),
        await changeRates(money, rounds),
        await ledgerAdds(money),
      ]),
  },
  {
    name: 'trips',
    run: ({ context, database }, { rounds, kills }) =>
      withStations(context, database, async (stations) => [
        await raceDepartures(stations, rounds),
        await raceLoading(stations, rounds),
        await killInDeparture(stations, database, Math.ceil(kills / 4)),
      ]),
  },
  {
    name: 'counter',
    run: ({ context, database }, sizes) =>
      withMoney(context, database, (counter) => playCounter(counter, database, sizes)),
  },
  {
    name: 'chain',
    run: ({ context, database }, { chainParcels }) =>
      withMoney(context, database, (money) => walkChain(money, chainParcels)),
  },
  {
    name: 'backup',
    run: async (_setup, { restores, restoredOrders, cuts, lives, heldLogMb }) => [
      await restoreUnderLoad(restores, restoredOrders),
      await refuseCut(cuts),
      await fillWhileWritten(),
      await restoreAgain(lives, restoredOrders),
      await outliveCheckpoints(heldLogMb),
    ],
  },
  {
    // On the processes that a machine runs, the supervisor among them.
    name: 'kills',
    run: async () => [
      await runKillTests(
        'kill -9 twice in the middle of',
        'each act of a service of several processes, whose doer and whose supervisor are killed twice, early and late',
        2_000,
      ),
      await runNamedTests(
        'one whole backup, and nothing half-made',
        'the nightly backup, killed from each side',
      ),
    ],
  },
  { name: 'journeys', run: async () => [await walkWholeGrid()] },
  {
    // What takes turns among the tests of the server, whole.
    name: 'turns',
    run: async () => [
      await runNamedTests(
        'killed in the middle and run again',
        'an import that is killed, and run twice at once',
      ),
      await runNamedTests('killed twice in a row', 'an import that is killed twice over a Chinese file'),
      await runNamedTests('every number is what a recount says', 'five random lives'),
      await runNamedTests('no cell is a formula', 'the files of all lists, in every language and format'),
      await runNamedTests('changes nothing, in any language', 'the own file of each list taken back'),
      await runNamedTests('the names of the dictionary for its headings', 'headings in every language'),
      await runNamedTests('with their examples in', 'the templates of all imports in every language'),
      await runNamedTests(
        'what is filled in below the headings',
        'files filled in by hand, in every language',
      ),
      await runNamedTests('begins with a template', 'a template in every language'),
    ],
  },
  { name: 'defences', run: () => removeDefences(say, values.defence) },
];

/** A server, a database and two services on it, for as long as the work takes. */
async function withSetup<Result>(work: (setup: Setup) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-proof-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    role: 'service',
    settings: { max_connections: '200' },
  });
  const database = { socketFile: server.socketFile, database: 'rohi' };
  const config = { ...readConfig({ SECRETS_KEY: testKeySetting }), dataDir };
  // The services that the cases start read the same key.
  process.env['SECRETS_KEY'] = testKeySetting;
  const options = { log: createLog('silent'), projections };
  try {
    // The tables belong to their owner, and the services get their rights, as at any start. The cases then look past
    // these rights.
    const { service, owner } = placesOf(config, server);
    await (await openContext(config, service, { ...options, owner })).close();
    const { context, close } = await openContext(config, database, options);
    const services = await startServices(database, 2, { RATE_LIMIT: '1', LOG_LEVEL: 'fatal' });
    try {
      return await work({ context, addresses: services.addresses, database });
    } finally {
      await services.stop();
      await close();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function renderTable(results: readonly CaseResult[]): string {
  const rows = results.map(
    ({ name, what, figure, isMet }) => `| ${name} | ${what} | ${figure} | ${isMet ? 'met' : '**NOT MET**'} |`,
  );
  return ['| case | what | figure | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

async function writeResults(
  results: readonly CaseResult[],
  machine: Machine,
  loadBefore: number,
  only: readonly string[] | undefined,
): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const name = ['proof', ...(only ?? [])].join('-').toLowerCase();
  const file = fileURLToPath(new URL(`./results/${date}-${name}.md`, import.meta.url));
  const conditions = `${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, ${machine.platform}, Node ${machine.node}, PostgreSQL
${machine.postgres}. Load of the machine before: ${loadBefore.toFixed(2)}. Repeated by
\`npm run proof${only === undefined ? '' : ` -- --only ${only.join()}`}\`.`;
  await writeFile(
    file,
    `# Abuse cases and faults, played ${date}\n\n${conditions}\n\n${renderTable(results)}\n`,
  );
  return file;
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    // Only those with these words in their name.
    defence: { type: 'string' },
  },
});
const only = values.only?.split(',');
const chosen = cases.filter(({ name }) => only?.includes(name) ?? true);
if (chosen.length < (only?.length ?? 1)) {
  process.stderr.write(
    `Usage: npm run proof [-- --quick] [--only ${cases.map(({ name }) => name).join()}] [--defence words]\n`,
  );
  process.exit(2);
}
const [loadBefore = 0] = loadavg();
const { results, machine } = await withSetup(async (setup) => {
  const all: CaseResult[] = [];
  for (const { name, run } of chosen) {
    say(`${name} …`);
    const some = await run(setup, values.quick ? quickSizes : fullSizes);
    for (const { what, figure, isMet } of some) say(`  ${isMet ? 'met    ' : 'NOT MET'} ${what}: ${figure}`);
    all.push(...some);
  }
  return { results: all, machine: await describeMachine(setup.context.sql) };
});
say(`\n${renderTable(results)}`);
if (!values.quick) say(`\nWritten to ${await writeResults(results, machine, loadBefore, only)}`);
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
