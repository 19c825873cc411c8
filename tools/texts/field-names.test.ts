import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFields, type ListThing } from '@rohi/contract/field-names/list-fields';
import type { Fields } from '@rohi/contract/fields';
import { locales } from '@rohi/contract/locales';
import { describe, expect, test } from 'vitest';

// A field of a list is named in its dictionary and nowhere else: on the form, in columns, files, the record of changes
// and errors.

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dictionaries = Object.entries<Fields>(listFields);

/** Lists with a dictionary for their rows, by their file. */
const lists = globSync('apps/web/src/staff/screens/*/*-list.tsx', { cwd: root }).flatMap((path) => {
  const text = read(path);
  const thing = /\n {4}thing: '([\w-]+)',/.exec(text)?.[1];
  return thing === undefined ? [] : [{ path, text, fields: listFields[thing as ListThing] as Fields }];
});

describe.each(dictionaries)('the dictionary of %s', (_thing, fields) => {
  test('names each field in every language, and no two alike', () => {
    for (const locale of locales) {
      const names = Object.values(fields).map(({ name }) => name[locale]);
      expect(names.filter((name) => name.trim() === '' || name !== name.trim())).toEqual([]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test('calls no name of today a former one of the same field', () => {
    for (const { name, formerNames = [] } of Object.values(fields)) {
      expect(formerNames.filter((former) => Object.values(name).includes(former))).toEqual([]);
      expect(new Set(formerNames).size).toBe(formerNames.length);
    }
  });
});

describe('a second name', () => {
  test.each(lists)('stands in no form: $path', ({ text, fields }) => {
    const formFields = [...text.matchAll(/kind: '\w+',\s+key: '(\w+)'/g)].map(([, key = '']) => key);
    if (/\bsections\b/.test(text)) expect(formFields.length).toBeGreaterThan(0);
    expect(formFields.filter((key) => !Object.hasOwn(fields, key))).toEqual([]);
    expect(text.match(/kind: '\w+',\s+key: '\w+',\s+label:/g)).toBeNull();
  });

  test('stands at the head of no column that shows one field', () => {
    const own = lists.flatMap(({ path, text, fields }) =>
      [...text.matchAll(/key: '(\w+)',\s+title: (?:columns|texts)\./g)].flatMap(([, key = '']) =>
        // The days of a road are two fields in one column, as are those of a price.
        Object.hasOwn(fields, key) && !['transitDaysMin', 'validFrom', 'enabled'].includes(key)
          ? [`${path}: ${key}`]
          : [],
      ),
    );
    expect(own).toEqual([]);
  });

  test.each(['ru', 'en', 'zh', 'tg'])('stands in no text of a form in %s', (locale) => {
    const texts = globSync(
      `apps/web/src/staff/screens/{catalogue,units,notices,users,settings,orders}/texts/${locale}.ts`,
      {
        cwd: root,
      },
    );
    expect(texts.length).toBe(6);
    expect(texts.filter((path) => /\n {2}fields: /.test(read(path)))).toEqual([]);
  });

  test.each(['ru', 'en', 'zh', 'tg'])(
    'stands in no text of a list that is only read, nor of prices and rates, in %s',
    (locale) => {
      const texts = globSync(
        `apps/web/src/staff/screens/{parcels,claims,tariffs,rates,imports}/texts/${locale}.ts`,
        {
          cwd: root,
        },
      );
      expect(texts.length).toBe(5);
      expect(texts.filter((path) => /\n {2}(?:fields|columns|facts|states): /.test(read(path)))).toEqual([]);
    },
  );

  test('stands at the head of no column of a file that is only saved', () => {
    const files = globSync('apps/server/src/modules/**/*.ts', { cwd: root }).filter((path) =>
      /columns: \[\s+\[texts\./.test(read(path)),
    );
    // An entry of the record is no thing with fields: its columns are named by its own list.
    expect(files).toEqual(['apps/server/src/modules/audit/audit-list.routes.ts']);
  });

  test.each(['ru', 'en', 'zh', 'tg'])('stands not in the words of the record in %s', async (locale) => {
    const { texts } = (await import(`../../packages/contract/src/audit/words/${locale}.ts`)) as {
      texts: { fields: Record<string, string> };
    };
    const named = new Set(dictionaries.flatMap(([, fields]) => Object.keys(fields)));
    // Details of things that have no dictionary, or of another kind: how many labels were printed, the days of a file
    // of orders, why a log-in was closed, which mark a parcel was given, where an event came from, at which unit a
    // drawer or a station stands.
    const details = [
      'parcels',
      'from',
      'to',
      'problem',
      'reason',
      'rows',
      'source',
      'type',
      'unit',
      'version',
    ];
    expect(Object.keys(texts.fields).filter((key) => named.has(key) && !details.includes(key))).toEqual([]);
  });

  test('stands in no file of a list that is taken back: its columns are made of the dictionary', () => {
    const makers = globSync('apps/server/src/**/*.ts', { cwd: root }).filter((path) =>
      /import \{[^}]*\bcolumnKinds\b/.test(read(path)),
    );
    expect(makers).toEqual(['apps/server/src/platform/table-files/field-columns.ts']);
  });
});
