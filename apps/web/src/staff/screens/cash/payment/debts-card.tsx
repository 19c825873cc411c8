import { changeCurrencies } from '@rohi/contract/billing/debt-sums';
import type { WireDebts } from '@rohi/contract/billing/payments.contract';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import { AmountField } from '../amount-field.tsx';
import { minorOf } from '../sums.ts';
import { minorText } from '../typed-count.ts';
import { debtBody, noDebtTyped, planDebts } from './debt-plan.ts';
import type { DebtPlan, TypedDebts } from './debt-plan.ts';
import { usePaymentsRefresh } from './payment-queries.ts';
import type { Owed, Payment } from './payment-queries.ts';
import { paymentTexts } from '../../screen-words.ts';
import own from './payment.module.css';

type DebtsProps = {
  owed: Pick<Owed, 'customerCode' | 'balance' | 'rate' | 'debts'>;
  onPaid: (payment: Payment) => void;
};

/** Debts from before the move-in, each currency with a form of its own; nothing where there are none. */
export function DebtsCard({ owed, onPaid }: DebtsProps) {
  const { debts: words } = paymentTexts.read();
  if (owed.debts.length === 0) return null;
  return (
    <section aria-label={words.title} className={own.owed} data-debts>
      {owed.debts.map((debts) => (
        <details key={debts.currency}>
          <summary>
            <b>{words.owes(formatMoney(debts.owed))}</b>
          </summary>
          <ul className={own.debts}>
            {debts.list.map((debt) => (
              <Row as="li" key={debt.id} wrap gap={12} justify="between" border="top">
                <span>
                  <b>{words.since(formatDate(debt.day))}</b>
                  <Text as="span" display="block" tone="faint" size={13} breaks>
                    {[
                      debt.words ?? [],
                      minorOf(debt.paid.amount) === 0n ? [] : words.paid(formatMoney(debt.paid)),
                    ]
                      .flat()
                      .join(' · ')}
                  </Text>
                </span>
                <b>{formatMoney(debt.owed)}</b>
              </Row>
            ))}
          </ul>
          <DebtForm owed={owed} debts={debts} onPaid={onPaid} />
        </details>
      ))}
    </section>
  );
}

/** How much of the debts is paid, and by what. */
function DebtForm({ owed, debts, onPaid }: DebtsProps & { debts: WireDebts }) {
  const texts = paymentTexts.read();
  const { debts: words } = texts;
  const { customerCode, rate } = owed;
  const { currency } = debts;
  const [typed, setTyped] = useState(noDebtTyped);
  const type = (change: Partial<TypedDebts>) => setTyped((before) => ({ ...before, ...change }));
  const balance = minorOf(owed.balance.amount);
  const plan = planDebts(debts, balance, rate, typed);
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const refresh = usePaymentsRefresh();
  const isReady = typeof plan.outcome === 'object' && !busy;
  const take = () => {
    const body = debtBody(customerCode, currency, rate, typed, plan);
    if (isReady)
      void run(
        async () => {
          const requestId = ids.idOf(JSON.stringify(body));
          onPaid(await call('POST /staff/payments/debts', { body: { requestId, ...body }, quiet: true }));
          ids.renew();
          await refresh();
        },
        () => void refresh(),
      );
  };
  return (
    <form className={own.means} noValidate onSubmit={ownSubmit(take)}>
      {plan.fromBalance > 0n && (
        <Row as="label" gap={10} align="center" className={own.tick}>
          <input
            type="checkbox"
            checked={typed.usesBalance}
            onChange={(event) => type({ usesBalance: event.currentTarget.checked })}
          />
          {texts.balance(formatMoney({ amount: minorText(plan.fromBalance), currency: 'USD' }))}
        </Row>
      )}
      <Grid gap={12} align="start" className={own.fields}>
        <AmountField
          name="amount"
          label={words.amount(currency)}
          hint={words.amountHint}
          value={typed.amount}
          onText={(amount) => type({ amount })}
        />
        {(['TJS', 'USD'] as const).map((each) => (
          <AmountField
            key={each}
            name={each}
            label={texts.cash[each]}
            value={typed[each]}
            onText={(text) => type({ [each]: text })}
          />
        ))}
        <AmountField name="card" label={texts.card} value={typed.card} onText={(card) => type({ card })} />
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
      <DebtSums plan={plan} typed={typed} debts={debts} onType={type} />
      <Button type="submit" isDisabled={!isReady} className={own.takeDebt}>
        <Icon of={Banknote} size={18} />
        {words.pay(formatMoney({ amount: minorText(plan.total), currency }))}
      </Button>
    </form>
  );
}

type DebtSumsProps = {
  plan: DebtPlan;
  typed: TypedDebts;
  debts: WireDebts;
  onType: (change: Partial<TypedDebts>) => void;
};

/** What it comes to in the other currency, and the change; or what stands against it. */
function DebtSums({ plan: { outcome, inOther }, typed, debts: { currency }, onType }: DebtSumsProps) {
  const texts = paymentTexts.read();
  const { debts: words } = texts;
  const other = currency === 'TJS' ? 'USD' : 'TJS';
  const change = typeof outcome === 'object' ? outcome.change : { TJS: 0n, USD: 0n };
  return (
    <>
      {inOther !== undefined && (
        <Text tone="faint" size={13} weight={400}>
          {words.today(formatMoney({ amount: minorText(inOther), currency: other }))}
        </Text>
      )}
      {change.TJS + change.USD > 0n && typed.USD.trim() !== '' && (
        <Segmented
          label={texts.overLabel}
          value={typed.over}
          options={changeCurrencies.map((value) => ({ value, label: texts.over[value] }))}
          onChange={(over) => onType({ over })}
        />
      )}
      {typeof outcome === 'object' ? (
        changeCurrencies.map(
          (each) =>
            change[each] > 0n && (
              <Row as="p" key={each} gap={12} align="baseline" justify="between">
                {texts.change}
                <b className={own.second}>
                  {formatMoney({ amount: minorText(change[each]), currency: each })}
                </b>
              </Row>
            ),
        )
      ) : (
        <Text tone="faint" size={13} weight={400} role="status">
          {outcome === 'BAD_PART'
            ? words.badPart
            : outcome === 'TOO_MUCH'
              ? words.tooMuch
              : texts.problems[outcome]}
        </Text>
      )}
    </>
  );
}
