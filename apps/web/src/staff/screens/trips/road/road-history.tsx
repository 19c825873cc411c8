import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { useTripEvents } from '../trip-queries.ts';
import { tripsTexts } from '../trips-words.ts';
import css from './road-history.module.css';

/** What has happened to a trip, the newest first. */
export function RoadHistory({ trip }: { trip: Pick<StaffTrip, 'id'> }) {
  const { road } = tripsTexts.read();
  return (
    <Panel title={road.history}>
      <Answered answer={useTripEvents(trip.id)}>
        {({ events }) =>
          events.length === 0 ? (
            <p className={css.none}>{road.none}</p>
          ) : (
            <ol className={css.list}>
              {events.map(({ id, title, place, at, by, note, ticked, difference, takenBackAt }) => (
                <li key={id} data-gone={takenBackAt !== null}>
                  <time dateTime={at}>{momentText(at)}</time>
                  <p>
                    <b>{[title, place].filter((part) => part !== null).join(', ')}</b>
                    {ticked !== null && <span>{road.ticked(ticked)}</span>}
                    {difference !== null && <span>{difference}</span>}
                    {takenBackAt !== null && <span>{road.takenBack(momentText(takenBackAt))}</span>}
                    {note !== null && <span>{note}</span>}
                  </p>
                  <span>{by}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </Panel>
  );
}
