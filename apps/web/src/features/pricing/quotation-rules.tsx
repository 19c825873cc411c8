import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { BoxFigure } from './box-figure.tsx';
import type { BoxSides } from './box-figure.tsx';
import { PriceList } from './price-list.tsx';
import { pricingTexts } from './pricing-words.ts';
import { Stack } from '../../shared/ui/primitives.tsx';
import css from './quotation-rules.module.css';

type RulesProps = { date: string | null; sides: BoxSides | undefined };

function divisorOf(tariffs: readonly WireTariff[] | undefined): number | undefined {
  return tariffs?.[0]?.volumetricDivisor;
}

/** Under the calculator: the price list, and what a volumetric weight is. */
export function QuotationRules({ date, sides }: RulesProps) {
  const { table } = pricingTexts.read();
  const answer = useAnswer('GET /price/tariffs', { query: { date: date ?? undefined } });
  return (
    <div className={css.columns}>
      <Stack as="section" gap={14} minWidth={0} className={css.prices}>
        <h2>{table.title}</h2>
        <PriceList answer={answer} heading="h3" />
      </Stack>
      <BoxFigure sides={sides} divisor={divisorOf(answer.data)} />
    </div>
  );
}
