import { expect, test } from 'vitest';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { trackingWordsZh } from '@rohi/contract/tracking/words/zh';
import { createTestApp, createTestContext, openTestContext } from '../../../test/test-app.ts';
import { saveSetting } from './settings.service.ts';

type Country = { id: number; shortName: string; name: string; names: Record<string, string> };
type Entry = { id: number; consType: string; consValue: string; consName: string; labelClass: string | null };

test('every country of ISO 3166 has a name in four languages, a telephone code and a currency', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/api/common/all-countries', headers: { 'x-local': 'zh' } });
  const list = answer.json().data as Country[];
  expect(list).toHaveLength(249);
  expect(list.find(({ shortName }) => shortName === 'TJ')).toEqual({
    id: 762,
    shortName: 'TJ',
    name: '塔吉克斯坦',
    names: { ru: 'Таджикистан', en: 'Tajikistan', zh: '塔吉克斯坦', tg: 'Тоҷикистон' },
    phoneCode: '+992',
    currency: 'TJS',
  });
  for (const { shortName, names } of list)
    expect(
      Object.values(names).map((name) => name.trim().length > 0),
      shortName,
    ).toEqual([true, true, true, true]);
});

test.each([
  ['all', 249],
  ['active', 4],
  ['BSC', 4],
  ['FBA', 4],
  ['762,156,9999', 2],
])('countries can be asked for by %s', async (x, count) => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: `/api/common/all-countries/${x}` });
  expect(answer.json().data).toHaveLength(count);
});

test.each(['none', 'bsc', '1,', '1,two', '-1', '1'.repeat(10)])(
  'countries cannot be asked for by %s',
  async (x) => {
    const { app } = await createTestApp();
    const answer = await app.inject({ url: `/api/common/all-countries/${x}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'x', error: 'badFormat' }],
    });
  },
);

test('the dictionary names the nine statuses by their codes, and no value twice', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/api/common/all-cons', headers: { 'x-local': 'zh' } });
  const entries = answer.json().data as Entry[];
  const statuses = entries.filter(({ consType }) => consType === 'PARCEL_STATUS');
  expect(statuses.map(({ consValue }) => consValue)).toEqual(parcelStatuses);
  expect(statuses.map(({ consName }) => consName)).toEqual(Object.values(trackingWordsZh.statusNames));
  expect(statuses.map(({ labelClass }) => labelClass)).toEqual([
    'gold',
    'gold',
    'lapis',
    'lapis',
    'lapis',
    'lapis',
    'green',
    'grey',
    'grey',
  ]);
  expect(new Set(entries.map(({ consValue }) => consValue)).size).toBe(entries.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('the dictionary holds stages, problems, events, reasons, modes and lines beside them', async () => {
  const { app } = await createTestApp();
  const entries = (await app.inject({ url: '/api/common/all-cons' })).json().data as Entry[];
  const names = Object.fromEntries(entries.map(({ consValue, consName }) => [consValue, consName]));
  expect(names).toMatchObject({
    STAGE_DTH: 'Ожидает передачи',
    STEP_DTH: 'Забор',
    PROBLEM_LOST: 'Ведётся розыск',
    REASON_LOST: 'Утеряно',
    EVENT_BORDER_CROSSED: 'Граница пройдена',
    MODE_RAIL: 'Поездом',
    FBA: 'Карго для продавцов',
  });
});

test.each(['/api/common/all-countries/active', '/api/common/all-cons', '/api/pickup-points'])(
  '%s is not sent again to whoever has it, and then needs no database',
  async (url) => {
    const { app, context } = await createTestApp();
    const first = await app.inject({ url, headers: { 'x-local': 'en' } });
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(String(first.headers['vary'])).toContain('x-local');
    await context.sql`alter table country rename to hidden_country`;
    await context.sql`alter table operation_unit rename to hidden_unit`;
    const second = await app.inject({
      url,
      headers: { 'x-local': 'en', 'if-none-match': `"other", W/${tag}` },
    });
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([304, '', tag]);
  },
);

test('another language is another answer', async () => {
  const { app } = await createTestApp();
  const url = '/api/common/all-cons';
  const inEnglish = await app.inject({ url, headers: { 'x-local': 'en' } });
  const headers = { 'if-none-match': String(inEnglish.headers['etag']) };
  expect((await app.inject({ url, headers: { 'x-local': 'en', ...headers } })).statusCode).toBe(304);
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
});

test('a failure is stored by no cache', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({
    url: '/api/common/all-countries/none',
    headers: { 'if-none-match': '*' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['etag']).toBeUndefined();
  expect(String(answer.headers['cache-control'])).not.toContain('public');
});

test('a country changed by hand is seen a minute later', async () => {
  const { app, context, clock } = await createTestApp();
  const active = async () => (await app.inject({ url: '/api/common/all-countries/active' })).json().data;
  expect(await active()).toHaveLength(4);
  await context.sql`update country set enabled = true where short_name = 'KZ'`;
  expect(await active()).toHaveLength(4);
  clock.advance(60_000);
  expect(await active()).toHaveLength(5);
});

test('a messenger that is set shows in sysinfo, also of the other processes, until it is taken back', async () => {
  const { app, context, address } = await createTestApp();
  const other = await openTestContext(address);
  const telegram = async () =>
    (await app.inject({ url: '/api/common/sysinfo' })).json().data.messengers[0].url as string | null;
  expect(await telegram()).toBeNull();
  await saveSetting(other.context, 'messenger.telegram', 'https://t.me/example', 'test');
  await expect.poll(telegram).toBe('https://t.me/example');
  await saveSetting(context, 'messenger.telegram', null, 'test');
  expect(await telegram()).toBeNull();
});

test.each(['http://t.me/example', 'data:text/html,hello', 'example', `https://${'a'.repeat(500)}.tj`])(
  'an address that could do harm cannot be set: %s',
  async (url) => {
    const { context } = await createTestContext();
    await expect(saveSetting(context, 'app.appStore', url, 'test')).rejects.toMatchObject({
      errorName: 'request.invalid',
    });
  },
);

test('a setting that does not fit is left out instead of reaching a page', async () => {
  const { app, context } = await createTestApp();
  await context.sql`
    insert into setting (key, value, updated_at, updated_by) values
      ('videoLessons.url', '"javascript:alert(1)"', now(), 'by hand'),
      ('of.nobody', '1', now(), 'by hand'),
      ('app.googlePlay', '"https://play.example.org/"', now(), 'by hand')`;
  const { data } = (await app.inject({ url: '/api/common/sysinfo' })).json();
  expect(data.videoLessonsUrl).toBeNull();
  expect(data.appLinks).toEqual([
    { kind: 'appStore', name: 'App Store', url: null },
    { kind: 'googlePlay', name: 'Google Play', url: 'https://play.example.org/' },
  ]);
});

test('sysinfo names the offer in force', async () => {
  const { app } = await createTestApp();
  expect((await app.inject({ url: '/api/common/sysinfo' })).json().data.offer).toEqual({
    version: '2025-09-20',
    date: '2025-09-20',
  });
});
