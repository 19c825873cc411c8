import { randomUUID } from 'node:crypto';
import { readPassText, writePassText } from '@rohi/contract/collection/passes/pass-text';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { counterClerk, openShift, takeAll, type CounterClerk } from '../../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { newDevice, scanOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';

type Passes = DataOf<typeof ownPasses>;

const noon = '2026-11-20T09:00:00Z';
const hourMs = 3_600_000;
let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;
let device: string;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set(noon);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
});
beforeEach(async () => {
  service.clock.set(noon);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

/** A clerk who logs in and opens a shift then. */
async function at(moment: string): Promise<void> {
  service.clock.set(moment);
  clerk = await counterClerk(service);
  await openShift(clerk, await moneyPerson(service, 'manager'), points.khujand);
}

/** Paid parcels of a customer. */
async function paid(count: number): Promise<{ customer: Customer; codes: string[] }> {
  const customer = await newCustomer(service);
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1)
    codes.push(await readyParcel(service, customer, points.khujand));
  moneyOf(await takeAll(clerk, customer, '1000'));
  return { customer, codes };
}

const passesOf = async ({ ask }: Customer) => moneyOf<Passes>(await ask('GET', '/profile/passes'));
const give = async ({ ask }: Customer, wishes: object = {}) =>
  moneyOf<Passes>(
    await ask('POST', '/profile/passes', {
      requestId: randomUUID(),
      pickupPointId: points.khujand,
      delegate: 'Раҷабов Фирӯз',
      trackingCodes: null,
      term: 'THREE_DAYS',
      ...wishes,
    }),
  ).given[0];

type ByPass = { code: string | undefined; customer: Customer; visit?: string; shownAt?: string };

/** What the device has noted of a parcel that it gave by a pass. */
const givenBy = (
  pass: string | null | undefined,
  { code = '', customer, visit = randomUUID(), shownAt }: ByPass,
) =>
  scanOf(service, code, {
    action: 'GIVE',
    visit,
    customerCode: customer.customerCode,
    pass,
    ...(shownAt === undefined ? {} : { at: shownAt }),
  });

const send = async (scans: readonly object[], sentAt?: string) =>
  moneyOf<{ list: ScanAnswer[] }>(
    await clerk.post('/stations/scans', {
      requestId: undefined,
      deviceId: device,
      scans,
      ...(sentAt === undefined ? {} : { sentAt }),
    }),
  ).list.map(({ verdict, say }) => `${verdict} ${say}`);

/** Cases that came at one moment have no order, so one of several is found by what it says. */
const caseOf = async (code: string | undefined, say?: string) =>
  moneyOf<{ list: ScanException[] }>(await manager.get('/stations/exceptions')).list.find(
    (each) => each.code === code && (say === undefined || each.say === say),
  );

const handOversOf = (code: string | undefined) =>
  service.context.sql<{ proof: string; pass: string; delegate: string | null }[]>`
    select proof, pass_serial as pass, hand_over.delegate from hand_over
    join counter_visit on counter_visit.id = visit_id where tracking_code = ${code ?? ''}`;

const changed = (text: string | null | undefined, which: 'signature' | 'key') => {
  const read = readPassText(text ?? '');
  const flip = (bytes: Uint8Array, at: number) =>
    bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
  if (read === undefined) throw new TypeError('no pass');
  return which === 'key'
    ? writePassText(flip(read.signed, 2), read.signature)
    : writePassText(read.signed, flip(read.signature, 9));
};

describe('a pass that was shown at an offline counter', () => {
  test('is on record with the hand-over, used by its visit, and good for the next parcel of it alone', async () => {
    const { customer, codes } = await paid(3);
    const { own } = await passesOf(customer);
    const visit = randomUUID();
    const [first, second] = codes.map((code) => givenBy(own.text, { code, customer, visit }));
    expect(await send([first ?? {}, second ?? {}])).toEqual(['OK GIVEN', 'OK GIVEN']);
    expect(await send([first ?? {}])).toEqual(['OK GIVEN']);
    expect(await handOversOf(codes[0])).toEqual([{ proof: 'PASS', pass: own.serial, delegate: null }]);
    expect(await send([givenBy(own.text, { code: codes[2], customer })])).toEqual(['NEEDS_PERSON PASS_USED']);
    expect(await handOversOf(codes[2])).toEqual([]);
    const found = await caseOf(codes[2]);
    expect(found).toMatchObject({ station: { pass: own.serial, document: null }, pass: { state: 'USED' } });
    moneyOf(
      await manager.post(`/stations/exceptions/${found?.id}/settle`, { requestId: undefined, how: 'TAKE' }),
    );
    expect(await handOversOf(codes[2])).toEqual([{ proof: 'PASS', pass: own.serial, delegate: null }]);
  });

  test('names who collects, and goes no further than what the customer has chosen', async () => {
    const { customer, codes } = await paid(3);
    const pass = await give(customer, { trackingCodes: codes.slice(0, 1) });
    const visit = randomUUID();
    const scans = codes.slice(0, 2).map((code) => givenBy(pass?.text, { code, customer, visit }));
    expect(await send(scans)).toEqual(['OK GIVEN', 'NEEDS_PERSON PASS_OTHER_PARCEL']);
    expect((await handOversOf(codes[0]))[0]?.delegate).toBe('Раҷабов Фирӯз');
    const letters = await service.context.sql`
      select from letter where name = 'passUsed' and recipient = ${customer.account.email}`;
    expect(letters).toHaveLength(1);
    const { customer: other, codes: two } = await paid(2);
    const all = await give(other);
    two.push(await readyParcel(service, other, points.khujand));
    moneyOf(await takeAll(clerk, other, '500'));
    const atOnce = randomUUID();
    const three = two.map((code) => givenBy(all?.text, { code, customer: other, visit: atOnce }));
    expect(await send(three)).toEqual(['OK GIVEN', 'OK GIVEN', 'NEEDS_PERSON PASS_LIMIT']);
  });

  test('is refused by name: forged, foreign, run out, for another point, of another customer, no pass; and a person takes none that was not signed here', async () => {
    const { customer, codes } = await paid(1);
    const code = codes[0];
    const { own } = await passesOf(customer);
    await readyParcel(service, customer, points.kulob);
    const elsewhere = await give(customer, { pickupPointId: points.kulob });
    const { own: later } = await passesOf(customer);
    const { own: theirs } = await passesOf(await newCustomer(service));
    const refused: [string | null | undefined, string][] = [
      [changed(own.text, 'signature'), 'PASS_FORGED'],
      [changed(own.text, 'key'), 'PASS_FOREIGN'],
      [elsewhere?.text, 'PASS_OTHER_POINT'],
      [theirs.text, 'OTHER_CUSTOMER'],
    ];
    for (const [text, say] of refused)
      expect(await send([givenBy(text, { code, customer })])).toEqual([`NEEDS_PERSON ${say}`]);
    for (const say of ['PASS_FORGED', 'PASS_FOREIGN']) {
      const found = await caseOf(code, say);
      const settle = `/stations/exceptions/${found?.id}/settle`;
      const { status } = await manager.post(settle, { requestId: undefined, how: 'TAKE' });
      expect([say, status, await handOversOf(code)]).toEqual([say, 200, []]);
    }
    const scan = givenBy('YT8834201957316', { code, customer });
    const answer = await clerk.post('/stations/scans', {
      requestId: undefined,
      deviceId: device,
      scans: [scan],
    });
    expect(endOf(answer)).toBe('400 request.invalid');
    const both = { ...givenBy(own.text, { code, customer }), document: { type: 'PASSPORT', end: '4412' } };
    expect(
      endOf(await clerk.post('/stations/scans', { requestId: undefined, deviceId: device, scans: [both] })),
    ).toBe('400 request.invalid');
    service.clock.set('2026-11-23T09:00:01Z');
    clerk = await counterClerk(service);
    expect(await send([givenBy(later.text, { code, customer })])).toEqual(['NEEDS_PERSON PASS_EXPIRED']);
  });

  test('is dated ahead of a hand-over that was before it was made', async () => {
    await at('2026-11-20T08:20:00Z');
    const { customer, codes } = await paid(1);
    service.clock.set(noon);
    const { own } = await passesOf(customer);
    const scan = givenBy(own.text, { code: codes[0], customer, shownAt: '2026-11-20T08:30:00Z' });
    expect(await send([scan], noon)).toEqual(['NEEDS_PERSON PASS_CLOCK']);
  });

  test('that has run out is not made good by a time at which its clerk was not logged in', async () => {
    const { customer, codes } = await paid(1);
    const { own } = await passesOf(customer);
    await at('2026-11-23T09:30:00Z');
    const scan = givenBy(own.text, { code: codes[0], customer, shownAt: '2026-11-23T08:59:00Z' });
    expect(await send([scan], '2026-11-23T09:30:00Z')).toEqual(['NEEDS_PERSON PASS_EXPIRED']);
    expect(await handOversOf(codes[0])).toEqual([]);
  });

  test.each([-2, 2])(
    'is judged by how long it has waited, with a clock that is %i hours wrong',
    async (wrong) => {
      const { customer, codes } = await paid(2);
      const { own } = await passesOf(customer);
      await at('2026-11-23T08:45:00Z');
      service.clock.set('2026-11-23T09:15:00Z');
      // It ran out at nine: shown ten minutes before that it was good, and ten minutes after it was not.
      const by = (moment: string) => new Date(Date.parse(moment) + wrong * hourMs).toISOString();
      const sentAt = by('2026-11-23T09:15:00Z');
      const visit = randomUUID();
      const scans = [
        givenBy(own.text, { code: codes[0], customer, visit, shownAt: by('2026-11-23T08:50:00Z') }),
        givenBy(own.text, { code: codes[1], customer, visit, shownAt: by('2026-11-23T09:10:00Z') }),
      ];
      expect(await send(scans, sentAt)).toEqual(['OK GIVEN', 'NEEDS_PERSON PASS_EXPIRED']);
    },
  );
});

describe('cancel, replace, delegate, collect, and an offline station', () => {
  const acts = ['cancel', 'replace', 'delegate', 'collect'] as const;
  const orders = acts.flatMap((a) =>
    acts.flatMap((b) =>
      acts.flatMap((c) => acts.map((d) => [a, b, c, d]).filter((order) => new Set(order).size === 4)),
    ),
  );

  test.each(orders)(
    '%s, %s, %s, %s: what it gave before is on record or a case, each once',
    async (...order) => {
      const { customer, codes } = await paid(2);
      const [taken, online] = codes;
      const { own } = await passesOf(customer);
      // The station has gone by the own pass while it was good; what it did comes after all of it.
      const scan = givenBy(own.text, { code: taken, customer });
      for (const act of order) {
        const { given: others } = await passesOf(customer);
        const good =
          others.find(({ state }) => state === 'GOOD') ??
          (act === 'cancel' ? await give(customer) : undefined);
        if (act === 'cancel') moneyOf(await customer.ask('POST', `/profile/passes/${good?.serial}/cancel`));
        if (act === 'replace')
          moneyOf(await customer.ask('POST', '/profile/passes/replace', { requestId: randomUUID() }));
        if (act === 'delegate') await give(customer);
        if (act === 'collect') {
          const { own: now } = await passesOf(customer);
          const card = moneyOf<{ id: string }>(await clerk.open({ kind: 'PASS', pass: now.text }));
          moneyOf(await clerk.give(card, online ?? ''));
        }
      }
      const why = order[0] === 'collect' ? 'PASS_USED' : 'PASS_REVOKED';
      for (const _ of [1, 2]) expect(await send([scan])).toEqual([`NEEDS_PERSON ${why}`]);
      expect(await handOversOf(taken)).toEqual([]);
      const found = await caseOf(taken);
      expect(found?.pass?.state).toMatch(/^(USED|REPLACED|DELEGATED|COLLECTED)$/);
      expect(found).toMatchObject({ station: { pass: own.serial, scannedBy: clerk.account.username } });
      const settle = `/stations/exceptions/${found?.id}/settle`;
      moneyOf(await manager.post(settle, { requestId: undefined, how: 'TAKE' }));
      expect(await handOversOf(taken)).toHaveLength(1);
      expect(await handOversOf(online)).toHaveLength(1);
    },
  );

  test('sent before them it is on record, and revokes every pass of the customer', async () => {
    const { customer, codes } = await paid(2);
    const { own } = await passesOf(customer);
    const brother = await give(customer);
    const { own: later } = await passesOf(customer);
    expect(await send([givenBy(own.text, { code: codes[0], customer })])).toEqual([
      'NEEDS_PERSON PASS_REVOKED',
    ]);
    expect(await send([givenBy(later.text, { code: codes[0], customer })])).toEqual(['OK GIVEN']);
    expect(await send([givenBy(brother?.text, { code: codes[1], customer })])).toEqual([
      'NEEDS_PERSON PASS_REVOKED',
    ]);
    expect((await passesOf(customer)).own.serial).not.toBe(later.serial);
  });

  test('two offline counters, one pass: one is on record and the other a case', async () => {
    const { customer, codes } = await paid(2);
    const { own } = await passesOf(customer);
    const answers = await Promise.all(codes.map((code) => send([givenBy(own.text, { code, customer })])));
    expect(answers.flat().toSorted()).toEqual(['NEEDS_PERSON PASS_USED', 'OK GIVEN']);
  });
});
