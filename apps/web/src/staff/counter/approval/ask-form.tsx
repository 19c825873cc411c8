import { reasonLength } from '@rohi/contract/hand-over/approval-rules';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ownDeviceId } from '../own-device.ts';
import type { Counter } from '../use-counter.ts';
import { askTexts } from '../counter-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from '../counter.module.css';

const questions = ['phoneEnd', 'contents', 'payment', 'call'] as const;
type Said = Partial<Record<(typeof questions)[number], string>>;

/** What a clerk writes who has a customer without code and document at the counter. */
export function AskForm({ chosen, counter }: { chosen: string; counter: Counter }) {
  const words = askTexts.read();
  const [reason, setReason] = useState('');
  const [statement, setSaid] = useState<Said>({});
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const isReady = reason.trim().length >= reasonLength.min && !busy;
  const send = () => {
    const requestBody = { customerCode: chosen, reason: reason.trim(), said: statement };
    const body = {
      requestId: ids.idOf(JSON.stringify(requestBody)),
      deviceId: ownDeviceId(),
      ...requestBody,
    };
    void run(async () => {
      const { id } = await call('POST /hand-over/approvals', { body, quiet: true });
      counter.change({ requests: { ...counter.state.requests, [chosen]: id } });
    });
  };
  return (
    <Grid
      as="form"
      gap={12}
      className={css.form}
      aria-label={words.title}
      noValidate
      onSubmit={ownSubmit(() => {
        if (isReady) send();
      })}
    >
      <AreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={3}
        maxLength={reasonLength.max}
        value={reason}
        onText={setReason}
      />
      <h3>{words.said}</h3>
      {questions.map((question) => (
        <TextField
          key={question}
          name={question}
          label={words[question]}
          {...(question === 'call' ? { hint: words.callHint } : {})}
          {...(question === 'phoneEnd' ? { inputMode: 'numeric' as const } : {})}
          value={statement[question] ?? ''}
          maxLength={question === 'phoneEnd' ? 12 : 200}
          autoComplete="off"
          onText={(text) => setSaid({ ...statement, [question]: text })}
        />
      ))}
      <Button kind="primary" type="submit" isDisabled={!isReady}>
        {words.send}
      </Button>
    </Grid>
  );
}
