import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupPlace, onData, type BackupPlace } from '../../test/backup-place.ts';
import { newTrackingCode } from '../../test/build.ts';
import { startServiceChild } from '../../test/service-child.ts';

let place: BackupPlace;

beforeAll(async () => {
  place = await makeBackupPlace('stations');
});

afterAll(() => place.remove());

type Json = { success: boolean; data?: unknown; error?: string };
type Caller = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Json>;
type Person = { username: string; password: string };
type LogIn = (person: Person) => Promise<Caller>;

const warehouse = 'YIWU-WH';

/** A person added by the operator, with a password that they have chosen. */
async function addPerson(username: string, ...args: string[]): Promise<Person> {
  const { code, out } = await place.run('user', ['add', username, ...args]);
  expect(code).toBe(0);
  const oldPassword = /password (\S+)/.exec(out)?.[1] ?? '';
  const password = `${oldPassword} of my own`;
  await atWork(async (logIn) => {
    const caller = await logIn({ username, password: oldPassword });
    dataOf(await caller('PUT', '/sys-user/password', { oldPassword, password }));
  });
  return { username, password };
}

/** The service on the data as they stand, for as long as the work takes. */
async function atWork(work: (logIn: LogIn) => Promise<void>): Promise<void> {
  const { at } = place;
  const service = startServiceChild({
    DATA_DIR: at('data'),
    ARCHIVE_DIR: at('archive'),
    BACKUP_DIR: at('backups'),
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
  });
  const callerOf =
    (token?: string): Caller =>
    async (method, path, body) => {
      const headers = { 'x-local': 'en', 'content-type': 'application/json', ...(token && { token }) };
      const url = `${await service.ready}/api${path}`;
      const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as Json;
    };
  try {
    await work(async ({ username, password }) => {
      const { token } = dataOf<{ token: string }>(
        await callerOf()('POST', '/auth/login', { username, password }),
      );
      return callerOf(token);
    });
  } finally {
    service.child.kill('SIGTERM');
    await service.ended;
  }
}

function dataOf<Data>(answer: Json): Data {
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.data as Data;
}

/**
 * A browser of the clerk becomes a device by digits that the manager reads out; its id is all that the browser keeps.
 */
async function pair(manager: Caller, clerk: Caller, name: string, unitId: number): Promise<string> {
  const made = await manager('POST', '/stations/pairings', {
    requestId: randomUUID(),
    name,
    unitId,
    works: ['RECEIVING'],
    printer: null,
    scale: null,
  });
  const { code } = dataOf<{ code: string }>(made);
  const device = await clerk('POST', '/stations/pair', { requestId: randomUUID(), code });
  return dataOf<{ id: string }>(device).id;
}

/** What a station says of an undeclared parcel, or why it takes no scan. */
async function scanAt(clerk: Caller, deviceId: string): Promise<string> {
  const at = new Date().toISOString();
  const scan = { scanId: randomUUID(), seq: 1, action: 'RECEIVE', code: newTrackingCode(), at, weightG: 800 };
  const sent = await clerk('POST', '/stations/scans', { deviceId, scans: [scan] });
  return dataOf<{ list: ScanAnswer[] }>(sent).list[0]?.say ?? 'no answer';
}

test('a station works on after restores as it was paired, and one that was blocked stays so', async () => {
  const manager = await addPerson('rustam', '--role', 'manager');
  const clerk = await addPerson('chen', '--role', 'china-operator', '--unit', warehouse);
  const unitId = await onData(
    place.at('data'),
    async (sql) => (await sql<{ id: number }[]>`select id from place where code = ${warehouse}`)[0]?.id ?? 0,
  );
  const devices = { works: [] as string[], blocked: [] as string[] };
  /** Two browsers become devices, and one of them is blocked. */
  const pairAndBlock = async (logIn: LogIn, round: string) => {
    const [boss, hand] = [await logIn(manager), await logIn(clerk)];
    const stolen = await pair(boss, hand, `Stolen ${round}`, unitId);
    devices.works.push(await pair(boss, hand, `Gate ${round}`, unitId));
    dataOf(await boss('POST', `/stations/devices/${stolen}/end`, {}));
    devices.blocked.push(stolen);
  };
  const expectAsPaired = async (logIn: LogIn) => {
    const hand = await logIn(clerk);
    for (const id of devices.works) expect(await scanAt(hand, id)).toBe('NOT_DECLARED');
    for (const id of devices.blocked) {
      expect(await scanAt(hand, id)).toBe('DEVICE_ENDED');
      expect((await hand('GET', `/stations/devices/${id}/permit`)).error).toBe('stations.deviceEnded');
    }
  };
  await atWork((logIn) => pairAndBlock(logIn, 'in the backup'));
  expect(await place.run('backup', [])).toMatchObject({ code: 0, err: '' });
  for (const round of ['1', '2']) {
    await atWork(async (logIn) => {
      await pairAndBlock(logIn, `in archive ${round}`);
      await expectAsPaired(logIn);
    });
    await place.loseAndRestore();
    await atWork(expectAsPaired);
  }
  expect([devices.works, devices.blocked].map(({ length }) => length)).toEqual([3, 3]);
});
