import { randomUUID } from 'node:crypto';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { counterClerk, openShift, pickupCode, takeAll, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../test/tills.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let clerk: CounterClerk;
let customer: Customer;
let code: string;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
});
beforeEach(async () => {
  clerk = await counterClerk(service);
  customer = await newCustomer(service);
  code = await readyParcel(service, customer, khujand);
});

const looks = async () => {
  const rows = await service.context.sql<{ by: string; result: string; codes: string[] }[]>`
    select by, result, customer_codes as codes from counter_look where clerk_id = ${clerk.account.id} order by at, id`;
  return rows.map(({ by, result, codes }) => [by, result, ...codes].join(' '));
};
const document = { type: 'PASSPORT', end: '4412' };
const opening = (proof: object) => ({
  requestId: randomUUID(),
  deviceId: clerk.deviceId,
  customerCode: customer.customerCode,
  proof,
});
const open = (body: object) => clerk.post('/hand-over/visits', body);

test.each(['ended by the clerk', 'over by its time'])(
  'a request whose visit is %s shows no card again, and that somebody asked is on record',
  async (how) => {
    const body = opening({ kind: 'DOCUMENT', document });
    const { id } = moneyOf<VisitCard>(await open(body));
    moneyOf<VisitCard>(await open(body));
    if (how === 'ended by the clerk') moneyOf(await clerk.post(`/hand-over/visits/${id}/end`, {}));
    else
      await service.context.sql`
        update counter_visit set opened_at = opened_at - interval '1 day' where id = ${id}`;
    for (const _ of [1, 2]) expect(endOf(await open(body))).toBe('409 handOver.visitEnded');
    expect(endOf(await clerk.get(`/hand-over/visits/${id}`))).toBe('409 handOver.visitEnded');
    const { customerCode } = customer;
    const found = `DOCUMENT FOUND ${customerCode}`;
    const refused = `DOCUMENT REFUSED ${customerCode}`;
    expect(await looks()).toEqual([found, found, refused, refused]);
  },
);

test('an open card is shown again to the same request, each time on record, and not for another document', async () => {
  const body = opening({ kind: 'DOCUMENT', document });
  const { id } = moneyOf<VisitCard>(await open(body));
  moneyOf(await clerk.get(`/hand-over/visits/${id}`));
  const other = { ...body, proof: { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '9999' } } };
  expect(endOf(await open(other))).toBe('422 handOver.requestReused');
  const found = `DOCUMENT FOUND ${customer.customerCode}`;
  expect(await looks()).toEqual([found, found, `DOCUMENT REFUSED ${customer.customerCode}`]);
});

test('who collects by a given pass is named by the pass alone, and stands in the hand-over', async () => {
  await openShift(clerk, manager, khujand);
  moneyOf(await takeAll(clerk, customer, '500'));
  const body = {
    pickupPointId: khujand,
    delegate: 'Раҷабов Фирӯз',
    trackingCodes: null,
    term: 'THREE_DAYS',
  };
  const { given } = moneyOf<DataOf<typeof ownPasses>>(
    await customer.ask('POST', '/profile/passes', { requestId: randomUUID(), ...body }),
  );
  const { id } = moneyOf<VisitCard>(await open(opening({ kind: 'PASS', pass: given[0]?.text })));
  const name = (delegate: object | null) =>
    clerk.put(`/hand-over/visits/${id}/delegate`, { requestId: undefined, delegate });
  for (const delegate of [null, { name: 'Somebody', document }])
    expect(endOf(await name(delegate))).toBe('409 handOver.delegateOfPass');
  moneyOf(await clerk.give({ id }, code));
  const rows = await service.context.sql`select delegate from hand_over where tracking_code = ${code}`;
  expect(rows).toEqual([{ delegate: 'Раҷабов Фирӯз' }]);
});

test('who collects by the customer’s code is named and taken back at the counter', async () => {
  const code = await pickupCode(customer, khujand);
  const { id } = moneyOf<VisitCard>(await open(opening({ kind: 'CODE', code })));
  const name = (delegate: object | null) =>
    clerk.put(`/hand-over/visits/${id}/delegate`, { requestId: undefined, delegate });
  expect(moneyOf(await name({ name: 'Somebody', document }))).toMatchObject({
    delegate: { name: 'Somebody' },
  });
  expect(moneyOf(await name(null))).toMatchObject({ delegate: null });
});
