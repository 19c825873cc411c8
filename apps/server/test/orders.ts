import { randomUUID } from 'node:crypto';
import type { Config } from '../src/config.ts';
import { setChinaAddress } from '../src/modules/pickup-points/china-address.service.ts';
import { describeHouses } from '../src/modules/pickup-points/pickup-points.service.ts';
import { insertPlaces, placeDirectoryOf } from '../src/modules/places/places.service.ts';
import { inTransaction } from '../src/platform/database.ts';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const four = (text: string) => ({ ru: text, en: text, zh: text, tg: text });

/** A pickup point in a city, as the office opens it. */
export async function openPoint(context: TestApp['context'], city: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await insertPlaces(tx, [
      { code: `PP-${city}`, kind: 'PICKUP_POINT', cityCode: city, names: four(`Point ${city}`) },
    ]);
    await describeHouses(context, tx, [
      {
        placeCode: `PP-${city}`,
        addresses: four('Street 1'),
        landmarks: four('the market'),
        phone: null,
        hours: [],
        closedDays: [],
        cells: null,
        enabled: true,
        isDemo: false,
      },
    ]);
  });
}

type Points = { khujand: number; kulob: number };

/** The service with two pickup points and the address of a China warehouse. */
export async function createOrderApp(
  settings: Partial<Config> = {},
): Promise<{ service: TestApp; points: Points }> {
  const service = await createTestApp(settings);
  return { service, points: await openOrderPlaces(service.context) };
}

/** Two pickup points and the address of a China warehouse: what an order needs. */
export async function openOrderPlaces(context: TestApp['context']): Promise<Points> {
  for (const city of ['KHUJAND', 'KULOB']) await openPoint(context, city);
  await inTransaction(context.db, async (tx) => {
    await setChinaAddress(context, tx, 'YIWU-WH', {
      recipient: '捷运 {customerCode}',
      phone: '13800000000',
      region: '浙江省 金华市 义乌市 福田街道',
      street: '银海路88号 3号库 ({customerCode})',
      postcode: '322000',
    });
  });
  return inTransaction(context.db, async (tx) => {
    const places = placeDirectoryOf(context);
    await places.prepare(tx, [0]);
    return {
      khujand: places.findByText('PP-KHUJAND')?.id ?? 0,
      kulob: places.findByText('PP-KULOB')?.id ?? 0,
    };
  });
}

/** A new customer, logged in. */
export async function newCustomer({ app, context }: TestApp, details: Parameters<typeof newAccount>[2] = {}) {
  const account = await newAccount(context, 'customer', details);
  const { token } = await logIn(app, account);
  const info = await call(app, 'GET', '/auth/userinfo', { token });
  const { customerCode } = info.json['data'] as { customerCode: string };
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { account, token, customerCode, ask };
}

export type Customer = Awaited<ReturnType<typeof newCustomer>>;

export type Order = {
  code: string;
  status: string;
  version: number;
  pickupPoint: { id: number } | null;
  parcelList: { trackingCode: string; status: string }[];
  declaration: Record<string, unknown>;
} & Record<string, unknown>;
export const orderOf = (answer: Answer) => answer.json['data'] as Order;

/** A declaration that the China warehouse can work with. */
export const whole = { goods: 'Обувь, 12 пар', places: 1, weightKg: '8,5', valueAmount: '900' };

/** A draft of this customer; fails the test when it is refused. */
export async function newOrder(
  caller: Customer,
  pickupPointId: number,
  fields: Record<string, unknown> = {},
): Promise<Order> {
  const answer = await caller.ask('POST', '/orders', { requestId: randomUUID(), pickupPointId, ...fields });
  if (answer.json['code'] !== 0) throw new Error(`order refused: ${JSON.stringify(answer.json)}`);
  return orderOf(answer);
}
