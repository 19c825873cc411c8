import { useState } from 'react';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useTripsRefresh } from '../trip-queries.ts';
import { tripsTexts } from '../../screen-words.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';

const longestReason = 200;

type ReasonDialogProps<Answer> = {
  title: string;
  /** What will happen. */
  will: string;
  yes: string;
  /** What is said when it is done. */
  done: string | ((answer: Answer) => string);
  onClose: () => void;
  send: (body: { requestId: string; reason: string }) => Promise<Answer>;
};

/** Takes something back, with a reason. */
export function ReasonDialog<Answer>({ title, will, yes, done, onClose, send }: ReasonDialogProps<Answer>) {
  const { acts } = tripsTexts.read();
  const refresh = useTripsRefresh();
  const { run, busy } = useSubmit();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  // One request a dialog: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const isMissing = reason.trim() === '';
  const start = () => {
    setAsked(true);
    if (isMissing) return;
    void run(async () => {
      const answer = await send({ requestId, reason: reason.trim() });
      showMessage('success', typeof done === 'string' ? done : done(answer));
      await refresh();
      onClose();
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(start)}
      >
        <p>{will}</p>
        <AreaField
          name="reason"
          label={acts.reason}
          rows={2}
          maxLength={longestReason}
          value={reason}
          error={isAsked && isMissing ? acts.reasonNeeded : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.cancel}</Button>
          <Button kind="danger" type="submit" isDisabled={busy}>
            {yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
