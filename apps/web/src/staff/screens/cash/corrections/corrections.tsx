import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { paymentTexts, correctionTexts } from '../../screen-words.ts';
import { WaitingCard } from '../waiting-card.tsx';
import { useCorrectionsRefresh, useWaitingCorrections } from './correction-queries.ts';
import type { Correction } from './correction-queries.ts';
import { FindCharges } from './find-charges.tsx';
import { SecondWeighings } from './second-weighings.tsx';
import { personName } from '../../../kit/people.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';

/** Corrections that wait for a second person, and the way to a new one. */
export function Corrections() {
  const { waiting } = correctionTexts.read();
  const answer = useWaitingCorrections();
  return (
    <>
      <WaitingCard words={waiting} answer={answer} keyOf={({ id }) => id}>
        {(correction) => <CorrectionLine correction={correction} />}
      </WaitingCard>
      <SecondWeighings />
      <FindCharges />
    </>
  );
}

/** Who asked for it does not confirm it, and may refuse it. */
function CorrectionLine({ correction }: { correction: Correction }) {
  const texts = correctionTexts.read();
  const { kinds } = paymentTexts.read();
  const { id, amount, kind, trackingCode, customerCode, reason, askedBy, askedAt, endsAt } = correction;
  const isOwn = useUser().username === askedBy;
  const refresh = useCorrectionsRefresh();
  const { run, busy } = useSubmit();
  const [requestIds] = useState(() => ({ confirm: newRequestId(), refuse: newRequestId() }));
  const decide = (which: 'confirm' | 'refuse') =>
    void run(async () => {
      const request = { params: { id }, body: { requestId: requestIds[which] }, quiet: true };
      if (which === 'confirm') await call('POST /staff/corrections/{id}/confirm', request);
      else await call('POST /staff/corrections/{id}/refuse', request);
      showMessage('success', which === 'confirm' ? texts.confirmed : texts.refused);
    }).finally(() => void refresh());
  return (
    <li>
      <span>
        <b>{`${formatMoney(amount)} · ${texts.about(kinds[kind], trackingCode, customerCode)}`}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {texts.asked(personName(askedBy), momentText(askedAt), momentText(endsAt))}
        </Text>
        <Text as="span" tone="faint" size={13} weight={400}>
          {reason}
        </Text>
      </span>
      <Button
        isDisabled={busy}
        aria-label={`${texts.refuse}: ${trackingCode}`}
        onPress={() => decide('refuse')}
      >
        {texts.refuse}
      </Button>
      {isOwn ? (
        <Text as="span" tone="faint" size={13} weight={400}>
          {texts.own}
        </Text>
      ) : (
        <Button
          kind="primary"
          isDisabled={busy}
          aria-label={`${texts.confirm}: ${trackingCode}`}
          onPress={() => decide('confirm')}
        >
          {texts.confirm}
        </Button>
      )}
    </li>
  );
}
