import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { CheckField } from '../../../../shared/forms/check-field.tsx';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../../shared/ui/tone-label.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { saveFile } from '../../../kit/list/save-file.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { paymentTexts, refundTexts } from '../../screen-words.ts';
import { minorOf } from '../sums.ts';
import { useRefundsRefresh } from './refund-queries.ts';
import type { Refund } from './refund-queries.ts';
import { personName } from '../../../kit/people.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';

const tones = {
  WAITING: 'gold',
  APPROVED: 'lapis',
  DONE: 'green',
  REFUSED: 'danger',
  WITHDRAWN: 'grey',
  ENDED: 'grey',
} as const;

/** A refund with how it goes back, and what the reader can do with it. */
export function RefundLine({ refund }: { refund: Refund }) {
  const texts = refundTexts.read();
  const { customerCode, amount, paidReceipt, state, reason, owedAgain, receiptNumber } = refund;
  const isOpen = state === 'WAITING' || state === 'APPROVED';
  const about = [
    texts.byReceipt(paidReceipt),
    texts.asked(personName(refund.askedBy), momentText(refund.askedAt)),
    isOpen ? texts.ends(momentText(refund.endsAt)) : undefined,
    refund.decidedBy === null ? undefined : texts.decided(personName(refund.decidedBy)),
    receiptNumber === null ? undefined : texts.paid(receiptNumber),
  ].filter((text) => text !== undefined);
  return (
    <li>
      <span>
        <b>{`${customerCode} · ${formatMoney(amount)}`}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {about.join(' · ')}
        </Text>
        <Text
          as="span"
          tone="faint"
          size={13}
          weight={400}
        >{`${reason} · ${owedAgain ? texts.again : texts.less}`}</Text>
        <Text as="span" tone="faint" size={13} weight={400}>{`${texts.back}: ${backText(refund)}`}</Text>
      </span>
      <ToneLabel tone={tones[state]}>{texts.states[state]}</ToneLabel>
      {state === 'DONE' && <PrintRefund refund={refund} />}
      {isOpen && <RefundActs refund={refund} />}
    </li>
  );
}

/** The receipt of what went back, as a PDF. */
function PrintRefund({ refund: { id, receiptNumber } }: { refund: Refund }) {
  const { copy, printed } = paymentTexts.read();
  return (
    <Button
      square
      aria-label={copy(receiptNumber ?? '')}
      onPress={() =>
        void saveFile(
          'GET /staff/refunds/{id}/receipt',
          { params: { id }, query: { format: 'pdf', copy: 'true' } },
          printed,
        )
      }
    >
      <Icon of={Printer} size={18} />
    </Button>
  );
}

function backText({ means }: Refund): string {
  const texts = refundTexts.read();
  const words = paymentTexts.read();
  return means
    .map(({ means: each, given, somoni }) => {
      const cents = minorOf(somoni.amount) > 0n ? ` ${texts.somoni(formatMoney(somoni))}` : '';
      return `${words.means[each]} ${formatMoney(given)}${cents}`;
    })
    .join(', ');
}

/**
 * Approving and refusing is for a second person with that authority, taking back for who asked, paying out for a
 * cashier.
 */
function RefundActs({ refund }: { refund: Refund }) {
  const texts = refundTexts.read();
  const { id, state, askedBy, amount } = refund;
  const { username, authorities } = useUser();
  const refresh = useRefundsRefresh();
  const { run, busy } = useSubmit();
  const [requestIds] = useState(() => ({
    approve: newRequestId(),
    refuse: newRequestId(),
    withdraw: newRequestId(),
    pay: newRequestId(),
  }));
  const [slip, setSlip] = useState('');
  const [documentSeen, setSeen] = useState(false);
  const isOwn = askedBy === username;
  const confirms = authorities.includes('payment:confirm');
  const byCard = refund.means.some(({ means }) => means === 'CARD');
  const act = (which: 'approve' | 'refuse' | 'withdraw', text: string) =>
    void run(async () => {
      const request = { params: { id }, body: { requestId: requestIds[which] }, quiet: true };
      if (which === 'approve') await call('POST /staff/refunds/{id}/approve', request);
      else if (which === 'refuse') await call('POST /staff/refunds/{id}/refuse', request);
      else await call('POST /staff/refunds/{id}/withdraw', request);
      showMessage('success', text);
    }).finally(() => void refresh());
  const pay = () =>
    void run(async () => {
      const reference = slip.trim() === '' ? {} : { reference: slip.trim() };
      const body = { requestId: requestIds.pay, documentSeen, ...reference };
      const { receiptNumber } = await call('POST /staff/refunds/{id}/pay', {
        params: { id },
        body,
        quiet: true,
      });
      showMessage('success', texts.paid(receiptNumber ?? ''));
      await refresh();
    });
  const named = (what: string) => `${what}: ${refund.customerCode}`;
  return (
    <>
      {state === 'WAITING' && (isOwn || !confirms) && (
        <Text as="span" tone="faint" size={13} weight={400}>
          {isOwn ? texts.own : texts.needsSecond}
        </Text>
      )}
      {isOwn && (
        <Button
          isDisabled={busy}
          aria-label={named(texts.withdraw)}
          onPress={() => act('withdraw', texts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      )}
      {state === 'WAITING' && !isOwn && confirms && (
        <>
          <Button
            isDisabled={busy}
            aria-label={named(texts.refuse)}
            onPress={() => act('refuse', texts.refused)}
          >
            {texts.refuse}
          </Button>
          <Button
            kind="primary"
            isDisabled={busy}
            aria-label={named(texts.approve)}
            onPress={() => act('approve', texts.approved)}
          >
            {texts.approve}
          </Button>
        </>
      )}
      {state === 'APPROVED' && (
        <>
          {byCard && (
            <TextField
              name="reference"
              label={texts.slip}
              hint={texts.slipHint}
              value={slip}
              maxLength={40}
              autoComplete="off"
              error={undefined}
              onText={setSlip}
              onBlur={() => {}}
            />
          )}
          {refund.needsDocument && (
            <CheckField name="documentSeen" checked={documentSeen} onChange={setSeen} error={undefined}>
              {texts.document}
            </CheckField>
          )}
          <Button
            kind="primary"
            isDisabled={busy || (byCard && slip.trim() === '') || (refund.needsDocument && !documentSeen)}
            onPress={pay}
          >
            {texts.pay(formatMoney(amount))}
          </Button>
        </>
      )}
    </>
  );
}
