import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
});
afterEach(() => expectLedgerAdds(service));

const cashier = (unit = 'PP-KHUJAND') => moneyPerson(service, 'cashier', unit);
const cash = (tjs: Record<string, number> = {}, usd: Record<string, number> = {}, coins = '0') => ({
  counted: { TJS: { notes: tjs, coins }, USD: { notes: usd } },
});
const newDrawer = async (unitId = points.khujand) =>
  moneyOf<WireDrawer>(await manager.post('/staff/drawers', { unitId, name: `Drawer ${randomUUID()}` })).id;
const open = (by: MoneyPerson, drawerId: string, fields: object) =>
  by.post('/staff/shifts', { drawerId, ...fields });
const act = (by: MoneyPerson, id: string, name: string, body: object) =>
  by.post(`/staff/shifts/${id}/${name}`, body);
const count = async (by: MoneyPerson, id: string, fields: object, card = '0') =>
  moneyOf<WireShift>(await act(by, id, 'count', { ...fields, card }));
const close = (by: MoneyPerson, id: string, reason: string | null = null) => act(by, id, 'close', { reason });

async function opened(fields: object = cash({ 500: 1 }), drawer?: string) {
  const clerk = await cashier();
  const drawerId = drawer ?? (await newDrawer());
  const { id } = moneyOf<WireShift>(await open(clerk, drawerId, fields));
  return { clerk, drawerId, id };
}

test('shifts that wait for a second person come before all others, the oldest of them first', async () => {
  const waits: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { clerk, id } = await opened();
    await count(clerk, id, cash({ 100: 1 }));
    expect(moneyOf<WireShift>(await close(clerk, id, 'UNKNOWN')).state).toBe('WAITING');
    waits.push(id);
    service.clock.advance(60_000);
  }
  const newest = await opened();
  const listed = async () => moneyOf<{ list: WireShift[] }>(await manager.get('/staff/shifts')).list;
  const [first, second, third] = await listed();
  expect([first?.id, second?.id, third?.id]).toEqual([...waits, newest.id]);
  expect(endOf(await act(manager, waits[0] ?? '', 'confirm', {}))).toBe('ok');
  expect((await listed()).map(({ id }) => id).slice(0, 3)).toEqual([waits[1], newest.id, waits[0]]);
  expect(endOf(await act(manager, waits[1] ?? '', 'confirm', {}))).toBe('ok');
});

describe('a shift', () => {
  test('is counted blind, tells line by line what was expected, and closes with its difference', async () => {
    const { clerk, id } = await opened();
    const paid = { currency: 'TJS', amount: '80', reason: 'PACKING', voucher: '18' };
    expect(endOf(await act(clerk, id, 'pay-outs', paid))).toBe('ok');
    const own = await clerk.get('/staff/shifts/own');
    expect(moneyOf<{ shift: WireShift }>(own).shift.result).toBeNull();
    // 420.00 are expected: nothing of it stands in what is answered before the count. Asked with its
    // decimals, since three digits stand by chance in an id or the milliseconds of a time.
    expect(JSON.stringify(own.json)).not.toContain('420.00');
    const { result } = await count(clerk, id, cash({ 200: 2, 10: 1, 5: 1, 1: 1 }, {}, '1,00'));
    expect(result).toMatchObject({
      expected: { TJS: '420.00', USD: '0.00' },
      counted: { TJS: '417.00', USD: '0.00' },
      difference: { TJS: '-3.00', USD: '0.00' },
      needsSecond: false,
      lines: [
        { kind: 'LEFT', TJS: '0.00' },
        { kind: 'FLOAT_FOUND', TJS: '500.00' },
        { kind: 'PAID_OUT', count: 1, TJS: '-80.00' },
      ],
    });
    expect(endOf(await act(clerk, id, 'pay-outs', paid))).toBe('409 billing.shiftNotOpen');
    expect(endOf(await close(clerk, id))).toBe('409 billing.reasonNeeded');
    const closed = moneyOf<WireShift>(await close(clerk, id, 'CHANGE'));
    expect(closed).toMatchObject({ state: 'CLOSED', reason: 'CHANGE' });
    expect(closed.result?.difference.TJS).toBe('-3.00');
  });

  test('with a difference above the limit waits for somebody else', async () => {
    const { clerk, id, drawerId } = await opened();
    await count(clerk, id, cash({ 200: 2 }));
    expect(moneyOf<WireShift>(await close(clerk, id, 'UNKNOWN')).state).toBe('WAITING');
    expect(endOf(await open(await cashier(), drawerId, cash({ 200: 2 })))).toBe('409 billing.drawerTaken');
    const closed = moneyOf<WireShift>(await act(manager, id, 'confirm', {}));
    expect(closed).toMatchObject({ state: 'CLOSED', confirmedBy: manager.account.username });
    const list = moneyOf<{ list: WireShift[] }>(await manager.get('/staff/shifts')).list;
    expect(list.find((shift) => shift.id === id)?.result?.difference.TJS).toBe('-100.00');
  });

  test('of a manager is confirmed by another one', async () => {
    const drawerId = await newDrawer();
    const { id } = moneyOf<WireShift>(await open(manager, drawerId, cash({ 500: 1 })));
    await count(manager, id, cash());
    await close(manager, id, 'UNKNOWN');
    expect(endOf(await act(manager, id, 'confirm', {}))).toBe('409 billing.secondPersonNeeded');
    const other = await moneyPerson(service, 'admin');
    expect(endOf(await act(other, id, 'confirm', {}))).toBe('ok');
  });

  test('begins with what was found, and with what the last one has left', async () => {
    const first = await opened(cash({ 100: 3 }, { 20: 1 }));
    await count(first.clerk, first.id, cash({ 100: 3 }, { 20: 1 }));
    moneyOf(await close(first.clerk, first.id));
    const next = await cashier();
    const found = moneyOf<WireShift>(await open(next, first.drawerId, cash({ 100: 2, 50: 1 }, { 20: 1 })));
    expect(found).toMatchObject({ float: { TJS: '250.00' }, left: { TJS: '300.00', USD: '20.00' } });
    const { result } = await count(next, found.id, cash({ 100: 2, 50: 1 }, { 20: 1 }));
    expect(result).toMatchObject({ expected: { TJS: '250.00', USD: '20.00' }, difference: { TJS: '0.00' } });
  });

  test('gives out no more than there is, and what is collected has a bag and who took it', async () => {
    const { clerk, id } = await opened(cash({ 100: 1 }));
    const collected = { currency: 'TJS', number: 'B-7', takenBy: 'Rustam, the driver' };
    const collect = (amount: string) => act(clerk, id, 'collections', { ...collected, amount });
    expect(endOf(await collect('100.01'))).toBe('409 billing.drawerTooEmpty');
    const ends = await Promise.all(Array.from({ length: 12 }, async () => endOf(await collect('60'))));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 billing.drawerTooEmpty')).toHaveLength(11);
    expect((await count(clerk, id, cash({ 20: 2 }))).result?.difference.TJS).toBe('0.00');
  });

  test('gives out dollars in notes alone, for whatever they leave the drawer', async () => {
    const { clerk, id } = await opened(cash({}, { 20: 1 }));
    const outlays = [
      { act: 'pay-outs', reason: 'PACKING' },
      { act: 'collections', number: 'B-8', takenBy: 'Rustam, the driver' },
    ];
    for (const { act: name, ...outlay } of outlays) {
      const give = (amount: string, currency = 'USD') =>
        act(clerk, id, name, { ...outlay, currency, amount });
      for (const amount of ['0.37', '1,01', '0.50', '10.99']) {
        const refused = await give(amount);
        expect(endOf(refused)).toBe('400 request.invalid');
        expect(refused.json['fields']).toMatchObject([{ field: 'amount', error: 'wholeDollars' }]);
      }
      expect(endOf(await give('3.00'))).toBe('ok');
    }
    const byHand = service.context.sql`
      insert into drawer_outlay (id, shift_id, kind, currency, amount_minor, at)
      values (gen_random_uuid(), ${id}, 'PAID_OUT', 'USD', 37, now())`;
    await expect(byHand).rejects.toThrow('drawer_outlay_dollars_in_notes');
    expect((await count(clerk, id, cash({}, { 10: 1, 2: 2 }))).result?.difference.USD).toBe('0.00');
  });

  test('is one a drawer, also when many open it at once', async () => {
    const drawerId = await newDrawer();
    const clerks = await Promise.all(Array.from({ length: 6 }, () => cashier()));
    const ends = await Promise.all(clerks.map(async (clerk) => endOf(await open(clerk, drawerId, cash()))));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 billing.drawerTaken')).toHaveLength(5);
  });

  test('a shift is one a person, at the own point, and no other user acts on it', async () => {
    const { clerk, id } = await opened();
    expect(endOf(await open(clerk, await newDrawer(), cash()))).toBe('409 billing.shiftOpenElsewhere');
    const stranger = await cashier('PP-KULOB');
    expect(endOf(await open(stranger, await newDrawer(), cash()))).toBe('404 billing.notFound');
    const { list } = moneyOf<{ list: WireDrawer[] }>(await stranger.get('/staff/drawers'));
    expect(list).toEqual([]);
    const colleague = await cashier();
    for (const by of [stranger, colleague]) {
      expect(endOf(await by.get(`/staff/shifts/${id}`))).toBe('404 billing.notFound');
      expect(endOf(await act(by, id, 'count', { ...cash(), card: '0' }))).toBe('404 billing.notFound');
    }
  });

  test('belongs to the Dushanbe day of its opening', async () => {
    const clerk = await cashier();
    const drawerId = await newDrawer();
    // 23:59 in Dushanbe.
    service.clock.set('2026-11-20T18:59:00Z');
    const late = await moneyPerson(service, 'admin');
    const { id } = moneyOf<WireShift>(await open(late, drawerId, cash()));
    service.clock.set('2026-11-20T19:10:00Z');
    await count(late, id, cash());
    expect(moneyOf<WireShift>(await close(late, id)).day).toBe('2026-11-20');
    service.clock.set('2026-11-20T09:00:00Z');
    expect(clerk.token).not.toBe('');
  });

  test.each([{ 500: -1 }, { 500: 1.5 }, { 500: 1e308 }, { 500: '1' }, { 25: 1 }])(
    'counts no notes like %j',
    async (notes) => {
      const { clerk, id } = await opened();
      const refused = await act(clerk, id, 'count', { ...cash(notes as never), card: '0' });
      expect(endOf(refused)).toBe('400 request.invalid');
    },
  );
});
