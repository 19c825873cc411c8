import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { openPoint } from '../../../test/orders.ts';
import { listUser, rowOf, type Row } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';

test('an empty installation says what customers lack, step by step, until nothing is missing', async () => {
  const fixture = await createTestApp();
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'manager'));
  const missing = async () => {
    const { json } = await call(fixture.app, 'GET', '/staff/first-steps', { token });
    return (json['data'] as { step: string; done: boolean }[]).flatMap(({ step, done }) =>
      done ? [] : [step],
    );
  };
  expect(await missing()).toEqual(['chinaAddress', 'pickupPoint', 'exchangeRate']);
  const units = await listUser(fixture, 'units');
  const [row] = (await units.find('?search=YIWU-WH')).list;
  const { id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form } = row as Row;
  const address = {
    chinaRecipient: '捷运 {customerCode}',
    chinaPhone: '13800000000',
    chinaRegion: '浙江省 金华市 义乌市',
    chinaStreet: '银海路88号 ({customerCode})',
    chinaPostcode: '322000',
  };
  rowOf(await units.change(id, { ...form, ...address }));
  expect(await missing()).toEqual(['pickupPoint', 'exchangeRate']);
  await openPoint(fixture.context, 'KULOB');
  expect(await missing()).toEqual(['exchangeRate']);
  await fixture.context.sql`
    insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at)
    values ('USD', 'TJS', '2026-11-18', 10.12, 'NBT', now())`;
  expect(await missing()).toEqual([]);
});

test('who may not edit units is shown nothing of it', async () => {
  const { app, context } = await createTestApp();
  const { token } = await logIn(app, await newAccount(context, 'pickup-clerk'));
  expect((await call(app, 'GET', '/staff/first-steps', { token })).status).toBe(403);
});
