import type { OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { counterClerk } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson } from '../../../../test/money.ts';
import type { Customer } from '../../../../test/orders.ts';
import { onlyStop } from '../../../../test/own-rounds.ts';
import { givenAt, missedAt, openStoredDoors, type StoredDoors } from '../../../../test/stored-doors.ts';

let doors: StoredDoors;
beforeAll(async () => {
  doors = await openStoredDoors();
});
afterEach(() => expectLedgerAdds(doors.service));

describe('a failed attempt that a phone has stored', () => {
  const missed = ({ id }: OwnStop) =>
    doors.service.context.sql<{ reason: string; again: string; at: string }[]>`
      select not_met_reason as reason, again_on::text as again, not_met_at::text as at from courier_stop
      where id = ${id} and not_met_at is not null`;

  const lettersAbout = async ({ account }: Customer) =>
    (
      await doors.service.context.sql<{ codes: string[] }[]>`
        select params -> 'trackingCodes' as codes from letter where recipient = ${account.email} and name = 'courierNotMet'`
    ).map(({ codes }) => codes);

  const broughtAgain = async (codes: readonly string[]) =>
    (
      await doors.service.context.sql<{ code: string }[]>`
        select tracking_code as code from courier_choice join parcel on parcel.id = parcel_id
        where tracking_code = any(${[...codes]}) and wanted_on = '2026-11-23'`
    ).map(({ code }) => code);

  test('is on record once, from when it was', async () => {
    const way = await doors.onTheWay();
    const act = missedAt({ againOn: '2026-11-23' });
    for (const through of [doors.service.app, doors.second])
      expect(await doors.says(way, act, through)).toEqual(['OK NOT_MET']);
    expect(await missed(way.stop)).toMatchObject([{ reason: 'NO_ANSWER', again: '2026-11-23' }]);
    expect(await doors.says(way, missedAt())).toEqual(['NEEDS_PERSON NOT_MET_BEFORE']);
    expect((await onlyStop(way.courier)).parcels).toMatchObject([{ ended: null, needsPerson: true }]);
    const [code = ''] = way.codes;
    expect(await doors.settle(code, { how: 'TAKE' })).toMatchObject({
      isSettled: false,
      say: 'NOT_MET_BEFORE',
    });
    expect(await doors.settle(code, { how: 'LAY_ASIDE', note: 'the same attempt' })).toMatchObject({
      isSettled: true,
    });
  });

  test('a failed delivery of a past day is a case, and a person notes it for the next day', async () => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    const act = missedAt({ againOn: '2026-11-19' });
    for (const _ of [1, 2]) expect(await doors.says(way, act)).toEqual(['NEEDS_PERSON DAY_NOT_OPEN']);
    expect(await missed(way.stop)).toEqual([]);
    expect(await doors.listed(code)).toMatchObject([
      {
        action: 'NOT_MET',
        say: 'DAY_NOT_OPEN',
        station: { notMet: { reason: 'NO_ANSWER', againOn: '2026-11-19' }, stop: { parcels: [code] } },
      },
    ]);
    expect(await doors.settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'NOT_MET' });
    const [noted] = await missed(way.stop);
    expect((noted?.again ?? '') > '2026-11-20').toBe(true);
  });

  test('is about what was not given: a giving that waits for a person is not brought again, and no letter names it', async () => {
    const way = await doors.onTheWay(2);
    const [code = '', other = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await doors.flag(code, 'flag'));
    const parcels = act.parcels.filter(({ trackingCode }) => trackingCode === code);
    expect((await doors.says(way, { ...act, parcels })).at(-1)).toBe('NEEDS_PERSON HELD');
    expect(await doors.says(way, missedAt({ againOn: '2026-11-23' }))).toEqual(['OK NOT_MET']);
    expect(await lettersAbout(way.customer)).toEqual([[other]]);
    expect(await broughtAgain(way.codes)).toEqual([other]);
  });

  test('was not before the round set out, whatever the phone says', async () => {
    const way = await doors.onTheWay();
    expect(await doors.says(way, missedAt({ at: '2026-11-14T08:00:00Z' }))).toEqual(['OK NOT_MET']);
    expect(new Date((await missed(way.stop))[0]?.at ?? '').toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });

  test('of what was brought back meanwhile is a case', async () => {
    const way = await doors.onTheWay();
    const [code = ''] = way.codes;
    moneyOf(await doors.bringBack(code));
    expect(await doors.says(way, missedAt())).toEqual(['NEEDS_PERSON NOT_WITH_COURIER']);
    expect(await doors.listed(code)).toMatchObject([{ events: [{}, {}, {}, { type: 'COURIER_BACK' }] }]);
  });
});

test('what needs a person is found by the point’s people and the office, and by no courier', async () => {
  const way = await doors.onTheWay();
  const [code = ''] = way.codes;
  moneyOf(await doors.flag(code, 'flag'));
  await doors.says(way, await givenAt(way));
  expect(endOf(await way.courier.get('/stations/exceptions'))).toContain('403');
  const support = await moneyPerson(doors.service, 'support');
  const [found] = moneyOf<{ list: ScanException[] }>(await support.get('/stations/exceptions')).list.filter(
    (each) => each.code === code,
  );
  expect(found?.station.stop?.number).toBe(1);
  const path = `/stations/exceptions/${found?.id}/settle`;
  const stranger = await counterClerk(doors.service, 'PP-KULOB');
  const aside = { requestId: undefined, how: 'LAY_ASIDE', note: 'the courier has it' };
  expect(endOf(await stranger.post(path, aside))).toBe('404 stations.exceptionNotFound');
  moneyOf(await doors.clerk.post(path, aside));
  expect(await doors.listed(code)).toEqual([]);
});
