import type { FirstWeekState } from '@rohi/contract/reports/first-week.contract';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { roles } from '@rohi/contract/roles';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { openPoint } from '../../../test/orders.ts';
import { newDevice } from '../../../test/stations.ts';
import { listUser, rowOf, type Row } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';

async function openFirm() {
  const fixture = await createTestApp();
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'manager'));
  const read = async () => {
    const { json } = await call(fixture.app, 'GET', '/staff/first-week', { token });
    return json['data'] as { rows: FirstWeekState[]; isHidden: boolean };
  };
  const rowNamed = async (name: string) => (await read()).rows.find(({ row }) => row === name);
  const lacking = async () =>
    (await read()).rows.flatMap(({ row, state }) => (state === 'MISSING' ? [row] : []));
  return { fixture, token, read, rowNamed, lacking };
}

const address = {
  chinaRecipient: '捷运 {customerCode}',
  chinaPhone: '13800000000',
  chinaRegion: '浙江省 金华市 义乌市',
  chinaStreet: '银海路88号 ({customerCode})',
  chinaPostcode: '322000',
};

test('an empty installation says what it lacks, and each row follows what is on record', async () => {
  const { fixture, rowNamed, lacking } = await openFirm();
  const { context } = fixture;
  expect(await lacking()).toEqual([
    ...['chinaAddress', 'pickupPoint', 'staff', 'devices', 'exchangeRate', 'drawers', 'firstShift'],
    ...['letters', 'brand', 'contacts', 'provider', 'customers', 'backup'],
  ]);
  const units = await listUser(fixture, 'units');
  const [row] = (await units.find('?search=YIWU-WH')).list;
  const { id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form } = row as Row;
  rowOf(await units.change(id, { ...form, ...address }));
  expect(await rowNamed('chinaAddress')).toMatchObject({ state: 'THERE', reason: null });
  await openPoint(context, 'KULOB');
  expect((await rowNamed('pickupPoint'))?.state).not.toBe('MISSING');
  const today = dushanbeDay(context.clock.now());
  const setRate = (daysAgo: number) => context.sql`
    insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at)
    values ('USD', 'TJS', ${addDays(today, -daysAgo)}, 10.12, 'NBT', now())`;
  await setRate(4);
  expect(await rowNamed('exchangeRate')).toMatchObject({
    state: 'DOUBTFUL',
    reason: 'old',
    names: [addDays(today, -4)],
  });
  await setRate(3);
  expect(await rowNamed('exchangeRate')).toMatchObject({ state: 'THERE' });
  expect(await rowNamed('tariff')).toMatchObject({ state: 'DOUBTFUL', reason: 'opening' });
  expect(await lacking()).not.toContain('exchangeRate');
});

test('people: the roles without which nothing moves are missing, the others in doubt, and heads without a one-time code are named', async () => {
  const { fixture, rowNamed } = await openFirm();
  expect(await rowNamed('staff')).toMatchObject({
    state: 'MISSING',
    reason: 'lacking',
    names: ['china-operator', 'hub-operator', 'pickup-clerk'],
  });
  for (const role of ['china-operator', 'hub-operator', 'pickup-clerk'] as const)
    await newAccount(fixture.context, role);
  expect((await rowNamed('staff'))?.state).toBe('DOUBTFUL');
  for (const role of roles) await newAccount(fixture.context, role);
  expect(await rowNamed('staff')).toMatchObject({ state: 'THERE', names: [] });
  expect(await rowNamed('secondFactor')).toMatchObject({ state: 'DOUBTFUL', reason: 'lacking' });
  expect((await rowNamed('secondFactor'))?.names.length).toBeGreaterThan(0);
  await fixture.context.sql`update user_account set totp_secret = 'x', totp_confirmed_at = now()`;
  expect(await rowNamed('secondFactor')).toMatchObject({ state: 'THERE' });
});

test('stations and drawers: what has none at any place is missing, what lacks it somewhere names the place', async () => {
  const { fixture, rowNamed } = await openFirm();
  const { context } = fixture;
  await openPoint(context, 'KULOB');
  expect(await rowNamed('drawers')).toMatchObject({ state: 'MISSING', reason: 'none' });
  await context.sql`
    insert into drawer (id, unit_id, name, made_at, made_by)
    select gen_random_uuid(), place_id, '1', now(), 'Manager' from operation_unit
    join place on place.id = place_id where kind = 'PICKUP_POINT'`;
  expect(await rowNamed('drawers')).toMatchObject({ state: 'THERE' });
  expect(await rowNamed('devices')).toMatchObject({ state: 'MISSING', reason: 'none' });
  const device = await newDevice(fixture);
  const devices = await rowNamed('devices');
  expect(devices).toMatchObject({ state: 'DOUBTFUL', reason: 'lacking' });
  expect(devices?.names).toHaveLength(devices?.count ?? 0);
  await fixture.context
    .sql`update station_device set ended_at = now(), ended_by_name = 'Manager' where id = ${device}`;
  expect((await rowNamed('devices'))?.state).toBe('MISSING');
});

test('settings: what is lacking is named, and the list is taken out of the menu and put back', async () => {
  const { fixture, rowNamed, read } = await openFirm();
  const settings = await listUser(fixture, 'settings');
  const set = async (key: string, value: string | null) => {
    const { version } = rowOf(await settings.get(key));
    rowOf(await settings.change(key, { version, value } as never));
  };
  await set('contact.hotline', '1999');
  expect(await rowNamed('contacts')).toMatchObject({
    state: 'DOUBTFUL',
    reason: 'lacking',
    names: ['email', 'ru', 'tg', 'en', 'zh'],
    count: 5,
  });
  for (const locale of ['ru', 'tg'] as const) await set(`brand.name.${locale}`, 'Азия Карго');
  expect(await rowNamed('brand')).toMatchObject({
    state: 'DOUBTFUL',
    reason: 'lacking',
    names: ['en', 'zh'],
  });
  for (const locale of ['en', 'zh'] as const) await set(`brand.name.${locale}`, 'Asia Cargo');
  expect((await rowNamed('brand'))?.state).toBe('THERE');
  expect(await rowNamed('customerCodes')).toMatchObject({ state: 'DOUBTFUL', reason: 'opening' });
  await set('customerCode.prefix', 'AK');
  expect((await rowNamed('customerCodes'))?.state).toBe('THERE');
  await set('start.hidden', 'yes');
  expect((await read()).isHidden).toBe(true);
  await set('start.hidden', null);
  expect((await read()).isHidden).toBe(false);
});

test('customers: none is missing, an open move-in is in doubt', async () => {
  const { fixture, rowNamed, token } = await openFirm();
  expect(await rowNamed('customers')).toMatchObject({ state: 'MISSING', reason: 'none' });
  await newAccount(fixture.context, 'customer');
  expect((await rowNamed('customers'))?.state).toBe('THERE');
  const id = crypto.randomUUID();
  const day = dushanbeDay(fixture.context.clock.now());
  const opened = await call(fixture.app, 'POST', '/staff/move-in', { token, body: { id, day } });
  expect(opened.status).toBe(200);
  expect(await rowNamed('customers')).toMatchObject({ state: 'DOUBTFUL', reason: 'some', count: 1 });
});

test('letters: missing without a mail server, tried once one has left, in doubt where more than one in ten fails', async () => {
  const { fixture, rowNamed } = await openFirm();
  const { config, sql, clock } = fixture.context;
  expect(await rowNamed('letters')).toMatchObject({ state: 'MISSING', reason: 'none' });
  config.smtpUrl = 'smtp://127.0.0.1:1';
  expect(await rowNamed('letters')).toMatchObject({ state: 'DOUBTFUL', reason: 'untried' });
  const end = (state: 'sent' | 'failed', count: number) => sql`
    insert into letter (name, locale, recipient, state, ended_at)
    select 'code', 'ru', 'somebody@example.com', ${state}, ${clock.now()} from generate_series(1, ${count}::int)`;
  await end('sent', 9);
  await end('failed', 1);
  expect(await rowNamed('letters')).toMatchObject({ state: 'THERE' });
  await end('failed', 1);
  expect(await rowNamed('letters')).toMatchObject({ state: 'DOUBTFUL', reason: 'failing', count: 2 });
  await sql`update letter set ended_at = ended_at - interval '8 days'`;
  expect(await rowNamed('letters')).toMatchObject({ reason: 'untried' });
});

test('who may not edit units is shown nothing of it', async () => {
  const { app, context } = await createTestApp();
  const { token } = await logIn(app, await newAccount(context, 'pickup-clerk'));
  expect((await call(app, 'GET', '/staff/first-week', { token })).status).toBe(403);
});
