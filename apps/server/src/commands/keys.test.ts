import { readFile, rename, rm, stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupPlace, oneLine, type BackupPlace } from '../../test/backup-place.ts';
import { readKeyFile } from '../platform/secrets/key-file.ts';
import { writeSealingKey } from '../platform/secrets/sealing.ts';

let place: BackupPlace;

// The key stands in its file, as an installation begins.
const byFile = { SECRETS_KEY: '' };
const run = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  place.run(name, args, { ...byFile, ...env });
const good = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const end = await run(name, args, env);
  expect(end, end.err).toMatchObject({ code: 0 });
  return end.out;
};
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const newestKey = async (path: string) => (await readKeyFile(path))?.[0]?.id;

beforeAll(async () => {
  place = await makeBackupPlace('keys');
});

afterAll(() => place.remove());

test('a backup names its key and has none, a copy finds it, and a restore without it is refused before anything is written', async () => {
  const { at } = place;
  await place.addUser('anora', byFile);
  expect((await stat(at('data.key'))).mode & 0o777).toBe(0o600);
  const id = await newestKey(at('data.key'));
  const [key] = (await readKeyFile(at('data.key'))) ?? [];
  const [made = ''] = (await good('backup', [])).match(/\/\S+Z$/m) ?? [];
  const record = await readFile(`${made}/backup.json`, 'utf8');
  expect(JSON.parse(record)).toMatchObject({ sealedBy: id });
  const texts = [record, await readFile(`${made}/keys.json`, 'utf8')];
  for (const text of texts) expect(text).not.toContain(key === undefined ? '' : writeSealingKey(key));
  expect(await good('backup', ['verify', made])).toMatch(
    new RegExp(`sealed by the key ${id}, which is at hand`),
  );

  await good('restore', [at('backups'), '--into', at('look')]);
  expect(await newestKey(at('look.key'))).toBe(id);
  await good('user', ['add', 'bahrom', '--role', 'pickup-clerk'], { DATA_DIR: at('look') });

  await rm(at('data'), { recursive: true });
  await rename(at('data.key'), at('kept.key'));
  expect(await good('backup', ['verify', made])).toMatch(
    new RegExp(`The key ${id} is not in .*Without it are lost`),
  );
  const refusal = oneLine(await run('restore', [at('backups')]));
  expect(refusal).toMatchObject({
    code: 2,
    line: expect.stringMatching(
      new RegExp(`^The key ${id} is not in ${at('data.key')}: .*pickup codes.*--without-key.*keys -- renew`),
    ) as string,
  });
  expect([await isThere(at('data')), await isThere(at('data.key'))]).toEqual([false, false]);
  await rename(at('kept.key'), at('data.key'));
  expect(await good('restore', [at('backups')])).toMatch(
    new RegExp(`sealed by the key ${id}, which is at hand`),
  );
  await place.addUser('chori', byFile);
});

test('a key is changed, and the backup from before opens with the one before, which stays in the file', async () => {
  const { at } = place;
  const former = await newestKey(at('data.key'));
  expect(await good('keys', ['change'])).toMatch(
    new RegExp(`The key ${former} stays for backups from before`),
  );
  const ring = (await readKeyFile(at('data.key'))) ?? [];
  expect(ring.map(({ id }) => id)).toEqual([expect.any(String), former]);
  expect(await good('keys', ['list'])).toMatch(
    new RegExp(`sealed by the key ${ring[0]?.id}, [^]*for older backups: ${former}`),
  );
  await place.addUser('dilnoza', byFile);
  await rm(at('data'), { recursive: true });
  // The backup is of the key before, the moment of the one after it.
  await good('restore', [at('backups')]);
  expect(await good('keys', ['list'])).toMatch(new RegExp(`sealed by the key ${ring[0]?.id}`));
  await place.addUser('eraj', byFile);
  const refused = await run('keys', ['renew']);
  expect(oneLine(refused).line).toMatch(/is at hand, and nothing is lost/);
});

test('without the key a restore leaves what one command makes anew, and the restored can be lost and restored again', async () => {
  const { at } = place;
  await good('backup', []);
  for (const round of [1, 2]) {
    const lost = await newestKey(at('data.key'));
    await rm(at('data'), { recursive: true });
    await rm(at('data.key'));
    expect(await good('restore', [at('backups'), '--without-key'])).toMatch(
      /are lost\.[^]*Run npm run keys -- renew/,
    );
    expect(await isThere(at('data.key'))).toBe(false);
    const start = oneLine(await run('user', ['add', `f${round}`, '--role', 'pickup-clerk']));
    expect(start).toMatchObject({
      code: 2,
      line: expect.stringMatching(`The key ${lost} is not in`) as string,
    });
    expect(await run('keys', ['list'])).toMatchObject({ code: 1 });
    expect(oneLine(await run('keys', ['change'])).line).toMatch(`The key ${lost} is not in`);
    expect(await good('keys', ['renew'])).toMatch(/new key [^]*Pickup codes: [^]*One-time codes: /);
    await place.addUser(`farrukh${round}`, byFile);
    await good('backup', []);
    expect(await newestKey(at('data.key'))).not.toBe(lost);
  }
});
