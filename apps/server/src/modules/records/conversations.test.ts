import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { newDecider } from '../../../test/claims.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;
let support: Awaited<ReturnType<typeof newDecider>>;

beforeAll(async () => {
  ({ service } = await createOrderApp());
  support = await newDecider(service);
});

type Conversation = { id: string; version: number; state: string; text: string; waitingSince: string | null };

async function listed(query = ''): Promise<{ total: number; list: Conversation[] }> {
  const { json } = await support.ask('GET', `/staff/messages${query}`);
  return json['data'] as { total: number; list: Conversation[] };
}

async function waits(): Promise<{ count: number; oldestTime: string | null } | undefined> {
  const { json } = await support.ask('GET', '/common/waitaudit');
  const list = json['data'] as { type: string; count: number; oldestTime: string | null }[];
  return list.find(({ type }) => type === 'messages');
}

const write = (path: string, text: string) => support.ask('POST', path, { requestId: randomUUID(), text });

/** Answers what the office wrote last. */
async function answer(customer: Customer, text: string): Promise<void> {
  const { json } = await customer.ask('GET', '/profile/messages');
  const { list } = json['data'] as { list: { id: string; fromOffice: boolean }[] };
  const messageId = list.find(({ fromOffice }) => fromOffice)?.id;
  await customer.ask('POST', '/profile/messages', { requestId: randomUUID(), messageId, text });
}

describe('a conversation', () => {
  test('waits from what the customer wrote first until somebody of the office answers there', async () => {
    const customer = await newCustomer(service);
    const code = await builders(service.context).parcelOnTheRoad({
      facts: { customerCode: customer.customerCode, orderCode: null },
    });
    const path = `/staff/parcels/${code}/messages`;
    await write(path, 'Что внутри?');
    expect(await waits()).toMatchObject({ count: 0, oldestTime: null });
    service.clock.set('2026-11-20T09:02:00Z');
    await answer(customer, 'Обувь.');
    service.clock.set('2026-11-20T09:04:00Z');
    await answer(customer, 'И куртка.');
    expect(await waits()).toMatchObject({ count: 1, oldestTime: '2026-11-20T09:02:00.000Z' });
    const { total, list } = await listed('?state=WAITING');
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        state: 'WAITING',
        text: 'И куртка.',
        waitingSince: '2026-11-20T09:02:00.000Z',
        customer: { code: customer.customerCode },
        about: { kind: 'parcel', code },
      },
    ]);
    // Written about something else, it answers nothing here.
    await write(`/staff/customers/${customer.account.id}/messages`, 'Спасибо, что пишете.');
    expect((await waits())?.count).toBe(1);
    await write(path, 'Принято.');
    expect(await waits()).toMatchObject({ count: 0, oldestTime: null });
    expect((await listed('?state=WAITING')).total).toBe(0);
    expect((await listed(`?state=ANSWERED&search=${customer.customerCode}`)).total).toBe(2);
    expect((await listed(`?search=${code}`)).list).toMatchObject([{ id: list[0]?.id, state: 'ANSWERED' }]);
  });

  test('that needs no answer is closed, once on record, and waits again when the customer writes again', async () => {
    const customer = await newCustomer(service);
    await write(`/staff/customers/${customer.account.id}/messages`, 'Посылка у вас.');
    await answer(customer, 'Спасибо!');
    const [waiting] = (await listed('?state=WAITING')).list;
    const close = (version = waiting?.version) =>
      support.ask('POST', `/staff/messages/${waiting?.id}/close`, { version });
    const answers = await Promise.all([close(), close()]);
    for (const { json } of answers)
      expect(json['data']).toMatchObject({ state: 'ANSWERED', text: 'Спасибо!' });
    expect((await waits())?.count).toBe(0);
    const [recorded] = await service.context.sql<{ count: number }[]>`
      select count(*)::integer as count from audit_event where action = 'message:close'`;
    expect(recorded?.count).toBe(1);
    await answer(customer, 'А где ещё одна?');
    expect((await waits())?.count).toBe(1);
    expect((await support.ask('GET', `/staff/messages/${waiting?.id}`)).json['data']).toMatchObject({
      state: 'WAITING',
    });
    // That one is unseen: it goes on waiting until it was read.
    const refused = await close();
    expect(refused.json).toMatchObject({
      error: 'list.changedMeanwhile',
      current: { state: 'WAITING', version: 3 },
    });
    expect((await waits())?.count).toBe(1);
    expect((await close(3)).json['data']).toMatchObject({ state: 'ANSWERED' });
  });

  test('goes on waiting for an answer to what the office had not seen when it wrote', async () => {
    const customer = await newCustomer(service);
    const path = `/staff/customers/${customer.account.id}/messages`;
    await write(path, 'Посылка у вас.');
    const view = (await support.ask('GET', path)).json['data'] as { list: { id: string }[] };
    await answer(customer, 'Подождите, адрес другой!');
    const after = (seen: string | undefined) =>
      support.ask('POST', path, { requestId: randomUUID(), text: 'Везём по адресу.', seen });
    const sent = (await after(view.list.at(-1)?.id)).json['data'] as typeof view;
    expect((await waits())?.count).toBe(1);
    await after(sent.list.at(-1)?.id);
    expect((await waits())?.count).toBe(0);
  });

  test('is for who knows customers, and is not there for a made-up id', async () => {
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.ask('GET', '/staff/messages')).json['error']).toBe('auth.notAllowed');
    const path = `/staff/messages/${randomUUID()}`;
    expect((await support.ask('GET', path)).json['error']).toBe('list.notFound');
    expect((await support.ask('POST', `${path}/close`, { version: 1 })).json['error']).toBe('list.notFound');
  });
});
