import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { couriersTexts } from '../../features/pricing/couriers/courier-words.ts';
import { pricingTexts } from '../../features/pricing/pricing-words.ts';
import { isServedAhead, upcomingTariffs } from '../../features/pricing/upcoming-parts.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { LongText } from '../../shared/long-text/long-text.tsx';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useRoute } from '../../shared/router/hash-router.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { loadText, useText } from '../content/load-content.ts';
import css from './tariffs.module.css';

const prices = onDemand(async () => {
  // An announced change is drawn with the list: it would push what stands below.
  const [{ TariffsPrices }] = await Promise.all([
    import('../../features/pricing/tariffs-prices.tsx'),
    isServedAhead() && upcomingTariffs.start(),
  ]);
  return TariffsPrices;
});

/** Couriers stand at the end, and come after the page. */
const couriers = onDemand<object>(async () => {
  const [{ CourierPrices }] = await Promise.all([
    import('../../features/pricing/couriers/courier-prices.tsx'),
    couriersTexts.load(),
  ]);
  return CourierPrices;
});

const page = 'tariffs';
const key = { page, textLocale: locale, version: undefined } as const;

function TariffsPage() {
  const { query } = useRoute();
  const text = useText(key);
  // The two prices, and who pays which, are said before all else.
  const firstHeading = text.blocks.findIndex((block) => 'h' in block);
  const others = text.blocks.slice(firstHeading);
  const lead = (
    <div className={css.lead}>
      <TextBlocks blocks={text.blocks.slice(0, firstHeading)} page={page} />
    </div>
  );
  return (
    <LongText page={page} text={text} textLocale={locale} query={query} lead={lead}>
      <div className={css.prices}>
        <Suspense>
          <prices.Part />
        </Suspense>
      </div>
      <TextBlocks blocks={others} page={page} />
      <Suspense>
        <couriers.Part />
      </Suspense>
    </LongText>
  );
}

/** The page with its prices, its words and its long text. */
export async function loadTariffsPage(): Promise<ComponentType> {
  await Promise.all([prices.start(), pricingTexts.load(), longTextTexts.load(), loadText(key)]);
  return TariffsPage;
}
