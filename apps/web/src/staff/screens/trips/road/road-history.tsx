import { isOnTheRoad } from '@rohi/contract/trips/trip-words';
import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useTripEvents } from '../trip-queries.ts';
import { tripsTexts } from '../trips-words.ts';
import { ReportDialog } from './report-dialog.tsx';
import css from './road-history.module.css';

/** What has happened to a trip, the newest first, and the way to report more while it is on the road. */
export function RoadHistory({ trip }: { trip: Pick<StaffTrip, 'id' | 'state'> }) {
  const { road } = tripsTexts.read();
  const [reports, setReports] = useState(false);
  const answer = useTripEvents(trip.id);
  const mayReport = useUser().authorities.includes('trip:position') && isOnTheRoad(trip.state);
  return (
    <section aria-label={road.history}>
      <header className={css.head}>
        <h3>{road.history}</h3>
        {mayReport && (
          <Button onPress={() => setReports(true)}>
            <Icon of={MapPinned} size={18} />
            {road.report}
          </Button>
        )}
      </header>
      <Answered answer={answer}>
        {({ events }) =>
          events.length === 0 ? (
            <p className={css.none}>{road.none}</p>
          ) : (
            <ol className={css.list}>
              {events.map(({ id, title, place, at, by, note, ticked }) => (
                <li key={id}>
                  <time dateTime={at}>{momentText(at)}</time>
                  <p>
                    <b>{[title, place].filter((part) => part !== null).join(', ')}</b>
                    {ticked !== null && <span>{road.ticked(ticked)}</span>}
                    {note !== null && <span>{note}</span>}
                  </p>
                  <span>{by}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
      {reports && <ReportDialog code={trip.id} onClose={() => setReports(false)} />}
    </section>
  );
}
