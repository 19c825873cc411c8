import type { Locale } from '@rohi/contract/locales';
import type { ReactNode } from 'react';
import { GoodsChecker } from './goods-checker.tsx';
import { GoodsList } from './goods-list.tsx';
import { goodsTexts } from './goods-texts.ts';

/** The checker and the list, which stand over the rules; goods are named in the language of the text. */
export async function loadGoodsLead(): Promise<(textLocale: Locale) => ReactNode> {
  await goodsTexts.load();
  return (textLocale) => (
    <>
      <GoodsChecker wordLocale={textLocale} />
      <GoodsList wordLocale={textLocale} />
    </>
  );
}
