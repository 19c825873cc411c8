import type * as Goods from '@rohi/contract/site/goods-in-language';
import { locale } from '../../shared/i18n/locale.ts';

let goodsIn: typeof Goods.goodsIn | undefined;
const texts = new Map<string, string>();

/** Loads the names of goods; without them goods stand as they were typed. */
export async function loadGoodsNames(): Promise<void> {
  try {
    ({ goodsIn } = await import('@rohi/contract/site/goods-in-language'));
  } catch {
    // The line is down: what was typed says as much as it did.
  }
}

/** Goods as this user reads them: the kind in their own language before what was typed in another script. */
export function goodsText<Text extends string | null>(goods: Text): Text | string {
  if (goods === null || goodsIn === undefined) return goods;
  const before = texts.get(goods);
  if (before !== undefined) return before;
  const text = goodsIn(goods, locale);
  texts.set(goods, text);
  return text;
}
