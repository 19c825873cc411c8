import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { usersTexts } from '../screen-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';

const shortestReason = 3;
const longestReason = 300;

/** Lets somebody who owes one-time codes work without them for a day, with a reason. */
export function AdmitForADay({ id, onDone }: { id: string; onDone: () => void }) {
  const { facts } = usersTexts.read();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{facts.admit.open}</Button>
      {isOpen && <AdmitDialog id={id} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function AdmitDialog({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const { facts } = usersTexts.read();
  const texts = facts.admit;
  const { run, busy } = useSubmit();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim().length < shortestReason;
  const start = () => {
    setAsked(true);
    if (isMissing) return;
    void run(async () => {
      const body = { reason: reason.trim() };
      const { until } = await call('POST /staff/users/{id}/admit', { params: { id }, body });
      showMessage('success', texts.done(momentText(until)));
      onDone();
      onClose();
    });
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={0}
        paddingBottom={24}
        noValidate
        onSubmit={ownSubmit(start)}
      >
        <p>{texts.text}</p>
        <AreaField
          name="reason"
          label={texts.reason}
          rows={2}
          maxLength={longestReason}
          value={reason}
          error={isAsked && isMissing ? texts.reasonNeeded : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        <Row gap={8} justify="end">
          <Button onPress={onClose}>{facts.ask.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {texts.send}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
