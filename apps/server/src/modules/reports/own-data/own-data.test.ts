import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { unpackZip } from '../../../platform/table-files/zip-archive.ts';
import { ownColumnNames, ownFileNames } from './own-data-texts.ts';
import { ownTableNames, ownTables } from './own-tables.ts';

async function takeOwn({ app }: TestApp, { token }: Customer, locale = 'ru') {
  const answer = await app.inject({ url: '/api/profile/data/file', headers: { token, 'x-local': locale } });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const files = await unpackZip(answer.rawPayload, () => true);
  return new Map([...files].map(([name, bytes]) => [name.normalize(), bytes.toString()]));
}

/** Two customers, each with an order of one parcel, a recipient and a message. */
async function createTwo() {
  const { service, points } = await createOrderApp();
  const people: Customer[] = [];
  for (const [at, word] of ['первый', 'второй'].entries()) {
    const person = await newCustomer(service, { phone: `+99292777001${at}` });
    people.push(person);
    await newOrder(person, points.khujand, {
      ...whole,
      goods: `=Товар ${word}`,
      trackingCodes: [`YT883420195731${at}`],
    });
    const recipient = { requestId: randomUUID(), name: `Получатель ${word}`, phone: `+99291811220${at}` };
    expect((await person.ask('POST', '/recipients', recipient)).json).toMatchObject({ code: 0 });
    await service.context.sql`
      insert into record_message (id, customer_id, subject_type, subject_id, from_office, author_id, author_name, text, created_at)
      values (${randomUUID()}, ${person.account.id}, 'customer', ${person.account.id}, false, ${person.account.id}, 'x',
        ${`Сообщение ${word}`}, now())`;
  }
  const [first, second] = people as [Customer, Customer];
  return { service, first, second };
}

test('all of one customer is in the file, nothing of another, and no cell can be calculated', async () => {
  const { service, first, second } = await createTwo();
  const files = await takeOwn(service, first);
  expect([...files.keys()].toSorted()).toEqual(
    ownTableNames.map((name) => `${ownFileNames[name].ru}.csv`.normalize()).toSorted(),
  );
  const all = [...files.values()].join('\n');
  for (const text of [
    first.customerCode,
    first.account.username,
    '+992927770010',
    'YT8834201957310',
    'Получатель первый',
    'Сообщение первый',
  ])
    expect(all).toContain(text);
  for (const text of [second.customerCode, second.account.username, 'YT8834201957311', 'второй'])
    expect(all).not.toContain(text);
  expect(files.get('Заказы.csv')).toContain("'=Товар первый");
  expect(files.get('История посылок.csv')?.split('\r\n').length).toBeGreaterThan(2);
  const [own] = await service.context.sql<{ hash: string }[]>`
    select password_hash as hash from user_account where id = ${first.account.id}`;
  expect(own?.hash).toMatch(/^\$argon2/);
  expect(all).not.toContain(own?.hash);
  expect(
    await service.context.sql`
    select subject_id from audit_event where action = 'account:copy'`,
  ).toEqual([{ subject_id: first.account.id }]);
});

test('headings stand in each language; staff have no such file', async () => {
  const { service, first } = await createTwo();
  for (const locale of ['en', 'zh', 'tg'] as const) {
    const files = await takeOwn(service, first, locale);
    for (const name of ownTableNames) {
      const head = files.get(`${ownFileNames[name][locale]}.csv`.normalize()) ?? '';
      for (const column of ownTables[name]) expect(head).toContain(ownColumnNames[column][locale]);
    }
  }
});
