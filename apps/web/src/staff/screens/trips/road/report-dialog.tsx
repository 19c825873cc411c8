import { tripEventNames } from '@rohi/contract/trips/trip-names';
import { roadReports } from '@rohi/contract/trips/trip-words';
import type { RoadReport } from '@rohi/contract/trips/trip-words';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { CurrentOf } from '../../../../shared/api/calls.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { fromInputMinute } from '../../../kit/list/dushanbe-input.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useRoadPlaces, useTripsRefresh } from '../trip-queries.ts';
import { tripsTexts } from '../../screen-words.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';

const untouched = () => {};

type ReportDialogProps = {
  code: string;
  /** Of these parcels of the trip alone. */
  codes?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
};

/**
 * Reports where a trip is, or what customs do with it or with ticked parcels of it: what, where, when, and a note for
 * colleagues.
 */
export function ReportDialog({ code, codes, onClose, onDone }: ReportDialogProps) {
  const { road } = tripsTexts.read();
  const { data: places = [] } = useRoadPlaces();
  const refresh = useTripsRefresh();
  const { run, busy } = useSubmit();
  const [type, setType] = useState<RoadReport>('HUB_PASSED');
  const [placeId, setPlace] = useState('');
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  // One report a dialog: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** The earlier report of the same that customers see: a false one is put right by this one. */
  const [before, setBefore] = useState<{ eventId: number; said: string }>();
  const send = (corrects?: number) => {
    const work = async () => {
      setErrors({});
      const moment = fromInputMinute(at);
      const body = {
        requestId,
        type,
        ...(corrects === undefined ? {} : { corrects }),
        ...(placeId === '' ? {} : { placeId: Number(placeId) }),
        ...(moment === null ? {} : { at: moment }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
        ...(codes === undefined ? {} : { codes: [...codes] }),
      };
      const { parcels, ofParcels } = await call('POST /trips/{id}/events', {
        params: { id: code },
        body,
        quiet: true,
      });
      showMessage('success', road.done(parcels, ofParcels));
      await refresh();
      onDone?.();
      onClose();
    };
    void run(work, (error, keepSilent) => {
      if (error.error === 'linehaul.reportedBefore') {
        const { eventId } = error.current as CurrentOf<'POST /trips/{id}/events'>;
        setBefore({ eventId, said: error.msg });
        keepSilent();
      } else if (error.fields.length > 0) {
        setErrors(Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])));
        keepSilent();
      }
    });
  };
  return (
    <Dialog title={road.title} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(() => send())}
      >
        {codes !== undefined && <p>{road.ofTicked(codes.length)}</p>}
        {codes !== undefined && type === 'CUSTOMS_HELD' && <p>{road.held}</p>}
        <SelectField
          name="type"
          label={road.what}
          value={type}
          error={undefined}
          onText={(next) => {
            setType(next as RoadReport);
            setBefore(undefined);
          }}
          onBlur={untouched}
        >
          {roadReports.map((each) => (
            <option key={each} value={each}>
              {tripEventNames[each][locale]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="place"
          label={road.where}
          value={placeId}
          error={errors['placeId']}
          onText={(next) => {
            setPlace(next);
            setBefore(undefined);
          }}
          onBlur={untouched}
        >
          <option value="">{road.noPlace}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="at"
          type="datetime-local"
          label={road.when}
          hint={road.now}
          value={at}
          error={errors['at']}
          onText={setAt}
          onBlur={untouched}
        />
        <AreaField
          name="note"
          label={road.note}
          hint={road.noteHint}
          rows={2}
          maxLength={500}
          value={note}
          error={undefined}
          onText={setNote}
          onBlur={untouched}
        />
        {before !== undefined && <p role="alert">{before.said}</p>}
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{road.cancel}</Button>
          {before === undefined ? (
            <Button kind="primary" type="submit" isDisabled={busy}>
              {road.yes}
            </Button>
          ) : (
            <Button kind="primary" isDisabled={busy} onPress={() => send(before.eventId)}>
              {road.correct}
            </Button>
          )}
        </Row>
      </Grid>
    </Dialog>
  );
}
