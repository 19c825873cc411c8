import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openPool } from '../../apps/server/src/platform/sql.ts';
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

type Page = {
  name: string;
  path: string;
  throttling: 'simulate' | 'devtools';
  network?: 'edge';
  /** Milliseconds: the largest thing is painted by then. */
  lcpWanted: number;
};

/** `simulate` reckons a slow network from a quick load, `devtools` really slows it down. */
function pagesOf(codes: readonly string[]): Page[] {
  const results = `/#/parcelTracking?searchText=${codes.slice(0, 5).join(',')}`;
  const both = (name: string, path: string, lcpWanted: number): Page[] =>
    (['simulate', 'devtools'] as const).map((throttling) => ({ name, path, throttling, lcpWanted }));
  return [
    ...both('home', '/#/home', 1_500),
    ...both('results by hash', results, 1_700),
    ...both('tariffs, static', '/ru/tariffs/', 1_500),
    ...both('questions, static', '/ru/faq/', 1_500),
    {
      name: 'tracking without script',
      path: `/t/${codes[0] ?? ''}`,
      throttling: 'devtools',
      network: 'edge',
      lcpWanted: 2_100,
    },
  ];
}

async function measureWeb(options: RunOptions): Promise<Report> {
  const folder = await installPackage('lighthouse', ['measure-pages.mjs']);
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-bench-web-'));
  const port = await findFreePort();
  const service = spawnService(dataDir, port, ['ignore', 'ignore', 'inherit'], {
    DEMO: 'on',
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
    await sql.end();
    const pages = pagesOf(codes);
    const runs = options.quick ? 1 : options.rounds;
    say(`Lighthouse over ${pages.length} pages, ${runs} times each:`);
    const asked = {
      chromePath: findChromium(),
      runs,
      pages: pages.map((page) => ({ ...page, url: `http://127.0.0.1:${port}${page.path}` })),
    };
    const text = await readChild(
      process.execPath,
      [join(folder, 'measure-pages.mjs'), JSON.stringify(asked)],
      {
        cwd: folder,
      },
    );
    const results = JSON.parse(text) as PageRun[][];
    return describe(machine, pages, results, await installedVersion(folder, 'lighthouse'), runs);
  } finally {
    await endChild(service);
    await rm(dataDir, { recursive: true, force: true });
  }
}

function readable(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

/** A whole browser: the shell without a head paints otherwise. */
function findChromium(): string {
  const named = process.env['BROWSER_BIN'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = [named ?? '', ...names.flatMap((name) => folders.map((folder) => join(folder, name)))].find(
    isRunnable,
  );
  if (found === undefined) throw new Error('No browser found: install chromium, or set BROWSER_BIN to one.');
  return found;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

function median(runs: readonly PageRun[], valueOf: (run: PageRun) => number): number {
  return spreadOf(runs.map(valueOf)).median;
}

function goalsOf(pages: readonly Page[], results: readonly PageRun[][]): Goal[] {
  return pages.flatMap(({ name, throttling, lcpWanted }, index): Goal[] => {
    const runs = results[index] ?? [];
    const goal = (
      what: string,
      valueOf: (run: PageRun) => number,
      wanted: number,
      unit: string,
      atMost: boolean,
    ) => ({
      what: `${name}, ${throttling === 'simulate' ? 'reckoned' : 'applied'}: ${what}`,
      value: median(runs, valueOf),
      unit,
      wanted,
      ...(atMost ? { atMost } : {}),
    });
    return [
      goal('largest paint', (run) => run.lcpMs, lcpWanted, ' ms', true),
      goal('shift of the layout', (run) => run.cls, 0, '', true),
      ...(throttling === 'simulate'
        ? [
            goal('performance', (run) => run.performance, 98, '', false),
            goal('accessibility', (run) => run.accessibility, 100, '', false),
            goal('best practices', (run) => run.bestPractices, 100, '', false),
            goal('search engines', (run) => run.seo, 100, '', false),
          ]
        : []),
    ];
  });
}

function describe(
  machine: Report['machine'],
  pages: readonly Page[],
  results: readonly PageRun[][],
  version: string,
  runs: number,
): Report {
  return {
    title: 'Web pages',
    machine,
    conditions: [
      `${version}, mobile, ${runs} runs of each page in turns; the service beside it on the same machine, demo data, no https.`,
      'Slow 4G is 1.6 Mbit/s, 150 ms and a processor 4 times slower; the page without script is asked at 400 kbit/s and 400 ms.',
    ],
    goals: goalsOf(pages, results),
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
          rows: pages.map(({ name, throttling }, index) => {
            const page = results[index] ?? [];
            return [
              name,
              throttling === 'simulate' ? 'reckoned' : 'applied',
              rangeOf(
                page.map((run) => run.fcpMs),
                0,
              ),
              rangeOf(
                page.map((run) => run.lcpMs),
                0,
              ),
              rangeOf(
                page.map((run) => run.tbtMs),
                0,
              ),
              rangeOf(
                page.map((run) => run.cls),
                4,
              ),
              rangeOf(
                page.map((run) => run.bytes / 1_024),
                0,
              ),
              [...new Set(page.flatMap((run) => run.failed))].join(', ') || '–',
            ];
          }),
        },
      },
    ],
    data: { pages, results },
  };
}
