import { expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { listUser, rowOf } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';

test('an address that is set shows on the site at once, and is gone when it is taken back', async () => {
  const fixture = await createTestApp();
  const settings = await listUser(fixture, 'settings');
  const readInfo = async () => {
    const { json } = await call(fixture.app, 'GET', '/common/sysinfo');
    return (json['data'] as { messengers: { kind: string; url: string | null }[] }).messengers.find(
      ({ kind }) => kind === 'telegram',
    )?.url;
  };
  expect(await readInfo()).toBeNull();
  const set = rowOf(
    await settings.change('messenger.telegram', { version: 0, value: ' https://t.me/rohi ' }),
  );
  expect(set).toMatchObject({ version: 1, value: 'https://t.me/rohi', updatedBy: settings.username });
  expect(await readInfo()).toBe('https://t.me/rohi');
  expect((await settings.change('messenger.telegram', { version: 0, value: null })).status).toBe(409);
  const gone = rowOf(await settings.change('messenger.telegram', { version: 1, value: null }));
  expect(gone).toMatchObject({ version: 2, value: null });
  expect(await readInfo()).toBeNull();
  const [last] = await settings.history('messenger.telegram');
  expect(last?.changes).toEqual([{ field: 'value', before: 'https://t.me/rohi', after: null }]);
});

test.each(['http://t.me/rohi', 'data:text/html,x', 'rohi', `https://t.me/${'a'.repeat(500)}`])(
  '%s is refused as an address',
  async (value) => {
    const settings = await listUser(await createTestApp(), 'settings');
    const { status, json } = await settings.change('messenger.telegram', { version: 0, value });
    expect([status, (json['fields'] as { field: string }[])[0]?.field]).toEqual([400, 'value']);
  },
);

test('which settings there are is fixed, and a clerk sees none', async () => {
  const fixture = await createTestApp();
  const settings = await listUser(fixture, 'settings');
  expect((await settings.find()).total).toBe(50);
  expect((await settings.get('no.such')).status).toBe(400);
  expect((await settings.create({ value: null })).status).toBe(405);
  expect((await (await listUser(fixture, 'settings', 'pickup-clerk')).get('app.appStore')).status).toBe(403);
});
