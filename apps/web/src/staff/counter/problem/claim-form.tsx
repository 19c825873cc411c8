import { compensationText } from '@rohi/contract/billing/compensation-rules';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { Button } from '../../kit/ui/button.tsx';
import { problemTexts } from '../counter-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import base from '../../screens/cash/cash.module.css';

type ClaimFormProps = { customerCode: string; trackingCode: string };

/** Writes down what the customer asks for the damage; the office decides. */
export function ClaimForm({ customerCode, trackingCode }: ClaimFormProps) {
  const { claim } = problemTexts.read();
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [decideBy, setDecideBy] = useState<string>();
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const isReady =
    (readAmountMinor(amount.trim()) ?? 0n) > 0n && text.trim().length >= compensationText.min && !busy;
  const send = () => {
    const claimFields = { customerCode, trackingCode, amount: amount.trim(), words: text.trim() };
    const body = {
      requestId: ids.idOf(JSON.stringify(claimFields)),
      kind: 'DAMAGED' as const,
      ...claimFields,
    };
    void run(async () => {
      const stored = await call('POST /staff/compensations', { body, quiet: true });
      setDecideBy(stored.decideBy);
    });
  };
  if (decideBy !== undefined) return <p role="status">{claim.sent(formatDate(decideBy))}</p>;
  return (
    <Grid
      as="form"
      gap={14}
      overflow="auto"
      paddingX={24}
      paddingTop={0}
      paddingBottom={20}
      className={base.dialog}
      aria-label={claim.title}
      noValidate
      onSubmit={ownSubmit(() => {
        if (isReady) send();
      })}
    >
      <TextField
        name="amount"
        label={claim.amount}
        hint={claim.amountHint}
        value={amount}
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
        onText={setAmount}
      />
      <AreaField
        name="words"
        label={claim.words}
        rows={3}
        maxLength={compensationText.max}
        value={text}
        onText={setText}
      />
      <Row wrap gap={8} justify="end">
        <Button type="submit" isDisabled={!isReady}>
          {claim.send}
        </Button>
      </Row>
    </Grid>
  );
}
