import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { BoxFigure } from './box-figure.tsx';
import type { BoxSides } from './box-figure.tsx';
import { PriceList } from './price-list.tsx';
import { pricingTexts } from './pricing-words.ts';
import { useTariffs } from './use-tariffs.ts';
import css from './quotation-rules.module.css';

type RulesProps = { date: string | null; sides: BoxSides | undefined };

function divisorOf(tariffs: readonly WireTariff[] | undefined): number | undefined {
  return tariffs?.[0]?.volumetricDivisor;
}

/** Under the calculator: the price list, and what a volumetric weight is. */
export function QuotationRules({ date, sides }: RulesProps) {
  const { table } = pricingTexts.read();
  const state = useTariffs(date);
  return (
    <div className={css.columns}>
      <section className={css.prices}>
        <h2>{table.title}</h2>
        <PriceList state={state} heading="h3" />
      </section>
      <BoxFigure sides={sides} divisor={divisorOf(state.tariffs)} />
    </div>
  );
}
