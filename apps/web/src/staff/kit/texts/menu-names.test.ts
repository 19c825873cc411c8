import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { describe, expect, test } from 'vitest';

type Titled = { texts: { title: string } };
type Cards = { texts: { cards: { stations: Record<string, string> } } };

const locales = ['ru', 'en', 'zh'] as const;
type Locale = (typeof locales)[number];

const namesIn = async (locale: Locale) =>
  ((await import(`./${locale}.ts`)) as { texts: { menu: { entries: Record<StaffMenuKey, string> } } }).texts
    .menu.entries;

/** The texts of a folder of the console. */
const importTexts = (folder: string, locale: Locale): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`../../${folder}/texts/${locale}.ts`, import.meta.url).href);

/** The folders of screens that are headed by their title, by the entry that leads there. */
const folders: Partial<Record<StaffMenuKey, string>> = {
  receiving: 'stations/receiving',
  shelving: 'stations/shelving',
  packing: 'stations/bags',
  loading: 'stations/loading',
  bags: 'screens/bags',
  'transfer-list': 'screens/transfers',
  hub: 'stations/unloading',
  transfers: 'stations/transfers',
  acceptance: 'stations/acceptance',
  inventory: 'stations/inventory',
  problems: 'screens/problems',
  pool: 'stations/pool',
  'needs-person': 'stations/needs-person',
  claims: 'screens/claims',
  counter: 'counter',
  trips: 'screens/trips',
  parcels: 'screens/parcels',
  orders: 'screens/orders',
  messages: 'screens/messages',
  cash: 'screens/cash',
  'unknown-codes': 'screens/unknown-codes',
  users: 'screens/users',
  settings: 'screens/settings',
};

const entryOfCard: Readonly<Record<string, StaffMenuKey>> = {
  RECEIVING: 'receiving',
  SHELVING: 'shelving',
  BAGS: 'packing',
  LOADING: 'loading',
  UNLOADING: 'hub',
  TRANSFERS: 'transfers',
  ACCEPTANCE: 'acceptance',
  INVENTORY: 'inventory',
};

/** What was taken for one another: names that begin alike are read as one. */
const neighbours: readonly (readonly StaffMenuKey[])[] = [
  ['packing', 'bags'],
  ['transfers', 'transfer-list'],
  ['pool', 'claims'],
  ['receiving', 'hub', 'transfers', 'acceptance'],
];
const wordsOf = (name: string, locale: Locale) =>
  locale === 'zh' ? name.slice(0, 2) : (name.split(' ')[0]?.toLowerCase().slice(0, 5) ?? '');

describe.each(locales)('in %s', (locale) => {
  test('a screen is headed as it is called in the menu', async () => {
    const names = await namesIn(locale);
    for (const [key, folder] of Object.entries(folders)) {
      const { texts } = (await importTexts(folder, locale)) as Titled;
      expect({ key, title: texts.title }).toEqual({ key, title: names[key as StaffMenuKey] });
    }
  });

  test('a sheet of command cards is called as its station', async () => {
    const names = await namesIn(locale);
    const { texts } = (await importTexts('stations/printing', locale)) as Cards;
    const { stations } = texts.cards;
    for (const [card, name] of Object.entries(stations)) {
      const key = entryOfCard[card];
      expect({ card, name }).toEqual({ card, name: key === undefined ? undefined : names[key] });
    }
  });

  test('no two entries have one name, and those of one trade do not begin alike', async () => {
    const names = await namesIn(locale);
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    for (const keys of neighbours) {
      const beginnings = keys.map((key) => wordsOf(names[key], locale));
      expect({ keys, distinct: new Set(beginnings).size }).toEqual({ keys, distinct: keys.length });
    }
  });
});
