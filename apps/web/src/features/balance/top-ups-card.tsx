import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { call } from '../../shared/api/call.ts';
import type { ReplyTo } from '../../shared/api/calls.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { formatMonthDay } from '../../shared/format/dates.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Missing } from '../../shared/ui/card.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { showMessage } from '../../shared/ui/messages.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { balanceTexts } from './balance-words.ts';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import css from './balance.module.css';

type TopUp = ReplyTo<'GET /profile/top-ups'>['list'][number];

/** How money comes to the balance by a transfer, and the transfers that were announced. */
export function TopUpsCard() {
  const { topUps } = balanceTexts.read();
  const answer = useAnswer('GET /profile/top-ups', {});
  const [announcing, setAnnouncing] = useState(false);
  const end = (isSent: boolean) => {
    setAnnouncing(false);
    if (isSent) answer.again();
  };
  return (
    <Card title={topUps.title} className={css.last}>
      <p className={css.note}>{topUps.lead}</p>
      <Grid as="ol" gap={8} tone="soft" size={15} className={css.steps}>
        {topUps.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Grid>
      <Button kind="outline" onClick={() => setAnnouncing(true)}>
        <Icon of={Landmark} />
        {topUps.announce}
      </Button>
      {answer.state === 'ready' ? (
        <ul className={css.lines}>
          {answer.data.list.map((topUp) => (
            <TopUpLine key={topUp.id} topUp={topUp} again={answer.again} />
          ))}
        </ul>
      ) : (
        <Missing answer={answer} />
      )}
      <Dialog open={announcing} onClose={() => end(false)} title={topUps.announce} width={480}>
        {announcing && <AnnounceForm onEnd={end} />}
      </Dialog>
    </Card>
  );
}

const dayOf = (moment: string) => formatMonthDay(dushanbeDay(new Date(moment)));

function TopUpLine({ topUp, again }: { topUp: TopUp; again: () => void }) {
  const { topUps } = balanceTexts.read();
  const { id, state, amount, reference, askedAt, endsAt, credited, reason } = topUp;
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const withdraw = () =>
    void run(async () => {
      await call('POST /profile/top-ups/{id}/withdraw', { params: { id }, body: { requestId }, quiet: true });
      showMessage('success', topUps.withdrawn);
    }).finally(again);
  const more = [
    topUps.asked(dayOf(askedAt), reference),
    state === 'WAITING' ? topUps.ends(dayOf(endsAt)) : undefined,
    credited && topUps.credited(formatMoney(credited)),
    reason === null ? undefined : topUps.refused(reason),
  ].filter((text) => typeof text === 'string');
  return (
    <li>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
        <b>{formatMoney(amount)}</b>
        <Text as="span" data-state={state} tone="soft" size={14} weight={600} className={css.state}>
          {topUps.states[state]}
        </Text>
      </Row>
      <p className={css.note}>{more.join(' · ')}</p>
      {state === 'WAITING' && (
        <Button
          kind="soft"
          aria-label={topUps.withdrawOf(formatMoney(amount))}
          aria-disabled={busy || undefined}
          onClick={withdraw}
        >
          {topUps.withdraw}
        </Button>
      )}
    </li>
  );
}
