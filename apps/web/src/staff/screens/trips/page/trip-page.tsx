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
import { FillPanel } from './fill-panel.tsx';
import { SealsPanel } from './seals-panel.tsx';
import { TripActs } from './trip-acts.tsx';
import { TripParcels } from './trip-parcels.tsx';
import { TripSide } from './trip-side.tsx';

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
