import type { ComponentType } from 'react';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { QuotationScreen } from '../../features/pricing/quotation-screen.tsx';
import { locale } from '../../shared/i18n/locale.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useAskedPlace } from '../../shared/long-text/use-asked-place.ts';
import { useRoute } from '../../shared/router/hash-router.ts';
import { loadText, useText } from '../content/load-content.ts';
import css from './freight-quotation.module.css';

const page = 'freightQuotation';
const key = { page, textLocale: locale, version: undefined } as const;

function FreightQuotationPage() {
  const { query } = useRoute();
  useAskedPlace(query.get('q'));
  const { blocks } = useText(key);
  return (
    <QuotationScreen>
      <article className={css.text}>
        <TextBlocks blocks={blocks} page={page} />
      </article>
    </QuotationScreen>
  );
}

/** The page with its words and its long text. */
export async function loadFreightQuotationPage(): Promise<ComponentType> {
  await Promise.all([pricingTexts.load(), loadText(key)]);
  return FreightQuotationPage;
}
