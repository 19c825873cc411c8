import { randomUUID } from 'node:crypto';
import { listFields } from '@rohi/contract/field-names/list-fields';
import { blanksOf, type Fields } from '@rohi/contract/fields';
import { locales } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { listImporter } from '../../../../test/list-imports.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { isInTurn } from '../../../../../../tools/turns.ts';

// The headings of a list's file are the names of its fields in the dictionary; those of files that were saved before
// are known.

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

/** The lists that are taken back from their files, by their dictionaries. */
const lists: Readonly<Record<string, Fields>> = {
  vendors: listFields.vendor,
  countries: listFields.country,
  channels: listFields.channel,
  products: listFields.product,
  'customer-prices': listFields['customer-price'],
  units: listFields.unit,
  notices: listFields.notice,
};

/** What the headings of a file were before there was a dictionary. */
const before: Readonly<Record<string, string>> = {
  vendors:
    'Code,Name (ru),Name (en),Name (zh),Name (tg),Kind,Business line,Country,Head office,Contact,Phone,Note,In use,Changed by,Version',
  countries:
    'Code,Name (ru),Name (en),Name (zh),Name (tg),Telephone code,Currency,Business line,In use,Changed by,Version',
  channels:
    'Code,Name (ru),Name (en),Name (zh),Name (tg),Route (ru),Route (en),Route (zh),Route (tg),Business line,Mode,"Transit days, from","Transit days, to",Order,Suspended from,Suspended until,Notice of the suspension (ru),Notice of the suspension (en),Notice of the suspension (zh),Notice of the suspension (tg),Enabled,Changed by,Version',
  products:
    'Code,Name (ru),Name (en),Name (zh),Name (tg),Business line,Channels,Charged by,"From, kg","To, kg",Enabled,Changed by,Version',
  'customer-prices':
    'Record number,Customer code,Customer,Product code,Product,"Discount, %",Valid from,Valid to,Enabled,Changed by,Version',
  units:
    'Code,Kind,Name (ru),Name (en),Name (zh),Name (tg),City code,City,Address (ru),Address (en),Address (zh),Address (tg),Landmark (ru),Landmark (en),Landmark (zh),Landmark (tg),Phone,In use,China: recipient,China: phone,China: region,China: street and house,China: postcode,China: address shown to customers,Hours (1 is Monday),Closed days,Version',
  notices:
    'Address,Title (ru),Title (en),Title (zh),Title (tg),Summary (ru),Summary (en),Summary (zh),Summary (tg),Text (ru),Text (en),Text (zh),Text (tg),Kind,State,For,Business line,Pinned,Publish at,Take down at,Changed by,Version',
};

/** What stood in other languages and differs from the name of today. */
const formerOf: Readonly<Record<string, readonly string[]>> = {
  vendors: ['Примечание', '备注', 'Эзоҳ'],
  countries: ['Код', '代码', 'Рамз', 'Направление', 'Самт'],
  channels: [
    'Порядок',
    'Тартиб',
    'Включён',
    'Фаъол',
    '运输天数（最少）',
    '运输天数（最多）',
    '暂停公告 (zh)',
  ],
  products: ['От, кг', 'До, кг', '起始重量（kg）', 'Аз, кг', 'То, кг', 'Включён', 'Фаъол'],
  'customer-prices': ['Код продукта', '产品代码', 'Рамзи маҳсулот', '折扣（%）', 'Включён'],
  units: [
    'Код города',
    '城市代码',
    'Китай: получатель',
    'Чин: индекс',
    '中国地址：邮编',
    'Соатҳо (1 — душанбе)',
  ],
  notices: [
    'Адрес',
    'Кому',
    'Закреплено',
    'Опубликовать',
    'Снять',
    '地址标识',
    '受众',
    'Часпонда',
    'Тағйир дод',
  ],
};

const csv = (cells: readonly string[]) =>
  cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');

describe.each([...Object.entries(lists).entries()])('the file of list %i, %s', (index, [name, fields]) => {
  test('has the names of the dictionary for its headings, in every language', async () => {
    const office = await listImporter(service, name);
    // On any day each language is that of some lists.
    for (const locale of locales.filter((_, place) => isInTurn(place + index, 2))) {
      const named = Object.values(fields).map((field) => field.name[locale]);
      const [headings = []] = (await office.template(locale)).rows;
      // A text in several languages has each in a column of its own.
      const plain = headings.map((heading) => heading.replace(/ \((?:ru|en|zh|tg)\)$/, ''));
      expect(plain.filter((heading) => !named.includes(heading))).toEqual([]);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test('is known by the headings that it had before', async () => {
    const office = await listImporter(service, name);
    const row = csv(Array.from({ length: 40 }, () => 'x'));
    const file = await office.upload(`${before[name]}\n${row}\n`);
    expect(file.unknownColumns).toEqual([]);
    for (const heading of formerOf[name] ?? []) {
      // A heading of the key itself finds the rows alone.
      const own = await office.send(`${csv([heading, 'version'])}\nx,1\n`);
      const beside = await office.send(`${csv([keyHeading(name), heading])}\nx,y\n`);
      const unknown = [own, beside].map(({ json }) => unknownColumnsOf(json['data']) ?? json);
      expect(unknown, heading).toContainEqual([]);
    }
  });
});

function unknownColumnsOf(data: unknown): unknown {
  return (data as { unknownColumns?: string[] } | null)?.unknownColumns;
}

/** A heading that names the owner of the file: the key of a row by its name on the wire. */
function keyHeading(name: string): string {
  return { countries: 'shortName', 'customer-prices': 'customerCode', notices: 'slug' }[name] ?? 'code';
}

test('an error at a field names it as the form does, in the language asked for', async () => {
  const { app } = service;
  const { token } = await listImporter(service, 'vendors');
  const fields = { ...blanksOf(listFields.vendor), code: 'NAMED', kind: 'CARRIER', countryCode: 'TJ' };
  const texts = (text: string) => ({ ru: text, en: 'x', zh: 'x', tg: 'x' });
  const refused = async (changed: object) => {
    const body = { requestId: randomUUID(), ...fields, names: texts('x'), ...changed };
    const request = { token, body, headers: { 'x-local': 'zh' } };
    return (await call(app, 'POST', '/staff/vendors', request)).json['fields'];
  };
  // One is refused by the shape of the call, the other by a rule of the room.
  expect(await refused({ names: texts('') })).toMatchObject([{ field: 'names.ru', name: '名称' }]);
  expect(await refused({ phone: 'no phone' })).toMatchObject([{ field: 'phone', name: '电话' }]);
});

test('the document of the API describes each field by its name', async () => {
  const document = (await service.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, { requestBody: never }>>;
  }>();
  for (const [list, dictionary] of Object.entries(lists)) {
    const call_ = document.paths[`/api/staff/${list}`]?.['post'] as unknown as {
      requestBody: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } };
    };
    const { properties } = call_.requestBody.content['application/json'].schema;
    const edited = Object.entries(dictionary).filter(([, { kind }]) => kind !== 'fact');
    for (const [key, { name }] of edited)
      expect([key, properties[key]]).toMatchObject([key, { description: name.en }]);
  }
});
