import { expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { listUser, rowOf } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { rebuildSearchTexts } from '../search/search-walk.service.ts';

test('the record is searched by who, with what and when; taking it away is itself recorded', async () => {
  const fixture = await createTestApp();
  const settings = await listUser(fixture, 'settings');
  const audit = await listUser(fixture, 'audit');
  rowOf(await settings.change('app.appStore', { version: 0, value: 'https://apps.apple.com/rohi' }));
  const found = await audit.find('?thing=setting');
  expect(found.list).toMatchObject([
    {
      actor: settings.username,
      action: 'setting:edit',
      subjectType: 'setting',
      subjectId: 'app.appStore',
      changes: [{ field: 'value', before: null, after: 'https://apps.apple.com/rohi' }],
    },
  ]);
  expect((await audit.find(`?search=${settings.username}&thing=setting`)).total).toBe(1);
  await fixture.context
    .sql`update user_account set name = 'Ниёзов Баҳриддин' where username = ${settings.username}`;
  await rebuildSearchTexts(fixture.context);
  expect((await audit.find('?search=niozov&thing=setting')).total).toBe(1);
  expect((await audit.find('?from=2026-11-21')).total).toBe(0);
  expect((await audit.find('?from=2026-11-20&to=2026-11-20&thing=setting')).total).toBe(1);
  expect((await audit.find('?to=2026-11-19')).total).toBe(0);
  const file = await audit.file('?format=csv&thing=setting');
  expect(file.bytes.toString()).toContain('https://apps.apple.com/rohi');
  const [newest] = (await audit.find()).list;
  expect(newest).toMatchObject({
    action: 'audit:export',
    actor: audit.username,
    changes: [{ field: 'rows', after: '1' }],
  });
  expect((await audit.get(newest?.id)).status).toBe(200);
});

test('the record is cut by person, kind of action and days, and its file holds the same, in words', async () => {
  const fixture = await createTestApp();
  const settings = await listUser(fixture, 'settings');
  const other = await listUser(fixture, 'settings');
  const audit = await listUser(fixture, 'audit');
  const link = (name: string) => ({ version: 0, value: `https://t.me/${name}` });
  rowOf(await settings.change('messenger.telegram', link('first')));
  rowOf(await other.change('messenger.whatsapp', link('second')));
  await call(fixture.app, 'POST', '/auth/login', {
    body: { username: 'nobody', password: 'wrong-password' },
  });
  const mine = await audit.find('?group=settings');
  expect(mine.list.map(({ actor }) => actor)).toEqual([other.username, settings.username]);
  const actorId = String(mine.list[1]?.['actorId']);
  const byOne = await audit.find(`?person=${actorId}`);
  expect(byOne.list.map(({ action }) => action)).toEqual(['setting:edit', 'login:open']);
  expect((await audit.find(`?person=${actorId}&group=access`)).total).toBe(1);
  expect((await audit.find('?person=visitor')).list).toMatchObject([
    { action: 'login:refuse', actorId: null },
  ]);
  fixture.clock.advance(24 * 3_600_000);
  const later = await listUser(fixture, 'settings');
  rowOf(await later.change('messenger.telegram', { ...link('third'), version: 1 }));
  const reader = await listUser(fixture, 'audit');
  const days = 'from=2026-11-20&to=2026-11-20';
  expect((await reader.find(`?group=settings&${days}`)).total).toBe(2);
  const text = (await reader.file(`?format=csv&group=settings&person=${actorId}&${days}`)).bytes;
  const lines = text.toString().trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Setting changed');
  expect(lines[1]).toContain('Settings messenger.telegram');
  expect(lines[1]).toContain('Value: https://t.me/first');
});

test('the record is only read, and only by who may', async () => {
  const fixture = await createTestApp();
  const audit = await listUser(fixture, 'audit');
  expect((await audit.create({})).status).toBe(405);
  expect((await audit.change(1, {})).status).toBe(405);
  expect((await audit.get(999_999)).status).toBe(404);
  expect((await (await listUser(fixture, 'audit', 'support')).get(1)).status).toBe(403);
});
