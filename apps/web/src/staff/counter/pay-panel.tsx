import { useState } from 'react';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { useUser } from '../kit/session/user-info.ts';
import { staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { Answered } from '../kit/ui/answered.tsx';
import { useOwnShift } from '../screens/cash/cash-queries.ts';
import type { StoredCash } from '../screens/cash/payment/means-form.tsx';
import { DebtsCard } from '../screens/cash/payment/debts-card.tsx';
import { OwedChoice } from '../screens/cash/payment/owed-card.tsx';
import { PaidCard } from '../screens/cash/payment/paid-card.tsx';
import { useOwed } from '../screens/cash/payment/payment-queries.ts';
import type { OwedSums, Payment } from '../screens/cash/payment/payment-queries.ts';
import { centsOf, isPaid, today, unpaidOf } from './card.ts';
import type { Card, OpenCard } from './card.ts';
import { counterTexts } from './counter-words.ts';
import { paymentTexts } from '../screens/screen-words.ts';
import { focusScanField } from './counter-focus.ts';
import { cashTaken, limitReached, owedOfSnapshot } from './offline/snapshot-cash.ts';
import type { Counter } from './use-counter.ts';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

type PayPanelProps = { counter: Counter; open: OpenCard; card: Card };

/**
 * What is owed for what was brought and by what it is paid, at the same card; without a shift or the right to, where
 * that is done.
 */
export function PayPanel({ counter, open, card }: PayPanelProps) {
  const { pay, offline } = counterTexts.read();
  const { brought } = counter.state;
  const mayTake = useUser().authorities.includes('payment:take');
  const [paid, setPaid] = useState<{ payment: Payment; brought: readonly string[] }>();
  // What is brought after a payment and is not paid yet takes its place.
  const isOver = paid !== undefined && brought !== paid.brought && unpaidOf(card, brought).length > 0;
  const payment = isOver ? undefined : paid?.payment;
  const show = (taken: Payment) => {
    setPaid({ payment: taken, brought });
    counter.paid({ customerCode: card.customerCode, number: taken.receiptNumber });
  };
  const isOwed = card.parcels.some((parcel) => !isPaid(parcel));
  const { storageTomorrow } = card;
  // Online again: what the service does not know yet is not asked for twice.
  const isOnItsWay =
    counter.permits.allMeans &&
    counter.acts.some(
      ({ facts, isWaiting }) =>
        isWaiting && facts.action === 'TAKE_CASH' && facts.customerCode === card.customerCode,
    );
  return (
    <section className={base.card} aria-label={pay.title} data-pay>
      <h2>
        {pay.title}
        {!counter.permits.allMeans && (
          <Text as="span" tone="soft" size={13} weight={400} className={css.aside}>
            {offline.onlyCash}
          </Text>
        )}
      </h2>
      {storageTomorrow !== undefined && centsOf(storageTomorrow) > 0 && (
        <Grid as="dl" gap={6} className={base.lines}>
          <div>
            <dt>{pay.storage}</dt>
            <dd>{formatMoney(storageTomorrow)}</dd>
          </div>
        </Grid>
      )}
      {payment !== undefined && (
        <PaidCard payment={payment} next={pay.more} onNext={() => setPaid(undefined)} isBrief />
      )}
      {payment === undefined && !isOwed && <p className={css.good}>{pay.allPaid}</p>}
      {payment === undefined && isOwed && !mayTake && <p>{pay.noRight}</p>}
      {payment === undefined && isOwed && mayTake && isOnItsWay && <p role="status">{offline.paid.line}</p>}
      {payment === undefined && isOwed && mayTake && !isOnItsWay && (
        <Drawer counter={counter} open={open} card={card} onPaid={show} />
      )}
      <Debts card={card} mayTake={mayTake} isOnline={counter.permits.allMeans} onPaid={show} />
      <Limits counter={counter} open={open} />
    </section>
  );
}

type DebtsProps = {
  card: Card;
  mayTake: boolean;
  isOnline: boolean;
  onPaid: (payment: Payment) => void;
};

/** What is owed from before the move-in: seen by all, taken online by those who take money. */
function Debts({ card, mayTake, isOnline, onPaid }: DebtsProps) {
  const { debts: words } = paymentTexts.read();
  if (card.debts === undefined || card.debts.length === 0) return null;
  if (mayTake && isOnline) return <DebtsToTake customerCode={card.customerCode} onPaid={onPaid} />;
  return (
    <p role="status">
      <b>{words.owes(card.debts.map(formatMoney).join(' · '))}</b>
      {!isOnline && <span className={base.quiet}>{words.offline}</span>}
    </p>
  );
}

function DebtsToTake({ customerCode, onPaid }: Pick<Card, 'customerCode'> & Pick<DebtsProps, 'onPaid'>) {
  const owed = useOwed(customerCode);
  return <Answered answer={owed}>{(dues) => <DebtsCard owed={dues} onPaid={onPaid} />}</Answered>;
}

const dollars = (cents: number) => formatDecimal((cents / 100).toFixed(2));

/** Offline: how much of what may be taken in cash was taken. */
function Limits({ counter: { station, acts, permits }, open }: Pick<PayPanelProps, 'counter' | 'open'>) {
  const { limits: words } = counterTexts.read().offline;
  if (!permits.stores || station?.snapshot === undefined) return null;
  const { snapshot } = station;
  const { limits } = snapshot;
  const taken = cashTaken(snapshot, acts, open.id);
  return (
    <div role="group" aria-label={words.title}>
      {(['handOver', 'shift'] as const).map((which) => (
        <Row as="p" key={which} justify="between" size={13}>
          {words[which]} <b>{words.of(dollars(taken[which]), dollars(limits[which]))}</b>
        </Row>
      ))}
    </div>
  );
}

type DrawerProps = PayPanelProps & { onPaid: (payment: Payment) => void };

/** The sums and the form, which stays with what was typed when the line comes or goes. */
function Drawer({ counter, open, card, onPaid }: DrawerProps) {
  const { pay } = counterTexts.read();
  const { line } = useStaffRoute();
  const { brought } = counter.state;
  const shift = useOwnShift();
  const owed = useOwed(card.customerCode);
  const here = owedHere({ counter, open, card });
  const dues = here?.owed ?? owed.data;
  if (here === undefined && counter.permits.stores) return <p>{counterTexts.read().offline.noSnapshot}</p>;
  const hasShift = here === undefined ? shift.data?.shift?.state === 'OPEN' : here.hasShift;
  if (here === undefined && shift.data === undefined) return <Answered answer={shift}>{() => null}</Answered>;
  if (!hasShift)
    return (
      <p role="status">
        {pay.noShift} <a href={staffHref(line, 'cash')}>{pay.openShift}</a>
      </p>
    );
  if (dues === undefined) return <Answered answer={owed}>{() => null}</Answered>;
  return (
    <OwedChoice
      owed={dues}
      fold={pay.chosen}
      brought={brought}
      isSecond={brought.length > 0 && unpaidOf(card, brought).length === 0}
      stored={here?.stored}
      onTaking={counter.taking}
      onPaid={onPaid}
    />
  );
}

/** What is owed by the snapshot, and how cash for it is stored; undefined online. */
function owedHere({
  counter,
  open,
  card,
}: PayPanelProps): { owed: OwedSums; hasShift: boolean; stored: StoredCash } | undefined {
  const { station, acts, permits } = counter;
  if (!permits.stores || station?.snapshot === undefined) return undefined;
  const { snapshot } = station;
  const { over } = counterTexts.read().offline;
  return {
    owed: owedOfSnapshot(snapshot, acts, card, today()),
    hasShift: snapshot.shift !== null,
    stored: {
      take: ({ charges, ...sums }) => {
        const paid = charges.map(({ id, owed: { amount } }) => ({ id, cents: centsOf({ amount }) }));
        counter.takeCash({ ...sums, charges: paid });
        focusScanField();
      },
      refusal: (cents) => {
        const limit = limitReached(snapshot, cashTaken(snapshot, acts, open.id), Number(cents));
        return limit && over[limit];
      },
    },
  };
}
