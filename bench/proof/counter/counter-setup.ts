import { randomUUID } from 'node:crypto';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { Role } from '@rohi/contract/roles';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../apps/server/src/context.ts';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount, type TestAccount } from '../../../apps/server/test/accounts.ts';
import { builders } from '../../../apps/server/test/build.ts';
import { deviceBody } from '../../../apps/server/test/stations.ts';
import { ask, dataOf, type MoneySetup, type Reply } from '../money/money-setup.ts';

/** Two services with a point, a manager and a rate of today; `ids` of the points. */
export type CounterSetup = MoneySetup;

export const point = 'PP-KHUJAND';
let people = 0;

/** Somebody new, logged in. */
export async function newPerson(
  context: Context,
  role: Role,
  unit?: string,
): Promise<{ account: TestAccount; token: string }> {
  people += 1;
  const details = { username: `counter-${role}-${people}`, ...(unit === undefined ? {} : { unit }) };
  const account = await newAccount(context, role, details);
  return { account, token: (await enter(context, account)).token };
}

export type Collector = { customerCode: string; token: string };

/** A customer, logged in. */
export async function newCollector(context: Context): Promise<Collector> {
  const { account, token } = await newPerson(context, 'customer');
  const [row] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${account.id}`;
  return { customerCode: row?.code ?? '', token };
}

/** Parcels of a customer that came to the point yesterday; nothing is owed for them, or 10.00 USD for each. */
export async function readyParcels(
  { context, unitId }: CounterSetup,
  customerCode: string,
  { count = 1, isOwed = false }: { count?: number; isOwed?: boolean } = {},
): Promise<string[]> {
  const day = addDays(dushanbeDay(new Date()), -20);
  const facts = { customerCode, pickupPointId: unitId, orderCode: null, weightG: isOwed ? 4_000 : null };
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1)
    codes.push(await builders(context).parcelAtPickupPoint({ facts, receivedAt: `${day}T06:00:00Z` }));
  return codes;
}

/** A clerk at the counter of a point, at one of the services. */
export type Clerk = {
  name: string;
  address: string;
  token: string;
  deviceId: string;
  post: (path: string, body: Record<string, unknown>) => Promise<Reply>;
  open: (proof: object, customerCode?: string) => Promise<Reply>;
  /** Opens the card by a document; throws when it stays shut. */
  openByDocument: (customerCode: string) => Promise<VisitCard>;
  give: (visitId: string, trackingCode: string, requestId?: string) => Promise<Reply>;
};

export async function newClerk(
  { context, addresses }: CounterSetup,
  { index = 0, unit = point }: { index?: number; unit?: string } = {},
): Promise<Clerk> {
  const { account, token } = await newPerson(context, 'pickup-clerk', unit);
  return clerkAt(addresses[index % addresses.length] ?? '', { name: account.username, token });
}

/** The same person at another device. */
export function clerkAt(address: string, { name, token }: { name: string; token: string }): Clerk {
  const deviceId = randomUUID();
  const post = (path: string, body: Record<string, unknown>) => ask(address, token, path, body);
  const open = (proof: object, customerCode?: string) =>
    post('/hand-over/visits', {
      deviceId,
      proof,
      ...(customerCode === undefined ? {} : { customerCode }),
    });
  const document = { type: 'PASSPORT', end: '4412' };
  return {
    name,
    address,
    token,
    deviceId,
    post,
    open,
    openByDocument: async (customerCode) =>
      dataOf<VisitCard>(await open({ kind: 'DOCUMENT', document }, customerCode)),
    give: (visitId, trackingCode, requestId = randomUUID()) =>
      post(`/hand-over/visits/${visitId}/give`, { requestId, deviceId, trackingCode }),
  };
}

/** A device of the counter that a manager has registered. */
export async function newCounterDevice({ context, addresses, manager }: CounterSetup): Promise<string> {
  const name = `Counter ${randomUUID().slice(0, 8)}`;
  const body = await deviceBody({ context }, { name, unit: point, works: ['COUNTER'] });
  return dataOf<{ id: string }>(await ask(addresses[0] ?? '', manager, '/stations/devices', body)).id;
}

/** Takes the last event of a parcel back, whatever it is; with `ifGiven` only of one that is given now. */
export async function undo(
  { addresses, manager }: CounterSetup,
  trackingCode: string,
  { index = 0, ifGiven = false }: { index?: number; ifGiven?: boolean } = {},
): Promise<Reply | undefined> {
  const address = addresses[index % addresses.length] ?? '';
  const parcel = await ask(address, manager, `/staff/parcels/${trackingCode}`);
  const { version, status } = dataOf<{ version: number; status: string }>(parcel);
  if (ifGiven && status !== ParcelStatus.Received) return undefined;
  return ask(address, manager, `/staff/parcels/${trackingCode}/undo`, { version, reason: 'a proof' });
}
