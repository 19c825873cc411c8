import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createOrderApp } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

type Note = { id: string; text: string; author: string; isOwn: boolean };

async function colleague(role: Role, unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  return {
    account,
    ask: (method: 'GET' | 'POST', path: string, body?: unknown) =>
      call(service.app, method, path, {
        token,
        headers: { 'x-local': 'ru' },
        ...(body === undefined ? {} : { body }),
      }),
  };
}

const notesOf = ({ json }: { json: Record<string, unknown> }) => (json['data'] as { list: Note[] }).list;

describe('a note of a colleague', () => {
  test('is signed with the name of the colleague, and of two of one name with the login name too', async () => {
    const path = `/staff/parcels/${await builders(service.context).parcelOnTheRoad()}`;
    const [{ ask, account }, namesake] = [await colleague('support'), await colleague('manager')];
    const name = 'Зарина Шарипова';
    const signed = async () => {
      const [note] = notesOf(await ask('GET', `${path}/notes`));
      const { json } = await ask('GET', `${path}/timeline`);
      return [note?.author, (json['data'] as { list: { actor: string }[] }).list[0]?.actor];
    };
    await service.context.sql`update user_account set name = ${name} where id = ${account.id}`;
    await ask('POST', `${path}/notes`, { requestId: randomUUID(), text: 'Позвоню.' });
    expect(await signed()).toEqual([name, name]);
    await service.context.sql`update user_account set name = ${name} where id = ${namesake.account.id}`;
    const both = `${name} (${account.username})`;
    expect(await signed()).toEqual([both, both]);
  });

  test('is written once however often it is sent, and stands in the timeline with its words', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const path = `/staff/parcels/${code}`;
    const { ask, account } = await colleague('support');
    const body = { requestId: randomUUID(), text: '  Позвоню, когда машина тронется. ' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('POST', `${path}/notes`, body)));
    expect(answers.map((answer) => notesOf(answer).length)).toEqual([1, 1, 1, 1]);
    const reader = await colleague('hub-operator');
    expect(notesOf(await reader.ask('GET', `${path}/notes`))).toMatchObject([
      { text: 'Позвоню, когда машина тронется.', author: account.username, isOwn: false },
    ]);
    const { json } = await reader.ask('GET', `${path}/timeline`);
    expect((json['data'] as { list: unknown[] }).list[0]).toMatchObject({
      action: 'note:add',
      actor: account.username,
      changes: [{ field: 'note', after: 'Позвоню, когда машина тронется.' }],
    });
    const records = await service.context.sql`
      select from audit_event where subject_type = 'parcel' and subject_id = ${code} and action = 'note:add'`;
    expect(records).toHaveLength(1);
  });

  test('is taken back by its author alone, once however often it is asked for', async () => {
    const code = await builders(service.context).parcelAtHub();
    const path = `/staff/parcels/${code}/notes`;
    const { ask } = await colleague('manager');
    const [note] = notesOf(await ask('POST', path, { requestId: randomUUID(), text: 'не то' }));
    const takeBack = `/staff/notes/${note?.id}/take-back`;
    const other = await colleague('support');
    expect((await other.ask('POST', takeBack)).json['error']).toBe('list.notFound');
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('POST', takeBack)));
    expect(answers.map(({ json }) => json['success'])).toEqual([true, true, true, true]);
    expect(notesOf(await ask('GET', path))).toEqual([]);
    expect((await ask('POST', takeBack)).json['success']).toBe(true);
    expect((await other.ask('POST', takeBack)).json['error']).toBe('list.notFound');
    const records = await service.context.sql`
      select from audit_event where subject_type = 'parcel' and subject_id = ${code} and action = 'note:withdraw'`;
    expect(records).toHaveLength(1);
  });

  test('is kept from those who do not see the record, and says something', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const cashier = await colleague('cashier', 'PP-KHUJAND');
    const path = `/staff/parcels/${code}/notes`;
    const body = { requestId: randomUUID(), text: 'x' };
    expect((await cashier.ask('POST', path, body)).json['error']).toBe('tracking.parcelNotFound');
    const dispatcher = await colleague('dispatcher');
    expect((await dispatcher.ask('GET', '/staff/orders/RA2611064KX7PY/notes')).json['error']).toBe(
      'auth.notAllowed',
    );
    expect((await dispatcher.ask('POST', path, { ...body, text: '   ' })).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'text', error: 'required' }],
    });
  });

  test('may be made of a customer and is never told to them', async () => {
    const customer = await newAccount(service.context, 'customer');
    const { ask } = await colleague('support');
    const path = `/staff/customers/${customer.id}`;
    await ask('POST', `${path}/notes`, { requestId: randomUUID(), text: 'Просит звонить после 18:00.' });
    expect(notesOf(await ask('GET', `${path}/notes`))).toMatchObject([
      { text: 'Просит звонить после 18:00.' },
    ]);
    expect((await ask('GET', `${path}/timeline`)).json['data']).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ action: 'note:add' })]),
    });
    expect((await ask('GET', `/staff/customers/${randomUUID()}/notes`)).json['error']).toBe('list.notFound');
    const { token } = await logIn(service.app, customer);
    expect((await call(service.app, 'GET', `${path}/notes`, { token })).json['error']).toBe(
      'auth.notAllowed',
    );
  });
});
