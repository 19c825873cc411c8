import { beforeAll, expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { newMover } from '../../../test/move-ins.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { writeDueLetters } from './due-letters.service.ts';
import { lettersAboutParcel } from './letters-about-parcel.service.ts';

let service: TestApp;
let points: { khujand: number };
let manager: MoneyPerson;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
});

const prepaid = async (customer: Customer) => {
  const body = { terms: 'PREPAID', reason: 'agreed by telephone' };
  moneyOf(await manager.post(`/staff/customers/${customer.account.id}/terms`, body));
};
const receive = ({ customerCode }: Customer, weightG: number | null = 4_000) =>
  builders(service.context).parcelReceivedInChina({
    facts: { customerCode, weightG, pickupPointId: points.khujand, orderCode: null },
    receivedAt: '2026-11-10T06:00:00Z',
  });

type Params = {
  parcels: { trackingCode: string; owed: string }[];
  count: number;
  total: string;
  mayLeave: boolean;
};
async function lettersTo({ account }: Customer): Promise<Params[]> {
  const rows = await service.context.sql<{ params: Params }[]>`
    select letter.params from letter join user_account on user_account.email = letter.recipient
    where user_account.id = ${account.id} and letter.name = 'dueBeforeDeparture' order by letter.queued_at, letter.id`;
  return rows.map(({ params }) => params);
}

test('a customer who pays before departure gets one letter about what is owed; other customers get none', async () => {
  const [customer, other] = [await newCustomer(service), await newCustomer(service)];
  await prepaid(customer);
  const [first, second, unweighed] = [
    await receive(customer),
    await receive(customer),
    await receive(customer, null),
  ];
  await receive(other);
  // Two processes at once.
  await Promise.all([writeDueLetters(service.context), writeDueLetters(service.context)]);
  await writeDueLetters(service.context);
  const [letter, ...more] = await lettersTo(customer);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ count: 2, mayLeave: false });
  expect(letter?.parcels.map(({ trackingCode }) => trackingCode)).toEqual([first, second]);
  const owed = letter?.parcels.map((parcel) => Number(parcel.owed)) ?? [];
  expect(owed.every((sum) => sum > 0)).toBe(true);
  expect(Number(letter?.total)).toBeCloseTo(
    owed.reduce((sum, each) => sum + each, 0),
    2,
  );
  expect(await lettersTo(other)).toEqual([]);
  expect(await lettersAboutParcel(service.context.db, first)).toHaveLength(1);
  // What has its price later stands in a letter of its own.
  await service.context.sql`
    update charge set settled_minor = amount_minor
    where parcel_id in (select id from parcel where tracking_code = ${first})`;
  const later = await receive(customer);
  await writeDueLetters(service.context);
  expect(
    (await lettersTo(customer)).map(({ parcels }) => parcels.map(({ trackingCode }) => trackingCode)),
  ).toEqual([[first, second], [later]]);
  expect(unweighed).toBeDefined();
});

test('what a firm has brought with it is no news to a customer who pays before departure', async () => {
  const customer = await newCustomer(service);
  await prepaid(customer);
  const mover = await newMover(service);
  const [moved, later] = [newTrackingCode(), newTrackingCode()];
  const row = (code: string) => `${code},${customer.customerCode},4,18.11.2026,в Китае`;
  const file = await mover.checked(
    `Трек,Код клиента,Кг,Дата,Статус\n${row(moved)}\n${row(newTrackingCode())}\n`,
  );
  expect(await mover.written(file.id)).toMatchObject({ state: 'DONE', counts: { taken: 2 } });
  const owed = await service.context.sql<{ owed: string }[]>`
    select owed_minor as owed from charge_facts join parcel on parcel.id = parcel_id where tracking_code = ${moved}`;
  expect(owed.map((charge) => Number(charge.owed) > 0)).toEqual([true]);
  await writeDueLetters(service.context);
  expect(await lettersTo(customer)).toEqual([]);
  // What comes to China afterwards is.
  await builders(service.context).parcelReceivedInChina({
    trackingCode: later,
    facts: {
      customerCode: customer.customerCode,
      weightG: 4_000,
      pickupPointId: points.khujand,
      orderCode: null,
    },
    receivedAt: '2026-11-19T06:00:00Z',
  });
  await writeDueLetters(service.context);
  const named = (await lettersTo(customer)).map(({ parcels }) =>
    parcels.map(({ trackingCode }) => trackingCode),
  );
  expect(named).toEqual([[later]]);
});
