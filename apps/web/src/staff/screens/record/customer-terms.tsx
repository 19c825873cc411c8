import type { PaymentTerms } from '@rohi/contract/billing/customer-terms.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { useAccount } from './customer-account.tsx';
import { recordTexts } from '../screen-words.ts';
import { Box, Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';

const shortestReason = 3;

/** When a customer pays, and the way to change it for who may. */
export function TermsPanel({ id }: { id: string }) {
  const { terms: words } = recordTexts.read();
  const { data } = useAccount(id);
  const mayEdit = useUser().authorities.includes('customer:edit');
  const [isAsked, setAsked] = useState(false);
  if (data === undefined) return null;
  const { terms, since, by, reason } = data.terms;
  return (
    <Panel title={words.title}>
      <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
        <p>
          <b>{words.names[terms]}</b>
        </p>
        {since !== null && <p>{words.set(momentText(since), by ?? '', reason ?? '')}</p>}
        {mayEdit && (
          <p>
            <Button onPress={() => setAsked(true)}>{words.change}</Button>
          </p>
        )}
      </Box>
      {isAsked && (
        <TermsDialog
          id={id}
          terms={terms === 'PREPAID' ? 'WHEN_READY' : 'PREPAID'}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}

/** Says what changes with the other terms, asks why, and sets them. */
function TermsDialog({ id, terms, onClose }: { id: string; terms: PaymentTerms; onClose: () => void }) {
  const { terms: words, acts } = recordTexts.read();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const queries = useQueryClient();
  const isMissing = reason.trim().length < shortestReason;
  const send = () => {
    setAsked(true);
    if (isMissing || busy) return;
    const termsFields = { terms, reason: reason.trim() };
    void run(async () => {
      const body = { requestId: ids.idOf(JSON.stringify(termsFields)), ...termsFields };
      await call('POST /staff/customers/{id}/terms', { params: { id }, body, quiet: true });
      showMessage('success', words.done);
      onClose();
    }).finally(() => void queries.invalidateQueries({ queryKey: ['/staff/customers'] }));
  };
  return (
    <Dialog title={words.names[terms]} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <p>{words.will[terms]}</p>
        <AreaField
          name="reason"
          label={acts.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={300}
          value={reason}
          error={isAsked && isMissing ? acts.reasonNeeded : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {words.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
