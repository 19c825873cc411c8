import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

const close = ({ ask, account }: Customer, password = account.password) =>
  ask('POST', '/profile/closing', { password });

const kindsOf = async ({ ask }: Customer) => {
  const { hindrances } = (await ask('GET', '/profile/closing')).json['data'] as {
    hindrances: { kind: string; count: number; amounts: unknown[] }[];
  };
  return hindrances;
};

test('an account without anything open is closed by its owner: nobody logs in by it, what is personal is gone, the code stays', async () => {
  const { service } = await createOrderApp();
  const { app, context } = service;
  const person = await newCustomer(service, { phone: '+992927770010' });
  await person.ask('POST', '/recipients', { requestId: randomUUID(), name: 'Али', phone: '+992918112200' });
  expect((await person.ask('GET', '/profile/closing')).json['data']).toEqual({ hindrances: [], points: 0 });
  expect((await close(person, 'not the password')).json['error']).toBe('auth.wrongOldPassword');
  expect((await person.ask('POST', '/profile/closing', {})).json['error']).toBe('accounts.proofNeeded');
  expect((await close(person)).json).toMatchObject({ code: 0, data: null });
  expect((await person.ask('GET', '/auth/userinfo')).status).toBe(401);
  const { username, password } = person.account;
  const again = await call(app, 'POST', '/auth/login', { body: { username, password } });
  expect(again.json['code']).not.toBe(0);
  expect(
    await context.sql`
    select name, username, email, phone, password_hash, disabled_at is not null as closed
    from user_account where id = ${person.account.id}`,
  ).toEqual([
    {
      name: person.customerCode,
      username: null,
      email: null,
      phone: null,
      password_hash: null,
      closed: true,
    },
  ]);
  expect(await context.sql`select 1 from recipient where customer_id = ${person.account.id}`).toEqual([]);
  expect(
    await context.sql`select written from customer_code_alias where user_id = ${person.account.id}`,
  ).toEqual([{ written: person.customerCode }]);
  expect(await context.sql`select details from audit_event where action = 'account:close'`).toEqual([
    { details: { reason: 'own' } },
  ]);
  // The phone, the name and the address are free for a new account.
  expect(
    await newCustomer(service, { username, phone: '+992927770010', email: person.account.email }),
  ).toBeDefined();
});

/** Puts something in the way, and takes it away again. */
type Obstacle = {
  kind: string;
  put: (service: TestApp, person: Customer, point: number) => Promise<unknown>;
  take: (service: TestApp, person: Customer) => Promise<unknown>;
};

const obstacles: Obstacle[] = [
  {
    kind: 'ANNOUNCED',
    put: (_service, person, point) =>
      newOrder(person, point, { ...whole, trackingCodes: ['YT8834201957310'] }),
    take: ({ context }) => context.sql`update parcel set customer_code = null`,
  },
  {
    kind: 'PARCELS',
    put: async ({ context }, person, point) => {
      await newOrder(person, point, { ...whole, trackingCodes: ['YT8834201957310'] });
      await context.sql`update parcel set received_at = now()`;
    },
    take: ({ context }) => context.sql`update parcel set customer_code = null`,
  },
  {
    kind: 'OWED',
    put: async ({ context }, { customerCode }) => {
      await context.sql`insert into customer_purse (customer_code) values (${customerCode}) on conflict do nothing`;
      await context.sql`
        insert into charge (kind, customer_code, currency, amount_minor, due_at)
        values ('OPENING', ${customerCode}, 'TJS', 1, now())`;
    },
    take: ({ context }) => context.sql`update charge set settled_minor = 1`,
  },
  {
    kind: 'BALANCE',
    put: async ({ context }, { customerCode }) => {
      await context.sql`insert into customer_purse (customer_code) values (${customerCode}) on conflict do nothing`;
      await context.sql`
        insert into ledger_account (kind, owner_kind, owner, currency, side, may_be_negative, balance_minor)
        values ('BALANCE', 'CUSTOMER', ${customerCode}, 'USD', -1, false, 1)`;
    },
    take: ({ context }) => context.sql`update ledger_account set balance_minor = 0`,
  },
  {
    kind: 'TRANSFERS',
    put: async ({ context }, { customerCode }) => {
      await context.sql`insert into customer_purse (customer_code) values (${customerCode}) on conflict do nothing`;
      await context.sql`
        insert into top_up (id, customer_code, currency, amount_minor, reference, state, asked_at, ends_at)
        values (${randomUUID()}, ${customerCode}, 'TJS', 100, '12345678', 'WAITING', now(), now() + interval '1 day')`;
    },
    take: ({ context }) => context.sql`update top_up set state = 'WITHDRAWN', decided_at = now()`,
  },
];

test.each(obstacles)(
  '$kind keeps it open by name, and no longer once it has ended',
  async ({ kind, put, take }) => {
    const { service, points } = await createOrderApp();
    const person = await newCustomer(service);
    await put(service, person, points.khujand);
    expect(await kindsOf(person)).toMatchObject([{ kind, count: 1 }]);
    const refused = await close(person);
    expect([refused.status, refused.json['error']]).toEqual([409, 'accounts.closingHindered']);
    expect((await person.ask('GET', '/auth/userinfo')).status).toBe(200);
    await take(service, person);
    expect(await kindsOf(person)).toEqual([]);
    expect((await close(person)).json).toMatchObject({ code: 0 });
  },
);
