import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { ChargeLines } from './charge-lines.tsx';
import { pricingTexts } from './pricing-words.ts';
import { tariffWords } from './tariff-words.ts';
import { Row, Text } from '../../shared/ui/primitives.tsx';
import css from './tariff-card.module.css';

/** What one tariff charges, and the way there. */
export function TariffCard({ priced }: { priced: FreightQuote['tariffs'][number] }) {
  const texts = pricingTexts.read();
  const { tariff, total, converted } = priced;
  const { title, who } = tariffWords(tariff, texts);
  return (
    <section className={css.card}>
      <Row wrap rowGap={0} columnGap={12} align="baseline" justify="between">
        <h3 className={css.title}>{title}</h3>
        <Text as="span" tone="faint" size={14}>
          {who}
        </Text>
      </Row>
      <p className={css.amount}>
        {formatDecimal(total.amount)} <span className={css.currency}>{total.currency}</span>
      </p>
      {converted && (
        <Text tone="soft" size={15} digits>
          ≈ {formatMoney(converted)}
        </Text>
      )}
      <ChargeLines charge={priced} />
    </section>
  );
}
