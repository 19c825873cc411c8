import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useCashRefresh } from '../cash-queries.ts';
import { cashTexts, statementTexts } from '../../screen-words.ts';
import type { StatementLine, Suggestion } from './statement-queries.ts';
import { Grid, Text } from '../../../../shared/ui/primitives.tsx';
import cashCss from '../cash.module.css';

type ConfirmLineProps = {
  importId: string;
  line: StatementLine;
  suggestion: Suggestion;
  onClose: () => void;
};

/** Both sides of a suggestion once more, before the money goes to the balance. */
export function ConfirmLine({ importId, line, suggestion, onClose }: ConfirmLineProps) {
  const words = statementTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const { topUpId, customerCode, name, announced, reference } = suggestion;
  const came = formatMoney(line.amount);
  const send = () =>
    void run(async () => {
      const { state, credited } = await call('POST /staff/bank-statements/{importId}/lines/{row}/confirm', {
        params: { importId, row: String(line.row) },
        body: { requestId, topUpId },
        quiet: true,
      });
      if (state === 'WAITING') showMessage('success', cashTexts.read().topUps.needsSecond);
      else showMessage('success', words.confirmed(customerCode, formatMoney(credited ?? line.amount)));
      onClose();
      await refresh();
    });
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <Grid
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={cashCss.dialog}
      >
        <p>
          {words.line}: <b>{came}</b>
          <br />
          <Text as="span" tone="faint" size={13} weight={400}>
            {[line.payer, line.purpose].filter((part) => part !== '').join(' · ')}
          </Text>
        </p>
        <p>
          {words.transfer}: <b>{`${customerCode} ${name}`}</b>
          <br />
          <Text as="span" tone="faint" size={13} weight={400}>
            {words.reference(reference)}
          </Text>
        </p>
        {announced.amount !== line.amount.amount && <p>{words.otherSum(formatMoney(announced))}</p>}
        <p>{words.willCome(came)}</p>
        <div className={cashCss.buttons}>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" isDisabled={busy} onPress={send}>
            {words.confirm}
          </Button>
        </div>
      </Grid>
    </Dialog>
  );
}
