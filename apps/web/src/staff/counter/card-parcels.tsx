import { Check } from 'lucide-react';
import { formatDayRange, formatMonthDay } from '../../shared/format/dates.ts';
import { formatMoney, formatShortDecimal } from '../../shared/format/numbers.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { CardParcel, Visit } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import { isHeld, isPaid, nextToBring } from './visit-sums.ts';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** What can be collected, cell by cell, ticked as it is brought. */
export function CardParcels({ visit, brought }: { visit: Visit; brought: readonly string[] }) {
  const { card } = counterTexts.read();
  const { parcels, ready } = visit;
  const next = nextToBring(visit, brought);
  return (
    <section aria-label={card.ready}>
      <h3 className={css.part}>
        {card.ready} <span className={base.quiet}>{card.readyCount(ready)}</span>
      </h3>
      {parcels.length === 0 && <p className={base.quiet}>{card.nothing}</p>}
      <ol className={css.parcels}>
        {parcels.map((parcel, index) => (
          <Line
            key={parcel.trackingCode}
            parcel={parcel}
            number={index + 1}
            isBrought={brought.includes(parcel.trackingCode)}
            isNext={parcel === next}
          />
        ))}
      </ol>
      {ready > parcels.length && <p className={base.quiet}>{card.unlisted(ready - parcels.length)}</p>}
    </section>
  );
}

type LineProps = { parcel: CardParcel; number: number; isBrought: boolean; isNext: boolean };

function Line({ parcel, number, isBrought, isNext }: LineProps) {
  const { card, kilograms } = counterTexts.read();
  const { trackingCode, name, cell, weightKg, storage } = parcel;
  const weight = weightKg === null ? [] : [kilograms(formatShortDecimal(weightKg))];
  const stored = storage !== null && storage.paidDays > 0;
  const end = isHeld(parcel) ? card.isHeld : isBrought ? card.isBrought : isNext ? card.scan : '';
  return (
    <li data-brought={isBrought || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={base.mark}>{isBrought ? <Icon of={Check} size={16} /> : number}</span>
      <b className={css.cell} aria-label={cell === null ? card.noCell : `${card.cell} ${cell}`}>
        {cell ?? '–'}
      </b>
      <span className={css.what}>
        <b>{trackingCode}</b>
        <span className={base.quiet}>{[...(name === null ? [] : [name]), ...weight].join(', ')}</span>
      </span>
      <span className={stored ? css.late : base.quiet}>
        {stored
          ? card.paidDays(storage.paidDays)
          : parcel.freeUntil !== null && card.free(formatMonthDay(parcel.freeUntil))}
      </span>
      <span className={css.sum}>
        <Owed parcel={parcel} />
      </span>
      <b className={css.state}>{end}</b>
    </li>
  );
}

/** What is left to pay, storage with it: one sum a row. */
function Owed({ parcel }: { parcel: CardParcel }) {
  const { card } = counterTexts.read();
  const { delivery, owed, storage } = parcel;
  if (delivery === null) return <span className={base.quiet}>{card.noPrice}</span>;
  if (isPaid(parcel)) return <span className={css.good}>{card.isPaid}</span>;
  return (
    <>
      {formatMoney(owed)}
      {storage !== null && storage.paidDays > 0 && <span className={css.late}>{card.withStorage}</span>}
    </>
  );
}

/** What is still on the way to this point, with its days. */
export function ComingParcels({ visit: { coming } }: { visit: Visit }) {
  const { card } = counterTexts.read();
  return (
    <section aria-label={card.coming}>
      <h3 className={css.part}>{card.coming}</h3>
      {coming.length === 0 && <p className={base.quiet}>{card.noComing}</p>}
      <ul className={css.coming}>
        {coming.map(({ trackingCode, name, from, to }) => (
          <li key={trackingCode}>
            <b>{trackingCode}</b>
            <span className={base.quiet}>{name}</span>
            <b>{formatDayRange(from, to)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
