import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { makeCacheFolder } from '../data/bench-data.ts';
import { readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { findPostgres, startService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { Posted, PostingShape } from '../writes/postings-writer.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const postings: Scenario = {
  name: 'postings',
  about: 'postings to the ledger by eight writers, beside a bare function that writes the same rows',
  run: measurePostings,
};

const shapes = { TWO: 'two entries', FOUR: 'four entries', DRAWER: 'one drawer' } as const;
const ways = ['service', 'bare'] as const;
type Way = (typeof ways)[number];
type Round = Record<Way, Record<PostingShape, Posted>>;

async function measurePostings({ quick, rounds, secondsEach }: RunOptions): Promise<Report> {
  const accounts = quick ? 1_000 : 10_000;
  const dataDir = join(await makeCacheFolder(), 'postings');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  const service = await startService(dataDir);
  const { socketFile } = findPostgres(dataDir);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'bench' });
  try {
    const machine = await describeMachine(sql);
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      all.push(await playRound(socketFile, { seconds: secondsEach, accounts, isTurned: round % 2 === 1 }));
      say(`  round ${round + 1} of ${rounds}: ${inBrief(all.at(-1))}`);
    }
    return {
      title: 'Postings',
      machine,
      conditions: [
        `Eight writers, each its own commit; ${thousands(accounts)} customers and 20 points; ${rounds} rounds, each part of ${secondsEach} s, service and function in turn and the other way round.`,
        'The service: the request once with its hash, accounts in their order, balances, posting, entries and the answer, by its own code and without HTTP. The function writes the same rows in one call. The triggers of the tables stand for both.',
        'fsync and synchronous_commit are on.',
      ],
      goals: goalsOf(all),
      sections: [sectionOf(all)],
      data: { rounds: all },
    };
  } finally {
    await sql.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function playRound(
  socketFile: string,
  { seconds, accounts, isTurned }: { seconds: number; accounts: number; isTurned: boolean },
): Promise<Round> {
  const script = fileURLToPath(new URL('../writes/postings-writer.ts', import.meta.url));
  const round: Record<Way, Partial<Record<PostingShape, Posted>>> = { service: {}, bare: {} };
  for (const shape of Object.keys(shapes) as PostingShape[])
    for (const way of isTurned ? ways.toReversed() : ways) {
      const words = [script, socketFile, way, shape, String(seconds), String(accounts)];
      round[way][shape] = JSON.parse(await readChild(process.execPath, words, {})) as Posted;
    }
  return round as Round;
}

const perSecond = ({ postings: count, seconds }: Posted) => count / seconds;

function ratiosOf(rounds: readonly Round[], shape: PostingShape): number[] {
  return rounds.map(({ service, bare }) => perSecond(service[shape]) / perSecond(bare[shape]));
}

const names = Object.entries(shapes) as [PostingShape, string][];

function inBrief(round: Round | undefined): string {
  if (round === undefined) return '';
  return names
    .map(
      ([shape, name]) =>
        `${name} ${ways.map((way) => Math.round(perSecond(round[way][shape]))).join(' of ')}/s`,
    )
    .join(', ');
}

function goalsOf(rounds: readonly Round[]): Report['goals'] {
  const parts = rounds.flatMap(({ service }) => Object.values(service));
  const sum = (of: 'failures' | 'deadlocks') => parts.reduce((total, part) => total + part[of], 0);
  return [
    ...names.map(([shape, name]) => ({
      what: `${name}: the service beside the bare function`,
      value: spreadOf(ratiosOf(rounds, shape)).median,
      unit: '×',
      wanted: 0.5,
    })),
    {
      what: 'postings through the service that failed, by a deadlock or otherwise',
      value: sum('failures'),
      unit: '',
      wanted: 0,
      atMost: true,
    },
  ];
}

function sectionOf(rounds: readonly Round[]): Report['sections'][number] {
  const parts = rounds.flatMap(({ service, bare }) => [...Object.values(service), ...Object.values(bare)]);
  const total = parts.reduce((sum, { postings: count }) => sum + count, 0);
  const deadlocks = parts.reduce((sum, part) => sum + part.deadlocks, 0);
  const rates = (way: Way, shape: PostingShape) =>
    rangeOf(
      rounds.map((round) => perSecond(round[way][shape])),
      0,
    );
  return {
    heading: 'Postings a second',
    table: {
      head: ['', 'service', 'bare function', 'ratio'],
      rows: names.map(([shape, name]) => [
        ...[name, rates('service', shape), rates('bare', shape), rangeOf(ratiosOf(rounds, shape), 2)],
      ]),
    },
    after: `${thousands(total)} postings, ${deadlocks} deadlocks that PostgreSQL ended; the service tries those again, and its callers are told of none.`,
  };
}
