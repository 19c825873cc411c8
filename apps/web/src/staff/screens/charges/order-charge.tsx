import type { OrderPrice } from '@rohi/contract/orders/orders.contract';
import { ParcelPrice, PointsOffer } from '../../../features/pricing/parcel-price.tsx';
import { chargesTexts } from '../screen-words.ts';
import css from './charges.module.css';

/** Why each parcel of an order costs what it does; closed at first, since an order may have two hundred. */
export function OrderCharge({ price }: { price: NonNullable<OrderPrice> }) {
  const { title } = chargesTexts.read();
  return (
    <details className={css.charge}>
      <summary className={css.summary}>{title}</summary>
      {price.parcels.map((parcel) => (
        <section key={parcel.trackingCode} className={css.parcel}>
          <h4>{parcel.trackingCode}</h4>
          <ParcelPrice price={parcel} reader="staff" />
        </section>
      ))}
      {price.points && <PointsOffer points={price.points} />}
    </details>
  );
}
