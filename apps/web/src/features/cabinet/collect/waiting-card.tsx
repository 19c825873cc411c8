import { TimerReset } from 'lucide-react';
import { formatDayRange, formatMonthDay } from '../../../shared/format/dates.ts';
import { formatMoney, formatDecimal } from '../../../shared/format/numbers.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { goodsLine, OwnName, TrackingLink } from '../home/parcel-line.tsx';
import type { OwnParcel } from '../home/rules/home-parts.ts';
import {
  isWaitingFree,
  storageOf,
  type Collections,
  type ReadyParcel,
  type ReadyPlace,
} from './collect-rules.ts';
import { isPaid } from './sum-to-pay.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import homeCss from '../home/home.module.css';
import css from './collect-card.module.css';
import { numberOf } from '../../../shared/facts/site-facts.ts';
import { filledCells, freeDaysLeft, isPressing } from '../home/rules/free-storage.ts';

const cells = Array.from({ length: numberOf('{{freeStorageDays}}') }, (_, index) => index);

type FreeStorageProps = {
  freeUntil: string;
  /** The Dushanbe day, not after `freeUntil`. */
  today: string;
  perDay: { amount: string; currency: string } | undefined;
};

/** How long lying there still costs nothing, a cell for each free day, and what it costs then. */
function FreeStorage({ freeUntil, today, perDay }: FreeStorageProps) {
  const { ready } = cabinetTexts.read().home;
  const left = freeDaysLeft(freeUntil, today);
  return (
    <>
      <Row
        margin={0}
        marginTop={10}
        marginBottom={8}
        className={homeCss.cells}
        data-pressing={isPressing(left) || undefined}
        aria-hidden
      >
        {cells.map((cell) => (
          <span key={cell} data-filled={cell < filledCells(left, cells.length) || undefined} />
        ))}
      </Row>
      <Text tone="gold" size={15} weight={600}>
        {left === 0 ? ready.freeToday : ready.freeUntil(formatMonthDay(freeUntil), left)}
      </Text>
      {perDay && <p className={homeCss.afterwards}>{ready.afterwards(formatMoney(perDay))}</p>}
    </>
  );
}

type Offer = { title: string; parcels: string; sum: string; note: string; isBetter: boolean };

function Choice({ title, parcels, sum, note, isBetter }: Offer) {
  const { collect } = cabinetTexts.read().home;
  return (
    <Grid
      as="li"
      alignContent="start"
      padding={12}
      border="all"
      radius="control"
      size={15}
      className={css.choice}
      data-better={isBetter || undefined}
    >
      <b>{title}</b>
      <span>{parcels}</span>
      <strong>{sum}</strong>
      <span>{note}</span>
      {isBetter && <span className="visually-hidden">{collect.better}</span>}
    </Grid>
  );
}

/** Two ways side by side: what it costs today, and what waiting for the next parcel adds. */
function NowOrWait({ place }: { place: ReadyPlace & { next: NonNullable<ReadyPlace['next']> } }) {
  const { collect } = cabinetTexts.read().home;
  const { due, next } = place;
  const isFree = isWaitingFree(place);
  const extra = formatMoney(next.extraStorage);
  return (
    <>
      <Grid as="ul" columns={2} gap={8} marginBottom={12}>
        <Choice
          title={collect.today}
          parcels={collect.parcels(place.ready)}
          sum={formatMoney(due.total)}
          note={
            Number(due.storage.amount) > 0
              ? collect.storageOf(formatDecimal(due.storage.amount))
              : collect.storageFree
          }
          isBetter={!isFree}
        />
        <Choice
          title={formatDayRange(next.from, next.to)}
          parcels={collect.together(place.ready + next.parcels)}
          sum={isFree ? collect.nothingMore : `+\u00a0${extra}`}
          note={collect.forStorage}
          isBetter={isFree}
        />
      </Grid>
      <p className={homeCss.where}>
        {isFree
          ? collect.waitIsFree(formatMonthDay(next.to))
          : collect.waitCosts(formatMonthDay(next.from), extra)}
      </p>
    </>
  );
}

function Storage({ parcel, day }: { parcel: ReadyParcel; day: string }) {
  const { collect } = cabinetTexts.read().home;
  const state = storageOf(parcel, day);
  switch (state.kind) {
    case 'free':
      return <FreeStorage freeUntil={state.freeUntil} today={day} perDay={parcel.storage?.perDay} />;
    case 'running':
      return (
        <>
          <Row as="p" gap={8} align="center" marginTop={8} tone="gold" size={15} weight={600}>
            <Icon of={TimerReset} size={18} />
            {collect.running(formatMoney(state.amount), state.days)}
          </Row>
          <p className={homeCss.afterwards}>
            {state.tomorrow
              ? collect.runsOn(formatMoney(state.perDay), formatMoney(state.tomorrow))
              : collect.runsNoMore}
          </p>
        </>
      );
    case 'paused':
      return <p className={homeCss.afterwards}>{collect.paused}</p>;
    default:
      return null;
  }
}

/** What is left of its price: these add up to the sum above. */
function ToPay({ parcel }: { parcel: ReadyParcel }) {
  const { collect } = cabinetTexts.read().home;
  if (isPaid(parcel))
    return (
      <Text as="span" tone="soft" weight={600}>
        {collect.paid}
      </Text>
    );
  return parcel.toPay && <b>{formatMoney(parcel.toPay)}</b>;
}

type WaitingCardProps = { place: ReadyPlace; collections: Collections; own: readonly OwnParcel[] };

/** Now or later, and each parcel with what its storage costs. `own` says what is inside. */
export function WaitingCard({ place, collections: { day, places }, own }: WaitingCardProps) {
  const { collect, ready } = cabinetTexts.read().home;
  const { next, parcels } = place;
  const hidden = place.ready - parcels.length;
  const title = next ? collect.nowOrWait : ready.parcels;
  return (
    <Card title={places.length > 1 ? `${title}: ${place.pickupPoint.name}` : title}>
      {next && <NowOrWait place={{ ...place, next }} />}
      <Grid as="ul" columns={1} className={homeCss.parcels} data-columns={parcels.length > 1 || undefined}>
        {parcels.map((parcel) => {
          const ownParcel = own.find(({ trackingCode }) => trackingCode === parcel.trackingCode);
          return (
            <Box as="li" key={parcel.trackingCode} paddingX={0} paddingY={16} border="top">
              <Row
                as="p"
                wrap
                rowGap={0}
                columnGap={16}
                align="baseline"
                justify="between"
                className={homeCss.first}
              >
                <TrackingLink code={parcel.trackingCode} />
                <ToPay parcel={parcel} />
              </Row>
              <OwnName parcel={parcel} />
              <p className={homeCss.goods}>
                {goodsLine({ goods: ownParcel?.goods ?? null, weightKg: parcel.weightKg })}
              </p>
              <Storage parcel={parcel} day={day} />
              {/* Once that day is over, the card on what is next says more. */}
              {parcel.collectBy && parcel.collectBy >= day && (
                <p className={homeCss.where}>{collect.collectBy(formatMonthDay(parcel.collectBy))}</p>
              )}
            </Box>
          );
        })}
      </Grid>
      {hidden > 0 && (
        <Text paddingTop={12} border="top" className={homeCss.note}>
          {collect.hidden(hidden)}
        </Text>
      )}
    </Card>
  );
}
