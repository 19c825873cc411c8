import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, type CommandEnd } from '../../test/commands.ts';

const command = fileURLToPath(new URL('rate.ts', import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rohi-rate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = () => ({ ...process.env, DATA_DIR: folder, DATABASE_URL: '' });

const runRate = (...args: string[]) => runCommand({ name: 'rate', args, env: settings() });

/** In a process of its own. */
function startRate(...args: string[]): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const env = settings();
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

describe('npm run rate', () => {
  test('enters rates by hand, leaves a strange one waiting, takes a file, and lists them', async () => {
    expect(await startRate('set', 'USD', 'TJS', '10,12', '--date', '2026-01-15', '--source', 'NBT')).toEqual({
      code: 0,
      out: 'Saved: 1 USD = 10.12 TJS on 2026-01-15 (NBT)\n',
      err: '',
    });
    expect(await runRate('set', 'USD', 'TJS', '101.2', '--date', '2026-01-16')).toEqual({
      code: 1,
      out: '',
      err: 'It waits as number 2: it differs by more than 20 % from the last rate, 1 USD = 10.12 TJS on 2026-01-15. A second person confirms it in the console.\n',
    });
    // The operator at the terminal counts as one person for all commands.
    expect(await runRate('confirm', '2')).toEqual({
      code: 2,
      out: '',
      err: 'You entered this rate yourself. Somebody else has to confirm it.\n',
    });
    expect(await runRate('refuse', '2')).toMatchObject({
      code: 0,
      out: 'Refused: 1 USD = 101.2 TJS on 2026-01-16 (manual)\n',
    });
    expect(await runRate('set', 'USD', 'TJS', '101.2', '--nominal', '10')).toMatchObject({
      code: 0,
      err: '',
    });
    const file = join(folder, 'rates.xml');
    await writeFile(
      file,
      '<ValCurs Date="16.01.2026"><Valute><CharCode>USD</CharCode><Nominal>1</Nominal><Value>10,13</Value></Valute>' +
        '<Valute><CharCode>EUR</CharCode><Nominal>1</Nominal><Value>11</Value></Valute></ValCurs>',
    );
    expect(await runRate('file', file, '--preview')).toEqual({
      code: 0,
      out: '1 USD = 10.13 TJS on 2026-01-16: new\nOther currencies: 1\n',
      err: '',
    });
    expect(await runRate('file', file)).toMatchObject({ code: 0 });
    expect(await runRate('file', file)).toMatchObject({
      out: '1 USD = 10.13 TJS on 2026-01-16: on record already\nOther currencies: 1\n',
    });
    const { code, out } = await runRate('list', '--days', '2');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^10 USD = 101.2 TJS on \d{4}-\d\d-\d\d \(manual\)$/),
      'CNY TJS: no rate in the last 2 days',
      'USD CNY: no rate in the last 2 days',
      '',
    ]);
  });

  test.each([
    [['set', 'TJS', 'USD', '0.1'], 'Rates are kept for USD TJS, CNY TJS, USD CNY.\n'],
    [['set', 'USD', 'TJS', '1e1'], '"1e1" is no rate: 10.12 or 10,12 is one.\n'],
    [['set', 'USD', 'TJS', '10', '--date', '2026-02-30'], '"2026-02-30" is no day: 2026-11-20 is one.\n'],
    [['set', 'USD', 'TJS', '10', '--nominal', '0'], '"0" is no number of units: 1, 10 or 100 is.\n'],
    [['set', 'USD', 'TJS'], expect.stringMatching(/^Usage: /)],
    [['list', '--days', '0'], expect.stringMatching(/^Usage: /)],
    [[], expect.stringMatching(/^Usage: /)],
  ])('refuses %j before a database is touched', async (args, err) => {
    expect(await runRate(...args)).toEqual({ code: 2, out: '', err });
  });
});
