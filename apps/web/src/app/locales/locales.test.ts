import { describe, expect, test } from 'vitest';
import { texts as sessionEn } from '../../features/accounts/menu/texts/en.ts';
import { texts as accountEn } from '../../features/accounts/texts/en.ts';
import { texts as cabinetEn } from '../../features/cabinet/texts/en.ts';
import { texts as ordersEn } from '../../features/orders/texts/en.ts';
import { texts as pricingEn } from '../../features/pricing/texts/en.ts';
import { texts as goodsEn } from '../../features/prohibited-goods/texts/en.ts';
import { texts as longTextEn } from '../../shared/long-text/texts/en.ts';
import { texts as sessionRu } from '../../features/accounts/menu/texts/ru.ts';
import { texts as accountRu } from '../../features/accounts/texts/ru.ts';
import { texts as cabinetRu } from '../../features/cabinet/texts/ru.ts';
import { texts as ordersRu } from '../../features/orders/texts/ru.ts';
import { texts as pricingRu } from '../../features/pricing/texts/ru.ts';
import { texts as goodsRu } from '../../features/prohibited-goods/texts/ru.ts';
import { texts as longTextRu } from '../../shared/long-text/texts/ru.ts';
import { texts as sessionZh } from '../../features/accounts/menu/texts/zh.ts';
import { texts as accountZh } from '../../features/accounts/texts/zh.ts';
import { texts as cabinetZh } from '../../features/cabinet/texts/zh.ts';
import { texts as ordersZh } from '../../features/orders/texts/zh.ts';
import { texts as pricingZh } from '../../features/pricing/texts/zh.ts';
import { texts as goodsZh } from '../../features/prohibited-goods/texts/zh.ts';
import { texts as longTextZh } from '../../shared/long-text/texts/zh.ts';
import { bundle as bundleEn } from './en.ts';
import { bundle as bundleRu } from './ru.ts';
import { bundle as bundleZh } from './zh.ts';

// The texts that every visit loads, and those that come with a page.
const en = {
  ...bundleEn,
  pricing: pricingEn,
  goods: goodsEn,
  longText: longTextEn,
  account: accountEn,
  orders: ordersEn,
  session: sessionEn,
  cabinet: cabinetEn,
};
const ru = {
  ...bundleRu,
  pricing: pricingRu,
  goods: goodsRu,
  longText: longTextRu,
  account: accountRu,
  orders: ordersRu,
  session: sessionRu,
  cabinet: cabinetRu,
};
const zh = {
  ...bundleZh,
  pricing: pricingZh,
  goods: goodsZh,
  longText: longTextZh,
  account: accountZh,
  orders: ordersZh,
  session: sessionZh,
  cabinet: cabinetZh,
};

type Texts = typeof ru;
type Entry = readonly [path: string, text: string];

// Units and signs that every language writes alike.
const sameEverywhere = new Set(['cm', 'm', 'm³', 'kg', '—', '→', 'CN → TJ']);

// States without this line: the screen leaves it out.
const emptyOnPurpose = new Set(['tracking.empty.noneFound.action', 'tracking.empty.noneInTab.text']);

// Every function takes numbers, names or codes: samples of both kinds are enough to see what it says.
const samples: readonly unknown[][] = [
  [1, 2, 3],
  [18, 22, 100],
  ['USD', 'USD', 'USD'],
  ['2026-11-18', '2026-11-20', '2026-11-22'],
];

function outputsOf(path: string, say: (...values: unknown[]) => unknown): Entry[] {
  const texts: Entry[] = [];
  for (const values of samples) {
    try {
      texts.push(...entriesOf(say(...values), `${path}(${values.join(', ')})`));
    } catch {
      // This sample is of the wrong kind for this text; the test below asks for at least one that is not.
    }
  }
  return texts;
}

function entriesOf(value: unknown, path = ''): Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return outputsOf(path, value as (...values: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    entriesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function functionPathsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    functionPathsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textsMatching(bundle: Texts, pattern: RegExp): string[] {
  return entriesOf(bundle).flatMap(([path, text]) => (pattern.test(text) ? [`${path}: ${text}`] : []));
}

/** Texts of two languages that say the same letters; numbers and signs alone do not count. */
function equalTexts(one: Texts, other: Texts): string[] {
  const others = new Map(entriesOf(other));
  return entriesOf(one).flatMap(([path, text]) =>
    others.get(path) === text && /\p{L}/u.test(text) && !sameEverywhere.has(text) ? [`${path}: ${text}`] : [],
  );
}

describe('texts of the interface', () => {
  test('no text is the same in two languages', () => {
    expect(equalTexts(ru, en)).toEqual([]);
    expect(equalTexts(ru, zh)).toEqual([]);
    expect(equalTexts(en, zh)).toEqual([]);
  });

  test('English and Chinese have no Cyrillic letters', () => {
    expect(textsMatching(en, /\p{Script=Cyrillic}/u)).toEqual([]);
    expect(textsMatching(zh, /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  test('Russian and English have no Chinese characters', () => {
    expect(textsMatching(ru, /\p{Script=Han}/u)).toEqual([]);
    expect(textsMatching(en, /\p{Script=Han}/u)).toEqual([]);
  });

  test('Chinese uses full-width punctuation beside its characters', () => {
    expect(textsMatching(zh, /\p{Script=Han}[,;:?!()]/u)).toEqual([]);
  });

  test.each([
    ['ru', ru],
    ['en', en],
    ['zh', zh],
  ])('every text of %s is there, and every text with values says something', (_language, bundle) => {
    const entries = entriesOf(bundle);
    const missing = entries.filter(([path, text]) => text.trim() === '' && !emptyOnPurpose.has(path));
    expect(missing).toEqual([]);
    expect(entries.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
    const spoken = new Set(entries.map(([path]) => path.replace(/\(.*$/, '')));
    expect(functionPathsOf(bundle).filter((path) => !spoken.has(path))).toEqual([]);
  });

  test('all languages have the same keys', () => {
    const keys = (bundle: Texts) =>
      entriesOf(bundle)
        .map(([path]) => path.replace(/\(.*$/, ''))
        .sort();
    expect(new Set(keys(en))).toEqual(new Set(keys(ru)));
    expect(new Set(keys(zh))).toEqual(new Set(keys(ru)));
  });
});
