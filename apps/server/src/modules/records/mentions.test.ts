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

type Mention = { id: string; text: string; author: string; about: { kind: string; code: string } };
type Note = { id: string; callsMe: boolean; mentions: { id: string; name: string }[] };

async function colleague(role: Role, unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    account,
    ask,
    mentions: async () => {
      const { json } = await ask('GET', '/staff/mentions');
      return (json['data'] as { list: Mention[] }).list;
    },
  };
}

const notesOf = ({ json }: { json: Record<string, unknown> }) => (json['data'] as { list: Note[] }).list;

describe('a colleague who is called by a note', () => {
  test('is told once, and no longer when the note was read', async () => {
    const code = await builders(service.context).parcelAtHub();
    const [author, called, other] = [
      await colleague('support'),
      await colleague('hub-operator'),
      await colleague('dispatcher'),
    ];
    const { json } = await author.ask('GET', '/staff/colleagues');
    const { list } = json['data'] as { list: { id: string }[] };
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([called.account.id, other.account.id]));
    expect(list.map(({ id }) => id)).not.toContain(author.account.id);
    const path = `/staff/parcels/${code}/notes`;
    const mentions = [called.account.id, called.account.id, author.account.id];
    const body = { requestId: randomUUID(), text: 'Проверьте коробку.', mentions };
    await Promise.all([author.ask('POST', path, body), author.ask('POST', path, body)]);
    expect(await called.mentions()).toMatchObject([
      { text: body.text, author: author.account.username, about: { kind: 'parcel', code } },
    ]);
    expect(await other.mentions()).toEqual([]);
    expect(await author.mentions()).toEqual([]);
    const [note] = notesOf(await called.ask('GET', path));
    expect(note).toMatchObject({ callsMe: true, mentions: [{ id: called.account.id }] });
    // Somebody else’s call stays.
    await other.ask('POST', '/staff/mentions/read', { ids: [note?.id] });
    expect(await called.mentions()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      await called.ask('POST', '/staff/mentions/read', { ids: [note?.id] });
    expect(await called.mentions()).toEqual([]);
    expect(notesOf(await called.ask('GET', path))).toMatchObject([{ callsMe: false }]);
  });

  test('is not told of a note that was taken back, nor of a record beyond the own point', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const [author, clerk, hub] = [
      await colleague('manager'),
      await colleague('pickup-clerk', 'PP-KHUJAND'),
      await colleague('hub-operator'),
    ];
    const mentions = [clerk.account.id, hub.account.id];
    const body = { requestId: randomUUID(), text: 'кто видел?', mentions };
    const [note] = notesOf(await author.ask('POST', `/staff/parcels/${code}/notes`, body));
    expect(await clerk.mentions()).toEqual([]);
    expect(await hub.mentions()).toHaveLength(1);
    await author.ask('POST', `/staff/notes/${note?.id}/take-back`);
    expect(await hub.mentions()).toEqual([]);
  });

  test('is told of what they see, however much calls them that they do not', async () => {
    const code = await builders(service.context).parcelAtHub();
    const [author, hub] = [await colleague('manager'), await colleague('hub-operator')];
    const body = { requestId: randomUUID(), text: 'кто принял?', mentions: [hub.account.id] };
    const [note] = notesOf(await author.ask('POST', `/staff/parcels/${code}/notes`, body));
    await service.context.sql`
      with copied as (
        insert into record_note (id, subject_type, subject_id, author_id, author_name, text, created_at)
        select gen_random_uuid(), 'order', 'BSC-' || nth, author_id, author_name, text, created_at + nth * interval '1 second'
        from record_note cross join generate_series(1, 60) as nth where id = ${note?.id ?? ''}::uuid
        returning id, created_at)
      insert into record_note_mention (note_id, user_id, created_at)
      select id, ${hub.account.id}::uuid, created_at from copied`;
    expect(await hub.mentions()).toMatchObject([{ text: body.text, about: { kind: 'parcel', code } }]);
  });

  test('is staff: anybody else is refused, and nothing is noted', async () => {
    const code = await builders(service.context).parcelAtHub();
    const author = await colleague('support');
    const customer = await newAccount(service.context, 'customer');
    const path = `/staff/parcels/${code}/notes`;
    for (const stranger of [customer.id, randomUUID()])
      expect(
        (await author.ask('POST', path, { requestId: randomUUID(), text: 'x', mentions: [stranger] })).json,
      ).toMatchObject({ error: 'request.invalid', fields: [{ field: 'mentions' }] });
    expect(notesOf(await author.ask('GET', path))).toEqual([]);
    const { token } = await logIn(service.app, customer);
    for (const closed of ['/staff/colleagues', '/staff/mentions'])
      expect((await call(service.app, 'GET', closed, { token })).json['error']).toBe('auth.notAllowed');
  });
});
