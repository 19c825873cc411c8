import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseResult } from '../case-result.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Report = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Suite[];
};
type Suite = {
  suites?: Suite[];
  specs: { ok: boolean; title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
};

/** The schedules in a real browser: the journey of that name, so many of them. */
export async function playInBrowser(count: number): Promise<CaseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-proof-'));
  const reportFile = join(folder, 'report.json');
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  const child = spawn(process.execPath, [...cli, 'stations-faults'], {
    cwd: root,
    env: { ...process.env, FAULT_SCHEDULES: String(count), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('close', resolve));
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  const { stats, suites } =
    report === undefined ? { stats: undefined, suites: [] } : (JSON.parse(report) as Report);
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  const scans = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'scans')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return {
    name: 'stations',
    what: `${count} of these schedules in a real browser: IndexedDB, service worker, tabs, renderers killed`,
    figure: `${stats?.expected ?? 0} schedules with ${scans} scans sound, ${failed.length} not${failed.length > 0 ? `: ${failed.slice(0, 3).join('; ')}` : ''}`,
    isMet: stats?.expected === count && stats.unexpected + stats.flaky === 0,
  };
}

function specsOf({ suites = [], specs }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
