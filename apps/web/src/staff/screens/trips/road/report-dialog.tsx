import { tripEventNames } from '@rohi/contract/trips/trip-names';
import { roadReports } from '@rohi/contract/trips/trip-words';
import type { RoadReport } from '@rohi/contract/trips/trip-words';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
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
import { tripsTexts } from '../trips-words.ts';
import css from './road-history.module.css';

const untouched = () => {};

type ReportDialogProps = {
  code: string;
  /** Of these parcels of the trip alone. */
  codes?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
};

/** Reports where a trip is, or what customs do with it or with ticked parcels of it: what, where, when, and a note for colleagues. */
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
  const send = () =>
    void run(async () => {
      const moment = fromInputMinute(at);
      const body = {
        requestId,
        type,
        ...(placeId === '' ? {} : { placeId: Number(placeId) }),
        ...(moment === null ? {} : { at: moment }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
        ...(codes === undefined ? {} : { codes: [...codes] }),
      };
      const { parcels } = await call('POST /trips/{id}/events', { params: { id: code }, body, quiet: true });
      showMessage('success', road.done(parcels));
      await refresh();
      onDone?.();
      onClose();
    });
  return (
    <Dialog title={road.title} onClose={onClose}>
      <form className={css.form} noValidate onSubmit={ownSubmit(send)}>
        {codes !== undefined && <p>{road.ofTicked(codes.length)}</p>}
        {codes !== undefined && type === 'CUSTOMS_HELD' && <p>{road.held}</p>}
        <SelectField
          name="type"
          label={road.what}
          value={type}
          error={undefined}
          onText={(next) => setType(next as RoadReport)}
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
          error={undefined}
          onText={setPlace}
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
          error={undefined}
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
        <div className={css.answers}>
          <Button onPress={onClose}>{road.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {road.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
