import type { getOrder } from '@rohi/contract/orders/orders.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { formatDate } from '../../shared/format/dates.ts';
import { ChargeLines } from './charge-lines.tsx';
import { pricingTexts } from './pricing-words.ts';
import css from './charge-explained.module.css';

type Price = NonNullable<DataOf<typeof getOrder>['price']>;

/** Why each parcel of an order costs what it does, at the prices of the day on which China received it. */
export function ChargeExplained({ price }: { price: Price }) {
  const { answer, tariffs } = pricingTexts.read();
  return price.parcels.map(({ trackingCode, tariffCode, date, ...charge }) => (
    <section key={trackingCode} className={css.parcel}>
      <h3 className={css.code}>{trackingCode}</h3>
      <p className={css.tariff}>
        {tariffCode === 'PARCEL' || tariffCode === 'CARGO' ? tariffs[tariffCode].title : tariffCode}
        {' · '}
        {answer.onDay(formatDate(date))}
      </p>
      <ChargeLines charge={charge} />
    </section>
  ));
}
