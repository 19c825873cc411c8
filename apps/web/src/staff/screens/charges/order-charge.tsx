import type { OrderPrice } from '@rohi/contract/orders/orders.contract';
import { ParcelPrice, PointsOffer } from '../../../features/pricing/parcel-price.tsx';
import { chargesTexts } from '../screen-words.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './charges.module.css';

/** Why each parcel of an order costs what it does; closed at first, since an order may have two hundred. */
export function OrderCharge({ price }: { price: NonNullable<OrderPrice> }) {
  const { title } = chargesTexts.read();
  return (
    <Box as="details" margin={0} marginTop={20} marginBottom={20} padding={16} border="all" radius={12}>
      <summary className={css.summary}>{title}</summary>
      {price.parcels.map((parcel) => (
        <Box as="section" key={parcel.trackingCode} marginTop={16} className={css.parcel}>
          <h4>{parcel.trackingCode}</h4>
          <ParcelPrice price={parcel} reader="staff" />
        </Box>
      ))}
      {price.points && <PointsOffer points={price.points} />}
    </Box>
  );
}
