import { useId } from 'react';
import { formatMoney } from '../../../shared/format/numbers.ts';
import cardCss from '../../../shared/ui/card.module.css';
import { cabinetTexts } from '../cabinet-words.ts';
import { goodsLine, OwnName, TrackingLink } from './parcel-line.tsx';
import type { OwnParcel } from './rules/home-parts.ts';
import css from './home.module.css';

/** What can be collected and has no code to show: its point is not known, or the codes did not come. */
export function ReadyCard({ parcels, failed }: { parcels: readonly OwnParcel[]; failed: boolean }) {
  const { ready, collect } = cabinetTexts.read().home;
  const id = useId();
  return (
    <section className={cardCss.card} aria-labelledby={id}>
      <p className={css.label}>{ready.label}</p>
      <h2 id={id} className={css.cardTitle}>
        {ready.title(parcels.length)}
      </h2>
      <p className={css.place}>{failed ? collect.failed : collect.noPoint}</p>
      <ul className={css.parcels} data-columns={parcels.length > 1 || undefined}>
        {parcels.map((parcel) => (
          <li key={parcel.trackingCode} className={css.parcel}>
            <p className={css.first}>
              <TrackingLink code={parcel.trackingCode} />
              {parcel.toPay && <b>{formatMoney(parcel.toPay)}</b>}
            </p>
            <OwnName parcel={parcel} />
            <p className={css.goods}>{goodsLine(parcel)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
