import { ratePerUnit } from '@rohi/contract/pricing/currency-rate';
import { overages } from '@rohi/contract/billing/payment-sums';
import { Banknote } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { untilCut } from '../../../../shared/api/cut-calls.ts';
import type { BodyFor } from '../../../../shared/api/calls.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../../shared/format/dates.ts';
import { formatMoney, formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { AmountField } from '../amount-field.tsx';
import { useOwnShift } from '../cash-queries.ts';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import { minorOf } from '../sums.ts';
import { minorText } from '../typed-count.ts';
import { bodyOf, isPayment, nothingTyped, planPayment } from './payment-plan.ts';
import type { Charge, PaymentPlan, TypedPayment } from './payment-plan.ts';
import { usePaymentsRefresh } from './payment-queries.ts';
import type { OwedSums, Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import own from './payment.module.css';

/**
 * Cash in somoni alone, stored on this device until there is a line; `refusal`: what stands against taking so many
 * cents. A repeated payment after a lost answer has the same id.
 */
export type StoredCash = {
  take: (cash: { id: string; charges: readonly Charge[]; handed: bigint; change: bigint }) => void;
  refusal: (cents: bigint) => string | undefined;
};

type MeansFormProps = {
  owed: OwedSums;
  charges: readonly Charge[];
  onPaid: (payment: Payment) => void;
  /** Beside a card that fits the screen. */
  isDense?: boolean;
  isSecond?: boolean;
  /** Offline. What was typed before stays as it is, and somoni of it count. */
  stored?: StoredCash | undefined;
  onTaking?: ((isSent: boolean) => void) | undefined;
};

/** By what it is paid: balance, cash of both currencies and card together; what is over, and what is still missing. */
export function MeansForm({
  owed,
  charges,
  onPaid,
  isDense = false,
  isSecond = false,
  stored,
  onTaking,
}: MeansFormProps) {
  const texts = paymentTexts.read();
  const [entered, setTyped] = useState(nothingTyped);
  const type = (change: Partial<TypedPayment>) => setTyped((before) => ({ ...before, ...change }));
  const typed = stored === undefined ? entered : { ...nothingTyped, TJS: entered.TJS };
  const available = { balance: minorOf(owed.balance.amount), points: owed.points };
  const plan = planPayment(charges, available, owed.rate, typed);
  const { send, busy, takeId } = useTaking(() => bodyOf(owed.customerCode, charges, owed.rate, typed, plan), {
    onTaking,
    onPaid,
  });
  const refusal = stored?.refusal(plan.due);
  const isForCharges = stored === undefined || plan.total > 0n;
  const isReady = isPayment(plan.outcome) && refusal === undefined && isForCharges && !busy;
  const take = () => {
    if (!isReady || !isPayment(plan.outcome)) return;
    if (stored === undefined) send();
    else {
      const { TJS: change } = plan.outcome.change;
      stored.take({ id: takeId(), charges, handed: plan.handed.cash.TJS, change });
      setTyped(nothingTyped);
    }
  };
  return (
    <form className={own.means} data-dense={isDense || undefined} noValidate onSubmit={ownSubmit(take)}>
      {plan.points > 0 && (
        <Row as="label" gap={10} align="center" className={own.tick}>
          <input
            type="checkbox"
            checked={typed.usesPoints}
            onChange={(event) => type({ usesPoints: event.currentTarget.checked })}
          />
          {texts.points(plan.points)}
        </Row>
      )}
      {available.balance > 0n && plan.total > 0n && (
        <Row as="label" gap={10} align="center" className={own.tick}>
          <input
            type="checkbox"
            checked={typed.usesBalance}
            onChange={(event) => type({ usesBalance: event.currentTarget.checked })}
          />
          {texts.balance(formatMoney(owed.balance))}
        </Row>
      )}
      <Due plan={plan} owed={owed} />
      <Grid gap={12} align="start" className={own.fields}>
        <AmountField name="TJS" label={texts.cash.TJS} value={typed.TJS} onText={(TJS) => type({ TJS })} />
        {stored === undefined && (
          <>
            <AmountField
              name="USD"
              label={texts.cash.USD}
              value={typed.USD}
              onText={(USD) => type({ USD })}
            />
            <AmountField
              name="card"
              label={texts.card}
              value={typed.card}
              onText={(card) => type({ card })}
            />
          </>
        )}
        {typed.card.trim() !== '' && (
          <TextField
            name="reference"
            label={texts.reference}
            hint={texts.referenceHint}
            value={typed.reference}
            maxLength={40}
            autoComplete="off"
            error={undefined}
            onText={(reference) => type({ reference })}
            onBlur={() => {}}
          />
        )}
      </Grid>
      <Over plan={plan} typed={typed} onType={type} isFixed={stored !== undefined} />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <Button
        {...(isSecond ? {} : { kind: 'primary' as const })}
        type="submit"
        isDisabled={!isReady}
        className={css.main}
      >
        <Icon of={Banknote} size={18} />
        {payText(plan)}
        {isDense && <kbd>F9</kbd>}
      </Button>
    </form>
  );
}

type AskedPayment = BodyFor<'POST /staff/payments'>;

/** Sends it once, however often it is pressed; after a refusal what is owed is read anew. */
function useTaking(
  body: () => ReturnType<typeof bodyOf>,
  { onTaking, onPaid }: Pick<MeansFormProps, 'onTaking' | 'onPaid'>,
) {
  const { run, busy } = useSubmit();
  const refresh = usePaymentsRefresh();
  const shift = useOwnShift().data?.shift;
  const unanswered = useRef<AskedPayment>(undefined);
  const send = () =>
    void run(
      async () => {
        const taken = shift ? { taken: { shiftId: shift.id, at: new Date().toISOString() } } : {};
        unanswered.current ??= { requestId: newRequestId(), ...body(), ...taken };
        const sending = call('POST /staff/payments', { body: unanswered.current, quiet: true });
        // At a counter the answer is not waited for once the connection is lost: the payment is stored under the same
        // id.
        onTaking?.(true);
        onPaid(await untilCut(sending).finally(() => onTaking?.(false)));
        await refresh();
      },
      ({ status }) => {
        // Refused, so nothing is stored under the id; after a lost answer the same is asked again, to the letter.
        if (status >= 400 && status < 500) unanswered.current = undefined;
        void refresh();
      },
    );
  /** Of the payment as it stands: of one that was sent and not answered, where it is the same cash; else a new one. */
  const takeId = () => {
    const paymentBody = unanswered.current;
    unanswered.current = undefined;
    const isSame = paymentBody !== undefined && moneyOf(paymentBody) === moneyOf(body());
    return isSame ? paymentBody.requestId : newRequestId();
  };
  return { send, busy, takeId };
}

/** What was paid for, and by what. */
const moneyOf = ({ charges, cash, card, balance, points }: Omit<AskedPayment, 'requestId'>) =>
  JSON.stringify([charges, cash, card, balance, points]);

function Due({ plan, owed }: { plan: PaymentPlan; owed: OwedSums }) {
  const texts = paymentTexts.read();
  const { rate } = owed;
  return (
    <Grid
      rowGap={2}
      columnGap={12}
      align="baseline"
      border="top"
      digits
      className={own.due}
      aria-live="polite"
    >
      <span>{texts.toPay}</span>
      <b>{formatMoney({ amount: minorText(plan.due), currency: 'USD' })}</b>
      <Text as="span" tone="faint" size={13} weight={400}>
        {rate === null
          ? texts.noRate
          : texts.rate(formatDate(rate.rateDate), formatShortDecimal(ratePerUnit(rate)))}
        {rate?.stale === true && ` ${texts.rateOld}`}
      </Text>
      {plan.dueTjs !== undefined && (
        <b className={own.second}>{formatMoney({ amount: minorText(plan.dueTjs), currency: 'TJS' })}</b>
      )}
    </Grid>
  );
}

type OverProps = {
  plan: PaymentPlan;
  typed: TypedPayment;
  onType: (change: Partial<TypedPayment>) => void;
  isFixed: boolean;
};

/** What is given back or stays on the balance; or what stands against the payment. */
function Over({ plan, typed, onType, isFixed }: OverProps) {
  const texts = paymentTexts.read();
  const { outcome, total } = plan;
  const isOver =
    outcome === 'TOO_MUCH' ||
    (isPayment(outcome) && outcome.change.TJS + outcome.change.USD + outcome.toBalance > 0n);
  return (
    <>
      {isOver && total > 0n && !isFixed && (
        <Segmented
          label={texts.overLabel}
          value={typed.over}
          options={overages.map((value) => ({ value, label: texts.over[value] }))}
          onChange={(over) => onType({ over })}
        />
      )}
      {isPayment(outcome) ? (
        <Grid as="dl" gap={6} className={css.lines}>
          {(['TJS', 'USD'] as const).map(
            (currency) =>
              outcome.change[currency] > 0n && (
                <div key={currency}>
                  <dt>{texts.change}</dt>
                  <dd className={own.second}>
                    {formatMoney({ amount: minorText(outcome.change[currency]), currency })}
                  </dd>
                </div>
              ),
          )}
          {outcome.toBalance > 0n && (
            <div>
              <dt>{texts.toBalance}</dt>
              <dd>{formatMoney({ amount: minorText(outcome.toBalance), currency: 'USD' })}</dd>
            </div>
          )}
        </Grid>
      ) : (
        <Text tone="faint" size={13} weight={400} role="status">
          {texts.problems[outcome]}
        </Text>
      )}
    </>
  );
}

/** The button repeats what it takes. */
function payText({ handed, due, dueTjs, total }: PaymentPlan): string {
  const texts = paymentTexts.read();
  const { cash, card } = handed;
  if (total > 0n && due === 0n) return texts.payBalance;
  const hasSomoni = cash.TJS + card > 0n;
  const hasDollars = cash.USD > 0n;
  const sums = [
    ...(hasSomoni && !hasDollars && total > 0n && dueTjs !== undefined
      ? [{ amount: minorText(dueTjs), currency: 'TJS' }]
      : []),
    ...(hasDollars || !hasSomoni || dueTjs === undefined
      ? [{ amount: minorText(due), currency: 'USD' }]
      : []),
  ];
  return texts.pay(sums.map(formatMoney).join(' + '));
}
