import { randomUUID } from 'node:crypto';
import type { FoundCustomer } from '@rohi/contract/hand-over/finding.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { WireDrawer } from '@rohi/contract/billing/shifts.contract';
import type { EvidenceRule } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './accounts.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import type { Customer } from './orders.ts';
import type { TestApp } from './test-app.ts';
import { chargesToPay, type Owed } from './tills.ts';

/** The pickup code that a customer sees for a point. */
export async function pickupCode({ ask }: Customer, pointId: number): Promise<string> {
  const { json } = await ask('GET', '/profile/collections');
  const { places } = json['data'] as { places: { pickupPoint: { id: number }; code: string }[] };
  return places.find(({ pickupPoint }) => pickupPoint.id === pointId)?.code ?? '';
}

/** Six digits that are none of these. */
export function otherCode(...codes: string[]): string {
  const free = ['111111', '222222', '333333', '444444'].find((code) => !codes.includes(code));
  return free ?? '555555';
}

/** A clerk at the counter of a point, by a browser that is no registered device unless one is named. */
export async function counterClerk(
  service: Pick<TestApp, 'app' | 'context'>,
  unit = 'PP-KHUJAND',
  deviceId: string = randomUUID(),
) {
  const clerk = await moneyPerson(service, 'pickup-clerk', unit);
  return {
    ...clerk,
    deviceId,
    find: (text: string) => clerk.post('/hand-over/find', { requestId: undefined, text, deviceId }),
    open: (proof: object, customerCode?: string) =>
      clerk.post('/hand-over/visits', {
        deviceId,
        proof,
        ...(customerCode === undefined ? {} : { customerCode }),
      }),
    scan: ({ id }: Pick<VisitCard, 'id'>, code: string) =>
      clerk.post(`/hand-over/visits/${id}/scan`, { requestId: undefined, code }),
    give: (
      { id }: Pick<VisitCard, 'id'>,
      trackingCode: string,
      {
        requestId = randomUUID(),
        through = service.app,
      }: { requestId?: string; through?: FastifyInstance } = {},
    ): Promise<Answer> =>
      clerk.post(`/hand-over/visits/${id}/give`, { requestId, deviceId, trackingCode }, through),
  };
}

export type CounterClerk = Awaited<ReturnType<typeof counterClerk>>;

/** What the point of Khujand asks for before it hands over, as an administrator sets it on its form. */
export async function askForEvidence(admin: MoneyPerson, rule: EvidenceRule): Promise<void> {
  const { list } = moneyOf<{ list: StaffUnit[] }>(await admin.get('/staff/units?search=PP-KHUJAND'));
  const { id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form } = list[0] as StaffUnit;
  const addresses = { ru: 'x', en: 'x', zh: 'x', tg: 'x' };
  const house = { ...form, addresses, handOverEvidence: rule };
  moneyOf(await admin.put(`/staff/units/${id}`, { ...house, requestId: undefined }));
}

/** The card of a customer who has given the pickup code. */
export async function openCard(clerk: CounterClerk, customer: Customer, pointId: number): Promise<VisitCard> {
  const code = await pickupCode(customer, pointId);
  return moneyOf<VisitCard>(await clerk.open({ kind: 'CODE', code }, customer.customerCode));
}

export const foundOf = (answer: Answer) => moneyOf<{ list: FoundCustomer[] }>(answer).list;

const float = { TJS: { notes: { 500: 4 } }, USD: { notes: {} } };

/** A shift of a courier at the own purse, with the same notes in it. */
export async function openPurse(courier: MoneyPerson): Promise<void> {
  moneyOf(await courier.post('/staff/shifts', { counted: float }));
}

/** A shift of the clerk at a drawer of the point, with these notes in it. */
export async function openShift(clerk: MoneyPerson, manager: MoneyPerson, unitId: number): Promise<void> {
  const drawer = moneyOf<WireDrawer>(
    await manager.post('/staff/drawers', { unitId, name: `Drawer ${randomUUID()}` }),
  );
  moneyOf(await clerk.post('/staff/shifts', { drawerId: drawer.id, counted: float }));
}

/** Takes what a customer owes, in somoni at 9.25. */
export async function takeAll(clerk: MoneyPerson, { customerCode }: Customer, TJS: string): Promise<Answer> {
  const owed = moneyOf<Owed>(await clerk.get(`/staff/payments/owed?customerCode=${customerCode}`));
  return clerk.post('/staff/payments', {
    customerCode,
    charges: chargesToPay(owed),
    over: 'TJS',
    cash: { TJS },
    rate: { rate: '9.25', rateDate: '2026-11-20' },
  });
}
