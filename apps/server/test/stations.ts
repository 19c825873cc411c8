import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { Role } from '@rohi/contract/roles';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import type { TestApp } from './test-app.ts';

export type DeviceFields = { name: string; unit: string; works: readonly string[] };

let named = 0;

/** The body that registers a device. */
export async function deviceBody(
  { context }: Pick<TestApp, 'context'>,
  { name, unit = 'YIWU-WH', works = ['RECEIVING', 'PUT_AWAY', 'LOADING'] }: Partial<DeviceFields> = {},
) {
  named += 1;
  const [place] = await context.sql<{ id: number }[]>`select id from place where code = ${unit}`;
  return {
    requestId: randomUUID(),
    name: name ?? `Gate ${named}`,
    unitId: place?.id ?? -1,
    works,
    printer: 'ZPL',
    scale: 'MT_SICS',
  };
}

/** A second China warehouse, `KASHGAR-WH`. */
export async function addWarehouse({ context }: Pick<TestApp, 'context'>): Promise<string> {
  await context.sql`
    insert into place (code, kind, country_code, city_id, names)
    select 'KASHGAR-WH', 'WAREHOUSE', country_code, id, names from place where code = 'KASHGAR'
    on conflict (code) do nothing`;
  return 'KASHGAR-WH';
}

/** A person of a role who is logged in, and what they call. */
export async function stationPerson(service: Pick<TestApp, 'app' | 'context'>, role: Role, unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  return {
    account,
    token,
    get: (path: string) => call(service.app, 'GET', path, { token }),
    post: (path: string, body: unknown = {}) => call(service.app, 'POST', path, { token, body }),
    put: (path: string, body: unknown) => call(service.app, 'PUT', path, { token, body }),
  };
}

export type StationPerson = Awaited<ReturnType<typeof stationPerson>>;

/** A device that a manager has registered. */
export async function newDevice(
  service: Pick<TestApp, 'app' | 'context'>,
  fields: Partial<DeviceFields> = {},
): Promise<string> {
  const manager = await stationPerson(service, 'manager');
  const answer = await manager.post('/stations/devices', await deviceBody(service, fields));
  return dataOf<{ id: string }>(answer).id;
}

/** The data of an answer; fails the test when the call was refused. */
export function dataOf<Data>({ json }: Answer): Data {
  if (json['success'] !== true) throw new Error(`refused: ${JSON.stringify(json)}`);
  return json['data'] as Data;
}

let scanned = 0;

/** A scan as a device sends it, at the time of the service. */
export function scanOf(
  { context }: Pick<TestApp, 'context'>,
  code: string,
  facts: Record<string, unknown> = {},
) {
  scanned += 1;
  const at = context.clock.now().toISOString();
  return { scanId: randomUUID(), seq: scanned, action: 'RECEIVE', code, at, ...facts };
}

/** Sends scans of a device; the answers in their order. */
export async function sendScans(
  person: Pick<StationPerson, 'post'>,
  deviceId: string,
  scans: readonly object[],
): Promise<ScanAnswer[]> {
  return dataOf<{ list: ScanAnswer[] }>(await person.post('/stations/scans', { deviceId, scans })).list;
}
