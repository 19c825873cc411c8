import { reasonLetters } from '@rohi/contract/billing/money-limits';
import { actsOfWeighing } from '@rohi/contract/linehaul/weighing-names';
import type { WeighingAct } from '@rohi/contract/linehaul/weighing-names';
import { useId, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatDecimal, formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { WaitingCard } from '../waiting-card.tsx';
import { useOpenWeighings, useWeighingsRefresh } from './correction-queries.ts';
import type { SecondWeighing } from './correction-queries.ts';
import { correctionTexts } from '../../screen-words.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';

/** Second weights at the hub that a person decides on. */
export function SecondWeighings() {
  const { weighings } = correctionTexts.read();
  return (
    <WaitingCard words={weighings} answer={useOpenWeighings()} keyOf={({ id }) => id}>
      {(weighing) => <WeighingLine weighing={weighing} />}
    </WaitingCard>
  );
}

function WeighingLine({ weighing }: { weighing: SecondWeighing }) {
  const { weighings: words } = correctionTexts.read();
  const { id, trackingCode, customerCode, outcome, oldKg, newKg, oldPrice, newPrice } = weighing;
  const field = useId();
  const ids = useRequestIds();
  const refresh = useWeighingsRefresh();
  const { run, busy } = useSubmit();
  const [reason, setReason] = useState('');
  const text = reason.trim();
  const settle = (act: WeighingAct) =>
    void run(async () => {
      const decisionFields = { act, reason: text };
      const body = { requestId: ids.idOf(JSON.stringify([id, decisionFields])), ...decisionFields };
      await call('POST /staff/second-weighings/{id}/settle', { params: { id }, body, quiet: true });
      showMessage('success', words.done[act]);
    }).finally(() => void refresh());
  const weights = words.weights(
    oldKg === null ? words.unweighed : formatDecimal(oldKg),
    formatDecimal(newKg),
  );
  const prices = oldPrice && newPrice && words.prices(formatMoney(oldPrice), formatMoney(newPrice));
  return (
    <li>
      <span>
        <b>{[trackingCode, customerCode, weights].filter(Boolean).join(' · ')}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {[words.why[outcome], prices].filter(Boolean).join(' ')}
        </Text>
        <Text as="span" tone="faint" size={13} weight={400}>
          {words.weighed(weighing.weighedBy, momentText(weighing.weighedAt))}
        </Text>
        <Text as="label" tone="faint" size={13} weight={400} htmlFor={field}>
          {words.reason}
        </Text>
        <input
          id={field}
          value={reason}
          maxLength={reasonLetters.max}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </span>
      {actsOfWeighing[outcome].map((act) => (
        <Button
          key={act}
          kind={act === 'KEEP' ? 'outline' : 'primary'}
          isDisabled={busy || text.length < reasonLetters.min}
          aria-label={words.about(words.acts[act], trackingCode)}
          onPress={() => settle(act)}
        >
          {words.acts[act]}
        </Button>
      ))}
    </li>
  );
}
