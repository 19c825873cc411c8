import { randomUUID } from 'node:crypto';
import type { WireCounterProblem } from '@rohi/contract/hand-over/counter-problems.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ownCounterProblems } from '@rohi/contract/hand-over/counter-problems.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { locales } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { counterClerk, openCard, openShift, takeAll, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { screenshot } from '../../../test/pictures.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate, type Owed } from '../../../test/tills.ts';
import type { LetterParams } from '../notifications/letters.ts';
import { renderLetter } from '../notifications/render-letter.service.ts';

let service: TestApp;
let manager: MoneyPerson;
let clerk: CounterClerk;
let customer: Customer;
let codes: string[];
let card: VisitCard;
beforeAll(async () => {
  const opened = await createOrderApp();
  ({ service } = opened);
  const { khujand } = opened.points;
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);
  customer = await newCustomer(service);
  codes = [await readyParcel(service, customer, khujand), await readyParcel(service, customer, khujand)];
  moneyOf(await takeAll(clerk, customer, '1000'));
  await service.context.sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select id, ${khujand}, 'C-04', now(), 'test' from parcel where tracking_code = ${codes[0] ?? ''}`;
  card = await openCard(clerk, customer, khujand);
});

const report = (trackingCode: string, fields: object = {}) =>
  clerk.post(`/hand-over/visits/${card.id}/problems`, {
    trackingCode,
    kind: 'DAMAGED',
    note: 'Угол смят, внутри гремит',
    ...fields,
  });
const own = async () => {
  const { json } = await customer.ask('GET', '/profile/counter-problems');
  return (json['data'] as DataOf<typeof ownCounterProblems>).list;
};
const problemsOf = async (code: string) =>
  moneyOf<VisitCard>(await clerk.get(`/hand-over/visits/${card.id}`)).parcels.find(
    ({ trackingCode }) => trackingCode === code,
  )?.problems;

describe('a parcel that is not taken', () => {
  test('is held, goes back to its cell with its money as it is, and its owner sees until when', async () => {
    const [code = ''] = codes;
    const requestId = randomUUID();
    const first = moneyOf<WireCounterProblem>(await report(code, { requestId }));
    expect(first).toMatchObject({ trackingCode: code, cell: 'C-04', decideBy: '2026-11-25', photos: 0 });
    expect(moneyOf(await report(code, { requestId }))).toEqual(first);
    expect(endOf(await report(code, { requestId, kind: 'OPENED' }))).toBe('422 handOver.requestReused');
    expect(await problemsOf(code)).toEqual(['DAMAGED', 'HELD']);
    expect(endOf(await clerk.give(card, code))).toBe('409 tracking.parcelHeld');
    expect(endOf(await report(code))).toBe('409 tracking.parcelHeld');
    const owed = `/staff/payments/owed?customerCode=${customer.customerCode}`;
    expect(moneyOf<Owed>(await clerk.get(owed))).toMatchObject({ owed: { amount: '0.00' } });
    expect(await own()).toMatchObject([
      { trackingCode: code, kind: 'DAMAGED', decideBy: '2026-11-25', pickupPoint: 'Point KHUJAND' },
    ]);
    const [letter] = await service.context.sql<{ params: LetterParams['parcelNotTaken'] }[]>`
      select params from letter where name = 'parcelNotTaken' and recipient = ${customer.account.email ?? ''}`;
    expect(letter?.params).toMatchObject({ trackingCode: code, decideBy: '2026-11-25' });
    if (letter === undefined) return;
    for (const locale of locales)
      expect(renderLetter('parcelNotTaken', letter.params, locale, undefined).text).toContain(code);
  });

  test('has photos that are the parcel’s own', async () => {
    const [, code = ''] = codes;
    const { id } = moneyOf<WireCounterProblem>(await report(code, { kind: 'NOT_WANTED' }));
    expect(await problemsOf(code)).toEqual(['HELD']);
    const photoId = randomUUID();
    const bytes = await screenshot(320, 240, 'jpeg');
    const send = (by: CounterClerk) =>
      call(
        service.app,
        'PUT',
        `/hand-over/problems/${id}/photos/${photoId}?takenAt=${service.context.clock.now().toISOString()}`,
        { token: by.token, headers: { 'content-type': 'image/jpeg' }, body: bytes },
      );
    expect(endOf(await send(await counterClerk(service)))).toBe('404 handOver.problemNotFound');
    moneyOf(await send(clerk));
    expect(moneyOf(await send(clerk))).toMatchObject({ photos: 1 });
    const { list } = moneyOf<{ list: { kind: string }[] }>(
      await manager.get(`/staff/parcels/${code}/photos`),
    );
    expect(list).toMatchObject([{ kind: 'DAMAGE' }]);
  });

  test('waits no more once the office has released it, and can be given', async () => {
    const [code = ''] = codes;
    for (const flag of ['DAMAGED', 'HELD'])
      moneyOf(await manager.post(`/staff/parcels/${code}/unflag`, { flag, reason: 'Проверили вместе' }));
    expect((await own()).map(({ trackingCode }) => trackingCode)).toEqual([codes[1]]);
    moneyOf(await clerk.give(card, code));
  });
});
