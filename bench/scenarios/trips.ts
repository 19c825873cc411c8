import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool, type Sql } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder, prepareBenchData } from '../data/bench-data.ts';
import { benchDispatcher, departingTrip, tripParcelCode } from '../data/trip-parcels.ts';
import { askCalls, enter, getRequest, type CallTimes } from '../measure/ask-calls.ts';
import { runChild } from '../measure/children.ts';
import { watchWhile, type Watched } from '../measure/half-moved.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { timedCall } from '../measure/timed-call.ts';
import {
  goalsBeside,
  rowsBeside,
  trackBeside,
  turnsCondition,
  type TrackedBeside,
} from '../measure/track-beside.ts';
import { waitForJobs } from '../measure/wait-for-jobs.ts';
import {
  findPostgres,
  startService,
  startWatchedCachingService,
  type WatchedService,
} from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const trips: Scenario = {
  name: 'trips',
  about:
    '5,000 parcels of 3,000 customers depart with a trip and are taken back, beside tracking and readers of two processes; a delay told to all of them; the board of 100 trips',
  run: measureTrips,
};

const stock = 20_000;
const boardParcels = 5_000;
const codesAtOnce = 100;
/** Departures and returns beside readers: 200 in five rounds. */
const runsOfRound = 40;
/**
 * Of a reader, between an answer and the next question: without it fifty of them take both cores, and a departure
 * thirteen seconds.
 */
const pauseMs = 200;

type Size = { parcels: number; owners: number; runs: number; readers: number };
type Measured = {
  departures: number[];
  returns: number[];
  delays: number[];
  tracked: TrackedBeside[];
  watched: Watched;
  board: CallTimes;
};

async function measureTrips({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const size = quick
    ? { parcels: 500, owners: 300, runs: 4, readers: 10 }
    : { parcels: 5_000, owners: 3_000, runs: runsOfRound * rounds, readers: 50 };
  const dataDir = join(await makeCacheFolder(), 'trips');
  await rm(dataDir, { recursive: true, force: true });
  await cp(await prepareBenchData(stock), dataDir, { recursive: true, verbatimSymlinks: true });
  const first = await startService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  const peers: WatchedService[] = [];
  try {
    const machine = await describeMachine(sql);
    const filler = fileURLToPath(new URL('../writes/trip-filler.ts', import.meta.url));
    await runChild(
      process.execPath,
      [filler, socketFile, ...[size.parcels, size.owners, boardParcels].map(String)],
      { stdio: 'inherit' },
    );
    // Both answer from a memory of their own; the first process runs the database alone.
    for (const name of ['first', 'second']) peers.push(await startWatchedCachingService(dataDir, name));
    const settle = () => waitForJobs(sql);
    const lettersOf = (requestId: string) => countLetters(sql, requestId);
    return describe(machine, size, await measure(peers, size, { rounds, secondsEach, settle, lettersOf }));
  } finally {
    for (const peer of peers) await peer.stop();
    await sql.end();
    await first.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Ways = Pick<RunOptions, 'rounds' | 'secondsEach'> & {
  settle: () => Promise<void>;
  lettersOf: (requestId: string) => Promise<number>;
};

async function measure(
  peers: readonly WatchedService[],
  { parcels, owners, runs, readers }: Size,
  { rounds, secondsEach, settle, lettersOf }: Ways,
): Promise<Measured> {
  const [service] = peers;
  if (service === undefined) throw new RangeError('a service has started');
  const { port } = service;
  const token = await enter(port, benchDispatcher);
  const post = (path: string, body: object) => timedCall(port, token, path, body);
  const act = async (name: string, body: object) =>
    (await post(`/trips/${departingTrip}/${name}`, { requestId: randomUUID(), ...body })).seconds;
  const departures: number[] = [];
  const returns: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settle();
    departures.push(await act('depart', { parcels }));
    await settle();
    returns.push(await act('undo-departure', { reason: 'bench' }));
    say(`  departed in ${departures.at(-1)?.toFixed(2)} s, taken back in ${returns.at(-1)?.toFixed(2)} s`);
  }
  await act('depart', { parcels });
  const delays = await announceDelays({ post, owners, rounds, settle, lettersOf });
  await act('undo-departure', { reason: 'bench' });
  const tracked = await trackDepartures({ service, parcels, rounds, secondsEach, settle, act });
  const [board] = await askCalls(port, [{ name: 'board', request: getRequest('/trips/board', token) }], {
    rounds,
    secondsEach,
    connections: 2,
    perSecond: 10,
  });
  if (board === undefined) throw new RangeError('the board was asked');
  const codes = Array.from({ length: parcels }, (_, number) => tripParcelCode(number));
  const watched = await watchWhile(peers, { codes, readers, atOnce: codesAtOnce, pauseMs }, async () => {
    for (let run = 0; run < runs; run += 1)
      await (run % 2 === 0 ? act('depart', { parcels }) : act('undo-departure', { reason: 'bench' }));
  });
  say(`  ${thousands(watched.answers)} answers beside ${runs} runs, ${watched.mixed} of them half moved`);
  return { departures, returns, delays, tracked, watched, board };
}

type Announcing = Omit<Ways, 'secondsEach'> & {
  owners: number;
  post: (path: string, body: object) => ReturnType<typeof timedCall>;
};

/**
 * Seconds until a delay of the trip is announced and the letter of each owner is queued, which is one transaction; each
 * is taken back. Throws when a letter is missing.
 */
async function announceDelays({ post, owners, rounds, settle, lettersOf }: Announcing): Promise<number[]> {
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settle();
    const requestId = randomUUID();
    const body = { requestId, trips: [departingTrip], reason: 'WEATHER', days: 3 };
    const { seconds, answer } = await post('/trip-delays', body);
    const letters = await lettersOf(requestId);
    if (letters !== owners) throw new Error(`${letters} of ${owners} customers have a letter`);
    say(`  ${thousands(letters)} letters of a delay queued in ${seconds.toFixed(2)} s`);
    const id = /"id":(?<id>\d+)/.exec(answer)?.groups?.['id'] ?? '';
    await post(`/trip-delays/${id}/end`, { requestId: randomUUID(), act: 'TAKE_BACK' });
    delays.push(seconds);
  }
  await settle();
  return delays;
}

/** Letters of one announcement that stand in the queue or have left it. */
async function countLetters(sql: Sql, telling: string): Promise<number> {
  const [row] = await sql<{ letters: number }[]>`
    select count(*)::integer as letters from trip_delay_letter join letter on letter.id = letter_id where telling = ${telling}`;
  return row?.letters ?? 0;
}

type Departing = Pick<RunOptions, 'rounds' | 'secondsEach'> & {
  service: WatchedService;
  parcels: number;
  settle: () => Promise<void>;
  act: (name: string, body: object) => Promise<number>;
};

/** Tracking of other parcels beside a departure, at the service that departs the trip. */
async function trackDepartures({ service, parcels, rounds, secondsEach, settle, act }: Departing) {
  const tracked: TrackedBeside[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settle();
    const options = { seed: askedSeed + round, connections: askingConnections, codesEach: codesAtOnce };
    tracked.push(
      await trackBeside({ service, parcels: stock, seconds: secondsEach, ...options }, async () => {
        await act('depart', { parcels });
      }),
    );
    await settle();
    await act('undo-departure', { reason: 'bench' });
    say(`  tracking beside a departure: ${JSON.stringify(tracked.at(-1))}`);
  }
  return tracked;
}

function describe(
  machine: Report['machine'],
  { parcels, owners, runs, readers }: Size,
  { departures, returns, delays, tracked, watched, board }: Measured,
): Report {
  return {
    title: 'Trips',
    machine,
    conditions: [
      `A trip with ${thousands(parcels)} parcels of ${thousands(owners)} customers aboard, beside ${thousands(stock)} other parcels; departed and taken back through the calls of the dispatcher, each after the letters of the one before, fsync and synchronous_commit on.`,
      'A delay of the trip on the road is announced and taken back through the calls, each after the letters of the one before.',
      `Then tracking of ${codesAtOnce} of the other parcels is asked of the same service, of one process that answers beside that for long work: as much as it bears alone, half of it without, and half of it while the trip departs. ${turnsCondition}`,
      `Then ${readers} readers ask for ${codesAtOnce} codes of the trip at a time through two services, each with its memory, each again ${pauseMs} ms after its answer, while the trip departs and is taken back ${runs} times.`,
      `The board shows 100 trips on the road with the stored numbers of ${thousands(boardParcels)} parcels each (these parcels themselves are not on record), asked ten times a second.`,
    ],
    goals: [
      {
        what: `${thousands(parcels)} parcels depart in one transaction`,
        value: spreadOf(departures).median,
        unit: 's',
        wanted: 1.5,
        atMost: true,
      },
      {
        what: `delay of the trip announced, the letters of ${thousands(owners)} customers queued`,
        value: spreadOf(delays).median,
        unit: 's',
        wanted: 2,
        atMost: true,
      },
      ...goalsBeside(tracked, 'beside a departure'),
      {
        what: 'answers that hold moved and unmoved parcels of the trip together',
        value: watched.moved > 0 && watched.unmoved > 0 ? watched.mixed : Number.NaN,
        unit: '',
        wanted: 0,
        atMost: true,
      },
      { what: 'p95 of the board of 100 trips', value: board.p95, unit: 'ms', wanted: 100, atMost: true },
    ],
    sections: [
      {
        heading: 'Figures',
        table: {
          head: ['', 'median (lowest – highest) over the rounds'],
          rows: [
            ['seconds of a departure, from the request to the answer', rangeOf(departures, 2)],
            ['seconds of taking it back', rangeOf(returns, 2)],
            ['seconds of announcing a delay, letters and all', rangeOf(delays, 2)],
            ...rowsBeside(tracked, 'beside a departure'),
            ['answers of the board', thousands(board.answers)],
            ['answers beside the runs', thousands(watched.answers)],
            ['of these all moved', thousands(watched.moved)],
            ['all unmoved', thousands(watched.unmoved)],
            ['half moved', String(watched.mixed)],
            ['turned away by a crowded service', thousands(watched.refused)],
          ],
        },
      },
    ],
    data: { departures, returns, delays, tracked, watched, board },
  };
}
