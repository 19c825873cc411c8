import type { FreightQuote, WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { BoxFigure } from './box-figure.tsx';
import type { BoxSides } from './box-figure.tsx';
import { PriceList } from './price-list.tsx';
import { pricingTexts } from './pricing-words.ts';
import { Stack } from '../../shared/ui/primitives.tsx';
import css from './quotation-rules.module.css';

/** `quote`: the last answer of the calculator, for its box. */
type RulesProps = { date: string | null; quote: FreightQuote | undefined };

/** The sides of the last answer; none when only a volume was known. */
function sidesOf(quote: FreightQuote | undefined): BoxSides | undefined {
  const sizes = quote?.tariffs.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.step === 'VOLUMETRIC_WEIGHT' ? [step.size] : [])),
  );
  const size = sizes?.[0];
  return size && 'lengthCm' in size ? size : undefined;
}

function divisorOf(tariffs: readonly WireTariff[] | undefined): number | undefined {
  return tariffs?.[0]?.volumetricDivisor;
}

/** Under the calculator: the price list, and what a volumetric weight is. */
export function QuotationRules({ date, quote }: RulesProps) {
  const { table } = pricingTexts.read();
  const answer = useAnswer('GET /price/tariffs', { query: { date: date ?? undefined } });
  return (
    <div className={css.columns}>
      <Stack as="section" gap={14} minWidth={0} className={css.prices}>
        <h2>{table.title}</h2>
        <PriceList answer={answer} heading="h3" />
      </Stack>
      <BoxFigure sides={sidesOf(quote)} divisor={divisorOf(answer.data)} />
    </div>
  );
}
