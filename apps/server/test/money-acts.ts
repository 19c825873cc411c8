/** Every call that moves money or decides about it, with a thing that it may be done to. */
import { randomUUID } from 'node:crypto';
import type { StaffCompensation, WireCompensation } from '@rohi/contract/billing/compensations.contract';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import { workbookOf } from './declarations.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import { openingFile, openingRow, openRows } from './opening.ts';
import { createOrderApp, newCustomer, type Customer } from './orders.ts';
import type { TestApp } from './test-app.ts';
import { openTill, readyParcel, setRate, chargesToPay, type Till } from './tills.ts';

export type Presser = { token: string };

/** What an act is done to: parts of its address and of its body, and who stands at it. */
export type Subject = {
  ids: Readonly<Record<string, string>>;
  customerCode: string;
  charges: readonly { id: string; amount: string }[];
  trackingCode: string;
  pressers: Readonly<
    Record<'office' | 'colleague' | 'till' | 'customer' | 'clerk', readonly [Presser, Presser]>
  >;
};

export type MoneyAct = {
  thing: keyof Awaited<ReturnType<typeof moneyThings>>['things'];
  by: keyof Subject['pressers'];
  /** Parameters of the path, by name. */
  params?: Readonly<Record<string, string>>;
  body?: (subject: Subject) => object;
  /** The same with another sum. */
  corrected?: (subject: Subject) => object;
};

const counted = { TJS: { notes: { 100: 1 } }, USD: { notes: {} } };
const reason = 'it was wrong';

/** The calls by their names; what is missing here fails the test of them. */
export const moneyActs: Readonly<Record<string, MoneyAct>> = {
  'POST /staff/payments': {
    thing: 'customer',
    by: 'till',
    body: ({ customerCode, charges }) => ({ customerCode, charges, cash: { USD: '10' }, over: 'BALANCE' }),
    corrected: ({ customerCode, charges }) => ({
      customerCode,
      charges,
      cash: { USD: '20' },
      over: 'BALANCE',
    }),
  },
  'POST /staff/payments/debts': {
    thing: 'debtor',
    by: 'till',
    body: (subject) => debtPart(subject, '100'),
    corrected: (subject) => debtPart(subject, '90'),
  },
  'POST /staff/payments/{id}/refunds': {
    thing: 'customer',
    by: 'till',
    params: { id: 'payment' },
    body: () => ({ lines: [{ line: 1, amount: '3' }], reason, owedAgain: false }),
    corrected: () => ({ lines: [{ line: 1, amount: '2.50' }], reason, owedAgain: false }),
  },
  'POST /staff/charges/{id}/corrections': {
    thing: 'customer',
    by: 'office',
    params: { id: 'charge' },
    body: () => ({ way: 'LOWER', amount: '3', reason }),
    corrected: () => ({ way: 'LOWER', amount: '2.50', reason }),
  },
  'POST /staff/points': {
    thing: 'customer',
    by: 'office',
    body: ({ customerCode }) => ({ customerCode, points: 300, reason }),
    corrected: ({ customerCode }) => ({ customerCode, points: 250, reason }),
  },
  'POST /staff/customers/{id}/terms': {
    thing: 'customer',
    by: 'office',
    params: { id: 'account' },
    body: () => ({ terms: 'PREPAID', reason }),
  },
  'POST /profile/top-ups': {
    thing: 'customer',
    by: 'customer',
    body: () => ({ currency: 'TJS', amount: '100', reference: 'a transfer' }),
    corrected: () => ({ currency: 'TJS', amount: '10', reference: 'a transfer' }),
  },
  'POST /profile/compensations': {
    thing: 'customer',
    by: 'customer',
    body: ({ trackingCode }) => ({ ...wanted(trackingCode), amount: '3' }),
    corrected: ({ trackingCode }) => ({ ...wanted(trackingCode), amount: '2' }),
  },
  'POST /staff/compensations': {
    thing: 'customer',
    by: 'office',
    body: ({ trackingCode, customerCode }) => ({ ...wanted(trackingCode), customerCode, amount: '3' }),
    corrected: ({ trackingCode, customerCode }) => ({ ...wanted(trackingCode), customerCode, amount: '2' }),
  },
  'POST /staff/refunds/{id}/approve': { thing: 'refund', by: 'office' },
  'POST /staff/refunds/{id}/refuse': { thing: 'refund', by: 'office' },
  'POST /staff/refunds/{id}/withdraw': { thing: 'refund', by: 'till' },
  'POST /staff/refunds/{id}/pay': { thing: 'approvedRefund', by: 'till' },
  'POST /staff/corrections/{id}/confirm': { thing: 'correction', by: 'colleague' },
  'POST /staff/corrections/{id}/refuse': { thing: 'correction', by: 'office' },
  'POST /staff/points/{id}/confirm': { thing: 'points', by: 'colleague' },
  'POST /staff/points/{id}/refuse': { thing: 'points', by: 'office' },
  'POST /profile/top-ups/{id}/withdraw': { thing: 'topUp', by: 'customer' },
  'POST /staff/top-ups/{id}/confirm': {
    thing: 'topUp',
    by: 'office',
    body: () => ({ received: '5550' }),
    corrected: () => ({ received: '555' }),
  },
  'POST /staff/top-ups/{id}/refuse': { thing: 'topUp', by: 'office', body: () => ({ reason }) },
  'POST /staff/bank-statements/{importId}/lines/{row}/confirm': {
    thing: 'topUp',
    by: 'office',
    params: { importId: 'statement', row: 'row' },
    body: ({ ids }) => ({ topUpId: ids['id'] }),
  },
  'POST /staff/compensations/{id}/decide': {
    thing: 'compensation',
    by: 'office',
    body: () => ({ granted: '9', reason }),
    corrected: () => ({ granted: '4', reason }),
  },
  'POST /staff/compensations/{id}/confirm': {
    thing: 'grantedCompensation',
    by: 'colleague',
    body: () => ({ isConfirmed: true }),
    corrected: () => ({ isConfirmed: false }),
  },
  'POST /staff/drawers': {
    thing: 'drawer',
    by: 'office',
    body: ({ ids }) => ({ unitId: Number(ids['unit']), name: `Drawer ${ids['name']}` }),
  },
  'POST /staff/shifts': {
    thing: 'drawer',
    by: 'clerk',
    body: ({ ids }) => ({ drawerId: ids['id'], counted }),
    corrected: ({ ids }) => ({ drawerId: ids['id'], counted: { ...counted, TJS: { notes: { 100: 2 } } } }),
  },
  'POST /staff/shifts/{id}/pay-outs': {
    thing: 'shift',
    by: 'clerk',
    body: () => ({ currency: 'TJS', amount: '60', reason: 'PACKING' }),
    corrected: () => ({ currency: 'TJS', amount: '6', reason: 'PACKING' }),
  },
  'POST /staff/shifts/{id}/collections': {
    thing: 'shift',
    by: 'clerk',
    body: () => ({ currency: 'TJS', amount: '60', number: 'B-1', takenBy: 'The driver' }),
    corrected: () => ({ currency: 'TJS', amount: '6', number: 'B-1', takenBy: 'The driver' }),
  },
  'POST /staff/shifts/{id}/count': {
    thing: 'shift',
    by: 'clerk',
    body: () => ({ counted, card: '0' }),
    corrected: () => ({ counted: { ...counted, TJS: { notes: { 50: 1 } } }, card: '0' }),
  },
  'POST /staff/shifts/{id}/close': {
    thing: 'countedShift',
    by: 'clerk',
    body: () => ({ reason: 'UNKNOWN' }),
    corrected: () => ({ reason: 'CHANGE' }),
  },
  'POST /staff/shifts/{id}/confirm': { thing: 'waitingShift', by: 'office' },
};

/** Calls about money that are not pressed here, and why. */
export const notPressed: Readonly<Record<string, string>> = {
  'PUT /staff/bank-statements/{importId}': 'a file that is compared; nothing is posted',
  'POST /staff/second-weighings/{id}/settle': 'a weight that counts or does not; nothing is posted',
  'POST /courier/stops/{id}/give':
    'a parcel at the door with its payment; pressed twice and by rivals in the tests of couriers',
};

function wanted(trackingCode: string) {
  return { trackingCode, kind: 'DAMAGED', words: 'The box is crushed and the cup broken' };
}

/** A part of a debt of 500 somoni that was paid by 200. */
function debtPart({ customerCode, ids }: Subject, amount: string) {
  const debts = [{ id: ids['debt'], owed: '300.00', amount }];
  return { customerCode, currency: 'TJS', debts, cash: { TJS: amount }, over: 'TJS' };
}

/** The service with its people, and makers of fresh things. */
export async function moneyThings() {
  const { service, points } = await createOrderApp();
  service.clock.set('2026-11-20T09:00:00Z');
  const offices = await Promise.all([moneyPerson(service, 'manager'), moneyPerson(service, 'manager')]);
  const [one, two] = offices as [MoneyPerson, MoneyPerson];
  await setRate(one);
  const unitId = points.khujand;
  const notes = { TJS: { notes: { 500: 100 } }, USD: { notes: { 100: 20 } } };
  const tills = [
    await openTill(service, { manager: one, unitId }, notes),
    await openTill(service, { manager: one, unitId }, notes),
  ] as [Till, Till];
  const stranger = await newCustomer(service);
  return { service, things: makers(service, { one, two, tills, stranger, unitId }) };
}

type People = { one: MoneyPerson; two: MoneyPerson; tills: [Till, Till]; stranger: Customer; unitId: number };

function makers(service: TestApp, { one, two, tills, stranger, unitId }: People) {
  const [till, other] = tills;
  const subjectOf = (customer: Customer, ids: Subject['ids'], more: Partial<Subject> = {}): Subject => ({
    ids,
    customerCode: customer.customerCode,
    charges: [],
    trackingCode: '',
    pressers: {
      office: [one, two],
      colleague: [two, one],
      till: [till.clerk, other.clerk],
      customer: [customer, stranger],
      clerk: [till.clerk, other.clerk],
    },
    ...more,
  });
  const paying = async () => {
    const customer = await newCustomer(service);
    const trackingCode = await readyParcel(service, customer, unitId);
    const payment = moneyOf<WirePayment>(await till.take(customer, { cash: { USD: '10' } }));
    return { customer, trackingCode, payment };
  };
  const refundOf = async (amount: string) => {
    const { customer, payment } = await paying();
    const body = { lines: [{ line: 1, amount }], reason, owedAgain: false };
    const { id } = moneyOf<{ id: string }>(
      await till.clerk.post(`/staff/payments/${payment.id}/refunds`, body),
    );
    return { customer, id };
  };
  const compensationOf = async () => {
    const { customer, trackingCode } = await paying();
    const body = { requestId: randomUUID(), ...wanted(trackingCode), amount: '10' };
    const { id } = moneyOf<WireCompensation>(await customer.ask('POST', '/profile/compensations', body));
    return { customer, id };
  };
  const chargedParcel = async () => {
    const customer = await newCustomer(service);
    await readyParcel(service, customer, unitId);
    return { customer, charge: chargesToPay(await till.owed(customer))[0]?.id ?? '' };
  };
  const drawerOf = async () =>
    moneyOf<WireDrawer>(await one.post('/staff/drawers', { unitId, name: `Drawer ${randomUUID()}` })).id;
  const shiftOf = async () => {
    const clerks = await Promise.all(
      ['PP-KHUJAND', 'PP-KHUJAND'].map((unit) => moneyPerson(service, 'cashier', unit)),
    );
    const [clerk, colleague] = clerks as [MoneyPerson, MoneyPerson];
    const { id } = moneyOf<WireShift>(
      await clerk.post('/staff/shifts', { drawerId: await drawerOf(), counted }),
    );
    const { pressers, ...subject } = subjectOf(stranger, { id });
    return { clerk, subject: { ...subject, pressers: { ...pressers, clerk: [clerk, colleague] as const } } };
  };
  const few = { TJS: { notes: { 50: 1 } }, USD: { notes: {} } };
  return {
    async customer() {
      const { customer, trackingCode, payment } = await paying();
      await readyParcel(service, customer, unitId);
      const charges = chargesToPay(await till.owed(customer));
      const ids = { payment: payment.id, charge: charges[0]?.id ?? '', account: customer.account.id };
      return subjectOf(customer, ids, { charges, trackingCode });
    },
    async debtor() {
      const customer = await newCustomer(service);
      await openRows(service.context, openingFile(), [openingRow(1, customer)]);
      const debt = (await till.owed(customer)).debts[0]?.list[0]?.id ?? '';
      const debts = [{ id: debt, owed: '500.00', amount: '200' }];
      const paid = { customerCode: customer.customerCode, currency: 'TJS', debts };
      const payment = moneyOf<WirePayment>(
        await till.clerk.post('/staff/payments/debts', { ...paid, cash: { TJS: '200' }, over: 'TJS' }),
      );
      return subjectOf(customer, { debt, payment: payment.id });
    },
    async refund() {
      const { customer, id } = await refundOf('9');
      return subjectOf(customer, { id });
    },
    async approvedRefund() {
      const { customer, id } = await refundOf('10');
      moneyOf(await two.post(`/staff/refunds/${id}/approve`, {}));
      return subjectOf(customer, { id });
    },
    async correction() {
      const { customer, charge } = await chargedParcel();
      const body = { way: 'LOWER', amount: '9', reason };
      const { id } = moneyOf<{ id: string }>(await one.post(`/staff/charges/${charge}/corrections`, body));
      return subjectOf(customer, { id });
    },
    async points() {
      const customer = await newCustomer(service);
      const body = { customerCode: customer.customerCode, points: 5_000, reason };
      const { id } = moneyOf<{ id: string }>(await one.post('/staff/points', body));
      return subjectOf(customer, { id });
    },
    async topUp() {
      const customer = await newCustomer(service);
      const body = { requestId: randomUUID(), currency: 'TJS', amount: '5550', reference: 'a transfer' };
      const { id } = moneyOf<{ id: string }>(await customer.ask('POST', '/profile/top-ups', body));
      const statement = randomUUID();
      const header = ['Дата', 'Референс', 'Плательщик', 'Кредит, TJS', 'Назначение платежа'];
      const line = ['20.11.2026', randomUUID(), 'A payer', '5 550,00', customer.customerCode];
      await service.app.inject({
        method: 'PUT',
        url: `/api/staff/bank-statements/${statement}?name=week.xlsx&currency=TJS`,
        headers: { token: one.token, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(await workbookOf([header, line])),
      });
      return subjectOf(customer, { id, statement, row: '2' });
    },
    async compensation() {
      const { customer, id } = await compensationOf();
      return subjectOf(customer, { id });
    },
    async grantedCompensation() {
      const { customer, id } = await compensationOf();
      moneyOf<StaffCompensation>(
        await one.post(`/staff/compensations/${id}/decide`, { granted: '9', reason }),
      );
      return subjectOf(customer, { id });
    },
    async drawer() {
      const clerks = await Promise.all(
        ['PP-KHUJAND', 'PP-KHUJAND'].map((unit) => moneyPerson(service, 'cashier', unit)),
      );
      const { pressers, ...subject } = subjectOf(stranger, {
        id: await drawerOf(),
        unit: String(unitId),
        name: randomUUID(),
      });
      return { ...subject, pressers: { ...pressers, clerk: clerks as [MoneyPerson, MoneyPerson] } };
    },
    shift: async () => (await shiftOf()).subject,
    async countedShift() {
      const { clerk, subject } = await shiftOf();
      moneyOf(await clerk.post(`/staff/shifts/${subject.ids['id']}/count`, { counted: few, card: '0' }));
      return subject;
    },
    async waitingShift() {
      const { clerk, subject } = await shiftOf();
      const path = `/staff/shifts/${subject.ids['id']}`;
      moneyOf(await clerk.post(`${path}/count`, { counted: few, card: '0' }));
      moneyOf(await clerk.post(`${path}/close`, { reason: 'UNKNOWN' }));
      return subject;
    },
  };
}
