import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { recordTexts } from '../../screen-words.ts';
import type { ParcelVerdicts } from './act-kinds.ts';
import { Codes } from './codes.tsx';
import { Unfit } from './unfit.tsx';
import { useEach } from './use-each.ts';
import { Box, Grid, Row } from '../../../../shared/ui/primitives.tsx';
import { sampleCode } from '../../../kit/session/sample-code.ts';

type AssignDialogProps = { parcels: readonly ParcelVerdicts[]; onClose: () => void; onDone: () => void };

/** Gives unidentified parcels to a customer: asks for the owner and the reason; this act is not taken back. */
export function AssignDialog({ parcels, onClose, onDone }: AssignDialogProps) {
  const { acts } = recordTexts.read();
  const texts = acts.assign;
  const [customerCode, setCustomerCode] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, progress, failures, finished } = useEach(onDone, texts.done);
  const unfinished = parcels.filter(({ id }) => !finished.has(id));
  const left = unfinished.filter(({ assign }) => assign.fits).map(({ id }) => id);
  const isMissing = { customer: customerCode.trim() === '', reason: reason.trim() === '' };
  const start = () => {
    setAsked(true);
    if (isMissing.customer || isMissing.reason || busy) return;
    const body = { customerCode: customerCode.trim(), reason: reason.trim() };
    const assign = (id: string) =>
      call('POST /staff/parcels/{id}/assign', { params: { id }, body, quiet: true });
    void run(left, '', assign);
  };
  return (
    <Dialog title={texts.title(Math.max(1, left.length))} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(start)}
      >
        <p>{texts.will}</p>
        {parcels.length > 1 && (
          <Codes title={acts.fits(left.length)} codes={left.map((id) => ({ id, msg: '' }))} />
        )}
        <Unfit kind="assign" parcels={unfinished.filter(({ assign }) => !assign.fits)} all={parcels.length} />
        <TextField
          name="customerCode"
          label={texts.customer}
          hint={texts.customerHint(sampleCode())}
          maxLength={40}
          autoComplete="off"
          value={customerCode}
          error={isAsked && isMissing.customer ? texts.customerNeeded : undefined}
          onText={setCustomerCode}
          onBlur={() => {}}
        />
        <AreaField
          name="reason"
          label={acts.reason}
          hint={acts.reasonHint}
          rows={2}
          maxLength={200}
          value={reason}
          error={isAsked && isMissing.reason ? acts.reasonNeeded : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        {failures.length > 0 && (
          <Box role="alert" paddingX={14} paddingY={10} fill="danger-soft" radius="control" tone="danger">
            <Codes title={acts.failed(failures.length)} codes={failures} />
          </Box>
        )}
        <Row wrap gap={8} justify="end">
          {progress !== undefined && <span role="status">{progress}</span>}
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {texts.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
