import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { Button } from '../../kit/ui/button.tsx';
import { approvalsTexts } from '../screen-words.ts';
import { useApprovalsRefresh, useClaimSlips } from './approval-queries.ts';
import type { PrintedSlip, WaitingSlip } from './approval-queries.ts';
import css from './approvals.module.css';

/** Slips of customers: those that a second person allows, and printed ones that stand out; nothing without any. */
export function SlipsPanel() {
  const { slips: words } = approvalsTexts.read();
  const { waiting = [], printed = [] } = useClaimSlips().data ?? {};
  if (waiting.length + printed.length === 0) return null;
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
      aria-label={words.title}
    >
      <h2>{words.title}</h2>
      {waiting.length > 0 && <p>{words.lead}</p>}
      <ul className={css.parcels}>
        {waiting.map((slip) => (
          <Waiting key={slip.id} slip={slip} />
        ))}
        {printed.map((slip) => (
          <Printed key={slip.id} slip={slip} />
        ))}
      </ul>
    </Grid>
  );
}

function factsOf({ nameMasked, clerk, unit, at, documentSeen }: WaitingSlip): string {
  const { slips: words } = approvalsTexts.read();
  const document = documentSeen ? words.document : words.noDocument;
  return [nameMasked, personName(clerk), unit?.name, momentText(at), document].filter(Boolean).join(' · ');
}

function Waiting({ slip }: { slip: WaitingSlip }) {
  const { slips: words } = approvalsTexts.read();
  const refresh = useApprovalsRefresh();
  const { run, busy } = useSubmit();
  const decide = (isAllowed: boolean) =>
    void run(
      async () => {
        await call('POST /staff/claim-slips/{id}/decision', {
          params: { id: slip.id },
          body: { isAllowed },
          quiet: true,
        });
        await refresh();
      },
      () => void refresh(),
    );
  return (
    <li>
      <b>{slip.customerCode}</b>
      <span>{factsOf(slip)}</span>
      {slip.isOwn ? (
        <span>{words.own}</span>
      ) : (
        <Row wrap gap={8}>
          <Button
            kind="primary"
            isDisabled={busy}
            onPress={() => decide(true)}
            aria-label={`${words.allow}: ${slip.customerCode}`}
          >
            {words.allow}
          </Button>
          <Button
            isDisabled={busy}
            onPress={() => decide(false)}
            aria-label={`${words.refuse}: ${slip.customerCode}`}
          >
            {words.refuse}
          </Button>
        </Row>
      )}
    </li>
  );
}

function Printed({ slip }: { slip: PrintedSlip }) {
  const { slips: words, names } = approvalsTexts.read();
  const refresh = useApprovalsRefresh();
  const { run, busy } = useSubmit();
  const { id, doubts, seen, isOwn, usedAt } = slip;
  const see = () =>
    void run(async () => {
      await call('POST /staff/claim-slips/{id}/seen', { params: { id }, quiet: true });
      await refresh();
    });
  return (
    <li>
      <b>{`${slip.customerCode} · ${doubts.map((doubt) => words.doubts[doubt]).join(', ')}`}</b>
      <span>{factsOf(slip)}</span>
      {usedAt !== null && <span>{words.used(momentText(usedAt))}</span>}
      {seen !== null && <span>{names.seen(personName(seen.by), momentText(seen.at))}</span>}
      {seen === null && isOwn && <span>{words.own}</span>}
      {seen === null && !isOwn && (
        <Button isDisabled={busy} onPress={see} aria-label={`${names.see}: ${slip.customerCode}`}>
          {names.see}
        </Button>
      )}
    </li>
  );
}
