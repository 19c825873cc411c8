import { reasonLetters } from '@rohi/contract/billing/money-limits';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { AloneFor } from '../alone/alone-note.tsx';
import { AmountField, typedAmountText } from '../amount-field.tsx';
import { compensationTexts } from '../../screen-words.ts';
import type { Compensation } from './office-compensation.ts';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';

type DecideFormProps = { one: Compensation; onEnd: () => void; onClose: () => void };

/** So much goes to the balance, or nothing, and why. */
export function DecideForm({ one: { id, asked, customerCode }, onEnd, onClose }: DecideFormProps) {
  const words = compensationTexts.read();
  const [sum, setSum] = useState(asked.amount);
  const [reason, setReason] = useState('');
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const isReady = sum.trim() !== '' && reason.trim().length >= reasonLetters.min && !busy;
  const send = () => {
    const decision = { granted: typedAmountText(sum), reason: reason.trim() };
    const body = { requestId: ids.idOf(JSON.stringify(decision)), ...decision };
    void run(async () => {
      const { state } = await call('POST /staff/compensations/{id}/decide', {
        params: { id },
        body,
        quiet: true,
      });
      showMessage('success', state === 'CONFIRMING' ? words.waits : words.saved);
      onEnd();
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
      className={css.dialog}
      noValidate
      onSubmit={ownSubmit(() => {
        if (isReady) send();
      })}
    >
      <AmountField name="granted" label={words.sum} hint={words.sumHint} value={sum} onText={setSum} />
      <AloneFor customerCode={customerCode} typed={sum} />
      <AreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={3}
        maxLength={reasonLetters.max}
        value={reason}
        error={undefined}
        onText={setReason}
        onBlur={() => {}}
      />
      <Row wrap gap={8} justify="end">
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button kind="primary" type="submit" isDisabled={!isReady}>
          {words.save}
        </Button>
      </Row>
    </Grid>
  );
}
