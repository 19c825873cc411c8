import { Calculator } from 'lucide-react';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PriceList } from './price-list.tsx';
import { pricingTexts } from './pricing-words.ts';
import { Grid, lookOf } from '../../shared/ui/primitives.tsx';

/** The price list at the head of the page of tariffs, with the way to the calculator. */
export function TariffsPrices() {
  const { table } = pricingTexts.read();
  const tariffs = useAnswer('GET /price/tariffs', {});
  return (
    <Grid columns={1} gap={14}>
      <PriceList answer={tariffs} heading="h2" />
      <ButtonLink href={hrefOf('freightQuotation')} kind="soft" className={lookOf({ justifySelf: 'start' })}>
        <Icon of={Calculator} />
        {table.toCalculator}
      </ButtonLink>
    </Grid>
  );
}
