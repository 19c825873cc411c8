import { randomUUID } from 'node:crypto';
import type { WireDebts, WireOwedParcel } from '@rohi/contract/billing/payments.contract';
import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import { builders } from './build.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import type { Customer } from './orders.ts';
import type { TestApp } from './test-app.ts';

export type Owed = {
  owed: { amount: string };
  owedTjs: { amount: string } | null;
  balance: { amount: string };
  points: number;
  parcels: WireOwedParcel[];
  debts: WireDebts[];
};

/** A rate of today: 9.25 somoni for a dollar. */
export async function setRate(manager: MoneyPerson, rate = '9.25', rateDate = '2026-11-20'): Promise<void> {
  const entered = await manager.post('/price/rates', {
    from: 'USD',
    to: 'TJS',
    rate,
    rateDate,
    source: 'NBT',
  });
  if (endOf(entered) !== 'ok') throw new Error(`no rate: ${endOf(entered)}`);
}

/** A cashier with an open shift at a drawer of a point, with these notes in it. */
export async function openTill(
  service: Pick<TestApp, 'app' | 'context'>,
  { manager, unitId, unit = 'PP-KHUJAND' }: { manager: MoneyPerson; unitId: number; unit?: string },
  counted: object = { TJS: { notes: { 500: 4 } }, USD: { notes: {} } },
) {
  const clerk = await moneyPerson(service, 'cashier', unit);
  const drawer = moneyOf<WireDrawer>(
    await manager.post('/staff/drawers', { unitId, name: `Drawer ${randomUUID()}` }),
  );
  const shift = moneyOf<WireShift>(await clerk.post('/staff/shifts', { drawerId: drawer.id, counted }));
  const owed = async ({ customerCode }: Customer) =>
    moneyOf<Owed>(await clerk.get(`/staff/payments/owed?customerCode=${customerCode}`));
  /** Pays what is owed, or what is named. */
  const take = async (customer: Customer, fields: object, through = service.app) =>
    clerk.post(
      '/staff/payments',
      {
        customerCode: customer.customerCode,
        charges: chargesToPay(await owed(customer)),
        over: 'TJS',
        rate: { rate: '9.25', rateDate: '2026-11-20' },
        ...fields,
      },
      through,
    );
  return { clerk, shift, owed, take };
}

export type Till = Awaited<ReturnType<typeof openTill>>;

/** Charges as the cashier was shown them. */
export function chargesToPay({ parcels }: Pick<Owed, 'parcels'>): { id: string; amount: string }[] {
  return parcels.flatMap(({ charges }) =>
    charges.flatMap(({ id, owed }) =>
      owed.amount.startsWith('-') || owed.amount === '0.00' ? [] : [{ id, amount: owed.amount }],
    ),
  );
}

/** A parcel of so many grams that can be collected; free until 28 November. */
export function readyParcel(
  { context }: Pick<TestApp, 'context'>,
  { customerCode }: Customer,
  pickupPointId: number,
  weightG = 4_000,
): Promise<string> {
  return builders(context).parcelAtPickupPoint({
    facts: { customerCode, pickupPointId, orderCode: null, weightG },
    receivedAt: '2026-10-30T06:00:00Z',
  });
}
