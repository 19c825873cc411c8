import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/commands.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rohi-move-out-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const moveOut = (...args: string[]) => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  return runCommand({ name: 'move-out', args, env });
};

test('npm run move-out writes everything into a new folder that its owner alone reads, and over no other', async () => {
  const target = join(folder, 'out');
  const { code, out, err } = await moveOut(target, '--language', 'en', '--without-pictures');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d+ files written to .*; counts and sums: summary\.json\n$/);
  const summary = JSON.parse(await readFile(join(target, 'summary.json'), 'utf8')) as { rows: object };
  for (const name of Object.keys(summary.rows).filter((each) => each.includes('/')))
    expect((await stat(join(target, name))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(target, 'README.md'), 'utf8')).toContain('# Everything of the firm');
  expect(await moveOut(target)).toMatchObject({ code: 1, err: `${target} is not empty\n` });
  for (const args of [[], [target, 'more'], [target, '--language', 'de'], [target, '--wrong']])
    expect(await moveOut(...args)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Usage: /) as string,
    });
});
