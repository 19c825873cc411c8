import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { ChargeLines } from './charge-lines.tsx';
import { pricingTexts } from './pricing-words.ts';
import { tariffWords } from './tariff-words.ts';
import css from './tariff-card.module.css';

/** What one tariff charges, and the way there. */
export function TariffCard({ priced }: { priced: FreightQuote['tariffs'][number] }) {
  const texts = pricingTexts.read();
  const { tariff, total, converted } = priced;
  const { title, who } = tariffWords(tariff, texts);
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <span className={css.who}>{who}</span>
      </div>
      <p className={css.amount}>
        {formatDecimal(total.amount)} <span className={css.currency}>{total.currency}</span>
      </p>
      {converted && <p className={css.converted}>≈ {formatMoney(converted)}</p>}
      <ChargeLines charge={priced} />
    </section>
  );
}
