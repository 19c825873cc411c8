import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';

test('what any context of a browser asks for of the build is noted for the test that runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('PROOF_NOTES', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.resetModules();
  const { watchAskedFiles, writeAskedFiles } = await import('./asked-files.ts');
  const browser = { newContext: async () => new EventEmitter() };
  watchAskedFiles(browser as unknown as Browser);
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const ask = (context: EventEmitter, path: string) =>
    context.emit('request', { url: () => `http://127.0.0.1:1234${path}` });
  ask(one, '/assets/a-1234567.js');
  ask(other, '/assets/staff/b-1234567.css?v=1');
  ask(other, '/api/assets/c.js');
  writeAskedFiles('one.spec.ts');
  ask(one, '/assets/d-1234567.js');
  writeAskedFiles('other.spec.ts');
  expect(
    readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown),
  ).toEqual([
    { file: 'one.spec.ts', assets: ['assets/a-1234567.js', 'assets/staff/b-1234567.css'] },
    { file: 'other.spec.ts', assets: ['assets/d-1234567.js'] },
  ]);
});
