import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { pricingTexts } from './pricing-words.ts';
import { explainSteps } from './rules/explain-steps.ts';
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
      <dl className={css.lines}>
        {explainSteps(priced, texts).map(({ key, name, how, value, isSum }) => (
          <div key={key} className={classNames(css.line, isSum && css.sum)}>
            <dt>
              {name}
              {how !== undefined && <span className={css.how}>{how}</span>}
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
