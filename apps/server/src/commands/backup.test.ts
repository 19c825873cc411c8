import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeBackupPlace,
  onData,
  oneLine,
  rewriteRecord,
  type BackupPlace,
} from '../../test/backup-place.ts';

let place: BackupPlace;
const at = (...parts: string[]) => place.at(...parts);
/** Before the first member of staff, between the two who came after the backup, and after both. */
const moments = { early: new Date(), between: new Date() };
let backup = '';

const run: BackupPlace['run'] = (...order) => place.run(...order);

/** A copy of the backup with something done to it. */
async function altered(name: string, change: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = at(name);
  await cp(backup, folder, { recursive: true });
  await change(folder);
  return folder;
}

async function flip(file: string, where = 0.5): Promise<void> {
  const bytes = await readFile(file);
  const place = Math.floor(bytes.length * where);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

beforeAll(async () => {
  place = await makeBackupPlace('backup');
  await place.addUser('anora');
  await mkdir(at('data', 'files', 'claims', 'ab'), { recursive: true });
  await writeFile(at('data', 'files', 'claims', 'ab', 'picture.webp'), 'a picture');
  await onData(at('data'), async (sql) => {
    await sql`insert into letter (name, locale, recipient, params) values ('welcome', 'ru', 'a@example.com', '{}')`;
    await sql`insert into login (id, user_id, address, user_agent, created_at, last_seen_at)
      select gen_random_uuid(), id, '127.0.0.1', '', now(), now() from user_account limit 1`;
  });
  moments.early = new Date();
  const { code, out, err } = await run('backup', []);
  expect(err).toBe('');
  expect(code, out).toBe(0);
  backup = at('backups', (await readdir(at('backups')))[0] ?? '');
  await place.addUser('bahrom');
  moments.between = new Date();
  await place.addUser('chori');
});

afterAll(() => place.remove());

test('a backup is whole, for its owner alone, and its run stands on record', async () => {
  expect((await readdir(backup)).toSorted()).toEqual([
    'backup.json',
    'files',
    'files.json',
    'keys.json',
    'pg',
  ]);
  expect((await stat(join(backup, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(await run('backup', ['verify', backup])).toMatchObject({ code: 0, err: '' });
});

test('what is cut, altered, incomplete or foreign is refused in one line', async () => {
  const verify = async (folder: string, env: NodeJS.ProcessEnv = {}) =>
    oneLine(await run('backup', ['verify', folder], env));
  const flipped = await altered('flipped', (folder) => flip(join(folder, 'pg', 'base.tar.gz')));
  expect(await verify(flipped)).toMatchObject({ code: 2, line: expect.stringMatching(/damaged/) });
  const cut = await altered('cut', async (folder) => {
    const file = join(folder, 'pg', 'base.tar.gz');
    await truncate(file, (await stat(file)).size - 2_000);
  });
  expect(await verify(cut)).toMatchObject({ code: 2, line: expect.stringMatching(/damaged.*base\.tar\.gz/) });
  const record = await altered('record', (folder) => flip(join(folder, 'backup.json'), 0.2));
  expect(await verify(record)).toMatchObject({
    code: 2,
    line: expect.stringMatching(/backup\.json|PostgreSQL|form/),
  });
  const picture = await altered('picture', (folder) =>
    flip(join(folder, 'files', 'claims', 'ab', 'picture.webp')),
  );
  expect(await verify(picture)).toMatchObject({
    code: 2,
    line: expect.stringMatching(/picture\.webp is altered/),
  });
  const older = await altered('older', (folder) => rewriteRecord(folder, { postgres: 17 }));
  expect(await verify(older)).toMatchObject({
    code: 2,
    line: expect.stringMatching(/PostgreSQL 17.*runs 18/),
  });
  const mixed = await altered('mixed', (folder) => rewriteRecord(folder, { systemIdentifier: '77' }));
  expect(await verify(mixed)).toMatchObject({ code: 2, line: expect.stringMatching(/of two/) });
  await mkdir(at('other', 'pg', 'global'), { recursive: true });
  await writeFile(at('other', 'pg', 'global', 'pg_control'), Buffer.alloc(8_192, 7));
  expect(await verify(backup, { DATA_DIR: at('other') })).toMatchObject({
    code: 2,
    line: expect.stringMatching(/another installation/),
  });
  expect(await verify(at('data'))).toMatchObject({ code: 2, line: expect.stringMatching(/no backup/) });
});

test('a moment between two writes is restored to the write, without letters and logins of then', async () => {
  const ended = await run('restore', [
    at('backups'),
    '--at',
    moments.between.toISOString(),
    '--into',
    at('between'),
  ]);
  expect(ended.err).toBe('');
  expect(ended.out).toMatch(/1 letters that waited are not sent again\n1 logins are ended/);
  expect(await readFile(at('between', 'files', 'claims', 'ab', 'picture.webp'), 'utf8')).toBe('a picture');
  const found = await onData(at('between'), async (sql) => ({
    names: await sql<
      { username: string }[]
    >`select username from user_account where username <> 'system' order by username`,
    letters: await sql`select state from letter`,
    open: await sql`select 1 from login where ended_at is null`,
  }));
  expect(found.names.map(({ username }) => username)).toEqual(['anora', 'bahrom']);
  expect(found.letters).toEqual([{ state: 'expired' }]);
  expect(found.open).toEqual([]);
  const again = oneLine(await run('restore', [backup, '--into', at('between')]));
  expect(again).toMatchObject({ code: 2, line: expect.stringMatching(/already holds a database/) });
});

test('without a moment all that was archived is restored, packed or not; on trial nothing of it stays', async () => {
  const [oldest = ''] = (await readdir(at('archive')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();
  await writeFile(at('archive', `${oldest}.gz`), gzipSync(await readFile(at('archive', oldest))));
  await rm(at('archive', oldest));
  const ended = await run('restore', [backup, '--try']);
  expect(ended).toMatchObject({ code: 0, err: '' });
  const runs = await onData(at('data'), (sql) => sql`select kind, fault from backup_run order by id`);
  expect(runs).toEqual([
    { kind: 'BACKUP', fault: null },
    { kind: 'RESTORE_TRY', fault: null },
  ]);
  expect((await readdir(backup)).filter((name) => name.includes('part'))).toEqual([]);
});

test('a backup made elsewhere by hand takes nothing from the archive that the usual ones need', async () => {
  const made = await run('backup', ['--to', at('drive')]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/archive: 0 files deleted/);
  const into = ['--at', moments.between.toISOString(), '--into', at('from-usual')];
  expect(await run('restore', [at('backups'), ...into])).toMatchObject({ code: 0, err: '' });
});

test('a moment that cannot be reached and an archive with a gap are refused in one line', async () => {
  const restore = async (...args: string[]) =>
    oneLine(await run('restore', [backup, '--into', at('never'), ...args]));
  const refused = (words: RegExp) => ({ code: 2, line: expect.stringMatching(words) as string });
  expect(await restore('--at', 'yesterday')).toMatchObject(refused(/not understood/));
  expect(await restore('--at', moments.early.toISOString())).toMatchObject(refused(/older backup/));
  expect(await restore('--at', '2999-01-01T00:00:00Z')).toMatchObject(refused(/still to come/));
  expect(await restore('--at', new Date().toISOString())).toMatchObject(
    refused(/The archive ends with the transaction of/),
  );
  await cp(at('archive'), at('whole-archive'), { recursive: true });
  const segments = (await readdir(at('archive'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  await truncate(at('archive', segments.at(-1) ?? ''), 8_192);
  expect(await restore()).toMatchObject(refused(/cut or altered/));
  await rm(at('archive', segments.at(-2) ?? ''));
  expect(await restore()).toMatchObject(refused(/has a gap: [0-9A-F]{24} is missing/));
  await expect(stat(at('never', 'pg'))).rejects.toThrow('ENOENT');
});

test('a backup that does not fit is refused before it is begun, on record as failed', async () => {
  const { code, line } = oneLine(await run('backup', ['--to', at('full')], { DISK_LOW_MB: '1048576' }));
  expect(code).toBe(2);
  expect(line).toMatch(/not enough room/);
  expect(await readdir(at('full'))).toEqual([]);
  const failed = await onData(
    at('data'),
    (sql) => sql`select fault from backup_run order by id desc limit 1`,
  );
  expect(failed).toEqual([{ fault: 'noRoom' }]);
});

test("for a server of the operator both commands say in one line that it is the operator's work", async () => {
  const env = { DATABASE_URL: 'postgres://nowhere.example/rohi' };
  for (const [name, args] of [
    ['backup', []],
    ['restore', [backup]],
  ] as const)
    expect(oneLine(await run(name, args, env))).toMatchObject({
      code: 2,
      line: expect.stringMatching(/docs\/operations\.md/),
    });
});
