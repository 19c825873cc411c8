import { expect, test } from 'vitest';
import { listUser, rowOf } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';

test('the record is searched by who, with what and when; taking it away is itself recorded', async () => {
  const world = await createTestApp();
  const settings = await listUser(world, 'settings');
  const audit = await listUser(world, 'audit');
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

test('the record is only read, and only by who may', async () => {
  const world = await createTestApp();
  const audit = await listUser(world, 'audit');
  expect((await audit.create({})).status).toBe(405);
  expect((await audit.change(1, {})).status).toBe(405);
  expect((await audit.get(999_999)).status).toBe(404);
  expect((await (await listUser(world, 'audit', 'support')).get(1)).status).toBe(403);
});
