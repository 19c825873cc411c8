/** What the name of a sheet and the title above its table say of all its rows: a lorry, a day, a month, a status. */
import { readBookDay, type BookDay } from './book-values.ts';
import type { BookStatus } from '@rohi/contract/imports/earlier-books';
import { readBookStatus, readMonth } from './book-words.ts';

export type BookFacts = { plates?: string; day?: BookDay; month?: number; status?: BookStatus };

/** `1234 АВ 01` of Tajikistan, `新A12345` of China. */
const plates =
  /(?<![\p{L}\p{N}])(?:\d{4}\s?[A-ZА-Я]{2}\s?\d{2}|\d{3}\s?[A-ZА-Я]{3}\s?\d{2}|\p{Script=Han}[A-Z]-?[A-Z0-9]{5,6})(?![\p{L}\p{N}])/u;
const day = /(?<!\d)\d{1,2}\.\d{1,2}(?:\.\d{2,4})?(?!\d)/u;

/** @param texts name and title; what comes first counts. */
export function factsOf(texts: readonly string[]): BookFacts {
  const facts = texts.map(factsIn);
  return Object.assign({}, ...facts.toReversed()) as BookFacts;
}

function factsIn(text: string): BookFacts {
  const lorry = plates.exec(text)?.[0];
  const on = readBookDay(day.exec(text.replace(lorry ?? '', ' '))?.[0] ?? null);
  const words = text.split(/[\s,;:()–—-]+/u);
  const month = words.map(readMonth).find((each) => each !== undefined);
  const status = [text, ...words].map(readBookStatus).find((each) => each !== undefined);
  return {
    ...(lorry === undefined ? {} : { plates: lorry.replaceAll(/\s+/gu, ' ') }),
    ...(on !== undefined && 'value' in on ? { day: on.value } : {}),
    ...(month === undefined ? {} : { month }),
    ...(status === undefined ? {} : { status }),
  };
}
