import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { Suspense } from 'react';
import { formatDate, formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { parcelName, parcelReceipt } from '../../../shared/parcel-name/parts.ts';
import type { Order, OrderParcel, OrderParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { shortWeight } from '../rules/weight-text.ts';
import { StageLabel } from '../stage-label.tsx';
import { Disclosure } from './disclosure.tsx';
import css from './order-card.module.css';

type Storage = NonNullable<Order['price']>['parcels'][number]['storage'];
type ParcelProps = { parcel: OrderParcel; storage: Storage; isOnly: boolean; orderParts: OrderParts };

function Parcel({ parcel, storage, isOnly, orderParts: { problemNames, History } }: ParcelProps) {
  const { order, units } = ordersTexts.read();
  const {
    trackingCode,
    name,
    status,
    statusName,
    headline,
    weightKg,
    lastEventTime,
    freeUntil,
    problems,
    isTurnedAway,
  } = parcel;
  return (
    <li className={css.parcel}>
      <h3 className={css.code}>{trackingCode}</h3>
      <Suspense>
        <parcelName.Part code={trackingCode} name={name} />
      </Suspense>
      <p className={css.headline}>{headline}</p>
      <StageLabel status={status} name={statusName} />
      {problems.map((problem) => (
        <p key={problem} className={css.problem} data-tone={toneOfProblem(problem)}>
          {problemNames[problem]}
        </p>
      ))}
      {isTurnedAway && <p className={css.turnedAway}>{order.parcel.turnedAway}</p>}
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
      {storage?.since && (
        <p className={css.storage}>
          {order.parcel.storage(formatDate(storage.since), formatMoney(storage.total))}
        </p>
      )}
      {/* The history of the code is that of another customer's parcel then. */}
      {!isTurnedAway && (
        <>
          {isReceived(parcel) && (
            <Disclosure title={order.parcel.receipt} openAtFirst={isOnly}>
              <Suspense>
                <parcelReceipt.Part code={trackingCode} isInOrder />
              </Suspense>
            </Disclosure>
          )}
          <Disclosure title={order.parcel.history} openAtFirst={isOnly}>
            <History trackingCode={trackingCode} />
          </Disclosure>
          <a
            href={hrefOf('parcelTracking', { searchText: trackingCode })}
            className={css.track}
            aria-label={`${order.parcel.track} ${trackingCode}`}
          >
            {order.parcel.track}
          </a>
        </>
      )}
    </li>
  );
}

/** Whether China may have received it. */
function isReceived({ status, weightKg }: OrderParcel): boolean {
  return weightKg !== null || stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingDeparture);
}

/** The parcels of an order, each with its own status. */
export function ParcelCards({ parcels, price, orderParts }: ParcelCardsProps) {
  const { order } = ordersTexts.read();
  return (
    <section className={css.card}>
      <h2 className={css.title}>{order.parcels}</h2>
      <ul>
        {parcels.map((parcel) => (
          <Parcel
            // A code may stand there twice: turned away, and declared anew.
            key={`${parcel.trackingCode} ${parcel.isTurnedAway}`}
            parcel={parcel}
            storage={storageOf(price, parcel.trackingCode)}
            isOnly={parcels.length === 1}
            orderParts={orderParts}
          />
        ))}
      </ul>
    </section>
  );
}

type ParcelCardsProps = {
  parcels: readonly OrderParcel[];
  price: Order['price'];
  orderParts: OrderParts;
};

function storageOf(price: Order['price'], code: string): Storage {
  return price?.parcels.find(({ trackingCode }) => trackingCode === code)?.storage ?? null;
}
