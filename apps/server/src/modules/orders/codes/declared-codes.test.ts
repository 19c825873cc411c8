import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { declaredCodeLimits } from '@rohi/contract/accounts/declared-code-limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirm, problemsIn, upload } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer, orderOf, type Customer } from '../../../../test/orders.ts';
import { startServices } from '../../../../test/two-services.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

const dayMs = 86_400_000;
let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const codes = (count: number) => Array.from({ length: count }, () => newTrackingCode());
const declare = (caller: Customer, trackingCodes: readonly string[]) =>
  caller.ask('POST', '/orders', {
    requestId: randomUUID(),
    goods: 'Tea',
    pickupPointId: points.khujand,
    trackingCodes,
  });

/** Says that the customer has declared so many today. */
async function spend({ account }: Customer, count: number, day = '2026-11-20'): Promise<void> {
  await service.context.sql`
    insert into declared_codes (customer_id, day, codes) values (${account.id}, ${day}, ${count})
    on conflict (customer_id, day) do update set codes = excluded.codes`;
}

/** A customer who registered long ago. */
async function oldCustomer(): Promise<Customer> {
  const caller = await newCustomer(service);
  await service.context
    .sql`update user_account set created_at = '2026-11-01T00:00:00Z' where id = ${caller.account.id}`;
  return caller;
}

async function received(customerCode: string, count: number, daysAgo: number): Promise<void> {
  const { context, clock } = service;
  const at = new Date(clock.now().getTime() - daysAgo * dayMs);
  const reported = { actor: systemPrincipal('test'), source: 'import', claimedAt: at } as const;
  await inTransaction(context.db, (tx) =>
    writeParcels(
      context,
      tx,
      codes(count).map((trackingCode) => ({
        trackingCode,
        declare: { facts: { customerCode }, move: reported },
        moves: [{ type: 'CN_RECEIVED', ...reported }],
      })),
    ),
  );
}

describe('new tracking codes of a day', () => {
  test('a customer may declare 500 on the day of registration, and is told how many are left', async () => {
    const farhod = await newCustomer(service);
    await spend(farhod, declaredCodeLimits.firstDay - 2);
    expect(await declare(farhod, codes(3))).toMatchObject({
      status: 409,
      json: { error: 'orders.tooManyNewCodes' },
    });
    expect((await declare(farhod, codes(3))).json['msg']).toContain('2 of 500');
    expect((await declare(farhod, codes(2))).status).toBe(200);
    expect((await declare(farhod, [])).json['error']).toBe('orders.tooManyNewCodes');
    expect((await farhod.ask('GET', '/orders')).json['data']).toMatchObject({ total: 1 });
  });

  test('later 200, and 10 more for each parcel that China has received in 90 days', async () => {
    const farhod = await oldCustomer();
    await received(farhod.customerCode, 2, 80);
    await received(farhod.customerCode, 5, 95);
    await spend(farhod, 219);
    expect((await declare(farhod, codes(2))).json['msg']).toContain('1 of 220');
    expect((await declare(farhod, codes(1))).status).toBe(200);
    expect((await declare(farhod, codes(1))).json['error']).toBe('orders.tooManyNewCodes');
  });

  test('come anew with the next Dushanbe day', async () => {
    const farhod = await oldCustomer();
    await spend(farhod, 1_000, '2026-11-19');
    expect((await declare(farhod, codes(1))).status).toBe(200);
  });

  test('count when an order is edited, and are not given back by what is taken out or cancelled', async () => {
    const farhod = await oldCustomer();
    const unchanged = newTrackingCode();
    await spend(farhod, 198);
    const order = orderOf(await declare(farhod, [unchanged]));
    const edit = (trackingCodes: string[], version: number) =>
      farhod.ask('PUT', `/orders/${order.code}`, { version, trackingCodes });
    const more = codes(2);
    expect((await edit([unchanged, ...more], 1)).json['error']).toBe('orders.tooManyNewCodes');
    expect((await edit([unchanged, more[0] ?? ''], 1)).status).toBe(200);
    expect((await edit([unchanged], 2)).status).toBe(200);
    expect((await edit([unchanged, more[1] ?? ''], 3)).json['error']).toBe('orders.tooManyNewCodes');
    await farhod.ask('POST', `/orders/${order.code}/cancel`);
    expect((await declare(farhod, codes(1))).json['error']).toBe('orders.tooManyNewCodes');
  });

  test('of a file count too: rows beyond them are told before and refused, the others are taken', async () => {
    const farhod = await oldCustomer();
    await farhod.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
    await spend(farhod, 198);
    const rows = codes(4).map((code) => `${code},Tea`);
    const file = await upload(service, farhod, ['Tracking number,Goods', ...rows].join('\n'));
    expect(problemsIn(file)).toEqual({ 4: ['trackingCode noCodesLeft'], 5: ['trackingCode noCodesLeft'] });
    const outcome = await confirm(farhod, file.id);
    expect(outcome.accepted).toHaveLength(2);
    expect(outcome.rejected.map(({ error }) => error)).toEqual(['noCodesLeft', 'noCodesLeft']);
    // What was made of the file is not counted against it when it is looked at again.
    expect(
      problemsIn(
        await upload(service, farhod, ['Tracking number,Goods', ...rows].join('\n'), { id: file.id }),
      ),
    ).toEqual({
      4: ['trackingCode noCodesLeft'],
      5: ['trackingCode noCodesLeft'],
    });
  });

  test('are raised by staff for a customer, which is on record', async () => {
    const farhod = await oldCustomer();
    await spend(farhod, 200);
    expect((await declare(farhod, codes(1))).json['error']).toBe('orders.tooManyNewCodes');
    const { token } = await logIn(service.app, await newAccount(service.context, 'admin'));
    const path = `/staff/customers/${farhod.account.id}`;
    const row = (await call(service.app, 'GET', path, { token })).json['data'] as { version: number };
    expect(row).toMatchObject({ newCodesDaily: null });
    const change = (newCodesDaily: number | null, version: number) =>
      call(service.app, 'PUT', path, {
        token,
        body: { version, businessLine: 'BSC', enabled: true, newCodesDaily },
      });
    expect((await change(0, row.version)).status).toBe(400);
    expect((await change(1_000, row.version)).status).toBe(200);
    expect((await declare(farhod, codes(50))).status).toBe(200);
    const history = await call(service.app, 'GET', `${path}/history`, { token });
    const { list } = history.json['data'] as { list: object[] };
    expect(list[0]).toMatchObject({
      changes: [{ field: 'newCodesDaily', before: null, after: '1000' }],
    });
  });

  test('are not more for a crowd over two processes', async () => {
    const { service: crowded, points: where } = await createOrderApp();
    // The services live by the time of the machine.
    const now = new Date();
    crowded.clock.set(now.toISOString());
    const farhod = await newCustomer(crowded);
    const { sql } = crowded.context;
    await sql`update user_account set created_at = '2026-01-01T00:00:00Z' where id = ${farhod.account.id}`;
    for (const at of [now, new Date(now.getTime() + dayMs)])
      await sql`insert into declared_codes values (${farhod.account.id}, ${dushanbeDay(at)}, 190)`;
    const services = await startServices(crowded.address, 2, {
      RATE_LIMIT: '0',
      // A crowded machine is no failure.
      OVERLOAD_MS: '0',
    });
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          fetch(`${services.addresses[at % 2]}/api/orders`, {
            method: 'POST',
            headers: { token: farhod.token, 'content-type': 'application/json' },
            body: JSON.stringify({
              requestId: randomUUID(),
              pickupPointId: where.khujand,
              trackingCodes: [`SF${2_000_000_000 + at}`],
            }),
          }).then(({ status }) => status),
        ),
      );
      const days = await sql<{ codes: number }[]>`select codes from declared_codes order by day`;
      expect(days.every(({ codes: used }) => used <= 200)).toBe(true);
      const declared = days.reduce((sum, { codes: used }) => sum + used - 190, 0);
      expect(answers.filter((status) => status === 200)).toHaveLength(declared);
      expect(declared).toBeGreaterThanOrEqual(10);
    } finally {
      await services.stop();
    }
  });
});
