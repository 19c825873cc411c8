import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseResult } from './case-result.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Spec = {
  ok: boolean;
  title: string;
  tests: { annotations: { type: string; description?: string }[] }[];
};
type Suite = { suites?: Suite[]; specs: Spec[] };
type Report = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Suite[];
};

/**
 * Runs journeys with this in the name of their file, all of them without one; what they counted, and each by its title.
 */
export async function runJourneys(
  name: string | undefined,
  env: Record<string, string>,
): Promise<{ stats: Report['stats'] | undefined; specs: Spec[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-proof-'));
  const reportFile = join(folder, 'report.json');
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  const child = spawn(process.execPath, [...cli, ...(name === undefined ? [] : [name])], {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('close', resolve));
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  if (report === undefined) return { stats: undefined, specs: [] };
  const { stats, suites } = JSON.parse(report) as Report;
  return { stats, specs: suites.flatMap(specsOf) };
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The titles that failed, the first three of them. */
export function nameFailed(specs: readonly Spec[]): string {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return `${failed.length} not${failed.length > 0 ? `: ${failed.slice(0, 3).join('; ')}` : ''}`;
}

/**
 * Every journey in every language, width and system font, and everything judged for accessibility; `npm test` walks a
 * turn of it.
 */
export async function walkWholeGrid(): Promise<CaseResult> {
  const { stats, specs } = await runJourneys(undefined, { WHOLE_GRID: '1' });
  return {
    name: 'journeys',
    what: 'every journey in every language, width and system font',
    figure: `${stats?.expected ?? 0} passed, ${nameFailed(specs)}`,
    isMet: stats !== undefined && stats.expected > 0 && stats.unexpected + stats.flaky === 0,
  };
}
