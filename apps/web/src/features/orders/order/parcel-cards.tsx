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
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
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
    <Grid as="li" gap={6} justifyItems="start" paddingX={0} paddingY={14} border="top" className={css.parcel}>
      <Text as="h3" size={16} digits breaks className={css.code}>
        {trackingCode}
      </Text>
      <Suspense>
        <parcelName.Part code={trackingCode} name={name} />
      </Suspense>
      <Text weight={600}>{headline}</Text>
      <StageLabel status={status} name={statusName} />
      {problems.map((problem) => (
        <Text
          key={problem}
          tone="gold"
          size={15}
          weight={600}
          className={css.problem}
          data-tone={toneOfProblem(problem)}
        >
          {problemNames[problem]}
        </Text>
      ))}
      {isTurnedAway && <Text size={15}>{order.parcel.turnedAway}</Text>}
      {weightKg !== null && (
        <Text tone="soft" size={15}>
          {order.parcel.weight}
          {order.colon}
          {formatDecimal(shortWeight(weightKg))} {units.kg}
        </Text>
      )}
      {lastEventTime !== null && (
        <Text tone="soft" size={15}>
          {order.parcel.lastEvent}
          {order.colon}
          {formatDateTime(lastEventTime)}
        </Text>
      )}
      {freeUntil !== null && status === 'DKHQS' && (
        <Text tone="soft" size={15}>
          {order.parcel.freeUntil}
          {order.colon}
          {formatDate(freeUntil)}
        </Text>
      )}
      {storage?.since && (
        <Text tone="gold" size={15} weight={600}>
          {order.parcel.storage(formatDate(storage.since), formatMoney(storage.total))}
        </Text>
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
          <Text
            as="a"
            href={hrefOf('parcelTracking', { searchText: trackingCode })}
            display="inline-flex"
            align="center"
            minHeight={44}
            weight={600}
            className={css.track}
            aria-label={`${order.parcel.track} ${trackingCode}`}
          >
            {order.parcel.track}
          </Text>
        </>
      )}
    </Grid>
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
    <Box
      as="section"
      minWidth={0}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
    >
      <Text as="h2" marginBottom={12} size={22}>
        {order.parcels}
      </Text>
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
    </Box>
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
