import { randomUUID } from 'node:crypto';
import type { Context } from '../src/context.ts';
import type { Person } from './access-fixture.ts';
import type { Probe } from './probe.ts';

const nobodys = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const noCash = { TJS: { notes: {} }, USD: { notes: {} } };

const ofShift = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/shifts/${nobodys}/${act}`, body: { requestId: nobodys, ...body } }),
});

const ofTopUp = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/top-ups/${nobodys}/${act}`, body: { requestId: nobodys, ...body } }),
});

/** A transfer that somebody else has announced. */
async function topUpOf({ sql, clock }: Context, { account }: Person): Promise<string> {
  await sql`
    insert into customer_purse select customer_code from user_account where id = ${account.id} on conflict do nothing`;
  const now = clock.now();
  const [row] = await sql<{ id: string }[]>`
    insert into top_up (id, customer_code, currency, amount_minor, reference, state, asked_at, ends_at)
    select gen_random_uuid(), customer_code, 'TJS', 500, 'of a stranger', 'WAITING', ${now}, ${now}
    from user_account where id = ${account.id} returning id`;
  return row?.id ?? '';
}

/** What a customer has announced is that customer's own. */
export function topUpProbes(context: Context, other: Person): Readonly<Record<string, Probe>> {
  const ask = (id: string) => ({
    path: `/profile/top-ups/${id}/withdraw`,
    body: { requestId: randomUUID() },
  });
  return {
    'POST /profile/top-ups/{id}/withdraw': {
      own: async (caller) => ask(caller?.role === 'customer' ? await announcedBy(context, caller) : nobodys),
      foreign: async () => ask(await topUpOf(context, other)),
      missing: () => ask(nobodys),
    },
  };
}

/** The same of the caller, with time left. */
async function announcedBy(context: Context, caller: Person): Promise<string> {
  const id = await topUpOf(context, caller);
  await context.sql`update top_up set ends_at = ends_at + interval '1 hour' where id = ${id}`;
  return id;
}

const ofRefund = (act: string, body: object = {}): Probe => ({
  own: () => ({ path: `/staff/refunds/${nobodys}/${act}`, body: { requestId: nobodys, ...body } }),
});

/** How money is asked for: whoever has the authority for it acts for any customer. */
export const moneyProbes: Readonly<Record<string, Probe>> = {
  'POST /staff/points': {
    own: () => ({ body: { requestId: nobodys, customerCode: 'TJ-00000', points: 5, reason: 'a gift' } }),
  },
  'POST /profile/top-ups': {
    own: () => ({ body: { requestId: randomUUID(), currency: 'TJS', amount: '5', reference: 'a transfer' } }),
  },
  'GET /staff/payments': { own: () => ({ path: '/staff/payments' }) },
  'GET /staff/payments/owed': { own: () => ({ path: '/staff/payments/owed?customerCode=TJ-00000' }) },
  'GET /staff/payments/{id}': { own: () => ({ path: `/staff/payments/${nobodys}` }) },
  'GET /staff/payments/{id}/receipt': { own: () => ({ path: `/staff/payments/${nobodys}/receipt` }) },
  'POST /staff/payments': {
    own: () => ({ body: { requestId: nobodys, customerCode: 'TJ-00000', charges: [], over: 'TJS' } }),
  },
  'GET /staff/payments/{id}/refunds': { own: () => ({ path: `/staff/payments/${nobodys}/refunds` }) },
  'POST /staff/payments/{id}/refunds': {
    own: () => ({
      path: `/staff/payments/${nobodys}/refunds`,
      body: { requestId: nobodys, lines: [{ line: 1, amount: '1' }], reason: 'a mistake', owedAgain: false },
    }),
  },
  'GET /staff/refunds/{id}': { own: () => ({ path: `/staff/refunds/${nobodys}` }) },
  'POST /staff/refunds/{id}/approve': ofRefund('approve'),
  'POST /staff/refunds/{id}/refuse': ofRefund('refuse'),
  'POST /staff/refunds/{id}/withdraw': ofRefund('withdraw'),
  'POST /staff/refunds/{id}/pay': ofRefund('pay'),
  'POST /staff/top-ups/{id}/confirm': ofTopUp('confirm', { received: '5' }),
  'POST /staff/top-ups/{id}/refuse': ofTopUp('refuse', { reason: 'nothing came' }),
  'POST /staff/drawers': {
    own: () => ({ body: { requestId: nobodys, unitId: 2_000_000, name: 'Drawer 1' } }),
  },
  'GET /staff/shifts/{id}': { own: () => ({ path: `/staff/shifts/${nobodys}` }) },
  'POST /staff/shifts': { own: () => ({ body: { requestId: nobodys, drawerId: nobodys, counted: noCash } }) },
  'POST /staff/shifts/{id}/pay-outs': ofShift('pay-outs', {
    ...{ currency: 'TJS', amount: '5', reason: 'PACKING' },
  }),
  'POST /staff/shifts/{id}/collections': ofShift('collections', {
    ...{ currency: 'TJS', amount: '5', number: '1', takenBy: 'The driver' },
  }),
  'POST /staff/shifts/{id}/count': ofShift('count', { counted: noCash, card: '0' }),
  'POST /staff/shifts/{id}/close': ofShift('close', { reason: null }),
  'POST /staff/shifts/{id}/confirm': ofShift('confirm', {}),
  ...Object.fromEntries(
    ['confirm', 'refuse'].map((act) => [
      `POST /staff/points/{id}/${act}`,
      { own: () => ({ path: `/staff/points/${nobodys}/${act}`, body: { requestId: nobodys } }) },
    ]),
  ),
};
