import { reasonLength } from '@rohi/contract/hand-over/approval-rules';
import { Phone, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useApprovalsRefresh } from './approval-queries.ts';
import type { ApprovalCase } from './approval-queries.ts';
import { approvalsTexts } from '../screen-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './approvals.module.css';
import { personName } from '../../kit/people.ts';

/** The decision: with an own reason, or what somebody else has decided. */
export function ApprovalActs({ one }: { one: ApprovalCase }) {
  const words = approvalsTexts.read();
  const { state, decision, isOwn } = one;
  if (state === 'WAITING' && !isOwn) return <Decide one={one} />;
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      role="status"
    >
      <h2>{words.states[state]}</h2>
      {decision !== null && (
        <>
          <blockquote className={css.quote}>{decision.reason}</blockquote>
          <p>{words.decided(personName(decision.by), formatDateTime(decision.at))}</p>
        </>
      )}
      {state === 'WAITING' && <p>{words.own}</p>}
    </Grid>
  );
}

function focusReason(): void {
  document.querySelector<HTMLTextAreaElement>('textarea[name=reason]')?.focus();
}

function Decide({ one: { id, pickupPoint } }: { one: ApprovalCase }) {
  const words = approvalsTexts.read();
  const [reason, setReason] = useState('');
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = useApprovalsRefresh();
  const isReady = reason.trim().length >= reasonLength.min && !busy;
  const decide = (act: 'allow' | 'deny') => {
    // On a phone the acts are always in sight, and what they lack is not.
    if (!isReady) return focusReason();
    const reasonBody = { reason: reason.trim() };
    const body = { requestId: ids.idOf(JSON.stringify([act, id, reasonBody])), ...reasonBody };
    void run(
      async () => {
        await call(`POST /staff/hand-over-approvals/{id}/${act}`, { params: { id }, body, quiet: true });
        await refresh();
      },
      () => void refresh(),
    );
    return undefined;
  };
  return (
    <Grid as="form" gap={12} noValidate onSubmit={ownSubmit(() => decide('allow'))}>
      <Grid
        as="section"
        gap={10}
        minWidth={0}
        padding={16}
        fill="surface"
        border="all"
        radius="panel"
        breaks
        className={css.card}
      >
        <AreaField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={reasonLength.max}
          value={reason}
          error={undefined}
          onText={setReason}
          onBlur={() => {}}
        />
      </Grid>
      <Grid gap={8} paddingX={0} paddingY={12} fill="canvas" className={css.acts}>
        <Button kind="primary" type="submit" className={css.allow} aria-disabled={!isReady}>
          <Icon of={ShieldCheck} size={20} />
          {words.allow}
        </Button>
        <Text
          as="a"
          display="inline-flex"
          gap={8}
          align="center"
          justify="center"
          fill="surface"
          radius="control"
          tone="ink"
          weight={600}
          className={css.call}
          href={`tel:${pickupPoint.phone.replaceAll(/[^+\d]/g, '')}`}
        >
          <Icon of={Phone} size={20} />
          {words.call}
        </Text>
        <Button kind="danger" aria-disabled={!isReady} onPress={() => decide('deny')}>
          <Icon of={X} size={20} />
          {words.deny}
        </Button>
      </Grid>
    </Grid>
  );
}
