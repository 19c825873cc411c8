import { randomUUID } from 'node:crypto';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { chargesToPay, type Owed } from '../../../apps/server/test/tills.ts';
import { openingRate, type MoneySetup } from '../money/money-setup.ts';
import { newCaller, sharesOf, type Caller } from './chain-people.ts';
import { codesOf, type ChainCustomer } from './chain-steps.ts';

/**
 * What the shift at the counter ended with; `taken` in dirams as pencil and paper say, the others in somoni as the
 * shift says.
 */
export type Counter = {
  given: number;
  payments: number;
  taken: number;
  expected: string;
  difference: string;
};

const dirams = (amount: string) => Math.round(Number(amount) * 100);
const somoni = (sum: number) => (sum / 100).toFixed(2);

/** A customer says the code, pays in somoni and gets what lies there. */
async function serve(clerk: Caller, deviceId: string, customer: ChainCustomer) {
  const { places } = await customer.get<{ places: { code: string }[] }>('/profile/collections');
  const proof = { kind: 'CODE', code: places[0]?.code ?? '' };
  const opened = { deviceId, customerCode: customer.code, proof };
  const { id } = await clerk.post<VisitCard>('/hand-over/visits', opened);
  const owed = await clerk.get<Owed>(`/staff/payments/owed?customerCode=${customer.code}`);
  const cash = { TJS: owed.owedTjs?.amount ?? '0' };
  await clerk.post<WirePayment>('/staff/payments', {
    customerCode: customer.code,
    charges: chargesToPay(owed),
    over: 'TJS',
    rate: openingRate,
    cash,
  });
  const codes = codesOf(customer, (fate) => fate !== 'FORBIDDEN' && fate !== 'SHORT');
  for (const trackingCode of codes)
    await clerk.post(`/hand-over/visits/${id}/give`, { deviceId, trackingCode });
  await clerk.post(`/hand-over/visits/${id}/end`, { requestId: undefined });
  return { given: codes.length, taken: dirams(cash.TJS) };
}

/** Serves each customer in a shift that is counted at the end, several at a time. */
export async function giveOut(
  setup: MoneySetup,
  manager: Caller,
  customers: readonly ChainCustomer[],
): Promise<Counter> {
  const clerk = await newCaller(setup, 'pickup-clerk', 'PP-KHUJAND');
  const name = `Drawer ${randomUUID().slice(0, 8)}`;
  const drawer = await manager.post<WireDrawer>('/staff/drawers', { unitId: setup.unitId, name });
  const empty = { TJS: { notes: {} }, USD: { notes: {} } };
  const shift = await clerk.post<WireShift>('/staff/shifts', { drawerId: drawer.id, counted: empty });
  const sum = { given: 0, taken: 0 };
  await Promise.all(
    sharesOf(customers).map(async (share) => {
      const deviceId = randomUUID();
      for (const customer of share) {
        const served = await serve(clerk, deviceId, customer);
        sum.given += served.given;
        sum.taken += served.taken;
      }
    }),
  );
  const counted = { TJS: { notes: {}, coins: somoni(sum.taken) }, USD: { notes: {} } };
  const { result } = await clerk.post<WireShift>(`/staff/shifts/${shift.id}/count`, { counted, card: '0' });
  await clerk.post(`/staff/shifts/${shift.id}/close`, { reason: null });
  return {
    ...sum,
    payments: customers.length,
    expected: result?.expected.TJS ?? '',
    difference: result?.difference.TJS ?? '',
  };
}
