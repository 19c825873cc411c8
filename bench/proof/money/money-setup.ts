import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import type { Context } from '../../../apps/server/src/context.ts';
import { checkLedger } from '../../../apps/server/src/modules/billing/ledger/check-ledger.service.ts';
import { saveSetting } from '../../../apps/server/src/modules/reference-data/settings.service.ts';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { enter } from '../../../apps/server/test/access-fixture.ts';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { builders } from '../../../apps/server/test/build.ts';
import { openOrderPlaces } from '../../../apps/server/test/orders.ts';
import { chargesToPay, type Owed } from '../../../apps/server/test/tills.ts';
import { startServices } from '../../../apps/server/test/two-services.ts';

/** What came of a call: the data, or the name of the failure. */
export type Reply = { status: number; data: unknown; error: string | undefined };

/** One call of the API; throws when nothing comes. */
export async function ask(
  address: string,
  token: string,
  path: string,
  body?: Record<string, unknown>,
): Promise<Reply> {
  const response = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', token },
    ...(body === undefined ? {} : { body: JSON.stringify({ requestId: randomUUID(), ...body }) }),
  });
  const { data, error } = (await response.json()) as { data: unknown; error?: string };
  return { status: response.status, data, error };
}

/** How a call ended: `ok`, or status and name. */
export const endOf = ({ status, error }: Reply) => (error === undefined ? 'ok' : `${status} ${error}`);

/** The data of a call that has to go well. */
export function dataOf<Data>({ status, data, error }: Reply): Data {
  if (error !== undefined) throw new Error(`refused: ${status} ${error}`);
  return data as Data;
}

export type MoneySetup = {
  context: Context;
  /** Two services on one database, without limits of rate. */
  addresses: readonly string[];
  manager: string;
  unitId: number;
};

let people = 0;

/** Somebody new, logged in. */
async function newPerson(context: Context, role: Role, unit?: string): Promise<string> {
  people += 1;
  const details = { username: `proof-${role}-${people}`, ...(unit === undefined ? {} : { unit }) };
  return (await enter(context, await newAccount(context, role, details))).token;
}

/** The code of a new customer. */
export async function newPayer(context: Context): Promise<string> {
  people += 1;
  const { id } = await newAccount(context, 'customer', { username: `proof-payer-${people}` });
  const [row] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${id}`;
  return row?.code ?? '';
}

export const openingRate = { rate: '9.25', rateDate: dushanbeDay(new Date()) };

/** Two services with a point, a manager and a rate of today, for as long as the work takes. */
export async function withMoney<Result>(
  context: Context,
  database: DatabaseAddress,
  work: (setup: MoneySetup) => Promise<Result>,
): Promise<Result> {
  const services = await startServices(database, 2, { RATE_LIMIT: '0', LOG_LEVEL: 'fatal' });
  try {
    const { khujand: unitId } = await openOrderPlaces(context);
    const manager = await newPerson(context, 'manager');
    // What is raced for is what there is, not how much one person decides alone.
    for (const key of ['alone.paymentUpTo', 'alone.customerUpTo', 'alone.dayUpTo'] as const)
      await saveSetting(context, key, '500', 'the proof');
    const { addresses } = services;
    dataOf(
      await ask(addresses[0] ?? '', manager, '/price/rates', {
        from: 'USD',
        to: 'TJS',
        source: 'NBT',
        ...openingRate,
      }),
    );
    return await work({ context, addresses, manager, unitId });
  } finally {
    await services.stop();
  }
}

/** A parcel of 4 kg that came to the point yesterday and costs 10.00 USD. */
export function readyParcel({ context, unitId }: MoneySetup, customerCode: string): Promise<string> {
  const day = addDays(dushanbeDay(new Date()), -20);
  return builders(context).parcelAtPickupPoint({
    facts: { customerCode, pickupPointId: unitId, orderCode: null, weightG: 4_000 },
    receivedAt: `${day}T06:00:00Z`,
  });
}

export type Till = {
  address: string;
  token: string;
  shift: WireShift;
  owed(customerCode: string): Promise<Owed>;
  take(customerCode: string, sums: Record<string, unknown>): Promise<Reply>;
  on(act: string, body: Record<string, unknown>): Promise<Reply>;
};

const noNotes = { TJS: { notes: {} }, USD: { notes: {} } };

/** A cashier with an open shift at a drawer, a new one where none is named. */
export async function openTill(
  { context, addresses, manager, unitId }: MoneySetup,
  {
    address = addresses[0] ?? '',
    drawerId,
    counted = noNotes,
  }: Partial<{ address: string; drawerId: string; counted: object }> = {},
): Promise<Till> {
  const token = await newPerson(context, 'cashier', 'PP-KHUJAND');
  const name = `Drawer ${randomUUID().slice(0, 8)}`;
  const id =
    drawerId ?? dataOf<WireDrawer>(await ask(address, manager, '/staff/drawers', { unitId, name })).id;
  const shift = dataOf<WireShift>(await ask(address, token, '/staff/shifts', { drawerId: id, counted }));
  const owed = async (customerCode: string) =>
    dataOf<Owed>(await ask(address, token, `/staff/payments/owed?customerCode=${customerCode}`));
  return {
    address,
    token,
    shift,
    owed,
    take: async (customerCode, sums) =>
      ask(address, token, '/staff/payments', {
        customerCode,
        over: 'TJS',
        rate: openingRate,
        ...('charges' in sums ? {} : { charges: chargesToPay(await owed(customerCode)) }),
        ...sums,
      }),
    on: (act, body) => ask(address, token, `/staff/shifts/${shift.id}/${act}`, body),
  };
}

/** A payment of 10.00 USD for a parcel of a new customer. */
export async function paidParcel(setup: MoneySetup, till: Till): Promise<WirePayment> {
  const customerCode = await newPayer(setup.context);
  await readyParcel(setup, customerCode);
  return dataOf<WirePayment>(await till.take(customerCode, { cash: { USD: '10' } }));
}

/** How often each outcome came. */
export function counted(outcomes: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

/** What is wrong with the ledger, in words; empty where it adds up. */
export async function faultsOf({ context }: MoneySetup): Promise<string[]> {
  return (await checkLedger(context)).wrong;
}
