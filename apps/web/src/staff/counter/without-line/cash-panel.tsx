import { readAmountMinor, toWireMoney } from '@rohi/contract/pricing/money';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { focusScanField } from '../focus-scan-field.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';
import { changeOf, dueOf, limitReached, sumOf } from './shelf.ts';
import type { WithoutLine } from './use-without-line.ts';
import { withoutLineTexts } from './without-line-words.ts';
import css from './without-line.module.css';

type Props = { counter: WithoutLine; snapshot: CounterSnapshot };

const somoni = (amountMinor: bigint) => formatMoney(toWireMoney({ amountMinor, currency: 'TJS' }));

/** Cash for what was brought, by the price and the rate of the snapshot. */
export function CashPanel({ counter, snapshot }: Props) {
  const { cash: words } = withoutLineTexts.read();
  const [text, setText] = useState('');
  const cents = sumOf(counter.payable);
  const due = dueOf(cents, snapshot.rate);
  // What nobody has counted was not handed over.
  const handed = readAmountMinor(text.replaceAll(/\s/g, '').replace(',', '.'));
  const back = handed === undefined ? undefined : changeOf(cents, handed, snapshot.rate);
  const over = limitReached(snapshot, counter.taken, cents);
  const isProven = counter.state.document !== undefined || counter.state.pass !== undefined;
  const mayTake = isProven && back !== undefined && over === undefined;
  return (
    <section className={css.card} aria-label={words.title}>
      <h2 className={css.title}>
        {words.title} <span className={css.quiet}>{words.onlyCash}</span>
      </h2>
      {cents === 0 || due === undefined ? (
        <p className={css.quiet}>{words.nothing}</p>
      ) : (
        <form
          data-cash
          noValidate
          className={css.cash}
          onSubmit={ownSubmit(() => {
            if (!mayTake || handed === undefined) return;
            counter.pay(handed);
            setText('');
            focusScanField();
          })}
        >
          <p className={css.due}>
            {words.due} <b>{somoni(due)}</b>
          </p>
          <TextField
            name="handed"
            label={words.handed}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            error={undefined}
            onText={setText}
            onBlur={() => {}}
          />
          <p className={css.due} role="status">
            {words.change} <b>{back === undefined ? '–' : somoni(back)}</b>
          </p>
          {over !== undefined && (
            <p role="alert" className={css.waits}>
              {words.over[over]}
            </p>
          )}
          <Button kind="primary" type="submit" isDisabled={!mayTake}>
            <Icon of={Banknote} size={18} />
            {words.take(somoni(due))} <kbd>F9</kbd>
          </Button>
          <p className={css.quiet}>{words.receipt}</p>
        </form>
      )}
    </section>
  );
}
