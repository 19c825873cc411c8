import type { OrderPrice } from '@rohi/contract/orders/orders.contract';
import { PointsOffer, ParcelPrice } from './parcel-price.tsx';
import { Text } from '../../shared/ui/primitives.tsx';
import css from './charge-explained.module.css';

/** Why each parcel of an order costs what it does: delivery, storage so far, and the points that the order brings. */
export function ChargeExplained({ price }: { price: NonNullable<OrderPrice> }) {
  return (
    <>
      {price.parcels.map((parcel) => (
        <section key={parcel.trackingCode} className={css.parcel}>
          <Text as="h3" size={15} digits breaks>
            {parcel.trackingCode}
          </Text>
          <ParcelPrice price={parcel} reader="own" />
        </section>
      ))}
      {price.points && <PointsOffer points={price.points} />}
    </>
  );
}
