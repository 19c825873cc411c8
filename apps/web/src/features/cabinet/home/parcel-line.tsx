import { Suspense } from 'react';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { parcelName } from '../../../shared/parcel-name/parts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { joined } from '../point/rules/shown-points.ts';
import type { OwnParcel } from './rules/home-parts.ts';
import css from './home.module.css';

/** Goods and weight as far as they are known. */
export function goodsLine({ goods, weightKg }: Pick<OwnParcel, 'goods' | 'weightKg'>): string {
  const { weight } = cabinetTexts.read().home;
  return joined(goods, weightKg && weight(formatShortDecimal(weightKg)));
}

/** What it is called, and where it is named. */
export function OwnName({
  parcel: { trackingCode, name },
}: {
  parcel: Pick<OwnParcel, 'trackingCode' | 'name'>;
}) {
  return (
    <Suspense fallback={<p>{name}</p>}>
      <parcelName.Part code={trackingCode} name={name} />
    </Suspense>
  );
}

/** The code leads to the whole way of the parcel. */
export function TrackingLink({ code }: { code: string }) {
  return (
    <a href={hrefOf('parcelTracking', { searchText: code })} className={css.tracking}>
      {code}
    </a>
  );
}
