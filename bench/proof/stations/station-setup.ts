import { randomUUID } from 'node:crypto';
import type { Context } from '../../../apps/server/src/context.ts';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount, type TestAccount } from '../../../apps/server/test/accounts.ts';
import { deviceBody } from '../../../apps/server/test/stations.ts';
import { startServices } from '../../../apps/server/test/two-services.ts';

export type StationsSetup = {
  context: Context;
  /** Two services on one database, without limits of rate. */
  addresses: readonly string[];
};

/** Services with budgets that no schedule spends, for as long as the work takes. */
export async function withStations<Result>(
  context: Context,
  database: DatabaseAddress,
  work: (setup: StationsSetup) => Promise<Result>,
): Promise<Result> {
  const services = await startServices(database, 2, { RATE_LIMIT: '0', LOG_LEVEL: 'fatal' });
  try {
    return await work({ context, addresses: services.addresses });
  } finally {
    await services.stop();
  }
}

let accounts = 0;

/** A clerk of the warehouse in Yiwu. */
export function newClerk(context: Context): Promise<TestAccount> {
  accounts += 1;
  return newAccount(context, 'china-operator', { username: `proof-clerk-${accounts}`, unit: 'YIWU-WH' });
}

/** The token of a new log-in, without the work of a password. */
export async function newToken(context: Context, account: TestAccount): Promise<string> {
  return (await enter(context, account)).token;
}

type Reply = { status: number; data: unknown; error: string | undefined };

/** One call of the API; throws when nothing comes. */
export async function post(address: string, path: string, token: string, body: unknown): Promise<Reply> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { data, error } = (await response.json()) as { data: unknown; error?: string };
  return { status: response.status, data, error };
}

/** A device that a manager has registered for the warehouse in Yiwu. */
export async function registerDevice({ context, addresses }: StationsSetup): Promise<string> {
  accounts += 1;
  const manager = await newAccount(context, 'manager', { username: `proof-manager-${accounts}` });
  const body = await deviceBody({ context }, { name: `Proof ${randomUUID().slice(0, 8)}` });
  const { data, error } = await post(
    addresses[0] ?? '',
    '/stations/devices',
    await newToken(context, manager),
    body,
  );
  if (error !== undefined) throw new Error(`no device: ${error}`);
  return (data as { id: string }).id;
}

/** The code of a new customer, as it stands on labels. */
export async function newCustomerCode(context: Context): Promise<string> {
  accounts += 1;
  const { id } = await newAccount(context, 'customer', { username: `proof-customer-${accounts}` });
  const [row] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${id}`;
  if (row === undefined) throw new Error('a customer has a code');
  return row.code;
}

/** A code of a carrier that no other parcel has. */
export function newParcelCode(): string {
  return `YT${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`;
}
