import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { unknownCodesTexts } from '../screen-words.ts';

type NameDialogProps = {
  written: string;
  parcels: number;
  /** The customer who may be meant; empty where one is typed. */
  customerCode: string;
  onClose: () => void;
};

/** Asks which customer has a code; that it stays theirs for good stands above, why it cannot be below the field. */
export function NameDialog({ written, parcels, customerCode, onClose }: NameDialogProps) {
  const { dialog: words, done } = unknownCodesTexts.read();
  const [code, setCode] = useState(customerCode);
  const [error, setError] = useState<string>();
  const { run, busy } = useSubmit();
  const queries = useQueryClient();
  const send = () => {
    if (code.trim() === '') {
      setError(words.needed);
      return;
    }
    void run(
      async () => {
        const body = { written, customerCode: code.trim() };
        const named = await call('POST /staff/codes-of-nobody/alias', { body, quiet: true });
        showMessage('success', done(named.customerCode, named.parcels));
        onClose();
        void queries.invalidateQueries();
      },
      (failure, keepSilent) => {
        if (!failure.error.startsWith('customers.') && failure.error !== 'orders.customerNotFound') return;
        setError(failure.msg);
        keepSilent();
      },
    );
  };
  return (
    <Dialog title={words.title(written)} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <p>{words.lead(parcels)}</p>
        <TextField
          name="customerCode"
          label={words.field}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          onText={(text) => {
            setCode(text);
            setError(undefined);
          }}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {words.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
