import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupPlace, oneLine, type BackupPlace } from '../../test/backup-place.ts';
import { startServiceChild } from '../../test/service-child.ts';

let place: BackupPlace;

beforeAll(async () => {
  place = await makeBackupPlace('again');
});

afterAll(() => place.remove());

const readArchive = async () => (await readdir(place.at('archive'))).toSorted();

test('an installation that was restored can be restored again, by the archive and from one backup as it is', async () => {
  const { at, addUser, run } = place;
  await addUser('anora');
  expect(await run('backup', [])).toMatchObject({ code: 0, err: '' });
  await addUser('bahrom');
  await place.loseAndRestore();
  await addUser('chori');
  // No segment waits that the archive would not take.
  const waiting = await readdir(at('data', 'pg', 'pg_wal', 'archive_status'));
  expect(waiting.filter((name) => name.endsWith('.ready'))).toEqual([]);
  await addUser('dilnoza');
  await place.loseAndRestore();
  await addUser('eraj');
  expect(await run('backup', [])).toMatchObject({ code: 0, err: '' });
  await addUser('farrukh');
  // Nothing of the archive, and yet a way of its own beside those that are in it.
  await place.loseAndRestore('--at', 'backup');
  await addUser('gulnora');
  const histories = (await readArchive()).filter((name) => name.endsWith('.history'));
  expect(histories).toEqual(['00000002.history', '00000003.history', '00000004.history']);
});

test('a copy leaves the archive and the backups of the production alone, until it is promoted', async () => {
  const { at, addUser, run } = place;
  const look = { DATA_DIR: at('look') };
  const made = await run('restore', [at('backups'), '--into', at('look')]);
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/as a copy/) as string });
  const [archived, backups] = [await readArchive(), await readdir(at('backups'))];
  const written = await run('user', ['add', 'hakim', '--role', 'pickup-clerk'], look);
  expect(written).toMatchObject({ code: 0, err: expect.stringMatching(/is a copy[^\n]*\n$/) as string });
  expect(await readArchive()).toEqual(archived);
  const refusal = oneLine(await run('backup', [], look));
  expect(refusal).toMatchObject({ code: 2, line: expect.stringMatching(/is a copy.*promote/) as string });
  expect(await readdir(at('backups'))).toEqual(backups);
  await expectNoLetterOut(look);
  // What the production writes meanwhile is what comes back.
  await addUser('malika');
  await place.loseAndRestore();
  await addUser('nilufar');
  const users = ['anora', 'bahrom', 'chori', 'dilnoza', 'eraj', 'gulnora', 'malika', 'nilufar'];
  expect(await place.readUsers(at('data'))).toEqual(users);
  const promote = async (archive: string) =>
    run('restore', ['promote', at('look')], { ARCHIVE_DIR: at(archive) });
  expect(oneLine(await promote('archive'))).toMatchObject({
    code: 2,
    line: expect.stringMatching(/gone on another way/) as string,
  });
  expect(await promote('archive-of-the-copy')).toMatchObject({ code: 0, err: '' });
  expect(oneLine(await promote('archive-of-the-copy'))).toMatchObject({ code: 2 });
  await addUser('nigora', { ...look, ARCHIVE_DIR: at('archive-of-the-copy') });
  expect(await readdir(at('archive-of-the-copy'))).toContain('00000005.history');
});

/** A service on it that has a mail server set writes a letter into its outbox, and asks that server for nothing. */
async function expectNoLetterOut({ DATA_DIR }: { DATA_DIR: string }): Promise<void> {
  let requests = 0;
  const mailServer = createServer((socket) => {
    requests += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const own = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}`, DEMO: 'off', LOG_LEVEL: 'warn' };
  const service = startServiceChild(own);
  try {
    const { status } = await fetch(`${await service.ready}/api/auth/send-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'email', target: 'farida@example.tj', scene: 'register' }),
    });
    expect(status).toBe(200);
    const letters = () => readdir(join(DATA_DIR, 'outbox')).catch(() => []);
    await expect.poll(letters, { timeout: 300_000 }).toHaveLength(1);
    expect(requests).toBe(0);
  } finally {
    service.child.kill('SIGTERM');
    mailServer.close();
  }
  expect((await service.ended).output).toMatch(/SMTP_URL is not used/);
}
