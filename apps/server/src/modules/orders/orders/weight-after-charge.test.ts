import { randomUUID } from 'node:crypto';
import { defaultAuthorities } from '@rohi/contract/authorities';
import { roles } from '@rohi/contract/roles';
import { parcelStatuses, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { importText } from '../../../../test/import-text.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../../test/orders.ts';
import { publishPrice } from '../../../../test/tariffs.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import type { Move } from '../../tracking/moves/parcel-move.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

// The weight that a parcel is charged by may be changed by the roles that its status lets, and is fixed once its charge
// stands: here each way that leads to a weight today, by each role, at each status.

let service: TestApp;
let points: { khujand: number; kulob: number };
const tokens: Record<string, string> = {};

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  for (const role of roles) {
    const unit = role === 'pickup-clerk' || role === 'cashier' ? { unit: 'PP-KHUJAND' } : {};
    ({ token: tokens[role] } = await logIn(service.app, await newAccount(service.context, role, unit)));
  }
});

const actor = systemPrincipal('test');
const stages: readonly { status: ParcelStatus; moves: readonly Move['type'][]; open: boolean }[] = [
  { status: ParcelStatus.AwaitingDeparture, moves: [], open: true },
  { status: ParcelStatus.AwaitingDeparture, moves: ['CN_RECEIVED'], open: false },
  { status: ParcelStatus.AwaitingHubIn, moves: ['LINEHAUL_DEPARTED'], open: false },
  { status: ParcelStatus.AwaitingHubOut, moves: ['HUB_INBOUND'], open: false },
  { status: ParcelStatus.AwaitingPickupPoint, moves: ['HUB_OUTBOUND'], open: false },
  { status: ParcelStatus.AwaitingCustomer, moves: ['PP_RECEIVED'], open: false },
  { status: ParcelStatus.Received, moves: ['CUSTOMER_RECEIVED'], open: false },
];

const ask = (role: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  call(service.app, method, path, { token: tokens[role] ?? '', ...(body === undefined ? {} : { body }) });

type Cargo = {
  code: string;
  version: number;
  status: string;
  boxes: { trackingCode: string; weightKg: string }[];
  price: { total: { amount: string } };
};
const measures = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '40' };

async function cargo(): Promise<Cargo> {
  const customer = await newCustomer(service);
  const { json } = await ask('admin', 'POST', '/staff/orders', {
    requestId: randomUUID(),
    customerCode: customer.customerCode,
    pickupPointId: points.khujand,
    goods: 'Шали',
    valueAmount: '1500',
    valueCurrency: 'USD',
    boxes: [measures],
  });
  return json['data'] as Cargo;
}

const read = async (code: string) =>
  (await ask('admin', 'GET', `/staff/orders/${code}`)).json['data'] as Cargo;

describe('T03: the weight of a box', () => {
  test('is changed by those who take orders down, until China has received it; by every role, at every stage', async () => {
    const { code, boxes } = await cargo();
    const trackingCode = boxes[0]?.trackingCode ?? '';
    let weightKg = 40;
    for (const { status, moves, open } of stages) {
      for (const type of moves)
        await moveParcel(service.context, trackingCode, { type, actor, source: 'station' });
      for (const role of roles) {
        const before = await read(code);
        expect(before.status).toBe(status);
        const answer = await ask(role, 'PUT', `/staff/orders/${code}/boxes`, {
          version: before.version,
          boxes: [{ ...measures, trackingCode, weightKg: String(weightKg + 1) }],
        });
        const may = role !== 'customer' && defaultAuthorities[role].includes('order:edit');
        const expected = may ? (open ? 200 : 409) : 403;
        expect({ status, role, answer: answer.status }).toEqual({ status, role, answer: expected });
        const after = await read(code);
        if (expected === 200) weightKg += 1;
        expect(after.boxes[0]?.weightKg).toBe(`${weightKg}.000`);
        if (expected !== 200) expect(after).toEqual(before);
      }
    }
    // Changed while that was allowed, so the test covers both sides.
    expect(weightKg).toBe(43);
  });

  test('that a customer has declared stays what it was once China has received the parcel', async () => {
    const customer = await newCustomer(service);
    const order = await newOrder(customer, points.khujand, whole);
    await customer.ask('POST', `/orders/${order.code}/submit`);
    await moveParcel(service.context, order.parcelList[0]?.trackingCode ?? '', {
      type: 'CN_RECEIVED',
      actor,
      source: 'station',
    });
    const before = (await customer.ask('GET', `/orders/${order.code}`)).json['data'] as { version: number };
    const late = await customer.ask('PUT', `/orders/${order.code}`, {
      version: before.version,
      weightKg: '0,1',
    });
    expect(late).toMatchObject({ status: 409, json: { error: 'orders.tooLateToChange' } });
    expect((await customer.ask('GET', `/orders/${order.code}`)).json['data']).toEqual(before);
  });
});

describe('T03: the weight of a parcel in a file of the office', () => {
  test.each(parcelStatuses)('at %s: a closed parcel keeps its weight and its charge', async (status) => {
    const { parcelIn } = builders(service.context);
    const facts = { weightG: 5_000, customerCode: 'TJ-10482', orderCode: null };
    const trackingCode = await parcelIn(status, { facts });
    const stored = async () => {
      const [row] = await service.context.sql<{ weight: number; freight: string }[]>`
        select weight_g as weight, amount_minor as freight from parcel join freight_charge on parcel_id = id where tracking_code = ${trackingCode}`;
      return row;
    };
    const before = await stored();
    await importText(service.context, `Tracking code,Weight\n${trackingCode},9.5\n`);
    const isClosed = status === ParcelStatus.Received || status === ParcelStatus.Cancelled;
    expect((await stored())?.weight).toBe(isClosed ? 5_000 : 9_500);
    if (isClosed) expect(await stored()).toEqual(before);
  });
});

describe('T03: what charges are made by', () => {
  test.each(['tariff_version', 'tariff_rule', 'tariff_surcharge'])(
    'no column of a published row of %s can be written, by whatever statement',
    async (table) => {
      const { db, sql } = service.context;
      await publishPrice(service, '2026-12-01', '3.00');
      const columns = await sql<{ name: string }[]>`
        select column_name as name from information_schema.columns where table_name = ${table}`;
      expect(columns.length).toBeGreaterThan(4);
      const before = await sql.unsafe(`select * from ${table} order by 1, 2, 3`);
      for (const { name } of columns) {
        const statement = query.raw(`update ${table} set ${name} = ${name} where ctid in (
          select ctid from ${table} limit 1) returning *`);
        const written = query`${statement}`.execute(db);
        // The opening tariffs have no surcharges: there is nothing to write then.
        if (before.length === 0) expect((await written).rows).toEqual([]);
        else
          await expect(written).rejects.toThrow(
            /is published|GENERATED ALWAYS|can only be updated to DEFAULT/,
          );
      }
      expect(await sql.unsafe(`select * from ${table} order by 1, 2, 3`)).toEqual(before);
    },
  );
});
