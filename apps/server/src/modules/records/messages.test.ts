import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { newDecider } from '../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

type Sent = { id: string; text: string; fromOffice: boolean; readAt: string | null };
type Own = { unread: number; list: { id: string; text: string; fromOffice: boolean; about: object }[] };
const threadOf = ({ json }: { json: Record<string, unknown> }) => (json['data'] as { list: Sent[] }).list;
const ownOf = ({ json }: { json: Record<string, unknown> }) => json['data'] as Own;

const lettersOf = (email: string) => service.context.sql<{ params: { about: string; text: string } }[]>`
  select params from letter where recipient = ${email} and name = 'officeMessage'`;

async function parcelOf(customerCode: string) {
  return builders(service.context).parcelOnTheRoad({ facts: { customerCode, orderCode: null } });
}

describe('a message to the customer of a record', () => {
  test('is written once with one letter, read and answered in the cabinet, and the answer stands at the record', async () => {
    const customer = await newCustomer(service);
    const code = await parcelOf(customer.customerCode);
    const support = await newDecider(service);
    const path = `/staff/parcels/${code}/messages`;
    const body = { requestId: randomUUID(), text: 'Перевал закрыт из-за снега, ждём до среды.' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => support.ask('POST', path, body)));
    expect(answers.map((answer) => threadOf(answer).length)).toEqual([1, 1, 1]);
    expect(await lettersOf(customer.account.email)).toMatchObject([
      { params: { about: code, text: body.text } },
    ]);

    const info = async () => (await customer.ask('GET', '/auth/userinfo')).json['data'];
    expect(await info()).toMatchObject({ unreadMessages: 1 });
    const own = ownOf(await customer.ask('GET', '/profile/messages'));
    expect(own).toMatchObject({
      unread: 1,
      list: [{ text: body.text, fromOffice: true, about: { kind: 'parcel', code } }],
    });
    const reply = { requestId: randomUUID(), messageId: own.list[0]?.id, text: 'Спасибо, подожду.' };
    for (let times = 0; times < 2; times += 1)
      expect(ownOf(await customer.ask('POST', '/profile/messages', reply)).list).toHaveLength(2);
    expect(ownOf(await customer.ask('GET', '/profile/messages')).unread).toBe(0);
    expect(await info()).toMatchObject({ unreadMessages: 0 });
    expect(threadOf(await support.ask('GET', path))).toMatchObject([
      { text: body.text, readAt: expect.any(String) },
      { text: 'Спасибо, подожду.', fromOffice: false, readAt: null },
    ]);
  });

  test('a message is marked as read by the customer alone, and cannot be read or answered by others', async () => {
    const [customer, stranger] = [await newCustomer(service), await newCustomer(service)];
    const support = await newDecider(service);
    const path = `/staff/customers/${customer.account.id}/messages`;
    const [sent] = threadOf(
      await support.ask('POST', path, { requestId: randomUUID(), text: 'Позвоните нам.' }),
    );
    expect(ownOf(await stranger.ask('GET', '/profile/messages')).list).toEqual([]);
    const stolen = { requestId: randomUUID(), messageId: sent?.id, text: 'я' };
    expect((await stranger.ask('POST', '/profile/messages', stolen)).json['error']).toBe('list.notFound');
    expect(ownOf(await customer.ask('POST', '/profile/messages/read', {})).unread).toBe(0);
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.ask('GET', path)).json['error']).toBe('auth.notAllowed');
  });

  test('a message cannot be written without a known customer, and says something', async () => {
    const support = await newDecider(service);
    const code = await builders(service.context).parcelAtHub({
      facts: { orderCode: null, customerCode: null },
    });
    const path = `/staff/parcels/${code}/messages`;
    expect((await support.ask('GET', path)).json['data']).toEqual({ customer: null, list: [] });
    const write = (text: string) => support.ask('POST', path, { requestId: randomUUID(), text });
    expect((await write('есть кто?')).json['error']).toBe('orders.customerNotFound');
    expect((await write('  ')).json['error']).toBe('request.invalid');
  });

  test('of any length and letters is taken, and the letter quotes whole letters', async () => {
    const customer = await newCustomer(service);
    const support = await newDecider(service);
    const path = `/staff/customers/${customer.account.id}/messages`;
    const text = `${'а'.repeat(189)}😀 и дальше`;
    const answer = await support.ask('POST', path, { requestId: randomUUID(), text });
    expect(threadOf(answer)).toMatchObject([{ text }]);
    expect(await lettersOf(customer.account.email)).toMatchObject([
      { params: { about: null, text: `${'а'.repeat(189)}…` } },
    ]);
  });

  test('stands in the timeline of its record, of a customer too, without its words', async () => {
    const customer = await newCustomer(service);
    const support = await newDecider(service);
    const path = `/staff/customers/${customer.account.id}`;
    await support.ask('POST', `${path}/messages`, { requestId: randomUUID(), text: 'Наберите нас.' });
    const timeline = await support.ask('GET', `${path}/timeline`);
    expect(timeline.json['data']).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ action: 'message:send', actor: support.account.username }),
      ]),
    });
    expect(JSON.stringify(timeline.json)).not.toContain('Наберите');
  });

  test('that was written to the former owner is not shown to the next', async () => {
    const [first, next] = [await newCustomer(service), await newCustomer(service)];
    const support = await newDecider(service);
    const code = await parcelOf(first.customerCode);
    const path = `/staff/parcels/${code}/messages`;
    await support.ask('POST', path, { requestId: randomUUID(), text: 'ваша?' });
    await service.context
      .sql`update parcel set customer_code = ${next.customerCode} where tracking_code = ${code}`;
    expect((await support.ask('GET', path)).json['data']).toMatchObject({
      customer: { code: next.customerCode },
      list: [],
    });
    expect(ownOf(await next.ask('GET', '/profile/messages')).list).toEqual([]);
  });
});

describe('an answer of a customer', () => {
  test('stands in the timeline without its words, and at the record of the customer when the parcel is somebody else’s', async () => {
    const [customer, next] = [await newCustomer(service), await newCustomer(service)];
    const code = await parcelOf(customer.customerCode);
    const support = await newDecider(service);
    const path = `/staff/parcels/${code}`;
    const ask = { requestId: randomUUID(), text: 'Всё верно?' };
    const [message] = threadOf(await support.ask('POST', `${path}/messages`, ask));
    const answer = { requestId: randomUUID(), messageId: message?.id, text: 'Нет, не моё.' };
    await customer.ask('POST', '/profile/messages', answer);
    const timeline = await support.ask('GET', `${path}/timeline`);
    expect(timeline.json['data']).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ action: 'message:answer', actor: customer.customerCode }),
      ]),
    });
    expect(JSON.stringify(timeline.json)).not.toContain('не моё');

    await service.context
      .sql`update parcel set customer_code = ${next.customerCode} where tracking_code = ${code}`;
    expect(threadOf(await support.ask('GET', `${path}/messages`))).toEqual([]);
    const own = await support.ask('GET', `/staff/customers/${customer.account.id}/messages`);
    expect(threadOf(own)).toMatchObject([
      { text: 'Всё верно?', about: { kind: 'parcel', code } },
      { text: 'Нет, не моё.', about: { kind: 'parcel', code } },
    ]);
  });
});
