import type { Locale } from '../locales.ts';
import { checkGoods, describeGoods } from './prohibited-goods-check.ts';
import { foldText, meaningfulWords } from './prohibited-goods-word-forms.ts';

const han = /\p{Script=Han}/u;

/** Beginnings that must agree: a slip elsewhere in a word is forgiven, another word is not. */
const sureLetters = 4;

/** Where a keyword was written; undefined where only something that a slip apart would be it stands there. */
function placeOf(keyword: string, goods: string): number | undefined {
  const written = meaningfulWords(foldText(goods));
  const places = meaningfulWords(foldText(keyword)).map((word) => {
    const beginning = word.slice(0, sureLetters);
    return han.test(word) ? goods.indexOf(word) : written.findIndex((each) => each.startsWith(beginning));
  });
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Chinese is read by who reads Chinese, and letters by everybody else. */
function isRead(goods: string, locale: Locale): boolean {
  return han.test(goods) === (locale === 'zh');
}

/**
 * What goods are in the language of a reader who could not read them as they were typed: the kind that the list of
 * goods has for them, with the typed words behind it. As typed where they can be read, or where the list knows no such
 * goods.
 */
export function goodsIn(goods: string, locale: Locale): string {
  if (isRead(goods, locale) || !/\p{L}/u.test(goods)) return goods;
  const [best] = checkGoods(goods)
    .matches.flatMap(({ entry, matchedKeyword: keyword }) => {
      const place = placeOf(keyword, goods);
      return place === undefined ? [] : [{ entry, keyword, place }];
    })
    // What is named first is what it is; what follows says more of it.
    .toSorted((a, b) => a.place - b.place || b.keyword.length - a.keyword.length);
  if (best === undefined) return goods;
  const { name } = describeGoods(best.entry, locale);
  return locale === 'zh' ? `${name}（${goods}）` : `${name} (${goods})`;
}
