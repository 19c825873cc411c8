/** Goods that a search means although they are written otherwise: with a slip, or in another language. */
import { foldText as foldToAscii } from '@rohi/contract/lists/fold-text';
import { checkGoods } from '@rohi/contract/site/prohibited-goods-check';
import {
  differsByOneSlip,
  foldText,
  meaningfulWords,
  stemOf,
} from '@rohi/contract/site/prohibited-goods-word-forms';

/** With a slip a shorter word would be another word. */
const shortestForgiven = 5;

type Word = { stem: string; ascii: string };

function wordsOf(text: string): Word[] {
  return meaningfulWords(foldText(text)).map((word) => ({ stem: stemOf(word), ascii: foldToAscii([word]) }));
}

function isLike(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) >= shortestForgiven - 1 && differsByOneSlip(one, other))
  );
}

/** Han has no slips: a sign more is another word. */
function isMeant(request: Word, word: Word): boolean {
  if (/\p{Script=Han}/u.test(request.stem)) return request.stem === word.stem;
  return isLike(request.stem, word.stem) || isLike(request.ascii, word.ascii);
}

/** The script that a text begins in: the language that somebody writes in. */
function scriptOf(text: string): string | undefined {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return ['Latin', 'Cyrillic', 'Han'].find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(first));
}

function kindsOf(text: string): Set<string> {
  return new Set(checkGoods(text).matches.map(({ entry }) => entry.id));
}

/**
 * Those of these goods that `search` means: each of its words stands there with one slip at most; where there are none,
 * those of the same kind in another script. What looks like a code means no goods.
 */
export function similarGoods(search: string, goods: readonly string[]): string[] {
  const request = wordsOf(search);
  if (request.length === 0 || /\d/.test(search)) return [];
  const written = goods.filter((text) => {
    const words = wordsOf(text);
    return request.every((each) => words.some((word) => isMeant(each, word)));
  });
  if (written.length > 0) return written;
  const [script, kinds] = [scriptOf(search), kindsOf(search)];
  return goods.filter(
    (text) => scriptOf(text) !== script && [...kindsOf(text)].some((kind) => kinds.has(kind)),
  );
}
