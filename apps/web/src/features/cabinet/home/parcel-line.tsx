import { Suspense } from 'react';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { parcelName } from '../../../shared/parcel-name/parts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { joined } from '../point/rules/shown-points.ts';
import type { OwnParcel } from './rules/home-parts.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './home.module.css';

/** Goods and weight as far as they are known. */
export function goodsLine({ goods, weightKg }: Pick<OwnParcel, 'goods' | 'weightKg'>): string {
  const { weight } = cabinetTexts.read().home;
  return joined(goods, weightKg && weight(formatShortDecimal(weightKg)));
}

type OwnNameProps = { parcel: Pick<OwnParcel, 'trackingCode' | 'name'>; isShort?: boolean };

/** What it is called, and where it is named. `isShort`: without the words of its button. */
export function OwnName({ parcel: { trackingCode, name }, isShort }: OwnNameProps) {
  return (
    <Suspense fallback={<p>{name}</p>}>
      <parcelName.Part code={trackingCode} name={name} isShort={isShort} />
    </Suspense>
  );
}

/** The code leads to the whole way of the parcel. */
export function TrackingLink({ code }: { code: string }) {
  return (
    <Text
      as="a"
      href={hrefOf('parcelTracking', { searchText: code })}
      tone="ink"
      weight={600}
      digits
      breaks
      className={css.tracking}
    >
      {code}
    </Text>
  );
}
