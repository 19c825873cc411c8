import { expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { checkLedger } from '../../billing/ledger/check-ledger.service.ts';
import { openDebts } from '../../billing/opening/opening.store.ts';

const customers = `Код клиента,ФИО,Телефон
AK-17,Мадина,927770011
AK-203,Юсуф,927770012
AK-17,Мадина Р.,
`;
const debts = 'AK-17 340с\nAK-203 $12\n';

test('customers are withdrawn while none was used, and their codes are free for the mended file', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(customers);
  expect((await mover.ask('POST', `/files/${id}/take-back`)).error).toBe('imports.notWaiting');
  await mover.written(id);
  const answer = await mover.ask('POST', `/files/${id}/take-back`);
  expect(answer).toMatchObject({ status: 200, data: { state: 'TAKEN_BACK' } });
  expect((await mover.ask('POST', `/files/${id}/take-back`)).data).toEqual(answer.data);
  const { sql } = service.context;
  expect(await sql`select 1 from user_account where customer_code is not null`).toEqual([]);
  expect(await sql`select 1 from customer_code_alias`).toEqual([]);
  const again = await mover.checked(customers.replace('Юсуф', 'Юсуф А.'));
  expect(again.counts).toEqual({ taken: 2, joined: 1, asked: 0, refused: 0 });
  await mover.written(again.id);
  expect(await sql`select name from user_account where customer_code = 'AK-203'`).toEqual([
    { name: 'Юсуф А.' },
  ]);
});

test('what somebody has used stays, and is named', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(customers);
  await mover.written(id);
  const { sql } = service.context;
  await sql`
    update user_account set username = 'madina', password_hash = 'none', password_changed_at = now(), claimed_at = now()
    where customer_code = 'AK-17'`;
  expect((await mover.ask('GET', `/files/${id}/used`)).data).toEqual({
    list: [{ code: 'AK-17', used: 'ACCOUNT' }],
  });
  expect(await mover.ask('POST', `/files/${id}/take-back`)).toMatchObject({
    status: 409,
    error: 'moveIn.used',
  });
  expect(await sql`select 1 from user_account where customer_code is not null`).toHaveLength(2);
});

test('a customer who was edited or has a code by hand is used', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(`${customers}AK-300,Рустам,\n`);
  await mover.written(id);
  const { sql } = service.context;
  const made = await sql<{ id: string; code: string }[]>`
    select id, customer_code as code from user_account where customer_code is not null order by customer_code`;
  const [first, second] = made.map((customer) => `/staff/customers/${customer.id}`);
  const edited = { version: 1, businessLine: 'BSC', enabled: true, newCodesDaily: 7 };
  const by = { token: mover.token };
  expect(await call(service.app, 'PUT', first ?? '', { ...by, body: edited })).toMatchObject({ status: 200 });
  expect(
    await call(service.app, 'POST', `${second}/codes`, { ...by, body: { code: 'HND-14' } }),
  ).toMatchObject({ status: 200 });
  expect((await mover.takeBack(id)).error).toBe('moveIn.used');
  expect((await mover.ask('GET', `/files/${id}/used`)).data).toEqual({
    list: ['AK-17', 'AK-203'].map((code) => ({ code, used: 'EDITED' })),
  });
});

test('what was filled of a customer who was here is empty again', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked('Код клиента,ФИО\nAK-17,Мадина\n')).id);
  const { id } = await mover.checked('Код клиента,ФИО,Телефон\nAK-17,Другая,927770011\n');
  await mover.written(id);
  const read = () => service.context.sql`select name, phone from user_account where customer_code = 'AK-17'`;
  expect(await read()).toEqual([{ name: 'Мадина', phone: '+992927770011' }]);
  expect((await mover.ask('POST', `/files/${id}/take-back`)).status).toBe(200);
  expect(await read()).toEqual([{ name: 'Мадина', phone: null }]);
});

test('sums get opposite postings, and the same file can be sent again', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked(debts, 'balances', 'a.txt');
  await mover.written(id);
  expect((await mover.ask('GET', `/files/${id}/used`)).data).toEqual({ list: [] });
  expect((await mover.ask('POST', `/files/${id}/take-back`)).data).toMatchObject({ state: 'TAKEN_BACK' });
  const kinds = await service.context.sql<{ kind: string; count: string }[]>`
    select kind, count(*) as count from ledger_posting group by kind order by kind`;
  expect(kinds).toEqual([
    { kind: 'OPENING', count: '2' },
    { kind: 'OPENING_TAKEN_BACK', count: '2' },
  ]);
  const again = await mover.checked(debts, 'balances', 'b.txt');
  expect(again.counts).toMatchObject({ taken: 2 });
});

test('customers go back once their sums have, and what keeps one of them is named', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(customers);
  await mover.written(id);
  const sums = await mover.checked(debts, 'balances', 'a.txt');
  await mover.written(sums.id);
  const used = async () => (await mover.ask('GET', `/files/${id}/used`)).data;
  const standing = ['AK-17', 'AK-203'].map((code) => ({ code, used: 'OPENING' }));
  expect(await used()).toEqual({ list: standing });
  expect((await mover.ask('POST', `/files/${id}/take-back`)).error).toBe('moveIn.used');
  expect((await mover.ask('POST', `/files/${sums.id}/take-back`)).status).toBe(200);
  expect(await used()).toEqual({ list: [] });
  expect((await mover.ask('POST', `/files/${id}/take-back`)).status).toBe(200);
  const { sql } = service.context;
  expect(await sql`select 1 from user_account where customer_code is not null`).toEqual([]);
  expect((await checkLedger(service.context)).wrong).toEqual([]);

  await mover.written((await mover.checked(customers)).id);
  await mover.written((await mover.checked(debts, 'balances', 'b.txt')).id);
  expect(await openDebts(service.context.db, 'AK-17', { isLocked: false })).toMatchObject([
    { amountMinor: 340_00n },
  ]);
  expect((await checkLedger(service.context)).wrong).toEqual([]);
});
