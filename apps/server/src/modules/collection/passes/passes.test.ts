import { randomUUID } from 'node:crypto';
import { writePassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { readPassText, writePassText } from '@rohi/contract/collection/passes/pass-text';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { passKeys } from '@rohi/contract/hand-over/pass-keys.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { counterClerk, openShift, takeAll, type CounterClerk } from '../../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { readPublicKeys, renewPassKeys } from './pass-keys.service.ts';
import { endPasses } from './pass.store.ts';
import { forgetOldPasses, givePass, replacePass } from './passes.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;

const now = '2026-11-20T05:00:00Z';

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set(now);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
});

// Tries count for a clerk and a device: each test has its own.
beforeEach(async () => {
  service.clock.set(now);
  clerk = await counterClerk(service);
});

type Passes = DataOf<typeof ownPasses>;

const passesOf = async ({ ask }: Customer) => moneyOf<Passes>(await ask('GET', '/profile/passes'));
const give = (customer: Customer, wishes: object = {}) =>
  customer.ask('POST', '/profile/passes', {
    requestId: randomUUID(),
    pickupPointId: points.khujand,
    delegate: ' Раҷабов Фирӯз ',
    trackingCodes: null,
    term: 'THREE_DAYS',
    ...wishes,
  });
const show = (pass: string | null | undefined, at = clerk) => at.open({ kind: 'PASS', pass: pass ?? '' });
const revokedNow = async () =>
  moneyOf<{ revoked: string[] }>(await clerk.get('/hand-over/pass-keys')).revoked;

async function waiting(count: number): Promise<{ customer: Customer; codes: string[] }> {
  const customer = await newCustomer(service);
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1)
    codes.push(await readyParcel(service, customer, points.khujand));
  return { customer, codes };
}

/** The customer, logged in again. */
async function anew(customer: Customer): Promise<Customer> {
  const { token } = await logIn(service.app, customer.account);
  return { ...customer, ask: (method, path, body) => call(service.app, method, path, { token, body }) };
}

/** The same, paid. */
async function paid(count: number) {
  const ready = await waiting(count);
  await openShift(clerk, manager, points.khujand);
  moneyOf(await takeAll(clerk, ready.customer, '1000'));
  return ready;
}

const collect = (code: string) =>
  moveParcel(service.context, code, {
    type: 'CUSTOMER_RECEIVED',
    actor: systemPrincipal('test'),
    source: 'station',
  });

test('a counter is sent what was revoked since it asked, and all of it every hour, without what has run out', async () => {
  type Keys = DataOf<typeof passKeys>;
  const keysSince = async (since?: string) =>
    moneyOf<Keys>(await clerk.get(`/hand-over/pass-keys${since === undefined ? '' : `?since=${since}`}`));
  const revoke = async () => {
    const { customer } = await waiting(1);
    const { own } = await passesOf(customer);
    moneyOf(await customer.ask('POST', `/profile/passes/${own.serial}/cancel`));
    return own.serial;
  };
  const first = await revoke();
  let last = await keysSince();
  expect(last.isWhole).toBe(true);
  expect(last.revoked).toContain(first);
  // What was open somewhere when it was asked for may be sent twice.
  await expect
    .poll(async () => (last = await keysSince(last.cursor)))
    .toMatchObject({ isWhole: false, revoked: [], keys: [expect.anything()] });
  const second = await revoke();
  expect(await keysSince(last.cursor)).toMatchObject({ isWhole: false, revoked: [second] });
  for (const strange of ['', '0', `${Date.parse(now)}~1-1.1.1.0.1`])
    expect(await keysSince(strange)).toMatchObject({ isWhole: true });
  service.clock.set('2026-11-20T06:00:01Z');
  clerk = await counterClerk(service);
  const hourly = await keysSince(last.cursor);
  expect(hourly.isWhole).toBe(true);
  expect(hourly.revoked).toEqual(expect.arrayContaining([first, second]));
  service.clock.set('2026-11-23T05:00:00Z');
  clerk = await counterClerk(service);
  const { revoked } = await keysSince();
  expect([first, second].filter((serial) => revoked.includes(serial))).toEqual([]);
});

describe('the own pass', () => {
  test('opens the card by its QR and by its short number, and the visit says by which', async () => {
    const { customer, codes } = await paid(2);
    const { own } = await passesOf(customer);
    expect((await passesOf(customer)).own.serial).toBe(own.serial);
    const card = moneyOf<VisitCard>(await show(own.text));
    expect(card).toMatchObject({ proof: 'PASS', pass: { serial: own.serial, parcelLimit: null }, ready: 2 });
    const typed = `${own.serial.slice(0, 4)} ${own.serial.slice(4)}`;
    expect(moneyOf<VisitCard>(await show(typed.toLowerCase())).customer.code).toBe(customer.customerCode);
    const looks = await service.context.sql`
      select by, sought, result from counter_look where clerk_id = ${clerk.account.id} and by = 'PASS'`;
    expect(looks).toEqual(Array.from({ length: 2 }, () => ({ by: 'PASS', sought: null, result: 'FOUND' })));
    // Used up by the first parcel; the visit goes on.
    for (const code of codes) moneyOf(await clerk.give(card, code));
    expect(endOf(await show(own.text))).toBe('409 handOver.passUsed');
    expect(endOf(await show(own.serial))).toBe('409 handOver.passUsed');
    expect((await passesOf(customer)).own.serial).not.toBe(own.serial);
  });

  test('is good for two days more at each look, and then no longer', async () => {
    const { customer } = await waiting(1);
    const { own } = await passesOf(customer);
    expect(own.notAfter).toBe('2026-11-23T05:00:00.000Z');
    service.clock.set('2026-11-21T06:00:00Z');
    const { own: later } = await passesOf(await anew(customer));
    expect(later).toMatchObject({ serial: own.serial, notAfter: '2026-11-24T06:00:00.000Z' });
    service.clock.set('2026-11-23T05:00:00Z');
    clerk = await counterClerk(service);
    const refused = await show(own.text);
    expect(endOf(refused)).toBe('409 handOver.passExpired');
    expect(refused.json['msg']).toContain('10:00');
    moneyOf(await show(later.text));
  });
});

describe('what revokes', () => {
  const acts = ['cancel', 'replace', 'delegate', 'collect'] as const;
  const orders = acts.flatMap((a) =>
    acts.flatMap((b) =>
      acts.flatMap((c) => acts.map((d) => [a, b, c, d]).filter((order) => new Set(order).size === 4)),
    ),
  );

  test.each(orders)('%s, %s, %s, %s: after each every older pass is refused', async (...order) => {
    const { customer, codes } = await waiting(3);
    const older: { serial: string; text: string }[] = [];
    for (const act of order) {
      const { own, given } = await passesOf(customer);
      let serial = given.find(({ state }) => state === 'GOOD')?.serial;
      if (act === 'cancel' && serial === undefined)
        serial = moneyOf<Passes>(await give(customer)).given[0]?.serial;
      const held = await passesOf(customer);
      for (const { serial: serialOnRecord, text } of [
        own,
        ...held.given,
        ...(act === 'cancel' ? [] : [held.own]),
      ])
        if (text !== null) older.push({ serial: serialOnRecord, text });
      if (act === 'cancel') moneyOf(await customer.ask('POST', `/profile/passes/${serial}/cancel`));
      if (act === 'replace')
        moneyOf(await customer.ask('POST', '/profile/passes/replace', { requestId: randomUUID() }));
      if (act === 'delegate') moneyOf(await give(customer));
      if (act === 'collect') await collect(codes.pop() ?? '');
      const good = await passesOf(customer);
      const revoked = await revokedNow();
      const isGood = (serial: string) =>
        serial === good.own.serial && !(act === 'replace' || act === 'delegate' || act === 'collect');
      for (const pass of older.filter((pass) => !isGood(pass.serial))) {
        expect(endOf(await show(pass.text))).toBe('409 handOver.passRevoked');
        expect(revoked).toContain(pass.serial);
      }
      moneyOf(await show(good.own.text));
    }
  });

  test('two processes at once: one own and one given pass are good, never more', async () => {
    const { customer } = await waiting(1);
    const other = await openTestContext(service.address);
    const body = {
      pickupPointId: points.khujand,
      delegate: 'Брат',
      trackingCodes: null,
      term: 'THREE_DAYS' as const,
    };
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const context = index % 2 === 0 ? service.context : other.context;
        const requestId = randomUUID();
        return index % 3 === 0
          ? replacePass(context, customer.customerCode, { requestId }, 'ru')
          : givePass(context, customer.customerCode, { ...body, requestId }, 'ru');
      }),
    );
    const [count] = await service.context.sql<{ own: number; given: number }[]>`
      select count(*) filter (where delegate is null)::integer as own,
        count(*) filter (where delegate is not null)::integer as given
      from pass where customer_code = ${customer.customerCode} and ended_at is null`;
    expect(count?.own).toBe(1);
    expect(count?.given).toBeLessThanOrEqual(1);
  });
});

describe('a given pass', () => {
  test('names who collects, allows what was chosen, once, and its use is told by letter at once', async () => {
    const { customer, codes } = await paid(3);
    const [first = '', second = '', third = ''] = codes;
    const requestId = randomUUID();
    const body = { requestId, trackingCodes: [first, second] };
    const [givenPasses] = moneyOf<Passes>(await give(customer, body)).given;
    expect(moneyOf<Passes>(await give(customer, body)).given).toHaveLength(1);
    expect(givenPasses).toMatchObject({ delegate: 'Раҷабов Фирӯз', parcelLimit: 2, state: 'GOOD' });
    const card = moneyOf<VisitCard>(await show(givenPasses?.text));
    expect(card.delegate).toEqual({ name: 'Раҷабов Фирӯз', document: null });
    expect(card.parcels.map(({ trackingCode }) => trackingCode).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect(endOf(await clerk.scan(card, third))).toBe('409 handOver.passOtherParcel');
    expect(endOf(await clerk.give(card, third))).toBe('409 handOver.passOtherParcel');
    const again = moneyOf<VisitCard>(await show(givenPasses?.text));
    moneyOf(await clerk.give(card, first));
    expect(endOf(await clerk.give(again, second))).toBe('409 handOver.passUsed');
    moneyOf(await clerk.give(card, second));
    expect((await passesOf(customer)).given[0]).toMatchObject({ state: 'USED', text: null });
    const letters = await service.context.sql<{ to: string; first: string }[]>`
      select recipient as to, params ->> 'trackingCode' as first from letter where name = 'passUsed'`;
    expect(letters).toEqual([{ to: customer.account.email, first }]);
    const [row] = await service.context.sql<{ delegate: string }[]>`
      select delegate from hand_over where tracking_code = ${first}`;
    expect(row?.delegate).toBe('Раҷабов Фирӯз');
  });

  test('for all that is ready stops at their number, also where two are given at once', async () => {
    const { customer, codes } = await paid(2);
    const [givenPasses] = moneyOf<Passes>(await give(customer)).given;
    codes.push(await readyParcel(service, customer, points.khujand));
    moneyOf(await takeAll(clerk, customer, '500'));
    const card = moneyOf<VisitCard>(await show(givenPasses?.text));
    const ends = (await Promise.all(codes.map((code) => clerk.give(card, code)))).map(endOf);
    expect(ends.toSorted()).toEqual(['409 handOver.passLimit', 'ok', 'ok']);
  });

  test('that is cancelled while its card is open gives nothing more', async () => {
    const { customer, codes } = await paid(1);
    const [givenPasses] = moneyOf<Passes>(await give(customer)).given;
    const card = moneyOf<VisitCard>(await show(givenPasses?.text));
    for (const _ of [1, 2])
      moneyOf(await customer.ask('POST', `/profile/passes/${givenPasses?.serial}/cancel`));
    expect(endOf(await clerk.give(card, codes[0] ?? ''))).toBe('409 handOver.passRevoked');
  });

  test('a pass that is being revoked hands nothing over: the hand-over waits for it', async () => {
    const { customer, codes } = await paid(1);
    const [givenPasses] = moneyOf<Passes>(await give(customer)).given;
    const card = moneyOf<VisitCard>(await show(givenPasses?.text));
    const { db, sql } = service.context;
    const giving = await inTransaction(db, async (tx) => {
      await endPasses(tx, [customer.customerCode], { reason: 'CANCELLED' });
      const attempt = clerk.give(card, codes[0] ?? '');
      await expect
        .poll(
          () => sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%pass%'`,
        )
        .toHaveLength(1);
      return { asked: attempt };
    });
    expect(endOf(await giving.asked)).toBe('409 handOver.passRevoked');
    expect(await sql`select from hand_over where tracking_code = ${codes[0] ?? ''}`).toEqual([]);
  });

  test('is asked for rightly: something ready, a term that the point is open for, an own pass', async () => {
    const { customer, codes } = await waiting(1);
    const stranger = await newCustomer(service);
    expect(endOf(await give(stranger))).toBe('409 collection.nothingWaits');
    expect(endOf(await give(customer, { pickupPointId: points.kulob }))).toBe('409 collection.nothingWaits');
    expect(endOf(await give(customer, { trackingCodes: [...codes, 'YT1'] }))).toBe('409 collection.notReady');
    expect(endOf(await give(customer, { delegate: '李'.repeat(30) }))).toBe('400 request.invalid');
    const requestId = randomUUID();
    const [givenPasses] = moneyOf<Passes>(await give(customer, { requestId })).given;
    expect(endOf(await give(stranger, { requestId }))).toBe('422 collection.requestReused');
    expect(endOf(await stranger.ask('POST', `/profile/passes/${givenPasses?.serial}/cancel`))).toBe(
      '404 collection.passNotFound',
    );
    const { terms } = (await passesOf(customer)).points[0] ?? { terms: [] };
    for (const { term, until } of terms) {
      const [latest] = moneyOf<Passes>(await give(customer, { term })).given;
      expect(latest?.notAfter).toBe(until);
    }
    for (const term of ['TODAY', 'TOMORROW'].filter(
      (name) => !terms.some((offered) => offered.term === name),
    ))
      expect(endOf(await give(customer, { term }))).toBe('409 collection.termOver');
  });
});

describe('at the counter', () => {
  test('a pass is refused by name: foreign, forged, for another point, unknown, no pass at all', async () => {
    const { customer } = await waiting(1);
    const [givenPasses] = moneyOf<Passes>(await give(customer)).given;
    const read = readPassText(givenPasses?.text ?? '');
    const otherSign = read?.signature.map((byte, index) => (index === 9 ? byte ^ 1 : byte));
    const foreign = read?.signed.map((byte, index) => (index === 2 ? byte ^ 1 : byte));
    const signed = read?.signed ?? new Uint8Array();
    expect(endOf(await show(writePassText(signed, otherSign ?? signed)))).toBe('409 handOver.passForged');
    expect(endOf(await show(writePassText(foreign ?? signed, read?.signature ?? signed)))).toBe(
      '409 handOver.passForeign',
    );
    const kulob = await counterClerk(service, 'PP-KULOB');
    const elsewhere = await show(givenPasses?.text, kulob);
    expect(endOf(elsewhere)).toBe('409 handOver.passOtherPoint');
    expect(elsewhere.json['msg']).toContain('Point KHUJAND');
    expect(endOf(await show('YT8834201957316'))).toBe('400 request.invalid');
    const unknown = writePassSerial([1, 2, 3, 4, 5, 6, 7]);
    for (let left = 9; left >= 0; left -= 1) expect((await show(unknown)).json['msg']).toContain(`${left} `);
    expect(endOf(await show(givenPasses?.serial))).toBe('429 handOver.tooManyTries');
    moneyOf(await show(givenPasses?.text));
  });

  test('an older key is good until no pass of it can be', async () => {
    const { customer } = await waiting(1);
    const { own } = await passesOf(customer);
    service.clock.advance(90 * 86_400_000);
    await renewPassKeys(service.context);
    const both = await readPublicKeys(service.context);
    expect(both).toHaveLength(2);
    const keyIdOf = (text: string) => readPassText(text)?.pass.keyId;
    expect(both.map(({ id }) => id)).toContain(keyIdOf(own.text));
    const token = await newCustomer(service);
    expect(keyIdOf((await passesOf(token)).own.text)).toBe(both[0]?.id);
    await renewPassKeys(service.context);
    expect(await readPublicKeys(service.context)).toHaveLength(2);
    service.clock.advance(5 * 86_400_000);
    await renewPassKeys(service.context);
    expect(await readPublicKeys(service.context)).toEqual(both.slice(0, 1));
    service.clock.advance(500 * 86_400_000);
    await forgetOldPasses(service.context);
    expect(await service.context.sql`select from pass`).toEqual([]);
  });
});
