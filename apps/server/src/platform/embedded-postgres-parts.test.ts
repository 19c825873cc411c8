import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completeLibraries, findBinaries } from './embedded-postgres-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { openServerLog } from './embedded-postgres-log.ts';
import { socketDirFor, socketFileIn } from './embedded-postgres-socket.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rohi-parts-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('programs of PostgreSQL', () => {
  test('a platform without a package is reported with its name and the way around', () => {
    expect(() => findBinaries('linux', 'riscv64')).toThrow(
      /^There is no PostgreSQL for this platform: the package @embedded-postgres\/linux-riscv64 .*DATABASE_URL/,
    );
    expect(() => findBinaries('linux', 'riscv64')).toThrow(EmbeddedPostgresError);
    expect(() => findBinaries('win32', 'x64')).toThrow(/Windows.*DATABASE_URL/);
  });

  test('links that the install left out are made, and those already there are kept', async () => {
    const lib = join(folder, 'native', 'lib');
    await mkdir(lib, { recursive: true });
    await writeFile(join(lib, 'libicu.so.60.2'), 'library');
    await writeFile(join(lib, 'libz.so'), 'another');
    await listLinks('libicu.so.60', 'libz.so');

    expect(completeLibraries(folder, join(folder, 'spare'))).toBeNull();
    expect(completeLibraries(folder, join(folder, 'spare'))).toBeNull();
    expect(await readlink(join(lib, 'libicu.so.60'))).toBe('libicu.so.60.2');
    expect(await readFile(join(lib, 'libicu.so.60'), 'utf8')).toBe('library');
    expect(await readFile(join(lib, 'libz.so'), 'utf8')).toBe('another');
  });

  test.runIf(process.platform === 'linux')(
    'where the package may not be written, links are made elsewhere',
    async () => {
      // The system permits no links there, not even to root.
      await mkdir(join(folder, 'native'));
      await symlink('/sys/kernel', join(folder, 'native', 'lib'));
      await listLinks('libicu.so.60');

      const spare = join(folder, 'spare');
      expect(completeLibraries(folder, spare)).toBe(`${spare}:${join(folder, 'native', 'lib')}`);
      expect(completeLibraries(folder, spare)).toContain(spare);
      expect(await readlink(join(spare, 'libicu.so.60'))).toBe(
        join(folder, 'native', 'lib', 'libicu.so.60.2'),
      );
    },
  );
});

async function listLinks(...names: string[]): Promise<void> {
  const links = names.map((name) => ({
    source: 'native/lib/libicu.so.60.2',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
}

describe('the path of the socket', () => {
  test('lies with the data up to 107 bytes, counted as bytes and not as letters', () => {
    const longest = `/${'d'.repeat(92)}`;
    expect(Buffer.byteLength(socketFileIn(longest))).toBe(107);
    expect(socketDirFor(longest)).toBe(longest);
    expect(socketDirFor(`${longest}d`)).not.toBe(`${longest}d`);
    expect(socketDirFor(`/${'д'.repeat(50)}`)).not.toContain('д');
  });

  test('differs from one data folder to another', () => {
    expect(socketDirFor(`/${'a'.repeat(120)}`)).not.toBe(socketDirFor(`/${'b'.repeat(120)}`));
    expect(socketDirFor(`/${'a'.repeat(120)}`)).toBe(socketDirFor(`/${'a'.repeat(120)}`));
  });
});

describe('the log of the server', () => {
  test('never takes more than two files of the limit', async () => {
    const file = join(folder, 'pg.log');
    const log = openServerLog(file, expect.unreachable, 100);
    for (let line = 1; line <= 50; line += 1) log.write(`line ${line}, as long as they usually are\n`);
    log.close();

    const [now, before] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.1`, 'utf8')]);
    expect(now).toMatch(/line 50, .*\n$/);
    expect(now.length).toBeLessThan(200);
    expect(before.length).toBeLessThan(200);
  });

  test('keeps its last lines whole, however they arrive', () => {
    const log = openServerLog(join(folder, 'pg.log'), expect.unreachable);
    for (const chunk of ['LOG:  one\nFAT', 'AL:  two', '\n', 'rest']) log.write(chunk);
    log.close();
    expect(log.lastLines()).toEqual(['LOG:  one', 'FATAL:  two', 'rest']);
  });
});
