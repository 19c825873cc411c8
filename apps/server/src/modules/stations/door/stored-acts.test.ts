import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { askForEvidence, openCard, takeAll } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson } from '../../../../test/money.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { onlyStop } from '../../../../test/own-rounds.ts';
import {
  document,
  givenAt,
  noon,
  openStoredDoors,
  type OnTheWay,
  type StoredDoors,
} from '../../../../test/stored-doors.ts';

let doors: StoredDoors;
beforeAll(async () => {
  doors = await openStoredDoors();
});
afterEach(() => expectLedgerAdds(doors.service));

describe('a giving that a phone has stored', () => {
  test('is on record once, however often it is sent and by which process, with cash in the courier’s drawer', async () => {
    const way = await doors.onTheWay(2);
    const act = await givenAt(way);
    const sent = await Promise.all([
      doors.says(way, act),
      doors.says(way, act, doors.second),
      doors.says(way, act),
    ]);
    for (const answers of sent) {
      expect(['OK CASH_TAKEN', 'DUPLICATE CASH_KNOWN']).toContain(answers[0]);
      expect(answers.slice(1)).toEqual(['OK GIVEN', 'OK GIVEN']);
    }
    const { courier, stop, customer, codes } = way;
    const record = { clerk: courier.account.username, end: '4821', stop: stop.id };
    expect(await doors.given(codes)).toEqual([record, record]);
    expect(await doors.paid(customer)).toEqual([{ total: '2150', balance: '0' }]);
    expect(await doors.listed(customer.customerCode, ...codes)).toEqual([]);
    // The call of the door, which the phone has left, does nothing more under the same id.
    const { requestId, deviceId, parcels, cash } = act;
    const proof = { kind: 'DOCUMENT', document };
    const late = { requestId, deviceId, at: noon, parcels, cash, proof };
    expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, late))).toBe('409 handOver.visitEnded');
  });

  test('an act with an answer lost after the commit is done once, by the call of the door or this one', async () => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    const { requestId, deviceId, parcels, cash } = act;
    const proof = { kind: 'DOCUMENT', document };
    const body = { requestId, deviceId, at: noon, parcels, cash, proof };
    moneyOf(await way.courier.post(`/courier/stops/${way.stop.id}/give`, body));
    for (const _ of [1, 2]) expect(await doors.says(way, act)).toEqual(['DUPLICATE CASH_KNOWN', 'OK GIVEN']);
    expect(await doors.given(way.codes)).toHaveLength(1);
    expect(await doors.paid(way.customer)).toEqual([{ total: '1150', balance: '0' }]);
  });

  test('is dated by the service where it comes by the call of the door, whatever the clock of the phone shows', async () => {
    const way = await doors.onTheWay();
    const { requestId, deviceId, parcels, cash } = await givenAt(way);
    const proof = { kind: 'DOCUMENT', document };
    const setOutAt = doors.service.clock.now().getTime();
    doors.service.clock.set(new Date(setOutAt + 40 * 60_000).toISOString());
    const at = new Date(setOutAt + 10 * 60_000).toISOString();
    const body = { requestId, deviceId, at, parcels, cash, proof };
    const { given } = moneyOf<{ given: { at: string }[] }>(
      await way.courier.post(`/courier/stops/${way.stop.id}/give`, body),
    );
    expect(given.map((each) => each.at)).toEqual([doors.service.clock.now().toISOString()]);
    doors.service.clock.set(new Date(setOutAt).toISOString());
  });

  test('is the own courier’s alone, also after a colleague was logged in on the same phone', async () => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    const colleague = await moneyPerson(doors.service, 'courier', 'PP-KHUJAND');
    expect(endOf(await doors.post({ ...way, courier: colleague }, act))).toBe('404 courier.stopNotFound');
    const { token } = await logIn(doors.service.app, way.courier.account);
    expect(token).not.toBe(way.courier.token);
    expect(await doors.says(way, act)).toEqual(['OK CASH_TAKEN', 'OK GIVEN']);
    const other = await doors.onTheWay();
    const reused = { ...(await givenAt(other)), requestId: act.requestId };
    expect(endOf(await doors.post(other, reused))).toBe('422 handOver.requestReused');
  });

  const admin = () => moneyPerson(doors.service, 'admin');
  const giveAtCounter = async ({ customer }: OnTheWay, code: string) => {
    moneyOf(await doors.bringBack(code));
    moneyOf(await takeAll(doors.clerk, customer, '500'));
    return doors.clerk.give(await openCard(doors.clerk, customer, doors.khujand), code);
  };
  const toOther = async (way: OnTheWay, code: string) => {
    const { customerCode } = await newCustomer(doors.service);
    await doors.service.context
      .sql`update parcel set customer_code = ${customerCode} where tracking_code = ${code}`;
    return way;
  };
  const elsewhere = async (way: OnTheWay, code: string) => {
    await doors.service.context.sql`
      update parcel set pickup_point_id = (select id from place where code = 'PP-KULOB') where tracking_code = ${code}`;
    return way;
  };

  test.each([
    ['HELD', (_: OnTheWay, code: string) => doors.flag(code, 'flag')],
    [
      'CANCELLED',
      (_: OnTheWay, code: string) =>
        doors.manager.post(`/staff/parcels/${code}/cancel`, { reason: 'DESTROYED' }),
    ],
    ['ALREADY_GIVEN', giveAtCounter],
    ['NOT_WITH_COURIER', (_: OnTheWay, code: string) => doors.bringBack(code)],
    ['OTHER_CUSTOMER', toOther],
    ['NOT_AT_POINT', elsewhere],
    ['NO_EVIDENCE', async () => askForEvidence(await admin(), 'PHOTO')],
    ['STILL_OWED', async () => undefined],
  ])('is a case where it is refused: %s', async (say, meanwhile) => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    await meanwhile(way, code);
    const stored = say === 'STILL_OWED' ? { ...act, cash: undefined } : act;
    const before = (await doors.given([code])).length;
    for (const _ of [1, 2]) expect((await doors.says(way, stored)).at(-1)).toBe(`NEEDS_PERSON ${say}`);
    expect(await doors.given([code])).toHaveLength(before);
    const { username } = way.courier.account;
    expect(await doors.listed(code)).toMatchObject([
      {
        code,
        say,
        action: 'GIVE',
        unit: expect.stringMatching(/./) as string,
        station: {
          device: null,
          scannedBy: username,
          document,
          customerCode: way.customer.customerCode,
          // Five minutes on the phone, whatever its clock shows.
          scannedAt: '2026-11-20T09:05:00.000Z',
          stop: { number: 1, setOutAt: expect.any(String) as string, parcels: [code] },
        },
        parcel: { trackingCode: code },
      },
    ]);
    const [left] = (await onlyStop(way.courier)).parcels;
    expect(left?.needsPerson).toBe(left?.ended === null);
    if (say !== 'STILL_OWED')
      expect(await doors.paid(way.customer)).toHaveLength(say === 'ALREADY_GIVEN' ? 2 : 1);
    if (say === 'NO_EVIDENCE') await askForEvidence(await admin(), 'NONE');
  });

  test('an act with an unknown code is a case, and the others of the stop are given', async () => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    const parcels = [...act.parcels, { requestId: randomUUID(), trackingCode: 'SF1402857713299' }];
    expect(await doors.says(way, { ...act, parcels })).toEqual([
      ...['OK CASH_TAKEN', 'OK GIVEN', 'NEEDS_PERSON NO_SUCH_PARCEL'],
    ]);
    expect(
      await doors.settle('SF1402857713299', { how: 'LAY_ASIDE', note: 'a slip of the scanner' }),
    ).toMatchObject({
      isSettled: true,
    });
  });

  test('is taken after all by a person once nothing stands against it, and gives the round free', async () => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await doors.flag(code, 'flag'));
    await doors.says(way, act);
    expect(await doors.settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: false, say: 'HELD' });
    moneyOf(await doors.flag(code, 'unflag'));
    expect(await doors.settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'GIVEN' });
    const by = doors.manager.account.username;
    expect(await doors.given([code])).toEqual([{ clerk: by, end: '4821', stop: way.stop.id }]);
    expect(await doors.says(way, act)).toEqual(['DUPLICATE CASH_KNOWN', 'NEEDS_PERSON HELD']);
    expect(await doors.given([code])).toHaveLength(1);
  });

  test('that was brought back by the record is given by a person, who has asked the customer', async () => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await doors.bringBack(code));
    await doors.says(way, act);
    expect(await doors.settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'GIVEN' });
  });

  test('that was laid aside is not done by the same act coming once more', async () => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await doors.flag(code, 'flag'));
    await doors.says(way, act);
    await doors.settle(code, { how: 'LAY_ASIDE', note: 'the courier has it' });
    moneyOf(await doors.flag(code, 'unflag'));
    expect((await doors.says(way, act)).at(-1)).toBe('NEEDS_PERSON HELD');
    expect(await doors.given([code])).toEqual([]);
    expect((await onlyStop(way.courier)).parcels).toMatchObject([{ ended: null, needsPerson: false }]);
  });
});

test('what was done at a door more than a day ago needs a person, each part of it, and changes nothing', async () => {
  const way = await doors.onTheWay();
  const [code = ''] = way.codes;
  const act = { ...(await givenAt(way)), at: '2026-11-17T08:00:00Z', sentAt: '2026-11-18T08:20:00Z' };
  doors.service.clock.set('2026-11-21T09:30:00Z');
  const { token } = await logIn(doors.service.app, way.courier.account);
  const path = `/courier/stops/${way.stop.id}/stored-acts`;
  const answer = await call(doors.service.app, 'POST', path, { token, body: act });
  const { parts } = moneyOf<{ parts: { say: string }[] }>(answer);
  expect(parts.map(({ say }) => say)).toEqual(['DONE_LONG_AGO', 'DONE_LONG_AGO']);
  expect(await doors.given([code])).toEqual([]);
  expect(await doors.paid(way.customer)).toEqual([]);
});

describe('cash that was taken at a door', () => {
  test('is on the balance where the same was paid meanwhile, and a person is told', async () => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    moneyOf(await takeAll(doors.clerk, way.customer, '500'));
    for (const _ of [1, 2]) expect((await doors.says(way, act))[0]).toBe('NEEDS_PERSON CASH_TO_BALANCE');
    expect(await doors.given(way.codes)).toHaveLength(1);
    // 11.50 USD at 9.25 are 106.38 somoni, and the rest of 500 was given back.
    expect(await doors.paid(way.customer)).toEqual([
      { total: '0', balance: '1150' },
      { total: '1150', balance: '0' },
    ]);
    const { customerCode } = way.customer;
    expect(await doors.listed(customerCode)).toMatchObject([
      { action: 'TAKE_CASH', station: { cash: { amount: '106.38' }, stop: { number: 1 } } },
    ]);
    expect(await doors.settle(customerCode, { how: 'TAKE' })).toMatchObject({ isSettled: true });
    expect(await doors.paid(way.customer)).toHaveLength(2);
  });

  test('that was too little is on the balance too, and what it was to pay for is not given', async () => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    const little = { ...act, cash: { ...act.cash, TJS: '37' } };
    expect(await doors.says(way, little)).toEqual([
      'NEEDS_PERSON CASH_TO_BALANCE',
      'NEEDS_PERSON STILL_OWED',
    ]);
    expect(await doors.paid(way.customer)).toEqual([{ total: '0', balance: '400' }]);
  });

  test.each([
    ['SHIFT_OVER', () => ({ shiftId: randomUUID() })],
    ['NO_SUCH_RATE', () => ({ rate: { rate: '9.99', rateDate: '2026-11-20' } })],
  ])('is a case with its sum where it belongs to nothing: %s', async (say, wrong) => {
    const way = await doors.onTheWay();
    const act = await givenAt(way);
    const stored = { ...act, cash: { ...act.cash, TJS: '106.38', ...wrong() } };
    expect((await doors.says(way, stored))[0]).toBe(`NEEDS_PERSON ${say}`);
    expect(await doors.paid(way.customer)).toEqual([]);
    expect(await doors.listed(way.customer.customerCode)).toMatchObject([
      { say, station: { cash: { amount: '106.38' }, scannedBy: way.courier.account.username } },
    ]);
  });
});
