import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { roadReports } from '@rohi/contract/trips/trip-words';
import type { TripEventType } from '@rohi/contract/trips/trip-words';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { SealPicture } from '../../../kit/trips/seal-picture.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { useTripEvents } from '../trip-queries.ts';
import { tripsTexts } from '../../screen-words.ts';
import { Box, Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './road-history.module.css';
import { personName } from '../../../kit/people.ts';

type TripEvent = ReplyTo<'GET /trips/{id}/events'>['events'][number];

const reported: ReadonlySet<TripEventType> = new Set(roadReports);

/** What has happened to a trip, the newest first; what was reported by mistake is taken back there. */
export function RoadHistory({ trip: { id: code } }: { trip: Pick<StaffTrip, 'id'> }) {
  const { road, acts } = tripsTexts.read();
  const mayReport = useUser().authorities.includes('trip:position');
  const [taken, setTaken] = useState<number>();
  return (
    <Panel title={road.history}>
      <Answered answer={useTripEvents(code)}>
        {({ events }) =>
          events.length === 0 ? (
            <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft">
              {road.none}
            </Text>
          ) : (
            <Box as="ol" paddingX={20} paddingTop={0} paddingBottom={12} className={css.list}>
              {events.map((event) => (
                <Entry
                  key={event.id}
                  code={code}
                  event={event}
                  onTakeBack={mayReport ? () => setTaken(event.id) : undefined}
                />
              ))}
            </Box>
          )
        }
      </Answered>
      {taken !== undefined && (
        <ReasonDialog
          {...acts.takeReportBack}
          onClose={() => setTaken(undefined)}
          send={(body) =>
            call('POST /trips/{id}/events/{eventId}/take-back', {
              params: { id: code, eventId: String(taken) },
              body,
              quiet: true,
            })
          }
        />
      )}
    </Panel>
  );
}

type EntryProps = { code: string; event: TripEvent; onTakeBack: (() => void) | undefined };

function Entry({ code, event, onTakeBack }: EntryProps) {
  const { road } = tripsTexts.read();
  const { type, title, place, at, by, note, ticked, difference, photos, takenBackAt, takenBackReason } =
    event;
  return (
    <li data-gone={takenBackAt !== null}>
      <time dateTime={at}>{momentText(at)}</time>
      <p>
        <b>{[title, place].filter((part) => part !== null).join(', ')}</b>
        {ticked !== null && <span>{road.ticked(ticked)}</span>}
        {difference !== null && <span>{difference}</span>}
        {takenBackAt !== null && <span>{road.takenBack(momentText(takenBackAt))}</span>}
        {takenBackReason !== null && <span>{takenBackReason}</span>}
        {note !== null && <span>{note}</span>}
      </p>
      <span>{personName(by)}</span>
      {photos.length > 0 && (
        <Grid as="ul" gap={8} marginTop={4} className={css.photos}>
          {photos.map((photo) => (
            <li key={photo.photoId}>
              <SealPicture code={code} photo={photo} />
            </li>
          ))}
        </Grid>
      )}
      {onTakeBack && takenBackAt === null && reported.has(type) && (
        <Button kind="quiet" onPress={onTakeBack}>
          {road.takeBack}
        </Button>
      )}
    </li>
  );
}
