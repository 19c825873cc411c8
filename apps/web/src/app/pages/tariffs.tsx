import type { ComponentType } from 'react';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { TariffsPrices } from '../../features/pricing/tariffs-prices.tsx';
import { locale } from '../../shared/i18n/locale.ts';
import { LongText } from '../../shared/long-text/long-text.tsx';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useRoute } from '../../shared/router/hash-router.ts';
import { loadText, useText } from '../content/load-content.ts';

const page = 'tariffs';
const key = { page, textLocale: locale, version: undefined } as const;

function TariffsPage() {
  const { query } = useRoute();
  const text = useText(key);
  return (
    <LongText page={page} text={text} textLocale={locale} query={query}>
      <TariffsPrices />
      <TextBlocks blocks={text.blocks} page={page} />
    </LongText>
  );
}

/** The page with its words and its long text. */
export async function loadTariffsPage(): Promise<ComponentType> {
  await Promise.all([pricingTexts.load(), longTextTexts.load(), loadText(key)]);
  return TariffsPage;
}
