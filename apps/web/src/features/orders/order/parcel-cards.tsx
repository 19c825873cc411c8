import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatDate, formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { OrderParcel, ParcelParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { shortWeight } from '../rules/weight-text.ts';
import { StageLabel } from '../stage-label.tsx';
import css from './order-card.module.css';

type ParcelProps = { parcel: OrderParcel; isOnly: boolean; parcelParts: ParcelParts };

function Parcel({ parcel, isOnly, parcelParts: { problemNames, History } }: ParcelProps) {
  const { order, units } = ordersTexts.read();
  const { loading } = useSharedTexts();
  const [isOpen, setIsOpen] = useState(isOnly);
  const { trackingCode, status, statusName, weightKg, lastEventTime, freeUntil, problems } = parcel;
  return (
    <li className={css.parcel}>
      <h3 className={css.code}>{trackingCode}</h3>
      <StageLabel status={status} name={statusName} />
      {problems.map((problem) => (
        <p key={problem} className={css.problem} data-tone={toneOfProblem(problem)}>
          {problemNames[problem]}
        </p>
      ))}
      {weightKg !== null && (
        <p className={css.small}>
          {order.parcel.weight}
          {order.colon}
          {formatDecimal(shortWeight(weightKg))} {units.kg}
        </p>
      )}
      {lastEventTime !== null && (
        <p className={css.small}>
          {order.parcel.lastEvent}
          {order.colon}
          {formatDateTime(lastEventTime)}
        </p>
      )}
      {freeUntil !== null && status === 'DKHQS' && (
        <p className={css.small}>
          {order.parcel.freeUntil}
          {order.colon}
          {formatDate(freeUntil)}
        </p>
      )}
      <details
        className={css.history}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={css.historyTitle}>
          {order.parcel.history}
          <Icon of={ChevronDown} size={18} />
        </summary>
        {isOpen && (
          <Suspense fallback={<p role="status">{loading}</p>}>
            <History trackingCode={trackingCode} />
          </Suspense>
        )}
      </details>
      <a
        href={hrefOf('parcelTracking', { searchText: trackingCode })}
        className={css.track}
        aria-label={`${order.parcel.track} ${trackingCode}`}
      >
        {order.parcel.track}
      </a>
    </li>
  );
}

/** The parcels of an order, each with its own status. */
export function ParcelCards({ parcels, parcelParts }: ParcelCardsProps) {
  const { order } = ordersTexts.read();
  return (
    <section className={css.card}>
      <h2 className={css.title}>{order.parcels}</h2>
      <ul>
        {parcels.map((parcel) => (
          <Parcel
            key={parcel.trackingCode}
            parcel={parcel}
            isOnly={parcels.length === 1}
            parcelParts={parcelParts}
          />
        ))}
      </ul>
    </section>
  );
}

type ParcelCardsProps = { parcels: readonly OrderParcel[]; parcelParts: ParcelParts };
