import { randomUUID } from 'node:crypto';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { dictionaryEntries } from './data-dictionary.ts';
import { keepsPlaceholders, placeholdersOf } from './word-placeholders.ts';

type Names = Record<'ru' | 'en' | 'zh' | 'tg', string>;
type Word = { consValue: string; names: Names; ownNames: Names; version: number; placeholders: string[] };

let service: TestApp;
let token: string;
beforeEach(async () => {
  service = await createTestApp();
  ({ token } = await logIn(service.app, await newAccount(service.context, 'admin')));
});

async function read(consValue: string): Promise<Word> {
  const { json } = await call(service.app, 'GET', `/staff/words?search=${consValue}&limit=100`, { token });
  return (json['data'] as { list: Word[] }).list.find((word) => word.consValue === consValue) as Word;
}

async function say(consValue: string, names: Partial<Names>, version?: number) {
  const word = await read(consValue);
  const body = { version: version ?? word.version, names: { ...word.names, ...names } };
  return call(service.app, 'PUT', `/staff/words/${consValue}`, { token, body });
}

async function track(code: string, locale: string, app = service.app) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/track/query',
    headers: { 'x-local': locale },
    payload: { trackingCodeList: [code] },
  });
  return answer.json().data.detailList[0] as Record<string, unknown> & {
    statusName: string;
    dailyTrackInfoList: { details: { title: string }[] }[];
  };
}

const inAll = async (code: string) =>
  Object.fromEntries(
    await Promise.all(['ru', 'en', 'zh', 'tg'].map(async (locale) => [locale, await track(code, locale)])),
  ) as Record<string, Awaited<ReturnType<typeof track>>>;

describe('a status renamed in Chinese', () => {
  test('is in the next tracking answer in Chinese, and nothing else changes', async () => {
    const parcels = builders(service.context);
    const code = await parcels.parcelOnTheRoad();
    const other = await parcels.parcelAtHub();
    const [before, otherBefore] = [await inAll(code), await inAll(other)];
    expect((await say('DHWCRK', { zh: '运往杜尚别途中' })).status).toBe(200);
    const after = await inAll(code);
    expect(after['zh']?.statusName).toBe('运往杜尚别途中');
    expect(after).toEqual({ ...before, zh: { ...before['zh'], statusName: '运往杜尚别途中' } });
    expect(await inAll(other)).toEqual(otherBefore);
  });

  test('shows in the dictionary that everybody may read, at once, with another tag', async () => {
    const ask = () => service.app.inject({ url: '/api/common/all-cons', headers: { 'x-local': 'zh' } });
    const before = await ask();
    await say('DHWCRK', { zh: '运往杜尚别途中' });
    const after = await ask();
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const changed = (after.json().data as Word[]).filter(
      (word, index) => JSON.stringify(word) !== JSON.stringify(before.json().data[index]),
    );
    expect(changed).toEqual([expect.objectContaining({ consValue: 'DHWCRK', consName: '运往杜尚别途中' })]);
  });

  test('stands in the next event of a parcel before any job has run', async () => {
    const parcels = builders(service.context);
    await say('DHWCRK', { zh: '运往杜尚别途中' });
    expect((await track(await parcels.parcelOnTheRoad(), 'zh')).statusName).toBe('运往杜尚别途中');
  });

  test('reaches the other processes of the service', async () => {
    const second = await openTestContext(service.address);
    const app = await buildApp(second.context);
    const name = async () => {
      const { data } = (
        await app.inject({ url: '/api/common/all-cons', headers: { 'x-local': 'zh' } })
      ).json();
      return (data as { consValue: string; consName: string }[]).find(
        ({ consValue }) => consValue === 'DHWCRK',
      )?.consName;
    };
    expect(await name()).toBe(allTrackingWords.zh.statusNames.DHWCRK);
    await say('DHWCRK', { zh: '运往杜尚别途中' });
    await expect.poll(name).toBe('运往杜尚别途中');
    await app.close();
  });
});

describe('the line of an event', () => {
  test('is said as the office says it, with the place in its place', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const titles = async () =>
      (await track(code, 'ru')).dailyTrackInfoList.flatMap(({ details }) =>
        details.map(({ title }) => title),
      );
    expect(await titles()).toContain('Отправлено из Иу');
    await say('TITLE_AT_LINEHAUL_DEPARTED', { ru: 'Рейс вышел из {from}' });
    expect(await titles()).toContain('Рейс вышел из Иу');
  });

  test.each([
    ['TITLE_AT_LINEHAUL_DEPARTED', 'Рейс вышел', '{place}'],
    ['TITLE_AT_LINEHAUL_DEPARTED', 'Рейс {from} — {to}', '{place}'],
    ['TITLE_AT_LINEHAUL_DEPARTED', 'Рейс из {city}', '{place}'],
    ['TITLE_LINEHAUL_DEPARTED', 'Рейс из {place}', '—'],
    ['DTH', 'Ждёт {', '—'],
  ])('%s cannot become "%s": its placeholders must stay', async (consValue, ru, expected) => {
    const { status, json } = await say(consValue, { ru });
    expect(status).toBe(400);
    expect(json['fields']).toEqual([
      {
        field: 'names.ru',
        error: 'badPlaceholders',
        msg: `The placeholders in braces must stay: ${expected}.`,
      },
    ]);
  });

  test('every word of the program has one set of placeholders in all languages, and none counts anything', () => {
    for (const { consValue, names } of dictionaryEntries) {
      for (const text of Object.values(names)) {
        expect(keepsPlaceholders(names.en, text), consValue).toBe(true);
        // A number would need plural forms, which a word of the dictionary has not.
        expect(['', '{place}'], consValue).toContain(placeholdersOf(text).join());
      }
    }
  });
});

describe('who edits words', () => {
  test('does not overwrite what the editor has not seen, and two at once leave one change', async () => {
    expect((await say('DTH', { en: 'To be picked up' }, 0)).status).toBe(200);
    const late = await say('DTH', { en: 'Awaits pickup' }, 0);
    expect({ status: late.status, error: late.json['error'] }).toEqual({
      status: 409,
      error: 'catalogue.changedMeanwhile',
    });
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((en) => say('DTH', { en: `Pickup ${en}` }, 1)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await read('DTH')).toMatchObject({ version: 2 });
  });

  test('takes a word back by saying what the program says', async () => {
    await say('DTH', { en: 'To be picked up' });
    await say('DTH', { en: allTrackingWords.en.statusNames.DTH });
    expect(await read('DTH')).toMatchObject({ version: 2, names: (await read('DTH')).ownNames });
    const { json } = await call(service.app, 'GET', '/staff/words?changed=yes', { token });
    expect(json['data']).toEqual({ total: 0, list: [] });
  });

  test('leaves a record of who changed which languages', async () => {
    await say('DTH', { en: 'To be picked up', ru: 'Ждёт забора' });
    const rows = await service.context.sql`
      select action, subject_id, details from audit_event where action = 'word:change'`;
    expect([...rows]).toEqual([
      { action: 'word:change', subject_id: 'DTH', details: { version: 1, languages: ['ru', 'en'] } },
    ]);
  });

  test('gets a word that is not empty, and that exists', async () => {
    expect(await say('DTH', { tg: '  ' })).toMatchObject({
      status: 400,
      json: { fields: [{ field: 'names.tg', error: 'required' }] },
    });
    const body = { version: 0, names: { ru: 'а', en: 'a', zh: '一', tg: 'а' } };
    const missing = await call(service.app, 'PUT', `/staff/words/${randomUUID().slice(0, 8)}`, {
      token,
      body,
    });
    expect({ status: missing.status, error: missing.json['error'] }).toEqual({
      status: 404,
      error: 'catalogue.notFound',
    });
  });

  test('finds words by code, type and text in any language, a page at a time', async () => {
    const find = async (query: string) =>
      (await call(service.app, 'GET', `/staff/words?${query}`, { token })).json['data'] as {
        total: number;
        list: Word[];
      };
    expect((await find('consType=PARCEL_STATUS&limit=4&page=3')).list.map((word) => word.consValue)).toEqual([
      'YQX',
    ]);
    expect((await find(`search=${encodeURIComponent('待提货')}`)).list.map((word) => word.consValue)).toEqual(
      ['DTH'],
    );
    expect((await find('consType=PARCEL_STATUS&sort=consValue&limit=1')).list[0]?.consValue).toBe('DHWCCK');
  });
});

test('an administrator has every process read the words anew', async () => {
  await say('DTH', { en: 'To be picked up' });
  const { json } = await call(service.app, 'GET', '/common/refresh-cons', { token });
  expect(json['data']).toEqual({
    version: 1,
    count: dictionaryEntries.length,
    refreshedAt: service.clock.now().toISOString(),
  });
});
