import { randomUUID } from 'node:crypto';
import { sql as query } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, orderOf } from '../../../../test/orders.ts';
import { staffPrincipal } from '../../../../test/principals.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Caller = Awaited<ReturnType<typeof newCustomer>>;
type Outcome = { done: string[]; refused: { code: string; error: string; msg: string }[] };
const act = async (caller: Caller, name: string, body: object) =>
  (await caller.ask('POST', `/order-acts/${name}`, body)).json['data'] as Outcome;
const list = async (caller: Caller, query = '') =>
  (await caller.ask('GET', `/orders${query}`)).json['data'] as {
    total: number;
    list: Record<string, unknown>[];
  };

/** With goods all that the China warehouse needs to know. */
const whole = { places: 1, weightKg: '2', valueAmount: '260' };

async function submitted(caller: Caller, draft: object = {}) {
  const order = await newOrder(caller, points.khujand, { goods: 'Tea', ...draft });
  await caller.ask('POST', `/orders/${order.code}/submit`);
  return order;
}

const receive = (code: string) =>
  moveParcel(service.context, code, {
    type: 'CN_RECEIVED',
    actor: staffPrincipal('china-operator', 'wang'),
    source: 'station',
  });

describe('several orders at once', () => {
  test('are cancelled; one that China has stays and says why, and a repeat is no failure', async () => {
    const caller = await newCustomer(service);
    const [one, other, late] = [
      await submitted(caller),
      await submitted(caller),
      await submitted(caller, whole),
    ];
    await receive(late.parcelList[0]?.trackingCode ?? '');
    const codes = [one.code, other.code, late.code, 'RA261120NOBODY'];
    const outcome = await act(caller, 'cancel', { codes });
    expect(outcome.done).toEqual([one.code, other.code]);
    expect(outcome.refused.map(({ code, error }) => [code, error])).toEqual([
      [late.code, 'orders.tooLateToChange'],
      ['RA261120NOBODY', 'orders.notFound'],
    ]);
    expect(outcome.refused[0]?.msg).not.toBe('');
    expect(await act(caller, 'cancel', { codes })).toEqual(outcome);
    const stranger = await newCustomer(service);
    expect((await act(stranger, 'cancel', { codes: [one.code] })).refused).toMatchObject([
      { error: 'orders.notFound' },
    ]);
  });

  test('go to another point, parcels too', async () => {
    const caller = await newCustomer(service);
    const [one, other] = [await submitted(caller), await submitted(caller)];
    const body = { codes: [one.code, other.code], pickupPointId: points.kulob };
    expect((await act(caller, 'pickup-point', body)).done).toEqual(body.codes);
    expect((await list(caller)).list).toMatchObject([
      { pickupPoint: { id: points.kulob } },
      { pickupPoint: { id: points.kulob } },
    ]);
    const wrong = await caller.ask('POST', '/order-acts/pickup-point', { ...body, pickupPointId: 999_999 });
    expect(wrong.json['error']).toBe('orders.pickupPointNeeded');
  });

  test('get their values as people write sums, and are accepted when nothing else is missing', async () => {
    const caller = await newCustomer(service);
    const one = await submitted(caller, { places: 1, weightKg: '2' });
    const other = await submitted(caller);
    expect((await list(caller, '?only=withoutValue')).total).toBe(2);
    const values = [
      { code: one.code, amount: '1 250,50' },
      { code: other.code, amount: 'much' },
    ];
    const outcome = await act(caller, 'value', { currency: 'CNY', values });
    expect(outcome).toMatchObject({
      done: [one.code],
      refused: [{ code: other.code, error: 'request.invalid' }],
    });
    expect(orderOf(await caller.ask('GET', `/orders/${one.code}`))).toMatchObject({
      status: 'DTH',
      declaration: { value: { amount: '1250.50', currency: 'CNY' } },
    });
    expect((await list(caller, '?only=withoutValue')).list).toMatchObject([
      { code: other.code, value: null },
    ]);
  });
});

describe('the declarations of several orders', () => {
  const declarationOf = async (caller: Caller, code: string) =>
    orderOf(await caller.ask('GET', `/orders/${code}`)).declaration;

  test('get packages, goods and recipient; what is not named stays', async () => {
    const caller = await newCustomer(service);
    const one = await submitted(caller, {
      note: 'red',
      trackingCodes: [newTrackingCode(), newTrackingCode()],
    });
    const other = await submitted(caller, { goods: 'Cups', places: 7 });
    const codes = [one.code, other.code];
    expect((await act(caller, 'declaration', { codes, places: 3 })).done).toEqual(codes);
    expect(await declarationOf(caller, one.code)).toMatchObject({ goods: 'Tea', note: 'red', places: 3 });
    expect(await declarationOf(caller, other.code)).toMatchObject({ goods: 'Cups', places: 3 });
    await act(caller, 'declaration', { codes, places: null });
    expect(await declarationOf(caller, one.code)).toMatchObject({ places: 2 });
    expect(await declarationOf(caller, other.code)).toMatchObject({ places: 1 });
    await act(caller, 'declaration', {
      codes,
      goods: ' Socks ',
      recipientName: 'Zarina',
      recipientPhone: '92 700 11 88',
    });
    expect(await declarationOf(caller, other.code)).toMatchObject({
      goods: 'Socks',
      recipientName: 'Zarina',
      recipientPhone: '+992927001188',
    });
    const empty = await caller.ask('POST', '/order-acts/declaration', { codes, goods: '  ' });
    expect(empty.json).toMatchObject({ error: 'request.invalid', fields: [{ field: 'goods' }] });
  });

  test('orders that say their goods by items are named, and so is each that China has or that is unknown', async () => {
    const caller = await newCustomer(service);
    const listed = await submitted(caller, { goods: undefined, items: [{ goods: 'Hats', pieces: 2 }] });
    const [plain, late] = [await submitted(caller), await submitted(caller, whole)];
    await receive(late.parcelList[0]?.trackingCode ?? '');
    const codes = [listed.code, late.code, 'RA261120NOBODY', plain.code, plain.code];
    const outcome = await act(caller, 'declaration', { codes, goods: 'Socks' });
    expect(outcome.done).toEqual([plain.code]);
    expect(outcome.refused.map(({ code, error }) => [code, error])).toEqual([
      [listed.code, 'orders.saidByItems'],
      [late.code, 'orders.tooLateToChange'],
      ['RA261120NOBODY', 'orders.notFound'],
    ]);
    expect(await act(caller, 'declaration', { codes, goods: 'Socks' })).toEqual(outcome);
    expect(await declarationOf(caller, listed.code)).toMatchObject({ goods: 'Hats' });
  });
});

describe('many orders', () => {
  test('are one transaction, and what two windows do to them at once comes to whole orders', async () => {
    const caller = await newCustomer(service);
    const made = [];
    for (let no = 0; no < 30; no += 1) made.push(await submitted(caller, { places: 1, weightKg: '2' }));
    const codes = made.map(({ code }) => code);
    const sent = await act(caller, 'pickup-point', { codes, pickupPointId: points.kulob });
    expect(sent).toEqual({ done: codes, refused: [] });
    expect(await writersOf(codes)).toBe(1);
    const values = codes.map((code) => ({ code, amount: '260' }));
    const half = codes.slice(0, 15);
    const [valued, cancelled] = await Promise.all([
      act(caller, 'value', { currency: 'CNY', values }),
      act(caller, 'cancel', { codes: half.toReversed() }),
    ]);
    expect(cancelled.done).toHaveLength(15);
    expect(valued.done.length + valued.refused.length).toBe(30);
    expect([0, 15]).toContain(valued.refused.length);
    for (const { code, error } of valued.refused) {
      expect(half).toContain(code);
      expect(error).toBe('orders.tooLateToChange');
    }
    const { list: lines } = await list(caller, '?limit=100');
    for (const { code, status, pickupPoint } of lines) {
      expect(status).toBe(half.includes(String(code)) ? 'YQX' : 'DTH');
      expect(pickupPoint).toMatchObject({ id: points.kulob });
    }
    const again = await act(caller, 'pickup-point', { codes, pickupPointId: points.khujand });
    expect(again.refused.map(({ code }) => code)).toEqual(half);
  });
});

/** How many transactions have written these orders last. */
async function writersOf(codes: readonly string[]): Promise<number> {
  const { rows } = await query<{ writers: number }>`
    select count(distinct xmin::text)::integer as writers from customer_order
    where code = any(${[...codes]}::text[])`.execute(service.context.db);
  return rows[0]?.writers ?? 0;
}

describe('the list of orders', () => {
  test('says goods, first code, value and whether it may be changed', async () => {
    const caller = await newCustomer(service);
    const codes = [newTrackingCode(), newTrackingCode()];
    const order = await submitted(caller, { ...whole, trackingCodes: codes, valueAmount: '¥1,250' });
    expect((await list(caller)).list).toMatchObject([
      {
        code: order.code,
        goods: 'Tea',
        firstCode: codes[0],
        parcels: 2,
        value: { amount: '1250.00', currency: 'CNY' },
        canChange: true,
      },
    ]);
    await receive(codes[0] ?? '');
    expect((await list(caller)).list).toMatchObject([{ canChange: false }]);
    expect((await list(caller, '?only=problem')).total).toBe(0);
  });

  test('a search forgives a slip and finds another language, and says that it is only close', async () => {
    const caller = await newCustomer(service);
    const bank = await newOrder(caller, points.khujand, { goods: 'павербанк 20000' });
    const hookah = await newOrder(caller, points.khujand, { goods: 'кальян' });
    const vase = await newOrder(caller, points.khujand, { goods: 'ваза из стекла' });
    const find = async (search: string, more = '') => {
      const answer = await caller.ask('GET', `/orders?search=${encodeURIComponent(search)}${more}`);
      const found = answer.json['data'] as { total: number; isClose: boolean; list: { code: string }[] };
      return [found.isClose, found.total, found.list.map(({ code }) => code)];
    };
    expect(await find('павербанк')).toEqual([false, 1, [bank.code]]);
    expect(await find('павербнк')).toEqual([true, 1, [bank.code]]);
    expect(await find('power bank')).toEqual([true, 1, [bank.code]]);
    expect(await find('hookah')).toEqual([true, 1, [hookah.code]]);
    expect(await find('glass')).toEqual([true, 1, [vase.code]]);
    expect(await find('павербнк', '&stage=DTH')).toEqual([false, 0, []]);
    expect(await find('YT9999999999999')).toEqual([false, 0, []]);
    const stranger = await newCustomer(service);
    expect(
      (await stranger.ask('GET', `/orders?search=${encodeURIComponent('павербнк')}`)).json['data'],
    ).toMatchObject({ total: 0 });
  });

  test('a telephone of Tajikistan is stored as one that can be called, any other as it was typed', async () => {
    const caller = await newCustomer(service);
    const one = await newOrder(caller, points.khujand, { recipientPhone: '92 700 11 23' });
    const other = await newOrder(caller, points.khujand, { recipientPhone: 'ask Farhod' });
    const phoneOf = async (code: string) =>
      orderOf(await caller.ask('GET', `/orders/${code}`)).declaration.recipientPhone;
    expect(await phoneOf(one.code)).toBe('+992927001123');
    expect(await phoneOf(other.code)).toBe('ask Farhod');
  });
});

describe('a code of a cancelled order', () => {
  test('may be declared again at once by its own customer', async () => {
    const caller = await newCustomer(service);
    const code = newTrackingCode();
    const one = await submitted(caller, { trackingCodes: [code] });
    await act(caller, 'cancel', { codes: [one.code] });
    const again = await submitted(caller, { trackingCodes: [code] });
    expect(orderOf(await caller.ask('GET', `/orders/${again.code}`))).toMatchObject({
      parcelList: [{ trackingCode: code, status: 'WAIT_FORECAST' }],
    });
  });

  test('cancelled and received at the same moment is one of both, and the code is free only if it was cancelled', async () => {
    const caller = await newCustomer(service);
    const code = newTrackingCode();
    const one = await submitted(caller, {
      trackingCodes: [code],
      places: 1,
      weightKg: '2',
      valueAmount: '260',
    });
    const [cancelled] = await Promise.all([
      act(caller, 'cancel', { codes: [one.code] }),
      receive(code).catch((error: unknown) => error),
    ]);
    const again = await caller.ask('POST', '/orders', {
      requestId: randomUUID(),
      goods: 'Tea',
      pickupPointId: points.khujand,
      trackingCodes: [code],
    });
    const isCancelled = cancelled.done.length === 1;
    expect(again.json['error']).toBe(isCancelled ? undefined : 'orders.codeTaken');
    const { status } = orderOf(await caller.ask('GET', `/orders/${one.code}`));
    expect(status).toBe(isCancelled ? 'YQX' : 'DTH');
  });
});
