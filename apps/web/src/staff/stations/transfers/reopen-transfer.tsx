import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { transferTexts, type TransfersAtWork } from './transfer-kind.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';

const longestReason = 200;

/** A transfer is opened again, and its departure taken back, with a reason. */
export function ReopenTransfer({
  code,
  at: { device, refresh },
  onClose,
}: {
  code: string;
  at: TransfersAtWork;
  onClose: () => void;
}) {
  const { reopen: words, depart } = transferTexts.read();
  const { run, busy } = useSubmit();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [requestId] = useState(newRequestId);
  const isMissing = reason.trim() === '';
  const send = () => {
    setAsked(true);
    if (isMissing) return;
    void run(async () => {
      const body = { requestId, deviceId: device.id, reason: reason.trim() };
      await call('POST /stations/transfers/{code}/reopen', { params: { code }, body, quiet: true });
      showMessage('success', words.done);
      refresh();
      onClose();
    }, refresh);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Grid as="form" gap={12} noValidate onSubmit={ownSubmit(send)}>
        <p>{words.will}</p>
        <AreaField
          name="reason"
          label={words.reason}
          rows={2}
          maxLength={longestReason}
          value={reason}
          error={isAsked && isMissing ? words.needed : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{depart.cancel}</Button>
          <Button kind="danger" type="submit" isDisabled={busy}>
            {words.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
