import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { formatDay } from '../../../../shared/format/dates.ts';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { useStaffRoute } from '../../../kit/router/staff-router.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { RecordFrame, ToList } from '../../record/record-frame.tsx';
import { TripPapers } from '../papers/trip-papers.tsx';
import { DelaysPanel } from '../delay/delays-panel.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { RoadHistory } from '../road/road-history.tsx';
import { useTrip } from '../trip-queries.ts';
import { TripStateLabel } from '../trip-state.tsx';
import { tripsTexts } from '../../screen-words.ts';
import { TripActs } from './trip-acts.tsx';
import { TripParcels } from './trip-parcels.tsx';
import { TripSide } from './trip-side.tsx';
import { isBeforeDeparture, isOnTheRoad } from '@rohi/contract/trips/trip-words';
import { useUser } from '../../../kit/session/user-info.ts';
import { loadTexts } from '../../../kit/kit-words.ts';
import { SealPhotos } from '../../../kit/trips/seal-photos.tsx';
import { useSealPhotos } from '../../../kit/trips/seal-queries.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './trip-page.module.css';
import { formatPercent, formatShortDecimal } from '../../../../shared/format/numbers.ts';

/** Per cent of a capacity that an amount takes; undefined where no capacity is known. */
function percentOf(amount: string, capacity: string | number | null): number | undefined {
  const whole = Number(capacity ?? 0);
  return whole > 0 ? Math.round((Number(amount) / whole) * 100) : undefined;
}

/** How full a trip is, by weight and by volume, each against what it holds. */
function FillPanel({ trip }: { trip: StaffTrip }) {
  const { page, parcels } = tripsTexts.read();
  const names = fieldNames('trip');
  const { weightKg, volumeM3, capacityKg, capacityM3, aboard, state } = trip;
  const hasCapacity = capacityKg !== null || capacityM3 !== null;
  return (
    <Panel title={page.fill} end={isBeforeDeparture(state) ? page.aboard(aboard) : undefined}>
      <Grid gap={12} className={css.fill}>
        <Text size={22} weight={700} digits>
          {parcels(trip.parcels)}
        </Text>
        <Bar name={names.weightKg} amount={weightKg} capacity={capacityKg} />
        <Bar name={names.volumeM3} amount={volumeM3} capacity={capacityM3} />
        {!hasCapacity && <p className={css.hint}>{page.noCapacity}</p>}
      </Grid>
    </Panel>
  );
}

type BarProps = { name: string; amount: string; capacity: string | number | null };

function Bar({ name, amount, capacity }: BarProps) {
  const { page } = tripsTexts.read();
  const percent = percentOf(amount, capacity);
  const carried = formatShortDecimal(amount);
  const isOver = percent !== undefined && percent > 100;
  return (
    <div className={css.measure}>
      <Row as="p" wrap rowGap={2} columnGap={12} align="baseline" digits>
        <span>{name}</span>
        <b>{capacity === null ? carried : page.of(carried, formatShortDecimal(String(capacity)))}</b>
        {percent !== undefined && (
          <span data-over={isOver}>
            {formatPercent(String(percent))} {isOver && page.over}
          </span>
        )}
      </Row>
      {percent !== undefined && (
        <Box overflow="hidden" marginTop={6} className={css.bar} data-over={isOver} aria-hidden>
          <i style={{ width: `${Math.min(100, percent)}%` }} />
        </Box>
      )}
    </div>
  );
}

/** Photos of the seals of a trip; nothing where there is none and no user here may add one. */
function SealsPanel({ trip: { id, state } }: { trip: StaffTrip }) {
  const isWaiting = isBeforeDeparture(state);
  const mayAdd = useUser().authorities.includes('trip:depart') && (isWaiting || isOnTheRoad(state));
  const { data: photos = [] } = useSealPhotos(id);
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <Panel title={loadTexts.read().seals.title}>
      <Box paddingX={20} paddingTop={4} paddingBottom={20}>
        <SealPhotos code={id} mayAdd={mayAdd} mayRemove={mayAdd && isWaiting} />
      </Box>
    </Panel>
  );
}

/** A trip as a page: how full it is, what happened to it, what is on record of it, and what can be done with it. */
export function TripPage() {
  const { record = '', query } = useStaffRoute();
  return (
    <Answered answer={useTrip(record)} way={<ToList list="trips" />}>
      {(trip) =>
        query.get('view') === 'plan' ? (
          <PlanScreen key={trip.id} trip={trip} />
        ) : (
          <Trip key={trip.id} trip={trip} />
        )
      }
    </Answered>
  );
}

function Trip({ trip }: { trip: StaffTrip }) {
  return (
    <RecordFrame
      list="trips"
      title={trip.id}
      state={<State trip={trip} />}
      acts={<TripActs trip={trip} />}
      links={linksOf(trip)}
      side={<TripSide trip={trip} />}
    >
      <FillPanel trip={trip} />
      <TripPapers code={trip.id} />
      <SealsPanel trip={trip} />
      <DelaysPanel trip={trip} />
      <RoadHistory trip={trip} />
      <TripParcels trip={trip} />
    </RecordFrame>
  );
}

function State({ trip: { state, delay } }: { trip: StaffTrip }) {
  const { page, days } = tripsTexts.read();
  return (
    <>
      <TripStateLabel state={state} isLate={delay !== null} />
      {delay !== null && <span>{page.delayed(days(delay.days), delay.place)}</span>}
    </>
  );
}

function linksOf({
  channelId,
  channel,
  origin,
  destination,
  plannedDepartureAt,
  departedAt,
  plannedArrivalDay,
  arrivedAt,
}: StaffTrip) {
  const names = fieldNames('trip');
  const { page } = tripsTexts.read();
  const way = [origin, destination].filter((place) => place !== null).join(' → ');
  return [
    {
      name: names.channelId,
      link: channelId !== null && channel !== null && (
        <RecordLink to="channels" id={String(channelId)}>
          {channel}
        </RecordLink>
      ),
    },
    { name: page.way, link: way || undefined },
    departedAt === null
      ? { name: names.plannedDepartureAt, link: plannedDepartureAt && momentText(plannedDepartureAt) }
      : { name: names.departedAt, link: momentText(departedAt) },
    arrivedAt === null
      ? { name: names.plannedArrivalDay, link: plannedArrivalDay && formatDay(plannedArrivalDay) }
      : { name: names.arrivedAt, link: momentText(arrivedAt) },
  ].map(({ name, link }) => ({ name, link: link || undefined }));
}
