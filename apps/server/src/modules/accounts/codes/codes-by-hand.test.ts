import type { CodesOfCustomer } from '@rohi/contract/accounts/customer-codes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { counterSnapshot } from '@rohi/contract/stations/counter-snapshot.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { counterClerk } from '../../../../test/counters.ts';
import { importText, problemsOf } from '../../../../test/import-text.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { readyParcel } from '../../../../test/tills.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let colleague: MoneyPerson;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  manager = await moneyPerson(service, 'manager');
  colleague = await moneyPerson(service, 'manager');
});

const path = ({ account }: Customer) => `/staff/customers/${account.id}/codes`;
const give = (customer: Customer, code: string, by = manager) =>
  by.post(path(customer), { requestId: undefined, code });
const codesOf = async (customer: Customer, by = manager) =>
  moneyOf<CodesOfCustomer>(await by.get(path(customer))).codes;
const writtenOf = async (customer: Customer) => (await codesOf(customer)).map(({ code }) => code);
const found = async (search: string) => {
  const { json } = await manager.get(`/staff/customers?search=${encodeURIComponent(search)}`);
  return (json['data'] as { list: { code: string }[] }).list.map(({ code }) => code);
};
/** The codes that were given by hand, as the record of the customer has them, newest first. */
const recorded = async ({ account }: Customer) => {
  const { list } = moneyOf<{ list: { action: string; changes: { after: unknown }[] }[] }>(
    await manager.get(`/staff/customers/${account.id}/timeline`),
  );
  return list
    .filter(({ action }) => action === 'customer:code')
    .map(({ changes }) => changes.map(({ after }) => after));
};

describe('a code that is given by hand', () => {
  test('leads to the customer at once: in searches, by a scan of a label, at the counter, in a file', async () => {
    const customer = await newCustomer(service);
    const warehouse = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const device = await newDevice(service);
    const scan = async (customerCode: string) => {
      const [answer] = await sendScans(warehouse, device, [
        scanOf(service, newTrackingCode(), { customerCode, weightG: 900 }),
      ]);
      return answer;
    };
    expect(await scan('HND-014')).toMatchObject({ say: 'NO_SUCH_CUSTOMER' });
    const { codes } = moneyOf<CodesOfCustomer>(await give(customer, ' нnd–014 '));
    expect(codes).toMatchObject([
      { code: customer.customerCode, isCurrent: true, source: 'ISSUED' },
      { isCurrent: false, source: 'HAND', since: service.context.clock.now().toISOString() },
    ]);
    for (const search of ['HND-014', 'hnd 14', 'hnd014']) {
      expect(await found(search), search).toEqual([customer.customerCode]);
    }
    expect(await scan('hnd014')).toMatchObject({ say: 'RECEIVED_UNDECLARED' });
    await readyParcel(service, customer, khujand);
    const clerk = await counterClerk(service);
    expect(moneyOf(await clerk.find('HND014'))).toMatchObject({
      by: 'CUSTOMER',
      list: [{ customerCode: customer.customerCode }],
    });
    const [first, second] = [newTrackingCode(), newTrackingCode()];
    const text = `Tracking code,Customer code\n${first},HND-014\n${second},hnd14\n`;
    expect(problemsOf(await importText(service.context, text))).toEqual([]);
    const owners = await service.context.sql<{ owner: string }[]>`
      select customer_code as owner from parcel where tracking_code in (${first}, ${second})`;
    expect(owners.map(({ owner }) => owner)).toEqual([customer.customerCode, customer.customerCode]);
  });

  test('and is sent to a counter that has the parcels of the customer already', async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, khujand);
    const clerk = await counterClerk(service);
    const device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
    type Snapshot = DataOf<typeof counterSnapshot>;
    const snapshot = async (since = '') =>
      moneyOf<Snapshot>(await clerk.get(`/stations/counter-snapshot?deviceId=${device}${since}`));
    const before = await snapshot();
    expect(before.parcels.find((parcel) => parcel.code === code)?.otherCodes ?? []).toEqual([]);
    moneyOf(await give(customer, 'OFF-21'));
    const after = await snapshot(`&since=${encodeURIComponent(before.cursor)}`);
    expect(after.parcels).toMatchObject([{ code, otherCodes: ['OFF21'] }]);
  });

  test('may be one that is never counted', async () => {
    const customer = await newCustomer(service);
    await saveSetting(service.context, 'customerCode.keptBack', 'below 100, repeated', 'test');
    moneyOf(await give(customer, 'VIP777'));
    expect(await found('VIP777')).toEqual([customer.customerCode]);
  });

  test('twice is given once, and stands in the record once', async () => {
    const customer = await newCustomer(service);
    const first = moneyOf(await give(customer, 'TWO-2'));
    expect(moneyOf(await give(customer, 'two 2'))).toEqual(first);
    expect(await recorded(customer)).toEqual([['TWO-2']]);
    const own = await give(customer, customer.customerCode);
    expect(moneyOf(own)).toEqual(first);
    const ends = await Promise.all([give(customer, 'TWO-3'), give(customer, 'TWO-3', colleague)]);
    expect(ends.map(endOf)).toEqual(['ok', 'ok']);
    expect(await writtenOf(customer)).toEqual([customer.customerCode, 'TWO-2', 'TWO-3']);
    expect(await recorded(customer)).toEqual([['TWO-3'], ['TWO-2']]);
  });
});

describe('is refused', () => {
  test.each(['Фарход', 'TPS', '7', 'ABCDEF-1', 'YT8834201957316', 'RP-12345678', 'ra 1', '   '])(
    '%j, which is no customer code',
    async (code) => {
      const customer = await newCustomer(service);
      expect(endOf(await give(customer, code))).toBe('422 customers.badCode');
      expect(await writtenOf(customer)).toEqual([customer.customerCode]);
    },
  );

  test('where it leads to somebody else, also without its noughts, and nothing is said of them', async () => {
    const [owner, other] = [await newCustomer(service), await newCustomer(service)];
    moneyOf(await give(owner, 'OWN-007'));
    const taken = ['own 007', 'OWN7', 'OWN-0007', owner.customerCode, owner.customerCode.slice(3)];
    for (const code of taken) {
      const answer = await give(other, code);
      expect(endOf(answer), code).toBe('409 customers.codeTaken');
      const text = JSON.stringify(answer.json);
      expect(text).not.toContain(owner.account.username);
      expect(text).not.toContain(owner.account.id);
      if (code !== owner.customerCode) expect(text).not.toContain(owner.customerCode);
    }
    expect(await writtenOf(other)).toEqual([other.customerCode]);
    expect(await recorded(other)).toEqual([]);
  });

  test('without the right, and for who is no customer', async () => {
    const customer = await newCustomer(service);
    const support = await moneyPerson(service, 'support');
    const clerk = await moneyPerson(service, 'pickup-clerk', 'PP-KHUJAND');
    expect(endOf(await give(customer, 'NOT-1', support))).toBe('403 auth.notAllowed');
    expect(endOf(await give(customer, 'NOT-1', clerk))).toBe('403 auth.notAllowed');
    expect(await codesOf(customer, support)).toHaveLength(1);
    expect(endOf(await clerk.get(path(customer)))).toBe('403 auth.notAllowed');
    const staff = `/staff/customers/${clerk.account.id}/codes`;
    expect(endOf(await manager.get(staff))).toBe('404 list.notFound');
    expect(endOf(await manager.post(staff, { requestId: undefined, code: 'NOT-1' }))).toBe(
      '404 list.notFound',
    );
    expect(await found('NOT-1')).toEqual([]);
  });

  test('to one of two clerks who give it to two customers at once', async () => {
    const [first, second] = [await newCustomer(service), await newCustomer(service)];
    for (const [one, another] of [
      ['RACE-1', 'RACE-1'],
      ['RACE-2', 'race002'],
      ['RACE-0003', 'RACE3'],
    ] as const) {
      const ends = await Promise.all([give(first, one), give(second, another, colleague)]);
      expect(ends.map(endOf).toSorted(), one).toEqual(['409 customers.codeTaken', 'ok']);
      expect(await found(one)).toHaveLength(1);
    }
  });
});
