import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { counterSnapshot } from '@rohi/contract/stations/counter-snapshot.contract';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { counterClerk, openCard, openShift, takeAll, type CounterClerk } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { newDevice, scanOf } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';

type Snapshot = DataOf<typeof counterSnapshot>;

const noon = '2026-11-20T09:00:00Z';
let service: TestApp;
let second: FastifyInstance;
let khujand: number;
let manager: MoneyPerson;
let clerk: CounterClerk;
let device: string;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
});
beforeEach(async () => {
  clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);
});
afterEach(async () => {
  service.clock.set(noon);
  manager = await moneyPerson(service, 'manager');
  await expectLedgerAdds(service);
});

async function withParcel(weightG = 4_000): Promise<{ customer: Customer; code: string }> {
  const customer = await newCustomer(service);
  return { customer, code: await readyParcel(service, customer, khujand, weightG) };
}

const snapshot = async (since?: string, by: Pick<MoneyPerson, 'get'> = clerk) =>
  moneyOf<Snapshot>(
    await by.get(
      `/stations/counter-snapshot?deviceId=${device}${since === undefined ? '' : `&since=${encodeURIComponent(since)}`}`,
    ),
  );

/** The scans of an offline counter, made by what its snapshot says. */
function without({ customer, code }: { customer: Customer; code: string }, snapshot: Snapshot) {
  const visit = randomUUID();
  const { customerCode } = customer;
  const parcel = snapshot.parcels.find((each) => each.code === code);
  const charges = (parcel?.owed ?? []).flatMap(({ id, cents: [today = 0] }) =>
    today === 0 ? [] : [{ id, cents: today }],
  );
  const { rate = '', rateDate = '' } = snapshot.rate ?? {};
  return {
    give: scanOf(service, code, {
      action: 'GIVE',
      visit,
      customerCode,
      document: { type: 'PASSPORT', end: '4412' },
    }),
    // 10 USD are 92.50 somoni.
    cash: scanOf(service, customerCode, {
      action: 'TAKE_CASH',
      visit,
      customerCode,
      shiftId: snapshot.shift?.id,
      charges,
      handed: 10_000,
      change: 750,
      rate: { rate, rateDate },
    }),
  };
}

const send = async (scans: readonly object[], by: MoneyPerson = clerk, through = service.app) =>
  moneyOf<{ list: ScanAnswer[] }>(
    await by.post('/stations/scans', { requestId: undefined, deviceId: device, scans }, through),
  ).list;

const says = async (scans: readonly object[], by: MoneyPerson = clerk) =>
  (await send(scans, by)).map(({ verdict, say }) => `${verdict} ${say}`);

const listed = async (code: string) =>
  moneyOf<{ list: ScanException[] }>(await manager.get('/stations/exceptions')).list.filter(
    (each) => each.code === code,
  );

const handOversOf = (code: string) =>
  service.context.sql<{ clerk: string; proof: string; end: string }[]>`
    select hand_over.clerk, proof, document_end as "end" from hand_over
    join counter_visit on counter_visit.id = visit_id where tracking_code = ${code}`;

const moneyOfCustomer = async ({ customerCode }: Customer) =>
  service.context.sql<{ total: string; balance: string; late: boolean }[]>`
    select total_minor::text as total, to_balance_minor::text as balance, taken_at is not null as late from payment
    where customer_code = ${customerCode} order by at`;

describe('the snapshot of a counter', () => {
  test('a snapshot has what lies at the own point with what is owed on each day, and no names', async () => {
    const { customer, code } = await withParcel();
    await service.context
      .sql`update user_account set name = 'Назаров Фирдавс' where id = ${customer.account.id}`;
    const before = await snapshot();
    expect(before).toMatchObject({
      isWhole: true,
      days: ['2026-11-20', '2026-11-21', '2026-11-22'],
      shift: { taken: 0 },
      limits: { handOver: 10_000, shift: 150_000 },
      rate: { rate: '9.25', nominal: 1 },
    });
    const row = { code, customerCode: customer.customerCode, cell: null, weightG: 4_000, flags: [] };
    expect(before.parcels.find((parcel) => parcel.code === code)).toMatchObject({
      ...row,
      owed: [{ cents: [1_000, 1_000, 1_000] }],
    });
    expect(JSON.stringify(before)).not.toContain('Назаров');
    service.clock.set('2026-11-28T10:00:00Z');
    const later = (await snapshot(before.cursor, await counterClerk(service))).parcels.find(
      (parcel) => parcel.code === code,
    );
    expect(later?.owed.map(({ cents }) => cents)).toContainEqual([0, 20, 40]);
  });

  test('says what has changed since: paid, given, put into a cell; the whole once a day has begun', async () => {
    const [paid, gone] = [await withParcel(), await withParcel()];
    const { cursor } = await snapshot();
    expect(await snapshot(cursor)).toMatchObject({ isWhole: false, gone: [] });
    // From before a migration put codes right.
    expect(await snapshot(cursor.replace('~v2.', '~'))).toMatchObject({ isWhole: true });
    moneyOf(await takeAll(clerk, paid.customer, '100'));
    moneyOf(await takeAll(clerk, gone.customer, '100'));
    moneyOf(await clerk.give(await openCard(clerk, gone.customer, khujand), gone.code));
    await service.context.sql`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${khujand}, 'A-12', now(), 'test' from parcel where tracking_code = ${paid.code}`;
    const changed = await snapshot(cursor);
    expect(changed).toMatchObject({ isWhole: false, gone: [gone.code] });
    expect(changed.parcels.find(({ code }) => code === paid.code)).toMatchObject({ cell: 'A-12', owed: [] });
    service.clock.set('2026-11-20T19:01:00Z');
    expect(await snapshot(changed.cursor, await counterClerk(service))).toMatchObject({ isWhole: true });
  });

  test('a snapshot is given to no user of another point, and to no device of other work', async () => {
    const stranger = await counterClerk(service, 'PP-KULOB');
    const path = `/stations/counter-snapshot?deviceId=`;
    expect(endOf(await stranger.get(`${path}${device}`))).toBe('404 stations.deviceNotFound');
    const gate = await newDevice(service);
    expect(endOf(await manager.get(`${path}${gate}`))).toBe('400 request.invalid');
    const { code } = await withParcel();
    const before = await snapshot();
    const { give } = without({ customer: await newCustomer(service), code }, before);
    const answer = await stranger.post('/stations/scans', { deviceId: device, scans: [give] });
    expect(moneyOf<{ list: ScanAnswer[] }>(answer).list).toMatchObject([{ verdict: 'WRONG_PLACE' }]);
  });
});

describe('what a counter did offline', () => {
  test('is on record once, however often it is sent and by which process: paid, given, with the document', async () => {
    const parcel = await withParcel();
    const { give, cash } = without(parcel, await snapshot());
    const both = [cash, give];
    const sent = await Promise.all([send(both), send(both, clerk, second), send(both)]);
    for (const answers of sent) expect(answers.map(({ say }) => say)).toEqual(['CASH_TAKEN', 'GIVEN']);
    expect(await handOversOf(parcel.code)).toEqual([
      { clerk: clerk.account.username, proof: 'DOCUMENT', end: '4412' },
    ]);
    expect(await moneyOfCustomer(parcel.customer)).toEqual([{ total: '1000', balance: '0', late: false }]);
    expect((await snapshot()).shift).toMatchObject({ taken: 1_000 });
  });

  test('goes on at a card that a code has opened before: its proof stands while the card was open, and the card stays open', async () => {
    const { customer, code } = await withParcel();
    const more = [
      await readyParcel(service, customer, khujand, 1_000),
      await readyParcel(service, customer, khujand, 1_000),
    ];
    moneyOf(await takeAll(clerk, customer, '500'));
    const card = await openCard(clerk, customer, khujand);
    const { customerCode } = customer;
    const giving = (tracking: string, visit = card.id) =>
      scanOf(service, tracking, { action: 'GIVE', visit, customerCode, byVisit: true });
    const [second = '', third = ''] = more;
    expect(await says([giving(code, randomUUID())])).toEqual(['NEEDS_PERSON NO_PROOF']);
    expect(await says([giving(code)], await counterClerk(service))).toEqual(['NEEDS_PERSON NO_PROOF']);
    expect(await says([giving(code)])).toEqual(['OK GIVEN']);
    expect(await handOversOf(code)).toEqual([{ clerk: clerk.account.username, proof: 'CODE', end: null }]);
    moneyOf(await clerk.give(card, second));
    moneyOf(await clerk.post(`/hand-over/visits/${card.id}/end`, { requestId: undefined }));
    service.clock.set('2026-11-20T09:10:00Z');
    expect(await says([giving(third)])).toEqual(['NEEDS_PERSON NO_PROOF']);
    const waited = { ...giving(third), at: '2026-11-20T09:00:00Z' };
    expect(await says([waited])).toEqual(['OK GIVEN']);
  });

  test('is on record once where its call was taken and the answer lost: the stored act has the id of the call', async () => {
    const { customer, code } = await withParcel();
    const { give, cash } = without({ customer, code }, await snapshot());
    moneyOf(
      await clerk.post('/staff/payments', {
        requestId: cash.scanId,
        customerCode: customer.customerCode,
        over: 'TJS',
        cash: { TJS: '100' },
        charges: (await snapshot()).parcels
          .find((each) => each.code === code)
          ?.owed.map(({ id, cents: [today = 0] }) => ({ id, amount: (today / 100).toFixed(2) })),
        rate: { rate: '9.25', rateDate: '2026-11-20' },
      }),
    );
    const card = await openCard(clerk, customer, khujand);
    moneyOf(await clerk.give(card, code, { requestId: give.scanId }));
    const byVisit = { ...give, document: undefined, visit: card.id, byVisit: true };
    expect(await says([cash, byVisit])).toEqual(['DUPLICATE CASH_KNOWN', 'OK GIVEN']);
    expect(await moneyOfCustomer(customer)).toEqual([{ total: '1000', balance: '0', late: false }]);
    expect(await handOversOf(code)).toHaveLength(1);
  });

  test('of a parcel that was given here with the line at the same time one is on record, and the other is a case with both stories', async () => {
    for (let round = 0; round < 3; round += 1) {
      const parcel = await withParcel();
      moneyOf(await takeAll(clerk, parcel.customer, '100'));
      const { give } = without(parcel, await snapshot());
      const colleague = await counterClerk(service);
      const card = await openCard(colleague, parcel.customer, khujand);
      const [[late], online] = await Promise.all([
        send([give]),
        colleague.give(card, parcel.code, { through: second }),
      ]);
      const cases = await listed(parcel.code);
      expect(await handOversOf(parcel.code)).toHaveLength(1);
      if (late?.say === 'GIVEN') {
        expect(endOf(online)).toBe('409 handOver.alreadyGiven');
        expect(cases).toEqual([]);
      } else {
        expect(late).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'ALREADY_GIVEN' });
        expect(cases).toMatchObject([
          { station: { scannedBy: clerk.account.username, document: { end: '4412' } } },
        ]);
        expect(cases[0]?.events.at(-1)).toMatchObject({
          type: 'CUSTOMER_RECEIVED',
          by: colleague.account.username,
        });
      }
    }
  });

  test('is a case where it is held, cancelled, another’s, elsewhere, unknown or unpaid, and changes nothing', async () => {
    const before = await snapshot();
    const unpaid = await withParcel();
    const other = { customer: await newCustomer(service), code: unpaid.code };
    const unknownParcel = { customer: other.customer, code: 'SF1402857713264' };
    const owner = await newCustomer(service);
    const facts = { customerCode: owner.customerCode, pickupPointId: khujand, orderCode: null };
    const held = await builders(service.context).parcelAtPickupPoint({ facts, flag: 'HELD' });
    const cases: [typeof unpaid, string][] = [
      [unpaid, 'STILL_OWED'],
      [other, 'OTHER_CUSTOMER'],
      [unknownParcel, 'NO_SUCH_PARCEL'],
      [{ customer: owner, code: held }, 'HELD'],
    ];
    for (const [parcel, say] of cases) {
      const { give } = without(parcel, before);
      expect(await says([give])).toEqual([`NEEDS_PERSON ${say}`]);
      expect(await handOversOf(parcel.code)).toEqual([]);
    }
    expect(await listed(unpaid.code)).toHaveLength(2);
    moneyOf(await takeAll(clerk, unpaid.customer, '100'));
    const [first] = (await listed(unpaid.code)).filter(({ say }) => say === 'STILL_OWED');
    const own = await clerk.post(`/stations/exceptions/${first?.id}/settle`, {
      requestId: undefined,
      how: 'TAKE',
    });
    expect(endOf(own)).toBe('403 auth.notAllowed');
    const { list } = moneyOf<{ list: ScanException[] }>(await clerk.get('/stations/exceptions'));
    expect(list.find(({ id }) => id === first?.id)).toMatchObject({ isOwn: true });
    expect(first).toMatchObject({ isOwn: false });
    moneyOf(
      await manager.post(`/stations/exceptions/${first?.id}/settle`, { requestId: undefined, how: 'TAKE' }),
    );
    expect(await handOversOf(unpaid.code)).toHaveLength(1);
  });

  test('keeps the money on the balance where the same was paid with the line: nothing is lost, nothing paid twice', async () => {
    const parcel = await withParcel();
    const { give, cash } = without(parcel, await snapshot());
    const colleague = await counterClerk(service);
    await openShift(colleague, manager, khujand);
    const [answers, online] = await Promise.all([
      send([cash, give]),
      takeAll(colleague, parcel.customer, '100'),
    ]);
    expect(answers[1]).toMatchObject({ say: 'GIVEN' });
    const paid = await moneyOfCustomer(parcel.customer);
    if (endOf(online) === 'ok') {
      expect(answers[0]).toMatchObject({ verdict: 'NEEDS_PERSON', say: 'CASH_TO_BALANCE' });
      expect(paid.map(({ total, balance }) => `${total} ${balance}`).toSorted()).toEqual([
        '0 1000',
        '1000 0',
      ]);
      expect(await listed(parcel.customer.customerCode)).toMatchObject([
        { station: { cash: { amount: '92.50', currency: 'TJS' } } },
      ]);
    } else {
      expect(answers[0]).toMatchObject({ say: 'CASH_TAKEN' });
      expect(paid).toMatchObject([{ total: '1000', balance: '0' }]);
    }
    const after = without(parcel, await snapshot());
    const twice = { ...after.cash, charges: [{ id: '1', cents: 1_000 }] };
    expect(await says([twice])).toEqual(['NEEDS_PERSON CASH_TO_BALANCE']);
  });

  test('is a late item of its shift once that is closed, and a case where the shift is another’s', async () => {
    const parcel = await withParcel();
    const before = await snapshot();
    const { cash } = without(parcel, before);
    service.clock.set('2026-11-20T09:05:00Z');
    const counted = { TJS: { notes: { 500: 4 } }, USD: { notes: {} } };
    const shift = `/staff/shifts/${before.shift?.id}`;
    moneyOf(await clerk.post(`${shift}/count`, { counted, card: '0' }));
    moneyOf(await clerk.post(`${shift}/close`, { reason: null }));
    expect(await says([cash])).toEqual(['OK CASH_TAKEN']);
    expect(await moneyOfCustomer(parcel.customer)).toEqual([{ total: '1000', balance: '0', late: true }]);
    const other = without(await withParcel(), {
      ...(await snapshot()),
      shift: { id: randomUUID(), taken: 0 },
    });
    expect(await says([other.cash])).toEqual(['NEEDS_PERSON SHIFT_OVER']);
    const unknown = { rate: '9.99', rateDate: '2026-11-20' };
    const wrong = { ...other.cash, scanId: randomUUID(), shiftId: before.shift?.id, rate: unknown };
    expect(await says([wrong])).toEqual(['NEEDS_PERSON NO_SUCH_RATE']);
  });

  test('counts the storage of the day on which it was given, and says what was beyond the limit', async () => {
    service.clock.set('2026-11-28T18:50:00Z');
    manager = await moneyPerson(service, 'manager');
    const parcel = await withParcel(48_000);
    clerk = await counterClerk(service);
    await openShift(clerk, manager, khujand);
    const { give, cash } = without(parcel, await snapshot());
    // Midnight in Dushanbe is at 19:00, and the free days are over with it.
    service.clock.set('2026-11-28T19:20:00Z');
    const dear = { ...cash, handed: 111_000, change: 0 };
    expect(await says([dear, give])).toEqual(['NEEDS_PERSON OVER_LIMIT', 'OK GIVEN']);
    expect(await moneyOfCustomer(parcel.customer)).toMatchObject([{ balance: '0' }]);
    expect(await handOversOf(parcel.code)).toHaveLength(1);
  });
});
