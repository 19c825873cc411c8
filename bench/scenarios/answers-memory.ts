import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { prepareBenchData } from '../data/bench-data.ts';
import { askForAll } from '../measure/ask-for-all.ts';
import { pickLists } from '../measure/asked-codes.ts';
import { runLoad } from '../measure/load.ts';
import { answeringOf } from '../measure/process-turns.ts';
import { say } from '../measure/say.ts';
import { openSlowReaders } from '../measure/slow-readers.ts';
import { slopeOf } from '../measure/statistics.ts';
import type { ProcessTurns } from '../measure/turn-probe.ts';
import { findPostgres, startCollectedService, type WatchedService } from '../peers/service.ts';
import { trackQuestion } from '../peers/peer.ts';
import { describeMachine, type Machine } from '../report/machine.ts';
import { thousands } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';
import { askedSeed, askingConnections, type RunOptions, type Scenario } from './scenario.ts';

export const answersMemory: Scenario = {
  name: 'answers-memory',
  about:
    '10,000,000 answers from memory in a row: what the process that answers holds; and 1,000 slow readers',
  run: measureAnswersMemory,
};

/** What is held after so many answers, in MB. */
type Held = { answers: number; resident: number; heap: number; external: number };
type Slow = { before: Held; during: Held; after: Held };
type Plan = { parcels: number; workingSet: number; answers: number; warmUp: number; samples: number };

const slowReaders = 1_000;
const settleMs = 2_000;

async function measureAnswersMemory({ quick }: RunOptions): Promise<Report> {
  const plan: Plan = quick
    ? { parcels: 20_000, workingSet: 2_000, answers: 200_000, warmUp: 50_000, samples: 10 }
    : { parcels: 200_000, workingSet: 20_000, answers: 10_000_000, warmUp: 1_000_000, samples: 100 };
  const dataDir = await prepareBenchData(plan.parcels);
  const service = await startCollectedService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    await askForAll(service, plan.workingSet);
    const requests = requestsOf(plan.workingSet);
    const failed = await ask(service, requests, plan.warmUp);
    const held = [await look(service, 0)];
    let failures = failed;
    for (let sample = 1; sample <= plan.samples; sample += 1) {
      failures += await ask(service, requests, plan.answers / plan.samples);
      const now = await look(service, (sample * plan.answers) / plan.samples);
      held.push(now);
      if ((sample * 10) % plan.samples === 0) say(`  ${sayHeld(now)}`);
    }
    const slow = await holdSlowReaders(service);
    return describe({ plan, machine, settings: service.settings }, { held, slow, failures });
  } finally {
    await sql.end();
    await service.stop();
  }
}

/** Of ten answers one has 100 parcels and nine have one. */
function requestsOf(workingSet: number): Buffer[] {
  const long = pickLists({ seed: askedSeed, parcels: workingSet, codes: 100, lists: 100 });
  const short = pickLists({ seed: askedSeed + 1, parcels: workingSet, codes: 1, lists: 900 });
  return long.flatMap((codes, index) =>
    [codes, ...short.slice(index * 9, (index + 1) * 9)].map((each) => trackQuestion(each)),
  );
}

/** Returns how many failed. */
async function ask({ port }: WatchedService, requests: readonly Buffer[], answers: number): Promise<number> {
  let count = 0;
  const isOver = () => {
    count += 1;
    return count > answers;
  };
  const load = { port, requests, connections: askingConnections, durationMs: Number.POSITIVE_INFINITY };
  return (await runLoad({ ...load, isOver })).failures;
}

async function look(service: WatchedService, answers: number): Promise<Held> {
  const answering = answeringOf(await service.read());
  const sum = (of: (each: ProcessTurns) => number) => answering.reduce((all, each) => all + of(each), 0);
  return {
    answers,
    resident: sum(({ residentMb }) => residentMb),
    heap: sum(({ heapMb }) => heapMb),
    external: sum(({ externalMb }) => externalMb),
  };
}

const sayHeld = ({ answers, resident, heap, external }: Held) =>
  `${thousands(answers)} answers: ${resident.toFixed(0)} MB resident, ${heap.toFixed(1)} in the heap, ${external.toFixed(1)} in buffers`;

async function holdSlowReaders(service: WatchedService): Promise<Slow> {
  const before = await look(service, 0);
  const requests = requestsOf(2_000).filter((_, index) => index % 10 === 0);
  const readers = await openSlowReaders(service.port, requests, slowReaders);
  await pause(settleMs);
  const during = await look(service, 0);
  await readers.leave();
  await pause(settleMs);
  const slow = { before, during, after: await look(service, 0) };
  say(
    `  ${slowReaders} slow readers: ${slow.during.resident.toFixed(0)} MB for ${before.resident.toFixed(0)}`,
  );
  return slow;
}

/** MB that a million answers leave behind. */
const perMillion = (held: readonly Held[], of: (each: Held) => number) =>
  slopeOf(held.map((each) => [each.answers / 1_000_000, of(each)]));

function describe(
  { plan, machine, settings }: { plan: Plan; machine: Machine; settings: string },
  { held, slow, failures }: { held: readonly Held[]; slow: Slow; failures: number },
): Report {
  const living = perMillion(held, ({ heap, external }) => heap + external);
  const resident = perMillion(held, (each) => each.resident);
  const most = { unit: 'MB', atMost: true };
  const goals: Goal[] = [
    { what: 'what a million answers leave in the heap and in buffers', value: living, ...most, wanted: 0.1 },
    { what: 'what a million answers add to the memory of the process', value: resident, ...most, wanted: 1 },
    {
      what: `what ${thousands(slowReaders)} slow readers take`,
      value: slow.during.resident - slow.before.resident,
      ...most,
      wanted: 200,
    },
    { what: 'answers that failed', value: failures, unit: '', wanted: 0, atMost: true },
  ];
  const row = (name: string, { resident: mb, heap, external }: Held) => [
    name,
    ...[mb, heap, external].map((each) => each.toFixed(1)),
  ];
  const tenths = held.filter((_, index) => index % Math.max(1, Math.floor(plan.samples / 10)) === 0);
  const head = ['after', 'resident, MB', 'heap, MB', 'buffers, MB'];
  return {
    title: 'Memory of answers in a row',
    machine,
    conditions: [
      `${thousands(plan.answers)} answers of ${thousands(plan.workingSet)} parcels in memory, one of ten with 100 parcels and the others with one, over ${askingConnections} connections that stay open, after ${thousands(plan.warmUp)} to warm up. ${settings}.`,
      'What nobody holds any more is collected before each look. The slope is that of a straight line through all looks.',
    ],
    goals,
    sections: [
      {
        heading: 'Answers in a row',
        table: { head, rows: tenths.map((each) => row(`${thousands(each.answers)} answers`, each)) },
      },
      {
        heading: `${thousands(slowReaders)} readers of 100 parcels who take nothing`,
        table: {
          head: ['when', ...head.slice(1)],
          rows: [
            row('before', slow.before),
            row('while they wait', slow.during),
            row('after they left', slow.after),
          ],
        },
      },
    ],
    data: { plan, held, slow, perMillion: { living, resident } },
  };
}
