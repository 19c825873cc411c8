import type { nameLooks } from '@rohi/contract/hand-over/finding.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { mostNameLooks } from '@rohi/contract/hand-over/counter-rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { counterClerk, foundOf, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel } from '../../../test/tills.ts';
import { inTransaction } from '../../platform/database.ts';
import { saveSearchTexts } from '../search/search-text.store.ts';

const noon = '2026-11-20T09:00:00Z';
let service: TestApp;
let points: { khujand: number; kulob: number };
let clerk: CounterClerk;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set(noon);
});
beforeEach(async () => {
  service.clock.set(noon);
  clerk = await counterClerk(service);
});

async function withName(name: string, phone?: string): Promise<Customer> {
  const customer = await newCustomer(service, phone === undefined ? {} : { phone });
  await service.context.sql`update user_account set name = ${name} where id = ${customer.account.id}`;
  await inTransaction(service.context.db, (tx) => saveSearchTexts(tx, 'account', [customer.account.id]));
  return customer;
}

/** A customer of this name with a parcel that can be collected at the point. */
async function named(name: string, pointId = points.khujand, phone?: string): Promise<Customer> {
  const customer = await withName(name, phone);
  await readyParcel(service, customer, pointId);
  return customer;
}

const codesOf = async (text: string, by = clerk) =>
  foundOf(await by.find(text)).map(({ customerCode }) => customerCode);

describe('a customer is found at the counter', () => {
  test('by name, in Latin, Russian, Tajik and Chinese, typed in either keyboard layout, and is shown masked', async () => {
    const farhod = await named('Фарҳод Юсуфӣ');
    const wang = await named('王小明');
    for (const text of [
      'farhod',
      'Фарход',
      'фарҳод',
      'FARKHOD',
      'yusufi farhod',
      'afh[jl',
      'афкрщв',
      'Фарход Юс',
    ])
      expect([text, await codesOf(text)]).toEqual([text, [farhod.customerCode]]);
    for (const text of [
      '王小',
      'wang xiaoming',
      'xiaoming',
      'xiao ming wang',
      'wáng xiǎomíng',
      'Ван Сяомин',
      'wxm',
    ])
      expect([text, await codesOf(text)]).toEqual([text, [wang.customerCode]]);
    const deng = await named('鄧亞萍');
    for (const text of ['邓亚萍', '鄧亞', '亚萍', 'dyp'])
      expect([text, await codesOf(text)]).toEqual([text, [deng.customerCode]]);
    const niezov = await named('Ниёзов Лутфулло');
    for (const text of ['niozov', 'Ниязов Л.', 'lutf niyoz'])
      expect([text, await codesOf(text)]).toEqual([text, [niezov.customerCode]]);
    expect(foundOf(await clerk.find('farhod'))).toEqual([
      { customerCode: farhod.customerCode, nameMasked: 'Ф••••• Ю••••', ready: 1 },
    ]);
    const looks = await service.context.sql<{ sought: string; codes: string[] }[]>`
      select sought, customer_codes as codes from counter_look
      where clerk_id = ${clerk.account.id} and by = 'NAME' order by id limit 1`;
    expect(looks).toEqual([{ sought: 'farhod', codes: [farhod.customerCode] }]);
  });

  test('by name alone where parcels lie at the own point or come to it, and by nothing else of the account', async () => {
    const elsewhere = await named('Шерзод Каримов', points.kulob);
    const [gone, coming] = [await withName('Шерзод Гафуров'), await withName('Шерзод Назаров')];
    const factsOf = ({ customerCode }: Customer) => ({
      customerCode,
      pickupPointId: points.khujand,
      orderCode: null,
    });
    await builders(service.context).collectedParcel({ facts: factsOf(gone) });
    await builders(service.context).parcelOnTheRoad({
      facts: factsOf(coming),
      receivedAt: '2026-11-10T06:00:00Z',
    });
    expect(await codesOf('Sherzod')).toEqual([coming.customerCode]);
    const here = await named('Лола');
    const login = here.account.username.replaceAll(/[^a-z]/g, ' ').trim();
    for (const text of [login, elsewhere.account.username.replaceAll(/[^a-z]/g, ''), 'ш', 'ло', '…'])
      expect([text, endOf(await clerk.find(text))]).toEqual([text, '404 handOver.nobodyFound']);
  });

  test('by the whole phone and by a customer code or parcel that was typed in the Russian layout', async () => {
    const customer = await named('Парвина', points.khujand, '+992900551234');
    const parcel = await readyParcel(service, customer, points.khujand);
    const [russian] = ['ЕО'];
    const texts = [
      '+992 90 055 12 34',
      '900551234',
      '00992900551234',
      customer.customerCode.replace('TJ', russian ?? ''),
    ];
    for (const text of texts) expect([text, await codesOf(text)]).toEqual([text, [customer.customerCode]]);
    expect(parcel).toMatch(/^YT/);
    expect(await codesOf(parcel.replace('YT', 'НЕ'))).toEqual([customer.customerCode]);
    expect(endOf(await clerk.find('+992900550000'))).toBe('404 handOver.nobodyFound');
  });
});

describe('searches by name', () => {
  test('are sixty an hour for a clerk at all windows together; then supervisors of the point see who it was', async () => {
    const customer = await named('Зебо Раҳимова');
    const window = await counterClerk(service);
    const other = { ...clerk, deviceId: window.deviceId };
    for (let look = 0; look < mostNameLooks; look += 1)
      expect(await codesOf('zebo', look % 2 === 0 ? clerk : other)).toEqual([customer.customerCode]);
    for (const text of ['zebo', 'nobody of that name'])
      expect(endOf(await clerk.find(text))).toBe('429 handOver.tooManyNames');
    expect(await codesOf(customer.customerCode)).toEqual([customer.customerCode]);
    expect(await codesOf('zebo', window)).toEqual([customer.customerCode]);

    const manager = await moneyPerson(service, 'manager');
    const listed = async (by: typeof manager) =>
      moneyOf<DataOf<typeof nameLooks>>(await by.get('/staff/hand-overs/name-looks')).clerks.filter(
        ({ clerkId }) => clerkId === clerk.account.id || clerkId === window.account.id,
      );
    expect(await listed(manager)).toEqual([
      {
        pickupPoint: { id: points.khujand, name: expect.any(String) },
        clerkId: clerk.account.id,
        clerk: clerk.account.username,
        looks: mostNameLooks + 2,
        refused: 2,
        at: service.clock.now().toISOString(),
        seen: null,
        isOwn: false,
      },
    ]);
    // It alerts until somebody has seen it, and again once it has happened again.
    const alerts = async (by: typeof manager) =>
      moneyOf<{ type: string; count: number; route: string }[]>(
        await by.get('/staff/alerts?businessLine=BSC'),
      ).filter(({ type }) => type === 'nameLooks');
    expect(await alerts(manager)).toMatchObject([{ count: 1, route: '/bsc/approvals?view=names' }]);
    const row = (await listed(manager))[0];
    const body = { unitId: points.khujand, clerkId: clerk.account.id, upTo: row?.at };
    const see = async ({ token }: { token: string }) =>
      endOf(await call(service.app, 'POST', '/staff/hand-overs/name-looks/seen', { token, body }));
    expect(await see(clerk)).toBe('403 auth.notAllowed');
    for (let press = 0; press < 2; press += 1) expect(await see(manager)).toBe('ok');
    expect(await alerts(manager)).toMatchObject([{ count: 0 }]);
    expect((await listed(manager))[0]?.seen).toEqual({ by: manager.account.username, at: row?.at });
    const seenBy = await service.context.sql`
      select subject_id from audit_event where action = 'hand-over:names-seen' and subject_id = ${clerk.account.id}`;
    expect(seenBy).toHaveLength(1);
    service.clock.advance(1_000);
    expect(endOf(await clerk.find('zebo'))).toBe('429 handOver.tooManyNames');
    expect((await listed(manager))[0]).toMatchObject({ refused: 3, seen: null });
    expect(await alerts(manager)).toMatchObject([{ count: 1 }]);
    expect(endOf(await clerk.get('/staff/hand-overs/name-looks'))).toBe('403 auth.notAllowed');
    await service.context
      .sql`insert into role_authority (role, authority) values ('pickup-clerk', 'hand-over:approve')`;
    expect(await listed(await counterClerk(service, 'PP-KULOB'))).toEqual([]);
    expect(await listed(window)).toHaveLength(1);
    // A clerk reviews neither their own nor those beyond the own point.
    const beyond = await counterClerk(service, 'PP-KULOB');
    expect(await see(beyond)).toBe('403 auth.notAllowed');
    expect(await see(clerk)).toBe('403 auth.notAllowed');
    expect(await listed(clerk)).toMatchObject([{ isOwn: true }]);
    await service.context
      .sql`delete from role_authority where role = 'pickup-clerk' and authority = 'hand-over:approve'`;
    const recorded = await service.context.sql`
      select subject_id from audit_event where action = 'hand-over:names-used-up' and subject_id = ${clerk.account.id}`;
    expect(recorded).toHaveLength(1);
    service.clock.advance(60 * 60_000 + 1_000);
    const { token } = await logIn(service.app, clerk.account);
    const request = { text: 'zebo', deviceId: clerk.deviceId };
    expect(
      foundOf(await call(service.app, 'POST', '/hand-over/find', { token, body: request })),
    ).toHaveLength(1);
  });
});
