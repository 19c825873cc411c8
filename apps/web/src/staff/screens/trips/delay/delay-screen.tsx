import { Send } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { goTo, staffHref, useStaffRoute } from '../../../kit/router/staff-router.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useTripsRefresh } from '../trip-queries.ts';
import { DelayFields } from './delay-form.tsx';
import type { TypedDelay } from './delay-form.tsx';
import { Messages, MovedDates } from './delay-preview.tsx';
import { useDelayableTrips, useDelayPreview, useSettled } from './delay-queries.ts';
import type { DelayableTrip, DelayFields as Fields } from './delay-queries.ts';
import { delayTexts } from '../../screen-words.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';
import css from './delay-screen.module.css';

/**
 * One form for a delay of one or several trips: beside it what customers will read, how many of them, and how their
 * dates move.
 */
export function DelayScreen() {
  const words = delayTexts.read();
  const { line, query } = useStaffRoute();
  return (
    <Grid columns={1} gap={16} wide className={css.page}>
      <header>
        <a href={staffHref(line, 'trips')}>{words.trips}</a>
        <h1>{words.title}</h1>
      </header>
      <Answered answer={useDelayableTrips(query.get('channel') ?? undefined)}>
        {({ trips }) => <Form trips={trips} />}
      </Answered>
    </Grid>
  );
}

/** The trips that the address names; all of a channel where it names that. */
function chosenAtFirst(trips: readonly DelayableTrip[], query: URLSearchParams): string[] {
  if (query.has('channel')) return trips.map(({ code }) => code);
  const named = new Set(query.get('trips')?.split(','));
  return trips.flatMap(({ code }) => (named.has(code) ? [code] : []));
}

function fieldsOf({ trips, reason, days, placeId }: TypedDelay): Fields | undefined {
  if (trips.length === 0 || reason === undefined) return undefined;
  const place = placeId === '' ? {} : { placeId: Number(placeId) };
  return { trips: [...trips].toSorted(), reason, days, ...place };
}

function Form({ trips }: { trips: readonly DelayableTrip[] }) {
  const words = delayTexts.read();
  const { line, query } = useStaffRoute();
  const { menus } = useUser();
  const [typed, setTyped] = useState<TypedDelay>(() => ({
    trips: chosenAtFirst(trips, query),
    reason: undefined,
    days: 3,
    placeId: '',
    note: '',
    suspends: undefined,
  }));
  const fields = fieldsOf(typed);
  const settled = useSettled(JSON.stringify(fields));
  const isSettled = settled === JSON.stringify(fields);
  const answer = useDelayPreview(isSettled ? fields : undefined);
  const announce = useAnnouncement(typed);
  const preview = fields !== undefined && isSettled ? answer.data : undefined;
  const lacking =
    typed.trips.length === 0
      ? words.chooseTrips
      : typed.reason === undefined
        ? words.chooseReason
        : preview === undefined && !answer.isError
          ? words.looking
          : undefined;
  return (
    <Grid
      as="form"
      gap={16}
      align="start"
      className={css.columns}
      noValidate
      onSubmit={ownSubmit(() => preview !== undefined && fields !== undefined && announce.send(fields))}
    >
      <Grid columns={1} gap={16} minWidth={0}>
        <DelayFields
          typed={typed}
          trips={trips}
          maySuspend={menus[line].some(({ key }) => key === 'channels')}
          onChange={(next) => setTyped({ ...typed, ...next })}
        />
        {preview && <MovedDates dates={preview.dates} />}
      </Grid>
      <Grid columns={1} gap={16} minWidth={0}>
        {preview && <Messages preview={preview} none={words.noOne} />}
        {fields !== undefined && isSettled && answer.isError && (
          <Answered answer={answer}>{() => null}</Answered>
        )}
        <Row wrap rowGap={8} columnGap={16} align="center" justify="end" className={css.answers}>
          <p role="status">{lacking ?? words.canTakeBack}</p>
          <Button onPress={() => goTo(staffHref(line, 'trips'))}>{words.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            className={css.main}
            isDisabled={preview === undefined || announce.busy}
          >
            <Icon of={Send} size={18} />
            {preview === undefined || preview.customers === 0
              ? words.record
              : words.announce(preview.customers)}
          </Button>
        </Row>
      </Grid>
    </Grid>
  );
}

/** Announces a delay once, and leads on: to the channel that is to be suspended, or back to the trips. */
function useAnnouncement({ note, suspends }: TypedDelay) {
  const { line } = useStaffRoute();
  const refresh = useTripsRefresh();
  const { run, busy } = useSubmit();
  // One announcement a form: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const send = (fields: Fields) =>
    void run(async () => {
      const noted = note.trim() === '' ? {} : { note: note.trim() };
      await call('POST /trip-delays', { body: { requestId, ...fields, ...noted }, quiet: true });
      showMessage('success', delayTexts.read().done);
      goTo(
        suspends === undefined
          ? staffHref(line, 'trips')
          : staffHref(line, 'channels', new URLSearchParams({ row: String(suspends) })),
      );
      await refresh();
    });
  return { send, busy };
}
