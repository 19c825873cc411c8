import type { WireMoney } from '@rohi/contract/pricing/money';
import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { BankStatementProps } from './bank-statement/bank-statement.tsx';
import { statementTexts, cashTexts } from '../screen-words.ts';
import { AmountField, typedAmountText } from './amount-field.tsx';
import { useCashRefresh, useWaitingTopUps } from './cash-queries.ts';
import type { StaffTopUp } from './cash-queries.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { personName } from '../../kit/people.ts';

const bankStatement = onDemand<BankStatementProps>(async () => {
  const [{ BankStatement }] = await Promise.all([
    import('./bank-statement/bank-statement.tsx'),
    statementTexts.load(),
  ]);
  return BankStatement;
});

/**
 * Transfers that customers announced and the office has not seen yet, the oldest first; beside them the statement of
 * the bank, with its file in the address.
 */
export function TopUps() {
  const { topUps } = cashTexts.read();
  const answer = useWaitingTopUps();
  const { line, query } = useStaffRoute();
  const id = query.get('statement') ?? undefined;
  const [isOpen, setIsOpen] = useState(id !== undefined);
  const show = (statement: string | undefined) =>
    goTo(staffHref(line, 'cash', new URLSearchParams({ view: 'topUps', ...(statement && { statement }) })), {
      replace: true,
    });
  const close = () => {
    setIsOpen(false);
    show(undefined);
  };
  return (
    <>
      {isOpen && (
        <Suspense>
          <bankStatement.Part id={id} onRead={show} onClose={close} />
        </Suspense>
      )}
      <Answered answer={answer}>
        {({ list, aloneUpTo }) => (
          <section className={css.card} aria-label={topUps.title}>
            <h2>{topUps.title}</h2>
            <p>{list.length === 0 ? topUps.empty : topUps.lead}</p>
            {!isOpen && (
              <div className={css.buttons}>
                <Button onPress={() => setIsOpen(true)} onHoverStart={() => void bankStatement.start()}>
                  <Icon of={Landmark} size={18} />
                  {topUps.compare}
                </Button>
              </div>
            )}
            <ul className={css.drawers}>
              {list.map((topUp) => (
                <TopUpLine key={topUp.id} topUp={topUp} aloneUpTo={aloneUpTo} />
              ))}
            </ul>
          </section>
        )}
      </Answered>
    </>
  );
}

type TopUpLineProps = { topUp: StaffTopUp; aloneUpTo: WireMoney };

/** The user who has seen the money first may correct the sum; that it came is then for somebody else to say. */
function TopUpLine({ topUp, aloneUpTo }: TopUpLineProps) {
  const { topUps } = cashTexts.read();
  const { username } = useUser();
  const isOwn = topUp.seen?.by === username;
  const act = isOwn ? topUps.correct : topUps.confirm;
  const [dialog, setDialog] = useState<'confirm' | 'refuse'>();
  const close = () => setDialog(undefined);
  return (
    <li>
      <span>
        <b>
          {topUp.customerCode} · {formatMoney(topUp.amount)}
        </b>
        <span className={css.quiet}>
          {`${topUps.reference}: ${topUp.reference} · ${topUps.asked}: ${momentText(topUp.askedAt)} · ${topUps.ends}: ${momentText(topUp.endsAt)}`}
        </span>
        {topUp.seen && (
          <span>
            {isOwn
              ? topUps.seenByYou(formatMoney(topUp.seen.received))
              : topUps.seen(personName(topUp.seen.by), formatMoney(topUp.seen.received))}
          </span>
        )}
      </span>
      <Button onPress={() => setDialog('refuse')} aria-label={`${topUps.refuse}: ${topUp.customerCode}`}>
        {topUps.refuse}
      </Button>
      <Button
        kind={isOwn ? 'outline' : 'primary'}
        onPress={() => setDialog('confirm')}
        aria-label={`${act}: ${topUp.customerCode}`}
      >
        {act}
      </Button>
      {dialog === 'confirm' && (
        <ConfirmDialog title={act} topUp={topUp} aloneUpTo={aloneUpTo} onClose={close} />
      )}
      {dialog === 'refuse' && <RefuseDialog topUp={topUp} onClose={close} />}
    </li>
  );
}

type DialogProps = { topUp: StaffTopUp; onClose: () => void };

type ConfirmDialogProps = DialogProps & TopUpLineProps & { title: string };

function ConfirmDialog({ title, topUp, aloneUpTo, onClose }: ConfirmDialogProps) {
  const { topUps } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const [received, setReceived] = useState((topUp.seen?.received ?? topUp.amount).amount);
  const send = () =>
    void run(async () => {
      const { state, credited } = await call('POST /staff/top-ups/{id}/confirm', {
        params: { id: topUp.id },
        body: { requestId, received: typedAmountText(received) },
        quiet: true,
      });
      if (state === 'WAITING') showMessage('success', topUps.needsSecond);
      else
        showMessage('success', topUps.confirmed(topUp.customerCode, formatMoney(credited ?? topUp.amount)));
      onClose();
      await refresh();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={css.dialog}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <p>
          {topUps.customer}: <b>{topUp.customerCode}</b>
          <br />
          {topUps.announced}: <b>{formatMoney(topUp.amount)}</b>
        </p>
        <p className={css.quiet}>{topUps.aloneUpTo(formatMoney(aloneUpTo))}</p>
        <AmountField
          name="received"
          label={`${topUps.received}, ${topUp.amount.currency}`}
          hint={topUps.receivedHint}
          value={received}
          onText={setReceived}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{topUps.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || received.trim() === ''}>
            {title}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

function RefuseDialog({ topUp, onClose }: DialogProps) {
  const { topUps } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const [reason, setReason] = useState('');
  const send = () =>
    void run(async () => {
      await call('POST /staff/top-ups/{id}/refuse', {
        params: { id: topUp.id },
        body: { requestId, reason: reason.trim() },
        quiet: true,
      });
      showMessage('success', topUps.refused);
      onClose();
      await refresh();
    });
  return (
    <Dialog title={topUps.refuseTitle} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={css.dialog}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <AreaField
          name="reason"
          label={topUps.reason}
          hint={topUps.reasonHint}
          rows={3}
          maxLength={300}
          value={reason}
          error={undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{topUps.cancel}</Button>
          <Button kind="danger" type="submit" isDisabled={busy || reason.trim().length < 3}>
            {topUps.refuse}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
