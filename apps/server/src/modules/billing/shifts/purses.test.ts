import { beforeAll, describe, expect, test } from 'vitest';
import type { listDrawers, WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { counterClerk, openPurse, openShift } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { readMigrations } from '../../../platform/migrate.ts';

type Drawers = DataOf<typeof listDrawers>;

const counted = { TJS: { notes: { 10: 5 } }, USD: { notes: {} } };
let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let drawer: WireDrawer;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  manager = await moneyPerson(service, 'manager');
  const body = { unitId: khujand, name: 'Касса 1' };
  drawer = moneyOf<WireDrawer>(await manager.post('/staff/drawers', body));
});

const offered = async (person: Pick<MoneyPerson, 'get'>) =>
  moneyOf<Drawers>(await person.get('/staff/drawers'));
const newCourier = (unit = 'PP-KHUJAND') => moneyPerson(service, 'courier', unit);

describe('a courier’s purse', () => {
  test('a purse is made with the first shift, is its courier’s alone, and is offered to no other user', async () => {
    const [courier, colleague, clerk] = [await newCourier(), await newCourier(), await counterClerk(service)];
    expect(await offered(courier)).toEqual({ list: [], hasPurse: true });
    const shift = moneyOf<WireShift>(await courier.post('/staff/shifts', { counted }));
    expect(shift).toMatchObject({
      drawer: { name: courier.account.username, kind: 'PURSE', unitId: khujand },
      isFirst: true,
    });
    const { list } = await offered(courier);
    expect(list).toMatchObject([{ id: shift.drawer.id, kind: 'PURSE', shift: { id: shift.id } }]);
    for (const other of [colleague, clerk, manager]) {
      const { list: theirs } = await offered(other);
      expect(theirs.map(({ kind }) => kind)).not.toContain('PURSE');
    }
    for (const other of [colleague, clerk, manager]) {
      const body = { drawerId: shift.drawer.id, counted };
      expect(endOf(await other.post('/staff/shifts', body))).toBe('409 billing.purseOfCourier');
    }
    await expectLedgerAdds(service);
  });

  test('is the only thing a courier stands at, also where a drawer of the counter is free', async () => {
    const courier = await newCourier();
    expect(endOf(await courier.post('/staff/shifts', { drawerId: drawer.id, counted }))).toBe(
      '409 billing.ownPurseOnly',
    );
    expect(endOf(await courier.post('/staff/drawers', { unitId: khujand, name: 'Mine' }))).toContain('403');
    const clerk = await counterClerk(service);
    expect((await offered(clerk)).list).toMatchObject([{ id: drawer.id, kind: 'COUNTER', shift: null }]);
    expect(endOf(await clerk.post('/staff/shifts', { counted }))).toBe('400 request.invalid');
    expect(endOf(await manager.post('/staff/shifts', { counted }))).toBe('400 request.invalid');
  });

  test('keeps what it holds from shift to shift, and is one however often and where it is opened at once', async () => {
    const second = await buildApp((await openTestContext(service.address)).context);
    const courier = await newCourier();
    const ends = await Promise.all(
      [service.app, second, service.app].map((app) => courier.post('/staff/shifts', { counted }, app)),
    );
    expect(ends.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
    const { list } = await offered(courier);
    expect(list).toHaveLength(1);
    const shift = `/staff/shifts/${list[0]?.shift?.id}`;
    moneyOf(await courier.post(`${shift}/count`, { counted, card: '0' }));
    moneyOf(await courier.post(`${shift}/close`, { reason: null }));
    const next = moneyOf<WireShift>(await courier.post('/staff/shifts', { counted }));
    expect(next).toMatchObject({ drawer: { id: list[0]?.id }, isFirst: false, left: { TJS: '50.00' } });
    await expectLedgerAdds(service);
  });

  test('belongs to a point: of a courier who was moved the next one is made there', async () => {
    const courier = await newCourier();
    const first = moneyOf<WireShift>(await courier.post('/staff/shifts', { counted }));
    moneyOf(await courier.post(`/staff/shifts/${first.id}/count`, { counted, card: '0' }));
    moneyOf(await courier.post(`/staff/shifts/${first.id}/close`, { reason: null }));
    const { sql } = service.context;
    await sql`update user_account set operation_unit_id = (select id from place where code = 'PP-KULOB')
      where id = ${courier.account.id}`;
    expect((await offered(courier)).list).toEqual([]);
    const body = { drawerId: first.drawer.id, counted };
    expect(endOf(await courier.post('/staff/shifts', body))).toBe('404 billing.notFound');
    const next = moneyOf<WireShift>(await courier.post('/staff/shifts', { counted }));
    expect(next.drawer.id).not.toBe(first.drawer.id);
    expect(next.drawer.unitId).not.toBe(khujand);
  });

  test('stands beside the drawers of the counter for who works at both', async () => {
    const both = await counterClerk(service);
    const { sql } = service.context;
    await sql`insert into user_role (user_id, role) values (${both.account.id}, 'courier')`;
    expect(await offered(both)).toMatchObject({ list: [{ kind: 'COUNTER' }], hasPurse: true });
    await openPurse(both);
    expect((await offered(both)).list.map(({ kind }) => kind).toSorted()).toEqual(['COUNTER', 'PURSE']);
    const clerk = await counterClerk(service);
    await openShift(clerk, manager, khujand);
    expect((await offered(clerk)).list.every(({ kind }) => kind === 'COUNTER')).toBe(true);
  });
});

test('drawers of before are told apart: at which a courier alone has stood is the purse, with its open shift, and the counter keeps one', async () => {
  const { service: earlier, points } = await createOrderApp();
  const { sql } = earlier.context;
  const of = (role: 'courier' | 'pickup-clerk', unit = 'PP-KHUJAND') => moneyPerson(earlier, role, unit);
  const [alone, both, elsewhere] = [
    await of('courier'),
    await of('courier'),
    await of('courier', 'PP-KULOB'),
  ];
  const clerk = await of('pickup-clerk');
  const office = await moneyPerson(earlier, 'manager');
  for (const courier of [alone, both, elsewhere]) await openPurse(courier);
  await openShift(clerk, office, points.khujand);
  // As it was: the second courier stands at a drawer that a clerk had before.
  await sql`drop index drawer_name`;
  await sql`alter table drawer drop column courier_id`;
  await sql`update drawer set name = 'Касса ' || left(id::text, 8)`;
  await sql`alter table drawer add constraint drawer_unit_id_name_key unique (unit_id, name)`;
  await sql`alter table shift disable trigger user`;
  await sql`
    insert into shift (id, drawer_id, unit_id, clerk_id, clerk, opened_at, day, float_counted, float_tjs, float_usd, left_tjs, left_usd, state, closed_at)
    select gen_random_uuid(), drawer_id, unit_id, ${clerk.account.id}, 'clerk', opened_at - interval '1 day', day, float_counted,
      0, 0, 0, 0, 'CLOSED', opened_at from shift where clerk_id = ${both.account.id}`;
  await sql`alter table shift enable trigger user`;
  const file = (await readMigrations()).find(({ name }) => name.endsWith('-couriers-have-purses.sql'));
  await sql.unsafe(file?.text ?? '');
  const rows = await sql<{ clerk: string | null; code: string; purse: boolean }[]>`
    select shift.clerk, place.code, courier_id is not null as purse from drawer join place on place.id = unit_id
    left join shift on drawer_id = drawer.id and state <> 'CLOSED'`;
  const name = (person: MoneyPerson) => person.account.username;
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      { clerk: name(alone), code: 'PP-KHUJAND', purse: true },
      { clerk: name(both), code: 'PP-KHUJAND', purse: false },
      { clerk: name(clerk), code: 'PP-KHUJAND', purse: false },
      { clerk: name(elsewhere), code: 'PP-KULOB', purse: true },
      { clerk: null, code: 'PP-KULOB', purse: false },
    ]),
  );
  // The shift that runs at the counter's drawer is ended there, and the next one is at the purse.
  const { shift } = moneyOf<{ shift: WireShift | null }>(await both.get('/staff/shifts/own'));
  const path = `/staff/shifts/${shift?.id}`;
  const cash = { TJS: { notes: { 500: 4 } }, USD: { notes: {} } };
  moneyOf(await both.post(`${path}/count`, { counted: cash, card: '0' }));
  moneyOf(await both.post(`${path}/close`, { reason: null }));
  const next = moneyOf<WireShift>(await both.post('/staff/shifts', { counted: cash }));
  expect(next.drawer).toMatchObject({ kind: 'PURSE', name: name(both) });
});
