import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeBackupPlace,
  onData,
  oneLine,
  rewriteRecord,
  type BackupPlace,
} from '../../test/backup-place.ts';
import { startServiceChild } from '../../test/service-child.ts';
import { hashFile, readFileList } from '../platform/backup/stored-files.ts';

let place: BackupPlace;
let backup = '';
const at = (...parts: string[]) => place.at(...parts);
const refused = (words: RegExp) => ({ code: 2, line: expect.stringMatching(words) as string });
const addWith = (env: NodeJS.ProcessEnv) =>
  place.run('user', ['add', `clerk-${Date.now()}`, '--role', 'pickup-clerk'], env);
const lastFault = (dataDir: string) =>
  onData(dataDir, async (sql) => (await sql`select fault from backup_run order by id desc limit 1`)[0]);

beforeAll(async () => {
  place = await makeBackupPlace('other');
  await mkdir(at('data', 'files'), { recursive: true });
  await writeFile(at('data', 'files', 'picture.webp'), 'a picture');
  await place.addUser('anora');
  expect(await place.run('backup', [])).toMatchObject({ code: 0, err: '' });
  const [name = ''] = (await readdir(at('backups'))).filter((each) => each.endsWith('Z'));
  backup = at('backups', name);
});

afterAll(() => place.remove());

test('no empty database is begun where backups or an archive tell of one, unless that is wanted', async () => {
  const empty = { DATA_DIR: at('empty') };
  expect(oneLine(await addWith(empty))).toMatchObject(
    refused(/no database in .*empty, but BACKUP_DIR .* holds 1 backups.*ARCHIVE_DIR.*restore.*NEW=yes/),
  );
  expect(oneLine(await addWith({ ...empty, BACKUP_DIR: at('none') }))).toMatchObject(
    refused(/ARCHIVE_DIR .* holds the archive of a database/),
  );
  const service = startServiceChild({
    ...empty,
    BACKUP_DIR: at('backups'),
    ARCHIVE_DIR: at('archive'),
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
  });
  const { code, output } = await service.ended;
  expect({ code, lines: output.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/NEW=yes/)],
  });
  await expect(stat(at('empty', 'pg'))).rejects.toThrow('ENOENT');
  const before = { archive: await readdir(at('archive')), backups: await readdir(at('backups')) };
  const begun = await addWith({ ...empty, NEW: 'yes' });
  expect(begun).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^ARCHIVE_DIR .* is of another installation, and nothing is archived[^\n]*\n$/,
    ),
  });
  expect(oneLine(await place.run('backup', [], { ...empty, ARCHIVE_DIR: '' }))).toMatchObject(
    refused(/holds backups of another installation/),
  );
  expect(await lastFault(at('empty'))).toEqual({ fault: 'foreign' });
  expect({ archive: await readdir(at('archive')), backups: await readdir(at('backups')) }).toEqual(before);
});

test('between the backups of two installations a restore does not choose by itself, and names both', async () => {
  await cp(backup, at('two', '2026-11-26T21-17-00Z'), { recursive: true });
  await cp(backup, at('two', '2026-11-27T21-17-00Z'), { recursive: true });
  const other = '7400000000000000077';
  await rewriteRecord(at('two', '2026-11-27T21-17-00Z'), { systemIdentifier: other, parcels: 1_037 });
  const restore = async (folder: string, ...args: string[]) =>
    oneLine(await place.run('restore', [folder, '--into', at('never'), ...args]));
  expect(await restore(at('two'))).toMatchObject(
    refused(
      /of 2 installations: 7400000000000000077, begun 2024-08-06 \(1 backups, the newest 2026-11-27T21-17-00Z, with 1,037 parcels\); \d+, begun 20\d\d-\d\d-\d\d \(1 backups.*--installation/,
    ),
  );
  // It is the chosen one that is read, and found to be put together by this test.
  expect(await restore(at('two'), '--installation', other)).toMatchObject(refused(/put together of two/));
  expect(await restore(at('two'), '--installation', '1')).toMatchObject(refused(/None of the backups/));
  expect(await restore(backup, '--installation', other)).toMatchObject(refused(/not of 7400000000000000077/));
  await expect(stat(at('never', 'pg'))).rejects.toThrow('ENOENT');
});

test('backups that have vanished with their disk are not begun anew in its place without a word', async () => {
  await rename(at('backups'), at('away'));
  expect(oneLine(await place.run('backup', []))).toMatchObject(refused(/are gone.*NEW=yes/));
  await expect(stat(at('backups'))).rejects.toThrow('ENOENT');
  expect(await lastFault(at('data'))).toEqual({ fault: 'gone' });
  // The empty folder on which the disk is mounted.
  await mkdir(at('backups'));
  expect(oneLine(await place.run('backup', []))).toMatchObject(refused(/are gone/));
  expect(await readdir(at('backups'))).toEqual([]);
  expect(await place.run('backup', [], { NEW: 'yes' })).toMatchObject({ code: 0, err: '' });
  await rm(at('backups'), { recursive: true });
  await rename(at('away'), at('backups'));
  expect(await place.run('backup', [])).toMatchObject({ code: 0, err: '' });
});

test('an archive that has vanished is waited for, and gets what was written meanwhile', async () => {
  const warned = {
    code: 0,
    err: expect.stringMatching(/^ARCHIVE_DIR .* no longer holds the archive[^\n]*\n$/),
  };
  const before = await readdir(at('archive'));
  await rename(at('archive'), at('away'));
  expect(await addWith({})).toMatchObject(warned);
  await expect(stat(at('archive'))).rejects.toThrow('ENOENT');
  await mkdir(at('archive'));
  expect(await addWith({})).toMatchObject(warned);
  expect(await readdir(at('archive'))).toEqual([]);
  await rm(at('archive'), { recursive: true });
  await rename(at('away'), at('archive'));
  expect(await addWith({})).toMatchObject({ code: 0, err: '' });
  expect((await readdir(at('archive'))).length).toBeGreaterThan(before.length);
  const waiting = await readdir(at('data', 'pg', 'pg_wal', 'archive_status'));
  expect(waiting.filter((name) => name.endsWith('.ready'))).toEqual([]);
});

test('a list of files that leads out of its folder is refused, and nothing is written', async () => {
  const folder = at('tampered');
  await cp(backup, folder, { recursive: true });
  const list = async (path: string) => {
    const size = 'a picture'.length;
    await writeFile(
      at('tampered', 'files.json'),
      JSON.stringify([{ ...(await hashFile(at('tampered', 'files', 'picture.webp'))), size, path }]),
    );
  };
  for (const path of [
    '../evil.webp',
    'a/../../evil.webp',
    '/tmp/evil.webp',
    '..\\evil.webp',
    'a//evil',
    '..',
    '',
  ]) {
    await list(path);
    await expect(readFileList(folder), path).rejects.toMatchObject({ reason: 'damaged' });
  }
  await list('../evil.webp');
  await cp(at('tampered', 'files', 'picture.webp'), at('tampered', 'evil.webp'));
  const { parts } = JSON.parse(await readFile(at('tampered', 'backup.json'), 'utf8')) as { parts: object };
  await rewriteRecord(folder, {
    parts: { ...parts, 'files.json': await hashFile(at('tampered', 'files.json')) },
  });
  const ended = await place.run('restore', [folder, '--at', 'backup', '--into', at('filled')]);
  expect(oneLine(ended)).toMatchObject(refused(/names the path "..\/evil.webp", which leads out/));
  expect(await readdir(at('filled'))).toEqual([]);
});
