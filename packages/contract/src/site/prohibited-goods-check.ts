import { locales } from '../locales.ts';
import type { Locale } from '../locales.ts';
import { findOfferClause, goodsFacts, goodsVerdicts, readGoodsWords } from './prohibited-goods.ts';
import type { GoodsVerdict, GoodsWordLines, GoodsWords } from './prohibited-goods.ts';
import {
  differsByOneSlip,
  foldText,
  unshortened,
  meaningfulWords,
  stemOf,
} from './prohibited-goods-word-forms.ts';
import { goodsReasons } from './prohibited-goods-reasons.ts';
import { goodsWordsEn } from './prohibited-goods-words/en.ts';
import { goodsWordsRu } from './prohibited-goods-words/ru.ts';
import { goodsWordsTg } from './prohibited-goods-words/tg.ts';
import { goodsWordsZh } from './prohibited-goods-words/zh.ts';

/** What may be asked at once, in characters; the rest is not read. */
export const maxGoodsQuestionLength = 200;

/** One kind of goods of the list. */
export type GoodsEntry = (typeof goodsFacts)[number] & {
  /** Clause of the public offer that the verdict rests on. */
  clause: string;
};

export type GoodsMatch = {
  entry: GoodsEntry;
  /** The word of the list that was found in the question. */
  matchedKeyword: string;
};

export type GoodsCheck = {
  /** The strictest of all that was found; `unknown` asks to ask. */
  verdict: GoodsVerdict | 'unknown';
  /** Strictest first, then the one that covers most of the question. */
  matches: readonly GoodsMatch[];
};

/** The whole list, in the order in which it is shown. */
export const goodsEntries: readonly GoodsEntry[] = goodsFacts.map((facts) => ({
  ...facts,
  clause: findOfferClause(facts),
}));

const linesByLocale: Readonly<Record<Locale, GoodsWordLines>> = {
  ru: goodsWordsRu,
  en: goodsWordsEn,
  zh: goodsWordsZh,
  tg: goodsWordsTg,
};

/** What the list says about one kind of goods in one language, and why. */
export function describeGoods({ id, reason }: GoodsEntry, locale: Locale): GoodsWords & { reason: string } {
  return { ...readGoodsWords(linesByLocale[locale][id]), reason: goodsReasons[reason][locale] };
}

const mostMatches = 8;

/** How surely a word was meant: as written, in another form, as the beginning of a longer word, with a slip. */
const sureness = { exact: 3, form: 2, beginning: 1, slip: 0 } as const;
type Sureness = (typeof sureness)[keyof typeof sureness];

type Keyword = { entry: GoodsEntry; locale: Locale; text: string; folded: string; words: readonly string[] };

/** A keyword found, and the places of the question that it explains. */
type Found = { keyword: Keyword; places: ReadonlySet<number>; letters: number; sure: Sureness };

type WordUse = { word: string; keyword: Keyword; place: number };

type KeywordIndex = {
  hanKeywords: readonly Keyword[];
  /** Stems of the words of all other keywords. */
  uses: ReadonlyMap<string, readonly WordUse[]>;
  stemsByLength: ReadonlyMap<number, readonly string[]>;
};

let builtIndex: KeywordIndex | undefined;

/**
 * Says what the list knows about goods that a customer names in their own words, in any of the four languages. `locale`
 * decides between equal matches in favour of the caller's language. Never throws. Time is linear in the question, of
 * which at most 200 characters are read. Source: specification, section 9 (prohibited goods); the public offer, section
 * 7.
 */
export function checkGoods(text: string, locale: Locale = 'ru'): GoodsCheck {
  builtIndex ??= buildIndex();
  const folded = foldText(text.slice(0, maxGoodsQuestionLength)).slice(0, maxGoodsQuestionLength);
  const parts = folded.split(/[,;+\n、，；。]/);
  const found = parts.flatMap((part) => [
    ...withoutOvershadowed(findWords(part, builtIndex as KeywordIndex)),
    ...withoutOvershadowed(findHan(part, (builtIndex as KeywordIndex).hanKeywords)),
  ]);
  const matches = bestOfEachEntry(found, locale).slice(0, mostMatches);
  return { verdict: matches[0]?.entry.verdict ?? 'unknown', matches };
}

function buildIndex(): KeywordIndex {
  const keywords = locales.flatMap((locale) => goodsEntries.flatMap((entry) => keywordsOf(entry, locale)));
  const isHan = ({ folded }: Keyword) => /\p{Script=Han}/u.test(folded);
  const uses = new Map<string, WordUse[]>();
  for (const keyword of keywords.filter((each) => !isHan(each))) {
    for (const [place, word] of keyword.words.entries()) {
      const stem = stemOf(word);
      const list = uses.get(stem);
      if (list) list.push({ word, keyword, place });
      else uses.set(stem, [{ word, keyword, place }]);
    }
  }
  const stemsByLength = new Map<number, string[]>();
  for (const stem of uses.keys()) {
    stemsByLength.set(stem.length, [...(stemsByLength.get(stem.length) ?? []), stem]);
  }
  return { hanKeywords: keywords.filter(isHan), uses, stemsByLength };
}

function keywordsOf(entry: GoodsEntry, locale: Locale): Keyword[] {
  const line = linesByLocale[locale][entry.id];
  const folded = wordsOf(foldText(line));
  return wordsOf(line).flatMap((text, index) => {
    const plain = folded[index];
    return plain === undefined ? [] : [{ entry, locale, text, folded: plain, words: meaningfulWords(plain) }];
  });
}

function wordsOf(line: string): string[] {
  const { name, examples, also } = readGoodsWords(line);
  return [name, ...examples, ...also];
}

/** Keywords of which every word stands in this part of the question, in any order and form. */
function findWords(part: string, index: KeywordIndex): Found[] {
  const words = meaningfulWords(part);
  const hits = new Map<Keyword, Map<number, { at: number; sure: Sureness }>>();
  for (const [at, word] of words.entries()) {
    for (const { use, sure } of findUses(word, index)) {
      const places = hits.get(use.keyword) ?? new Map<number, { at: number; sure: Sureness }>();
      hits.set(use.keyword, places);
      const list = places.get(use.place);
      if (!list || list.sure < sure) places.set(use.place, { at, sure });
    }
  }
  return [...hits].flatMap(([keyword, places]) => {
    const taken = [...places.values()];
    const positions = new Set(taken.map(({ at }) => at));
    if (positions.size < keyword.words.length) return [];
    const letters = [...positions].reduce((sum, at) => sum + (words[at]?.length ?? 0), 0);
    const sure = Math.min(...taken.map((each) => each.sure)) as Sureness;
    return [{ keyword, places: positions, letters, sure }];
  });
}

const shortestBeginning = 6;
const longestTail = 4;

/** Uses of a word in keywords; a slip is only looked for when nothing else fits. */
function findUses(word: string, { uses, stemsByLength }: KeywordIndex): { use: WordUse; sure: Sureness }[] {
  const stem = stemOf(word);
  const fitting: { use: WordUse; sure: Sureness }[] = (uses.get(stem) ?? []).map((use) => ({
    use,
    sure: use.word === word ? sureness.exact : sureness.form,
  }));
  for (
    let length = Math.max(shortestBeginning, word.length - longestTail);
    length < word.length;
    length += 1
  ) {
    const beginning = word.slice(0, length);
    if (beginning === stem || unshortened.has(beginning)) continue;
    for (const use of uses.get(beginning) ?? []) fitting.push({ use, sure: sureness.beginning });
  }
  if (fitting.length > 0) return fitting;
  if (word.length < 6) return findExchanged(word, uses);
  return [stem.length - 1, stem.length, stem.length + 1]
    .flatMap((length) => stemsByLength.get(length) ?? [])
    .filter((indexStem) => indexStem.length >= 5 && differsByOneSlip(stem, indexStem))
    .flatMap((stem) => (uses.get(stem) ?? []).map((use) => ({ use, sure: sureness.slip })));
}

const shortestExchanged = 4;

/** Of a short word only two exchanged neighbours are forgiven: with any other slip it would be another word. */
function findExchanged(word: string, uses: KeywordIndex['uses']): { use: WordUse; sure: Sureness }[] {
  if (word.length < shortestExchanged) return [];
  return Array.from(word).flatMap((letter, at) => {
    const next = word[at + 1];
    if (next === undefined || next === letter) return [];
    const meant = `${word.slice(0, at)}${next}${letter}${word.slice(at + 2)}`;
    return (uses.get(stemOf(meant)) ?? [])
      .filter((use) => use.word === meant)
      .map((use) => ({ use, sure: sureness.slip }));
  });
}

/**
 * Chinese has no gaps between words: keywords are looked for anywhere, a single character only at the end of the run.
 */
function findHan(part: string, keywords: readonly Keyword[]): Found[] {
  const run = part.replace(/\s+/g, '');
  if (!/\p{Script=Han}/u.test(run)) return [];
  return keywords.flatMap((keyword) => {
    const wanted = keyword.folded;
    const found: Found[] = [];
    for (let at = run.indexOf(wanted); at >= 0; at = run.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const isPartOfWord = wanted.length === 1 && /^\p{Script=Han}/u.test(run.slice(end));
      if (isPartOfWord || /(?:不含|不带|没有)$/.test(run.slice(0, at))) continue;
      const places = new Set(Array.from({ length: wanted.length }, (_, offset) => at + offset));
      found.push({ keyword, places, letters: wanted.length, sure: sureness.exact });
    }
    return found;
  });
}

/** «чехол для телефона» is a case and no telephone: what a longer keyword explains whole is not asked again. */
function withoutOvershadowed(found: readonly Found[]): Found[] {
  const explainsMore = (other: Found, places: ReadonlySet<number>) =>
    other.places.size > places.size && [...places].every((place) => other.places.has(place));
  return found.filter(({ places }) => !found.some((other) => explainsMore(other, places)));
}

function bestOfEachEntry(found: readonly Found[], locale: Locale): GoodsMatch[] {
  const strictness = ({ keyword }: Found) => goodsVerdicts.indexOf(keyword.entry.verdict);
  const ranked = [...found].sort(
    (one, other) =>
      strictness(one) - strictness(other) ||
      other.letters - one.letters ||
      other.sure - one.sure ||
      Number(other.keyword.locale === locale) - Number(one.keyword.locale === locale),
  );
  const best = new Map<string, GoodsMatch>();
  for (const { keyword } of ranked) {
    const { entry, text } = keyword;
    if (!best.has(entry.id)) best.set(entry.id, { entry, matchedKeyword: text });
  }
  return [...best.values()];
}
