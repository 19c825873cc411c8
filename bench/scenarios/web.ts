import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../../apps/server/src/platform/sql.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { announcePrice, closeRoadAsOffice } from '../../e2e/eventful-day.ts';
import type { FoundBrowser } from '../../e2e/headless-shell.ts';
import { endChild, readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { installedVersion, installPackage } from '../peers/foreign-package.ts';
import { findFreePort, waitUntil } from '../peers/peer.ts';
import { findPostgres, spawnService } from '../peers/service.ts';
import { describeMachine } from '../report/machine.ts';
import { rangeOf } from '../report/markdown.ts';
import type { Goal, Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';
import { isForShortRun, pagesOfEventfulDay, pagesOfQuietDay, type Page } from './web-pages.ts';

/** 0.00 as browsers report it: letters may move by part of a pixel. */
const mostShift = 0.005;

export const web: Scenario = {
  name: 'web',
  about: 'paint times and Lighthouse of the public pages in a real Chromium, on a slow phone',
  run: measureWeb,
};

type PageRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  bytes: number;
  failed: string[];
};

type Measured = { page: Page; runs: PageRun[]; failures: string[] };

async function measureWeb(options: RunOptions): Promise<Report> {
  const folder = await installPackage('lighthouse', ['measure-pages.mjs']);
  const browser = await findBrowser();
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-bench-web-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const service = spawnService(dataDir, port, ['ignore', 'ignore', 'inherit'], {
    DEMO: 'small',
    LOG_LEVEL: 'error',
  });
  try {
    // The list of codes is the last thing that the demo data write.
    await waitUntil(service, () => readable(join(dataDir, 'demo-codes.txt')), dataDir);
    const codes = (await readFile(join(dataDir, 'demo-codes.txt'), 'utf8')).trim().split('\n');
    const sql = openPool(
      { socketFile: findPostgres(dataDir).socketFile, database: 'rohi' },
      { connections: 1 },
    );
    const machine = await describeMachine(sql);
    const runs = options.quick ? 1 : options.rounds;
    const measure = (pages: readonly Page[]) =>
      measurePages(options.quick ? pages.filter(isForShortRun) : pages, { address, folder, browser, runs });
    const measured = await measure(pagesOfQuietDay(codes));
    await sql.end();
    const manager = await logInAsManager(address);
    const noticeSlug = await closeRoadAsOffice(address, manager);
    await announcePrice(address, manager);
    measured.push(...(await measure(pagesOfEventfulDay(codes, noticeSlug))));
    const version = await installedVersion(folder, 'lighthouse');
    return describe(machine, measured, `${version} with ${browser.name}`, runs);
  } finally {
    await endChild(service);
    await rm(dataDir, { recursive: true, force: true });
  }
}

type How = { address: string; folder: string; browser: FoundBrowser; runs: number };

/** Every page so many times; what could not be measured is listed apart from what was. */
async function measurePages(
  pages: readonly Page[],
  { address, folder, browser, runs }: How,
): Promise<Measured[]> {
  say(`Lighthouse over ${pages.length} pages, ${runs} times each:`);
  const task = {
    chromePath: browser.executablePath,
    chromeEnv: browser.env ?? {},
    runs,
    pages: pages.map((page) => ({ ...page, url: address + page.path })),
  };
  const text = await readChild(process.execPath, [join(folder, 'measure-pages.mjs'), JSON.stringify(task)], {
    cwd: folder,
  });
  const results = JSON.parse(text) as (PageRun | { failure: string })[][];
  return pages.map((page, index) => {
    const ofPage = results[index] ?? [];
    return {
      page,
      runs: ofPage.flatMap((run) => ('failure' in run ? [] : [run])),
      failures: ofPage.flatMap((run) => ('failure' in run ? [run.failure] : [])),
    };
  });
}

/** A manager of the demo data announces the price. */
async function logInAsManager(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager', password: 'manager-demo-password' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

function readable(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

/** NaN, which the report calls not measured, when a run failed. */
function median({ runs, failures }: Measured, valueOf: (run: PageRun) => number): number {
  return failures.length > 0 ? Number.NaN : spreadOf(runs.map(valueOf)).median;
}

function goalsOf(measured: Measured): Goal[] {
  const { name, throttling, lcpWanted } = measured.page;
  const goal = (
    what: string,
    valueOf: (run: PageRun) => number,
    wanted: number,
    { unit = '', atMost = false } = {},
  ): Goal => ({
    what: `${name}, ${wordFor(throttling)}: ${what}`,
    value: median(measured, valueOf),
    unit,
    wanted,
    ...(atMost ? { atMost } : {}),
  });
  return [
    goal('largest paint', (run) => run.lcpMs, lcpWanted, { unit: 'ms', atMost: true }),
    goal('shift of the layout', (run) => run.cls, mostShift, { atMost: true }),
    ...(throttling === 'simulate'
      ? [
          goal('performance', (run) => run.performance, 98),
          goal('accessibility', (run) => run.accessibility, 100),
          goal('best practices', (run) => run.bestPractices, 100),
          goal('search engines', (run) => run.seo, 100),
        ]
      : []),
  ];
}

function wordFor(throttling: Page['throttling']): string {
  return throttling === 'simulate' ? 'computed' : 'applied';
}

function figuresOf({ page: { name, throttling }, runs, failures }: Measured): string[] {
  const range = (valueOf: (run: PageRun) => number, digits: number) => rangeOf(runs.map(valueOf), digits);
  return [
    name,
    wordFor(throttling),
    range((run) => run.fcpMs, 0),
    range((run) => run.lcpMs, 0),
    range((run) => run.tbtMs, 0),
    range((run) => run.cls, 4),
    range((run) => run.bytes / 1_024, 0),
    [...new Set([...runs.flatMap((run) => run.failed), ...failures])].join(', ') || '–',
  ];
}

function describe(
  machine: Report['machine'],
  measured: readonly Measured[],
  version: string,
  runs: number,
): Report {
  return {
    title: 'Web pages',
    machine,
    conditions: [
      `${version}, mobile, ${runs} runs of each page in turns; the service beside it on the same machine, demo data, no https.`,
      'Slow 4G is 1.6 Mbit/s, 150 ms and a processor 4 times slower; the page without script is asked at 400 kbit/s and 400 ms.',
      'On the eventful day a road is closed and a price is announced.',
    ],
    goals: measured.flatMap(goalsOf),
    sections: [
      {
        heading: 'Figures',
        table: {
          head: [
            'page',
            'network',
            'first paint ms',
            'largest paint ms',
            'blocked ms',
            'shift',
            'KB',
            'failed audits',
          ],
          rows: measured.map(figuresOf),
        },
      },
    ],
    data: { measured },
  };
}
