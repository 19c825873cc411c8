import { randomUUID } from 'node:crypto';
import type { Context } from '../src/context.ts';
import type { Person } from './access-fixture.ts';
import type { Probe } from './probe.ts';

const otherDrawer = { name: 'Drawer 2', isRetired: false };
const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const bankStatement = `/staff/bank-statements/${absent}`;

const noCash = { TJS: { notes: {} }, USD: { notes: {} } };

const ofShift = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/shifts/${absent}/${act}`, body: { requestId: absent, ...body } }),
});

const ofTopUp = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/top-ups/${absent}/${act}`, body: { requestId: absent, ...body } }),
});

const compensation = {
  requestId: absent,
  trackingCode: 'YT0000000000000',
  kind: 'LOST',
  amount: '1',
  words: 'It has not come for two months',
};
const ofCompensation = (act: string, body: object): Probe => ({
  own: () => ({ path: `/staff/compensations/${absent}/${act}`, body: { requestId: absent, ...body } }),
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

const receiptOf = (id: string) => ({ path: `/profile/receipts/${id}/file` });

/** What a customer has announced or paid is that customer's own. */
export function topUpProbes(context: Context, other: Person): Readonly<Record<string, Probe>> {
  const ask = (id: string) => ({
    path: `/profile/top-ups/${id}/withdraw`,
    body: { requestId: randomUUID() },
  });
  return {
    'GET /profile/receipts/{id}/file': {
      own: async (caller) =>
        receiptOf(caller?.role === 'customer' ? await paymentOf(context, caller) : absent),
      foreign: async () => receiptOf(await paymentOf(context, other)),
      missing: () => receiptOf(absent),
    },
    'POST /profile/top-ups/{id}/withdraw': {
      own: async (caller) => ask(caller?.role === 'customer' ? await announcedBy(context, caller) : absent),
      foreign: async () => ask(await topUpOf(context, other)),
      missing: () => ask(absent),
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
  own: () => ({ path: `/staff/refunds/${absent}/${act}`, body: { requestId: absent, ...body } }),
});

/** A payment of somebody, at a drawer that is closed since. */
async function paymentOf({ sql, clock }: Context, { account }: Person): Promise<string> {
  await sql`
    insert into customer_purse select customer_code from user_account where id = ${account.id} on conflict do nothing`;
  const now = clock.now();
  const [row] = await sql<{ id: string }[]>`
    with drawn as (
      insert into drawer (id, unit_id, name, made_at, made_by)
      select gen_random_uuid(), min(id), gen_random_uuid()::text, ${now}, 'x' from place returning id, unit_id
    ), worked as (
      insert into shift (id, drawer_id, unit_id, clerk_id, clerk, opened_at, day, float_counted, float_tjs, float_usd, left_tjs,
        left_usd, state, closed_at)
      select gen_random_uuid(), id, unit_id, ${account.id}, 'x', ${now}, '2026-11-20', '{}', 0, 0, 0, 0, 'CLOSED', ${now}
      from drawn returning id, unit_id
    ), paid as (
      insert into payment (id, customer_code, shift_id, unit_id, at, by_name, by_id, total_minor, change_tjs, change_usd,
        to_balance_minor)
      select gen_random_uuid(), customer_code, worked.id, unit_id, ${now}, 'x', ${account.id}, 100, 0, 0, 0
      from worked, user_account where user_account.id = ${account.id} returning id, unit_id
    )
    insert into receipt (id, unit_id, year, number, text)
    select id, unit_id, 2000, (select count(*) + 1 from receipt), id::text from paid returning id`;
  return row?.id ?? '';
}

/** How money is asked for: a user with the authority for it acts for any customer. */
export const moneyProbes: Readonly<Record<string, Probe>> = {
  'POST /staff/points': {
    own: () => ({ body: { requestId: absent, customerCode: 'TJ-00000', points: 5, reason: 'a gift' } }),
  },
  'POST /profile/top-ups': {
    own: () => ({ body: { requestId: randomUUID(), currency: 'TJS', amount: '5', reference: 'a transfer' } }),
  },
  'POST /profile/closing': { own: () => ({ body: { password: 'not the one' } }) },
  'GET /profile/statement': { own: () => ({ path: '/profile/statement?from=2026-11-01&to=2026-11-30' }) },
  'GET /profile/statement/file': {
    own: () => ({ path: '/profile/statement/file?from=2026-11-01&to=2026-11-30' }),
  },
  'GET /staff/payments': { own: () => ({ path: '/staff/payments' }) },
  'GET /staff/payments/owed': { own: () => ({ path: '/staff/payments/owed?customerCode=TJ-00000' }) },
  'GET /staff/payments/{id}': { own: () => ({ path: `/staff/payments/${absent}` }) },
  'GET /staff/payments/{id}/receipt': { own: () => ({ path: `/staff/payments/${absent}/receipt` }) },
  'POST /staff/payments': {
    own: () => ({ body: { requestId: absent, customerCode: 'TJ-00000', charges: [], over: 'TJS' } }),
  },
  'POST /staff/payments/debts': {
    own: () => ({
      body: {
        requestId: absent,
        customerCode: 'TJ-00000',
        currency: 'TJS',
        debts: [{ id: '1', owed: '5', amount: '5' }],
        over: 'TJS',
      },
    }),
  },
  'GET /staff/sole-allowance': { own: () => ({ path: '/staff/sole-allowance?customerCode=TJ-00000' }) },
  'GET /staff/payments/{id}/refunds': { own: () => ({ path: `/staff/payments/${absent}/refunds` }) },
  'POST /staff/payments/{id}/refunds': {
    own: () => ({
      path: `/staff/payments/${absent}/refunds`,
      body: { requestId: absent, lines: [{ line: 1, amount: '1' }], reason: 'a mistake', owedAgain: false },
    }),
  },
  'POST /staff/customers/{id}/terms': {
    own: () => ({
      path: `/staff/customers/${absent}/terms`,
      body: { requestId: absent, terms: 'PREPAID', reason: 'agreed by telephone' },
    }),
  },
  'POST /staff/charges/{id}/corrections': {
    own: () => ({
      path: '/staff/charges/999999999/corrections',
      body: { requestId: absent, way: 'LOWER', amount: '1', reason: 'a mistake' },
    }),
  },
  ...Object.fromEntries(
    ['confirm', 'refuse'].map((act) => [
      `POST /staff/corrections/{id}/${act}`,
      { own: () => ({ path: `/staff/corrections/${absent}/${act}`, body: { requestId: absent } }) },
    ]),
  ),
  'GET /staff/refunds/{id}': { own: () => ({ path: `/staff/refunds/${absent}` }) },
  'GET /staff/refunds/{id}/receipt': { own: () => ({ path: `/staff/refunds/${absent}/receipt` }) },
  'POST /staff/refunds/{id}/approve': ofRefund('approve'),
  'POST /staff/refunds/{id}/refuse': ofRefund('refuse'),
  'POST /staff/refunds/{id}/withdraw': ofRefund('withdraw'),
  'POST /staff/refunds/{id}/pay': ofRefund('pay'),
  'PUT /staff/bank-statements/{importId}': { own: () => ({ path: bankStatement }) },
  'GET /staff/bank-statements/{importId}': { own: () => ({ path: bankStatement }) },
  'POST /staff/bank-statements/{importId}/lines/{row}/confirm': {
    own: () => ({
      path: `${bankStatement}/lines/2/confirm`,
      body: { requestId: absent, topUpId: absent },
    }),
  },
  'POST /profile/compensations': { own: () => ({ body: compensation }) },
  'GET /profile/compensations': { own: () => ({}) },
  'PUT /profile/compensations/{id}/photos/{photoId}': {
    own: () => ({ path: `/profile/compensations/${absent}/photos/${absent}` }),
  },
  'POST /staff/compensations': { own: () => ({ body: { ...compensation, customerCode: 'TJ-000000' } }) },
  'GET /staff/compensations': { own: () => ({}) },
  'PUT /staff/compensations/{id}/photos/{photoId}': {
    own: () => ({ path: `/staff/compensations/${absent}/photos/${absent}` }),
  },
  'GET /staff/compensations/{id}/photos/{photoId}': {
    own: () => ({ path: `/staff/compensations/${absent}/photos/${absent}` }),
  },
  'POST /staff/compensations/{id}/decide': ofCompensation('decide', { granted: '0', reason: 'not ours' }),
  'POST /staff/compensations/{id}/confirm': ofCompensation('confirm', { isConfirmed: true }),
  'POST /staff/top-ups/{id}/confirm': ofTopUp('confirm', { received: '5' }),
  'POST /staff/top-ups/{id}/refuse': ofTopUp('refuse', { reason: 'nothing came' }),
  'POST /staff/drawers': {
    own: () => ({ body: { requestId: absent, unitId: 2_000_000, name: 'Drawer 1' } }),
  },
  'PUT /staff/drawers/{id}/name': {
    own: () => ({ path: `/staff/drawers/${absent}/name`, body: { name: 'Drawer 1', was: otherDrawer } }),
  },
  'PUT /staff/drawers/{id}/retired': {
    own: () => ({
      path: `/staff/drawers/${absent}/retired`,
      body: { isRetired: true, was: otherDrawer },
    }),
  },
  'GET /staff/shifts/{id}': { own: () => ({ path: `/staff/shifts/${absent}` }) },
  'POST /staff/shifts': { own: () => ({ body: { requestId: absent, drawerId: absent, counted: noCash } }) },
  'POST /staff/shifts/{id}/pay-outs': ofShift('pay-outs', {
    currency: 'TJS',
    amount: '5',
    reason: 'PACKING',
  }),
  'POST /staff/shifts/{id}/collections': ofShift('collections', {
    currency: 'TJS',
    amount: '5',
    number: '1',
    takenBy: 'The driver',
  }),
  'POST /staff/shifts/{id}/count': ofShift('count', { counted: noCash, card: '0' }),
  'POST /staff/shifts/{id}/close': ofShift('close', { reason: null }),
  'POST /staff/shifts/{id}/confirm': ofShift('confirm', {}),
  ...Object.fromEntries(
    ['confirm', 'refuse'].map((act) => [
      `POST /staff/points/{id}/${act}`,
      { own: () => ({ path: `/staff/points/${absent}/${act}`, body: { requestId: absent } }) },
    ]),
  ),
};
