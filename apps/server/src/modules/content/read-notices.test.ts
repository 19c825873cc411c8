import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database.ts';
import { publishNotices, type NewNotice } from './content.service.ts';

let service: TestApp;

const words = (text: string) => ({ ru: text, en: text, zh: text, tg: text });

beforeAll(async () => {
  service = await createTestApp();
  const notice = (slug: string, facts: Partial<NewNotice> = {}): NewNotice => ({
    slug,
    category: 'NOTICE',
    titles: words(slug),
    summaries: words(slug),
    bodies: words(slug),
    pinned: false,
    publishAt: new Date('2026-11-01T04:00:00Z'),
    audience: 'PUBLIC',
    ...facts,
  });
  await inTransaction(service.context.db, (tx) =>
    publishNotices(tx, [
      notice('road'),
      notice('hours', { category: 'NEWS' }),
      notice('for-customers', { audience: 'CUSTOMER' }),
      notice('for-staff', { audience: 'STAFF' }),
      notice('soon', { publishAt: new Date('2026-11-20T09:05:00Z') }),
    ]),
  );
});

type Shown = { id: number; slug: string; read: boolean };

async function reader(role: 'customer' | 'support' = 'customer') {
  const { token } = await logIn(service.app, await newAccount(service.context, role));
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) })).json['data'];
  return {
    list: async () => ((await ask('GET', '/common/searchnotice')) as { list: Shown[] }).list,
    /** As a list of one kind says it. */
    unreadOfList: async () =>
      ((await ask('GET', '/common/searchnotice?category=NEWS&limit=1')) as { unread: number }).unread,
    unread: async () => ((await ask('GET', '/auth/userinfo')) as { unread: number }).unread,
    unreadMessages: async () =>
      ((await ask('GET', '/auth/userinfo')) as { unreadMessages: number }).unreadMessages,
    read: async (body: object) => (await ask('POST', '/profile/notices/read', body)) as { unread: number },
  };
}

const marks = (list: readonly Shown[]) => Object.fromEntries(list.map(({ slug, read }) => [slug, read]));

test('what somebody has read is marked for them alone, and no longer counted', async () => {
  const [nargis, farhod] = [await reader(), await reader()];
  expect(marks(await nargis.list())).toEqual({ road: false, hours: false, 'for-customers': false });
  expect(await nargis.unread()).toBe(3);
  // News of everybody is no message to somebody.
  expect(await nargis.unreadMessages()).toBe(0);
  const road = (await nargis.list()).find(({ slug }) => slug === 'road');
  const body = { ids: [road?.id ?? 0] };
  const answers = await Promise.all([nargis.read(body), nargis.read(body)]);
  expect(answers).toEqual([{ unread: 2 }, { unread: 2 }]);
  expect(marks(await nargis.list())).toEqual({ road: true, hours: false, 'for-customers': false });
  expect([await nargis.unread(), await farhod.unread()]).toEqual([2, 3]);
  // A list says how many there are beyond it: the same as the account.
  expect([await nargis.unreadOfList(), await farhod.unreadOfList()]).toEqual([2, 3]);
  expect(marks(await farhod.list())['road']).toBe(false);
});

test('a number that no notice can have is bad input', async () => {
  const { token } = await logIn(service.app, await newAccount(service.context, 'customer'));
  const answer = await call(service.app, 'POST', '/profile/notices/read', {
    token,
    body: { ids: [2 ** 31] },
  });
  expect(answer.json).toMatchObject({ error: 'request.invalid' });
});

test('all can be read at once; what comes later is unread again', async () => {
  const nargis = await reader();
  expect(await nargis.read({})).toEqual({ unread: 0 });
  expect(Object.values(marks(await nargis.list()))).toEqual([true, true, true]);
  service.clock.set('2026-11-20T09:05:00Z');
  expect(await nargis.unread()).toBe(1);
  expect(marks(await nargis.list())).toMatchObject({ road: true, soon: false });
});

test('a reader neither reads, nor owes reading, notices for others or missing ones', async () => {
  const [staff, nargis] = [await reader('support'), await reader()];
  const own = (await staff.list()).find(({ slug }) => slug === 'for-staff');
  const before = await nargis.unread();
  expect(await nargis.read({ ids: [own?.id ?? 0, 999_999] })).toEqual({ unread: before });
  expect(await staff.read({ ids: [own?.id ?? 0] })).toEqual({ unread: before - 1 });
  const visitor = await call(service.app, 'GET', '/common/searchnotice');
  expect(visitor.json['data']).toMatchObject({ unread: 0 });
  expect(marks((visitor.json['data'] as { list: Shown[] }).list)).toEqual({
    road: false,
    hours: false,
    soon: false,
  });
});
