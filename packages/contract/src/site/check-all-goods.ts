import type { Locale } from '../locales.ts';
import { goodsVerdicts } from './prohibited-goods.ts';
import type { GoodsCheck, GoodsMatch } from './prohibited-goods-check.ts';

type Checker = {
  checkGoods: (question: string, locale: Locale) => GoodsCheck;
  maxGoodsQuestionLength: number;
};

/** Cuts a long list of goods where one kind ends, into pieces that the checker reads whole. */
function piecesOf(goods: string, longest: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const kind of goods.split(/(?<=[,;.，；、。\n])/u)) {
    if (piece !== '' && piece.length + kind.length > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece += kind;
  }
  return [...pieces, piece];
}

/** What the checker says of a description of any length: the strictest of all that was found. */
export function checkAllGoods(
  { checkGoods, maxGoodsQuestionLength }: Checker,
  goods: string,
  locale: Locale,
): GoodsCheck {
  const matches = new Map<string, GoodsMatch>();
  for (const piece of piecesOf(goods, maxGoodsQuestionLength))
    for (const match of checkGoods(piece, locale).matches) matches.set(match.entry.id, match);
  const strictness = ({ entry }: GoodsMatch) => goodsVerdicts.indexOf(entry.verdict);
  const ranked = [...matches.values()].sort((one, other) => strictness(one) - strictness(other));
  return { verdict: ranked[0]?.entry.verdict ?? 'unknown', matches: ranked };
}
