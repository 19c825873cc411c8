import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupPlace, type BackupPlace } from '../../test/backup-place.ts';

let place: BackupPlace;

beforeAll(async () => {
  place = await makeBackupPlace('again');
});

afterAll(() => place.remove());

/** The disk is lost: what comes back is in the backups and the archive alone. */
async function loseAndRestore(...args: string[]): Promise<void> {
  await rm(place.at('data'), { recursive: true });
  expect(await place.run('restore', [place.at('backups'), ...args])).toMatchObject({ code: 0, err: '' });
}

const readArchive = async () => (await readdir(place.at('archive'))).toSorted();

test('an installation that was restored can be restored again, from the backup before it and from one after it', async () => {
  const { at, addUser, run } = place;
  await addUser('anora');
  expect(await run('backup', [])).toMatchObject({ code: 0, err: '' });
  await addUser('bahrom');
  await loseAndRestore();
  await addUser('chori');
  // No segment waits that the archive would not take.
  const waiting = await readdir(at('data', 'pg', 'pg_wal', 'archive_status'));
  expect(waiting.filter((name) => name.endsWith('.ready'))).toEqual([]);
  await addUser('dilnoza');
  await loseAndRestore();
  await addUser('eraj');
  expect(await run('backup', [])).toMatchObject({ code: 0, err: '' });
  await addUser('farrukh');
  await loseAndRestore();
  await addUser('gulnora');
  await rm(at('data'), { recursive: true });
  const histories = (await readArchive()).filter((name) => name.endsWith('.history'));
  expect(histories).toEqual(['00000002.history', '00000003.history', '00000004.history']);
  // One backup as it is: nothing of the archive, and yet a way of its own beside those that are in it.
  expect(await run('restore', [at('backups'), '--at', 'backup'])).toMatchObject({ code: 0, err: '' });
  await addUser('hakim');
  expect(await readArchive()).toContain('00000005.history');
  await loseAndRestore();
  expect(await place.readUsers(at('data'))).toEqual(['anora', 'bahrom', 'chori', 'dilnoza', 'eraj', 'hakim']);
});
