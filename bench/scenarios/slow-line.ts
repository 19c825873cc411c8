import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import type { LinePage, LineVisit, PageTask, PageTimes } from '../../e2e/page-task.ts';
import { endChild, readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { findFreePort, waitUntil } from '../peers/peer.ts';
import { findPostgres, spawnService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const slowLine: Scenario = {
  name: 'slow-line',
  about:
    'what a customer on a bad line sees of the cabinet and of an own parcel, on a first and on a repeated visit',
  run: measureSlowLine,
};

type Line = { name: string; line: PageTask['line'] };

const lines: readonly Line[] = [
  { name: '400 kbit/s, 300 ms', line: { kbitPerSec: 400, latencyMs: 300, slowerBy: 4 } },
  { name: 'slow 4G', line: { kbitPerSec: 1_600, latencyMs: 150, slowerBy: 4 } },
];

type Measured = { page: NamedPage; line: string; visits: LineVisit[] };
type NamedPage = LinePage & { name: string; wanted: Partial<Record<string, number>> };

const customer = { username: 'customer', password: 'customer-demo-password' };

/** The texts are those of the Russian pages. */
function pagesOf(code: string): NamedPage[] {
  const search = `/parcelTracking?searchText=${code}`;
  const toPay = 'К оплате';
  const [bad = '', good = ''] = lines.map(({ name }) => name);
  return [
    {
      name: 'cabinet',
      path: '/platform',
      person: customer,
      shown: toPay,
      isRepeated: false,
      wanted: { [bad]: 3_500, [good]: 2_000 },
    },
    {
      name: 'cabinet, repeated',
      path: '/platform',
      person: customer,
      shown: toPay,
      isRepeated: true,
      wanted: { [bad]: 1_000 },
    },
    {
      name: 'tracking',
      path: search,
      person: null,
      shown: code,
      isRepeated: false,
      wanted: { [bad]: 3_500, [good]: 1_700 },
    },
    {
      name: 'own parcel',
      path: search,
      person: customer,
      shown: code,
      isRepeated: false,
      wanted: { [bad]: 3_500 },
    },
  ];
}

async function measureSlowLine({ quick, rounds }: RunOptions): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-bench-line-'));
  const port = await findFreePort();
  const service = spawnService(dataDir, port, ['ignore', 'ignore', 'inherit'], {
    DEMO: 'small',
    LOG_LEVEL: 'error',
  });
  try {
    const codesFile = join(dataDir, 'demo-codes.txt');
    // The list of codes is the last thing that the demo data write.
    await waitUntil(
      service,
      () =>
        readFile(codesFile).then(
          () => true,
          () => false,
        ),
      dataDir,
    );
    const [code = ''] = (await readFile(codesFile, 'utf8')).trim().split('\n');
    const sql = openPool(
      { socketFile: findPostgres(dataDir).socketFile, database: 'rohi' },
      { connections: 1 },
    );
    const machine = await describeMachine(sql);
    await sql.end();
    const pages = pagesOf(code);
    const measured: Measured[] = [];
    let browser = '';
    for (const { name, line } of lines) {
      const task: PageTask = { address: `http://127.0.0.1:${port}`, line, pages, rounds: quick ? 1 : rounds };
      const times = await openPages(task);
      browser = times.browser;
      measured.push(...pages.map((page, index) => ({ page, line: name, visits: times.visits[index] ?? [] })));
      say(`${name}: ${pages.length} pages, ${task.rounds} times each`);
    }
    return describe(machine, measured, browser);
  } finally {
    await endChild(service);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openPages(task: PageTask): Promise<PageTimes> {
  const script = fileURLToPath(new URL('../../e2e/page-times.ts', import.meta.url));
  return JSON.parse(await readChild(process.execPath, [script, JSON.stringify(task)], {})) as PageTimes;
}

function goalsOf({ page: { name, wanted, isRepeated }, line, visits }: Measured): Goal[] {
  const median = (valueOf: (visit: LineVisit) => number) => spreadOf(visits.map(valueOf)).median;
  const most = wanted[line];
  const goal = (what: string, value: number, limit: number, unit = ''): Goal => ({
    what: `${name}, ${line}: ${what}`,
    value,
    unit,
    wanted: limit,
    atMost: true,
  });
  return [
    ...(most === undefined
      ? []
      : isRepeated
        ? [
            goal(
              'what one came for',
              median(({ shownMs }) => shownMs),
              most,
              'ms',
            ),
          ]
        : [
            goal(
              'largest paint',
              median(({ paintMs }) => paintMs),
              most,
              'ms',
            ),
          ]),
    ...(line === lines[0]?.name && !isRepeated
      ? [
          goal(
            'requests',
            median(({ requests }) => requests),
            40,
          ),
        ]
      : []),
    goal(
      'shift of the layout',
      median(({ shift }) => shift),
      0.01,
    ),
  ];
}

function describe(machine: Report['machine'], measured: readonly Measured[], browser: string): Report {
  const rowOf = ({ page, line, visits }: Measured) => [
    page.name,
    line,
    rangeOf(
      visits.map(({ paintMs }) => paintMs),
      0,
    ),
    rangeOf(
      visits.map(({ shownMs }) => shownMs),
      0,
    ),
    rangeOf(
      visits.map(({ shift }) => shift),
      4,
    ),
    rangeOf(
      visits.map(({ requests }) => requests),
      0,
    ),
    rangeOf(
      visits.map(({ kb }) => kb),
      0,
    ),
  ];
  return {
    title: 'The cabinet over a bad line',
    machine,
    conditions: [
      `${browser}, 360 px; the service beside it on the same machine, demo data, HTTP/1.1; a processor 4 times slower.`,
      'What one came for is the sum to pay, or the code in the answer. A repeated visit has been there once over a good line.',
    ],
    goals: measured.flatMap(goalsOf),
    sections: [
      {
        heading: 'Figures',
        table: {
          head: ['page', 'line', 'largest paint ms', 'what one came for ms', 'shift', 'requests', 'KB'],
          rows: measured.map(rowOf),
        },
      },
    ],
    data: { measured },
  };
}
