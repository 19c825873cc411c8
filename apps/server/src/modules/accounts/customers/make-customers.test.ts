import type { SettingKey } from '@rohi/contract/reference-data/settings';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';
import { findCustomerAsWritten, readCodeShapes } from '../codes/customer-codes.service.ts';
import { makeCustomers, type Maker, type NewCustomer } from './make-customers.service.ts';

let service: TestApp;
let maker: Maker;
const moveIn = '9c8a1bd2-7c1e-4a51-9be5-0d9b1c53fd10';
beforeAll(async () => {
  service = await createTestApp();
  const clerk = await newAccount(service.context, 'pickup-clerk');
  maker = { userId: clerk.id, moveInId: null, mayGiveReserved: false };
  await service.context.sql`
    insert into move_in (id, state, choices, opened_by, opened_at)
    values (${moveIn}, 'OPEN', '{}', ${clerk.id}, now())`;
});

const set = (key: SettingKey, value: string) => saveSetting(service.context, key, value as never, 'test');
const someone = (more: Partial<NewCustomer> = {}): NewCustomer => ({
  name: 'Мадина Раҷабова',
  phone: null,
  locale: 'tg',
  ...more,
});
const make = (customers: readonly NewCustomer[], by: Maker = maker) =>
  inTransaction(service.context.db, (tx) => makeCustomers(service.context, tx, by, customers));
const madeOf = (made: Awaited<ReturnType<typeof make>>) =>
  made.map((each) => ('refused' in each ? each.refused : each.customerCode));

test('gives the next codes of the setting, leaves out what is kept back, and has every code lead to its customer', async () => {
  await set('customerCode.prefix', 'TPS');
  await set('customerCode.separator', 'none');
  await set('customerCode.leastDigits', '3');
  await set('customerCode.way', 'counted');
  await set('customerCode.next', '109');
  await set('customerCode.keptBack', 'below 100, repeated, runs');
  const made = await make([
    someone(),
    someone({ code: 'TPS110' }),
    someone({ name: null, phone: '+992927041163' }),
    someone({ code: 'тps 0777' }),
    someone({ code: 'TPS-0110' }),
    someone({ code: 'RA17' }),
    someone({ code: 'Ak - 17' }),
    someone({ code: 'шс5' }),
  ]);
  expect(madeOf(made)).toEqual([
    'TPS109',
    'TPS110',
    'TPS112',
    'customers.codeKeptBack',
    'customers.codeTaken',
    'customers.badCode',
    'AK-17',
    'ШС5',
  ]);
  expect(await findCustomerAsWritten(service.context.db, 'ак17')).toMatchObject({ customerCode: 'AK-17' });
  expect(await readCodeShapes(service.context)).toContainEqual(
    expect.objectContaining({ letters: 'AK', separator: '-' }),
  );
  const rows = await service.context.sql<{ name: string; source: string; written: string }[]>`
    select account.name, alias.source, alias.written from customer_code_alias alias
    join user_account account on account.id = alias.user_id
    where made_by_id = ${maker.userId} and username is null and move_in_id is null order by folded`;
  expect(rows).toEqual([
    { name: 'Мадина Раҷабова', source: 'HAND', written: 'AK-17' },
    { name: 'Мадина Раҷабова', source: 'ISSUED', written: 'TPS109' },
    { name: 'Мадина Раҷабова', source: 'HAND', written: 'TPS110' },
    { name: 'TPS112', source: 'ISSUED', written: 'TPS112' },
    { name: 'Мадина Раҷабова', source: 'HAND', written: 'ШС5' },
  ]);
});

test('codes that a firm brings may differ by noughts alone, and are kept back from nobody', async () => {
  const ours = { ...maker, moveInId: moveIn, mayGiveReserved: true };
  const made = await make(
    [
      someone({ code: 'TPS777' }),
      someone({ code: 'TPS0777' }),
      someone({ code: 'TPS110' }),
      someone({ code: 'TPS777', since: new Date('2024-03-01T00:00:00Z') }),
    ],
    ours,
  );
  expect(madeOf(made)).toEqual(['TPS777', 'TPS0777', 'customers.codeTaken', 'customers.codeTaken']);
  expect(made[2]).toMatchObject({ of: [{ customerCode: 'TPS110' }] });
  const rows = await service.context.sql<{ source: string }[]>`
    select source from customer_code_alias join user_account on id = user_id where move_in_id = ${moveIn}`;
  expect(rows).toEqual([{ source: 'IMPORT' }, { source: 'IMPORT' }]);
});

test('several who make the same code at once: it is the first one’s, and the others are told', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () => make([someone({ code: 'MNY-5' }), someone()])),
  );
  const codes = made.flatMap(madeOf);
  expect(codes.filter((code) => code === 'MNY-5')).toHaveLength(1);
  expect(codes.filter((code) => code === 'customers.codeTaken')).toHaveLength(3);
  expect(new Set(codes).size).toBe(6);
});

test('those who register at the same moment get other codes', async () => {
  const [made, ...registered] = await Promise.all([
    make(Array.from({ length: 20 }, () => someone())),
    ...Array.from({ length: 10 }, () => newAccount(service.context, 'customer')),
  ]);
  const codes = await service.context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = any(${registered.map(({ id }) => id)})`;
  expect(new Set([...madeOf(made), ...codes.map(({ code }) => code)]).size).toBe(30);
});

test('five hundred at once are a fixed number of statements', async () => {
  const made = await make(Array.from({ length: 500 }, (_, at) => someone({ name: `Клиент ${at}` })));
  expect(new Set(madeOf(made)).size).toBe(500);
});

test('nobody logs in as a customer without an account, and such a one takes no log-in away', async () => {
  const phone = '+992927041164';
  await make([someone({ phone })]);
  const owner = await newAccount(service.context, 'customer', { phone });
  const session = await logIn(service.app, { username: phone, password: owner.password });
  expect(session.user.username).toBe(owner.username);
  await make([someone({ phone: '+992927041165' })]);
  const refused = await call(service.app, 'POST', '/auth/login', {
    body: { username: '+992927041165', password: 'whatever it is' },
  });
  expect(refused.json['error']).toBe('auth.wrongLogin');
});

test('a phone that was proved is the log-in of its owner, also beside an earlier account with it', async () => {
  const phone = '+992927041166';
  await newAccount(service.context, 'customer', { phone });
  const later = await newAccount(service.context, 'customer', { phone });
  const prove = (id: string) =>
    service.context.sql`update user_account set phone_proved_at = now() where id = ${id}`;
  await prove(later.id);
  const session = await logIn(service.app, { username: phone, password: later.password });
  expect(session.user.username).toBe(later.username);
  const third = await newAccount(service.context, 'customer', { phone });
  await expect(prove(third.id)).rejects.toMatchObject({ code: '23505' });
});

test('the table refuses a customer half without an account', async () => {
  const [made] = await make([someone()]);
  const id = made !== undefined && 'id' in made ? made.id : '';
  const { sql } = service.context;
  const refusals = [
    () => sql`update user_account set password_hash = 'x', password_changed_at = now() where id = ${id}`,
    () => sql`update user_account set username = 'u-half' where id = ${id}`,
    () => sql`update user_account set email = 'half@example.com' where id = ${id}`,
    () => sql`update user_account set claimed_at = now() where id = ${id}`,
    () => sql`update user_account set customer_code = null where id = ${id}`,
  ];
  for (const refusal of refusals) await expect(refusal()).rejects.toMatchObject({ code: '23514' });
});
