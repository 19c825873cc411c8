import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Clock3, MapPin } from 'lucide-react';
import { useId } from 'react';
import { fillTexts, numberOf } from '../../../shared/facts/site-facts.ts';
import { formatMonthDay } from '../../../shared/format/dates.ts';
import { formatMinor, formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { openingWords } from '../point/opening-words.ts';
import { joined, placeName } from '../point/rules/shown-points.ts';
import type { Point } from '../point/rules/shown-points.ts';
import {
  filledCells,
  freeDaysLeft,
  isPressing,
  leastStorageDayMinor,
  storageAdvice,
} from './rules/free-storage.ts';
import type { OwnParcel } from './rules/home-parts.ts';
import cardCss from '../../../shared/ui/card.module.css';
import css from './home.module.css';

/** Goods and weight as far as they are known. */
export function goodsLine({ goods, weightKg }: OwnParcel): string {
  const { weight } = cabinetTexts.read().home;
  return joined(goods, weightKg && weight(formatShortDecimal(weightKg)));
}

/** The code leads to the whole way of the parcel. */
export function TrackingLink({ code }: { code: string }) {
  return (
    <a href={hrefOf('parcelTracking', { searchText: code })} className={css.tracking}>
      {code}
    </a>
  );
}

const cells = Array.from({ length: numberOf('{{freeStorageDays}}') }, (_, index) => index);
const storagePrices = {
  perKgDay: numberOf('{{storageFeePerKgDay}}'),
  leastDay: numberOf('{{storageFeeLeastDay}}'),
};

function FreeStorage({ parcel, freeUntil, today }: { parcel: OwnParcel; freeUntil: string; today: string }) {
  const { ready } = cabinetTexts.read().home;
  const left = freeDaysLeft(freeUntil, today);
  const day = formatMonthDay(freeUntil);
  const price = `${formatMinor(leastStorageDayMinor(parcel.weightKg, storagePrices))}\u00a0${fillTexts('{{currency}}')}`;
  return (
    <>
      <div className={css.cells} data-pressing={isPressing(left) || undefined} aria-hidden>
        {cells.map((cell) => (
          <span key={cell} data-filled={cell < filledCells(left, cells.length) || undefined} />
        ))}
      </div>
      <p className={css.until}>
        {left < 0 ? ready.over(day) : left === 0 ? ready.freeToday : ready.freeUntil(day, left)}
      </p>
      <p className={css.afterwards}>{ready.afterwards(price)}</p>
    </>
  );
}

type AdviceProps = { parcels: readonly OwnParcel[]; road: readonly OwnParcel[]; today: string };

function Advice({ parcels, road, today }: AdviceProps) {
  const { ready } = cabinetTexts.read().home;
  const advice = storageAdvice(parcels, road, today);
  if (advice === undefined) return null;
  return (
    <p className={css.advice}>
      <Icon of={Clock3} />
      {advice.kind === 'late' && ready.adviceLate(advice.parcels)}
      {advice.kind === 'today' && ready.adviceToday}
      {advice.kind === 'wait' &&
        ready.adviceWait(advice.parcels, formatMonthDay(advice.arriveBy), formatMonthDay(advice.day))}
      {advice.kind === 'until' && ready.advice(formatMonthDay(advice.day))}
    </p>
  );
}

/** Names, addresses and hours of the points where something waits. */
function Places({ parcels, points }: { parcels: readonly OwnParcel[]; points: readonly Point[] }) {
  const places = [...new Map(parcels.flatMap(({ pickupPoint: at }) => (at ? [[at.id, at]] : []))).values()];
  return places.map(({ id, name, city }) => {
    const whole = points.find((point) => point.id === id);
    return (
      <p key={id} className={css.place}>
        {[joined(placeName(name, city), whole?.address), whole && openingWords(whole)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  });
}

type ReadyCardProps = {
  parcels: readonly OwnParcel[];
  /** Of all of them: a firm has more than an answer shows. */
  count: number;
  /** What is on its way: it may be worth waiting for. */
  road: readonly OwnParcel[];
  points: readonly Point[];
  now: Date;
};

/** What can be collected now, and how long that costs nothing. */
export function ReadyCard({ parcels, count, road, points, now }: ReadyCardProps) {
  const { ready } = cabinetTexts.read().home;
  const today = dushanbeDay(now);
  const id = useId();
  return (
    <section className={cardCss.card} aria-labelledby={id}>
      <p className={css.label}>{ready.label}</p>
      <h2 id={id} className={css.cardTitle}>
        {ready.title(count)}
      </h2>
      <Places parcels={parcels} points={points} />
      <Advice parcels={parcels} road={road} today={today} />
      <ul className={css.parcels} data-columns={parcels.length > 1 || undefined}>
        {parcels.map((parcel) => (
          <li key={parcel.trackingCode} className={css.parcel}>
            <p className={css.first}>
              <TrackingLink code={parcel.trackingCode} />
              {parcel.price && <b>{formatMoney(parcel.price)}</b>}
            </p>
            <p className={css.goods}>{goodsLine(parcel)}</p>
            {parcel.freeUntil !== null && (
              <FreeStorage parcel={parcel} freeUntil={parcel.freeUntil} today={today} />
            )}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <ButtonLink kind="outline" href={hrefOf('pickupPoints')}>
          <Icon of={MapPin} />
          {ready.where}
        </ButtonLink>
      </div>
    </section>
  );
}
