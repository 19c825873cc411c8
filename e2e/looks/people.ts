import { randomUUID } from 'node:crypto';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { worksOfUnit } from '@rohi/contract/stations/station-words';
import { demoPassword } from '../../apps/server/src/demo/demo-accounts.ts';
import type { OwnDevice } from '../../apps/web/src/staff/stations/device/device-store.ts';

/** Somebody who looks at screens: as who they are logged in, on which device, and at what they look first. */
export type Person = { name: string; session?: Session; device?: OwnDevice; starts: readonly string[] };

type Unit = { id: number; code: string; type: string };
type Menus = Record<string, readonly { route: string }[]>;

/** A call of the service at `address`. Throws what it refuses. */
async function ask<Data>(address: string, call: string, token?: string, body?: unknown): Promise<Data> {
  const [method = 'GET', path = ''] = call.split(' ');
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, success, msg } = (await response.json()) as { data: Data; success: boolean; msg: string };
  if (!success) throw new Error(`${call}: ${msg}`);
  return data;
}

const logIn = (address: string, username: string) =>
  ask<Session>(address, 'POST /auth/login', undefined, { username, password: demoPassword(username) });

/** Who works at which unit of the demo; the others work at none. */
const unitOf: Readonly<Record<string, string>> = {
  'china-operator': 'YIWU-WH',
  'hub-operator': 'DUSHANBE-HUB',
  'pickup-clerk': 'PP-DUSHANBE',
  cashier: 'PP-DUSHANBE',
  courier: 'PP-DUSHANBE',
};

/** Those with a device come first: a station shows the others nothing. */
const staff = [...Object.keys(unitOf), 'manager', 'admin', 'dispatcher', 'support'];

/** A device of the unit for all that can be done there. */
async function addDevice(address: string, token: string, unit: Unit): Promise<OwnDevice> {
  const { id, name } = await ask<OwnDevice>(address, 'POST /stations/devices', token, {
    requestId: randomUUID(),
    name: `${unit.code} ${randomUUID().slice(0, 8)}`,
    unitId: unit.id,
    works: worksOfUnit(unit.type),
    printer: null,
    scale: null,
  });
  return { id, name };
}

/** The demo's accounts, logged in, and a visitor; the staff of units have a device of theirs. */
export async function gatherPeople(address: string, publicStarts: readonly string[]): Promise<Person[]> {
  const manager = await logIn(address, 'manager');
  const units = await ask<Unit[]>(address, 'GET /common/all-ltds', manager.token);
  const people: Person[] = [];
  for (const name of staff) {
    const session = await logIn(address, name);
    const { menus } = await ask<{ menus: Menus }>(address, 'GET /auth/userinfo', session.token);
    const unit = units.find(({ code }) => code === unitOf[name]);
    people.push({
      name,
      session,
      ...(unit === undefined ? {} : { device: await addDevice(address, manager.token, unit) }),
      starts: ['/staff#/bsc', ...(menus['BSC'] ?? []).map(({ route }) => `/staff#${route}`)],
    });
  }
  people.push(
    { name: 'customer', session: await logIn(address, 'customer'), starts: ['/#/platform', '/#/profile'] },
    { name: 'visitor', starts: publicStarts },
  );
  return people;
}
