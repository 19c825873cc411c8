import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Box, Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import type { Payment } from '../payment/payment-queries.ts';
import { AloneNote } from '../alone/alone-note.tsx';
import type { SoleAllowance } from '../alone/alone-queries.ts';
import { minorOf } from '../sums.ts';
import { Steps } from '../steps.tsx';
import { minorText } from '../typed-count.ts';
import { RefundLines } from './refund-lines.tsx';
import { RefundLine } from './refund-line.tsx';
import { useRefundsOf, useRefundsRefresh } from './refund-queries.ts';
import type { Refund, RefundsOf } from './refund-queries.ts';
import { typedOf } from './refund-rules.ts';
import { refundTexts } from '../../screen-words.ts';
import own from '../payment/payment.module.css';

/** What becomes of the charge: it costs less, or it is owed again. */
function RefundChoice({
  owedAgain,
  onChange,
}: {
  owedAgain: boolean;
  onChange: (owedAgain: boolean) => void;
}) {
  const { ask } = refundTexts.read();
  const choices = [
    { value: false, title: ask.cheaper, hint: ask.cheaperHint },
    { value: true, title: ask.owedAgain, hint: ask.owedAgainHint },
  ];
  return (
    <Box as="fieldset" margin={0} padding={0} className={own.choice}>
      <Text as="legend" padding={0} weight={600}>
        {ask.after}
      </Text>
      {choices.map(({ value, title, hint }) => (
        <Row as="label" key={title} gap={10} align="center" className={own.tick}>
          <input
            type="radio"
            name="owedAgain"
            checked={owedAgain === value}
            onChange={() => onChange(value)}
          />
          <span>
            {title}
            <span className={css.quiet}>{hint}</span>
          </span>
        </Row>
      ))}
    </Box>
  );
}

/** Money back against a payment, from the lines to the paying out. */
export function AskRefund({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { ask } = refundTexts.read();
  const answer = useRefundsOf(payment.id);
  return (
    <Dialog wide title={ask.title(payment.receiptNumber)} onClose={onClose}>
      <Grid gap={14} overflow="auto" paddingX={24} paddingTop={0} paddingBottom={20} className={css.dialog}>
        <Answered answer={answer}>
          {({ list, left, alone }) => (
            <RefundOf payment={payment} before={list} left={left} alone={alone} onClose={onClose} />
          )}
        </Answered>
      </Grid>
    </Dialog>
  );
}

type RefundOfProps = {
  payment: Payment;
  before: readonly Refund[];
  left: RefundsOf['left'];
  alone: SoleAllowance;
  onClose: () => void;
};

function RefundOf({ payment, before, left: leftSums, alone, onClose }: RefundOfProps) {
  const { ask, steps } = refundTexts.read();
  const left = leftSums.map(({ amount }) => minorOf(amount));
  const open = before.find(({ state }) => state === 'WAITING' || state === 'APPROVED');
  const canAsk = left.some((minor) => minor > 0n);
  return (
    <>
      <Steps names={steps} at={open === undefined ? 0 : open.state === 'WAITING' ? 1 : 2} />
      {before.length > 0 && (
        <section aria-label={ask.before}>
          <h3>{ask.before}</h3>
          <ul className={css.drawers}>
            {before.map((refund) => (
              <RefundLine key={refund.id} refund={refund} />
            ))}
          </ul>
        </section>
      )}
      {canAsk ? (
        <RefundForm payment={payment} left={left} alone={alone} onClose={onClose} />
      ) : (
        <p className={css.quiet}>{ask.gone}</p>
      )}
    </>
  );
}

type RefundFormProps = {
  payment: Payment;
  left: readonly bigint[];
  alone: SoleAllowance;
  onClose: () => void;
};

function RefundForm({ payment, left, alone, onClose }: RefundFormProps) {
  const texts = refundTexts.read();
  const { ask } = texts;
  const refresh = useRefundsRefresh();
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const [owedAgain, setOwedAgain] = useState(false);
  const lines = Object.entries(typed).map(([index, text]) => ({
    line: Number(index) + 1,
    minor: typedOf(text, left[Number(index)] ?? 0n),
  }));
  const total = lines.reduce((sum, { minor }) => sum + (minor ?? 0n), 0n);
  const isWrong = lines.some(({ minor }) => minor === undefined);
  const send = () => {
    const body = {
      lines: lines.map(({ line, minor }) => ({ line, amount: minorText(minor ?? 0n) })),
      reason: reason.trim(),
      owedAgain,
    };
    void run(async () => {
      const requestId = ids.idOf(JSON.stringify(body));
      const refund = await call('POST /staff/payments/{id}/refunds', {
        params: { id: payment.id },
        body: { requestId, ...body },
        quiet: true,
      });
      showMessage('success', refund.state === 'WAITING' ? texts.waits : texts.approved);
      ids.renew();
      setTyped({});
      setReason('');
      await refresh();
    });
  };
  return (
    <Grid as="form" gap={12} className={css.report} noValidate onSubmit={ownSubmit(send)}>
      <h3>{ask.paid}</h3>
      <RefundLines payment={payment} left={left} typed={typed} onTyped={setTyped} />
      {isWrong && <p role="alert">{ask.tooMuch}</p>}
      <AreaField
        name="reason"
        label={ask.reason}
        hint={ask.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        error={undefined}
        onText={setReason}
        onBlur={() => {}}
      />
      <RefundChoice owedAgain={owedAgain} onChange={setOwedAgain} />
      <Grid as="dl" gap={6} className={css.lines}>
        <div className={css.sumLine}>
          <dt>{ask.total}</dt>
          <dd>{formatMoney({ amount: minorText(total), currency: payment.currency })}</dd>
        </div>
      </Grid>
      {payment.currency === 'USD' ? (
        <AloneNote alone={alone} minor={total} />
      ) : (
        <p className={css.quiet}>{ask.seenByTwo}</p>
      )}
      <p className={css.quiet}>{ask.way}</p>
      <div className={css.buttons}>
        <Button onPress={onClose}>{ask.cancel}</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={busy || isWrong || total === 0n || reason.trim().length < 3}
        >
          {ask.button}
        </Button>
      </div>
    </Grid>
  );
}
