import { counterProblemNames, counterProblems } from '@rohi/contract/hand-over/counter-problem-rules';
import type { CounterProblem } from '@rohi/contract/hand-over/counter-problem-rules';
import { reasonLength } from '@rohi/contract/hand-over/approval-rules';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { askTexts, problemTexts } from '../counter-words.ts';
import { TakePhoto } from '../approval/take-photo.tsx';
import { givable } from '../card.ts';
import type { Card } from '../card.ts';
import { ClaimForm } from './claim-form.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import base from '../../screens/cash/cash.module.css';

type Reported = ReplyTo<'POST /hand-over/visits/{id}/problems'>;

type ProblemDialogProps = {
  visitId: string;
  card: Card;
  last: string | undefined;
  onChange: (trackingCode: string) => void;
  onClose: () => void;
};

/** A parcel is not taken: which, what is wrong, in own words, and a photo; then where it goes. */
export function ProblemDialog({ visitId, card, last, onChange, onClose }: ProblemDialogProps) {
  const words = problemTexts.read();
  const [reported, setReported] = useState<Reported>();
  return (
    <Dialog
      title={reported === undefined ? words.title : words.done(reported.trackingCode)}
      onClose={onClose}
    >
      {reported === undefined ? (
        <ReportForm
          visitId={visitId}
          card={card}
          last={last}
          onReported={(next) => {
            setReported(next);
            onChange(next.trackingCode);
          }}
        />
      ) : (
        <AfterReport
          reported={reported}
          customerCode={card.customerCode}
          onPhoto={setReported}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ReportProps = Pick<ProblemDialogProps, 'visitId' | 'card' | 'last'> & {
  onReported: (next: Reported) => void;
};

function ReportForm({ visitId, card, last, onReported }: ReportProps) {
  const words = problemTexts.read();
  const parcels = givable(card);
  const [trackingCode, setCode] = useState(last ?? parcels[0]?.code ?? '');
  const [kind, setKind] = useState<CounterProblem>('NOT_WANTED');
  const [note, setNote] = useState('');
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const isReady = trackingCode !== '' && note.trim().length >= reasonLength.min && !busy;
  const send = () => {
    const reportFields = { trackingCode, kind, note: note.trim() };
    const body = { requestId: ids.idOf(JSON.stringify(reportFields)), ...reportFields };
    void run(async () => {
      onReported(
        await call('POST /hand-over/visits/{id}/problems', { params: { id: visitId }, body, quiet: true }),
      );
    });
  };
  return (
    <Grid
      as="form"
      gap={14}
      overflow="auto"
      paddingX={24}
      paddingTop={0}
      paddingBottom={20}
      className={base.dialog}
      noValidate
      onSubmit={ownSubmit(() => {
        if (isReady) send();
      })}
    >
      <SelectField name="trackingCode" label={words.parcel} value={trackingCode} onText={setCode}>
        {parcels.map(({ code, name }) => (
          <option key={code} value={code}>
            {name === null ? code : `${code}, ${name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="kind"
        label={words.kind}
        value={kind}
        onText={(text) => setKind(counterProblems.find((each) => each === text) ?? 'NOT_WANTED')}
      >
        {counterProblems.map((each) => (
          <option key={each} value={each}>
            {counterProblemNames[each][locale]}
          </option>
        ))}
      </SelectField>
      <AreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={reasonLength.max}
        value={note}
        onText={setNote}
      />
      <Row wrap gap={8} justify="end">
        <Button kind="primary" type="submit" isDisabled={!isReady}>
          {words.send}
        </Button>
      </Row>
    </Grid>
  );
}

type AfterProps = {
  reported: Reported;
  customerCode: string;
  onPhoto: (next: Reported) => void;
  onClose: () => void;
};

function AfterReport({ reported, customerCode, onPhoto, onClose }: AfterProps) {
  const words = problemTexts.read();
  const { id, trackingCode, kind, cell, decideBy, photos } = reported;
  const [claims, setClaims] = useState(false);
  const { run, busy } = useSubmit();
  const send = (chosen: Blob) =>
    void run(async () => {
      const file = await redrawFile(chosen);
      if (file === undefined) return showMessage('error', askTexts.read().noPicture);
      const params = { id, photoId: newRequestId() };
      const query = { takenAt: new Date().toISOString() };
      onPhoto(
        await call('PUT /hand-over/problems/{id}/photos/{photoId}', { params, query, file, quiet: true }),
      );
    });
  return (
    <Grid
      gap={14}
      overflow="auto"
      paddingX={24}
      paddingTop={0}
      paddingBottom={20}
      className={base.dialog}
      role="status"
    >
      <p>
        <b>{cell === null ? words.backNoCell : words.back(cell)}</b>
      </p>
      <p>{words.decideBy(formatDate(decideBy))}</p>
      <Text tone="faint" size={13} weight={400}>
        {words.money}
      </Text>
      <Row wrap gap={8} justify="end">
        <TakePhoto name={words.photo(photos)} busy={busy} onTaken={send} />
        {kind !== 'NOT_WANTED' && !claims && (
          <Button onPress={() => setClaims(true)}>{words.claim.open}</Button>
        )}
        <Button kind="primary" onPress={onClose}>
          {words.close}
        </Button>
      </Row>
      {claims && <ClaimForm customerCode={customerCode} trackingCode={trackingCode} />}
    </Grid>
  );
}
