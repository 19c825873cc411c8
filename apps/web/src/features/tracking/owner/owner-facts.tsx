import type { OwnersBlock, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Fact } from '../parcels/parcel-fact.tsx';
import { ownerTexts } from './owner-words.ts';
import { priceAsked } from './price-asked.ts';

/** What the sidebar shows the owner beside what everybody sees; what is not known yet is left out. */
export function OwnerFacts({
  own: { pickupPoint, weightKg, chargeableWeightKg, price },
  parcel,
}: {
  own: OwnersBlock;
  parcel: TrackedParcel;
}) {
  const { facts, weight } = ownerTexts.read();
  const priceToSay = priceAsked(parcel, price);
  return (
    <>
      {pickupPoint && <Fact name={facts.point}>{pickupPoint.name}</Fact>}
      {weightKg !== null && <Fact name={facts.weight}>{weight(formatShortDecimal(weightKg))}</Fact>}
      {chargeableWeightKg !== null && (
        <Fact name={facts.chargeable}>{weight(formatShortDecimal(chargeableWeightKg))}</Fact>
      )}
      {priceToSay && <Fact name={facts.price}>{formatMoney(priceToSay)}</Fact>}
    </>
  );
}
