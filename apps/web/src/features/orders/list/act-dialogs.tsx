import { plainAmount } from '@rohi/contract/pricing/typed-amount';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { currencies, type Currency } from '@rohi/contract/pricing/money';
import { mostOrdersOfAct } from '@rohi/contract/orders/order-rules';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { ActOutcome, OrderLine } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import css from './act-dialogs.module.css';

type ActDialogProps = { lines: readonly OrderLine[]; onClose: (isDone: boolean) => void };

/** Asks for some orders at a time, and puts the answers together. */
async function inTurns(
  lines: readonly OrderLine[],
  ask: (turn: readonly OrderLine[]) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  const outcome: ActOutcome = { done: [], refused: [] };
  for (let at = 0; at < lines.length; at += mostOrdersOfAct) {
    const { done, refused } = await ask(lines.slice(at, at + mostOrdersOfAct));
    outcome.done.push(...done);
    outcome.refused.push(...refused);
  }
  return outcome;
}

type FrameProps = {
  title: string;
  children: ReactNode;
  yes: string;
  danger?: boolean;
  isReady: boolean;
  act: () => Promise<ActOutcome>;
  onClose: (isDone: boolean) => void;
};

/** One act over several orders: asked, done, and what was refused stays to be read. */
function ActDialog({ title, children, yes, danger, isReady, act, onClose }: FrameProps) {
  const { acts, order } = ordersTexts.read();
  const { run, busy } = useSubmit();
  const [refused, setRefused] = useState<ActOutcome['refused']>([]);
  const isOver = refused.length > 0;
  const send = () =>
    run(async () => {
      const outcome = await act();
      if (outcome.done.length > 0) showMessage('success', acts.done(outcome.done.length));
      setRefused(outcome.refused);
      if (outcome.refused.length === 0) onClose(true);
    });
  return (
    <Dialog open onClose={() => onClose(isOver)} title={title} width={560} phoneWidth={95}>
      {isOver ? (
        <ul className={css.refused} role="alert">
          {refused.map(({ code, msg }) => (
            <li key={code}>
              <b>{code}</b> {msg}
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
      <div className={css.buttons}>
        <Button kind="outline" onClick={() => onClose(isOver)}>
          {danger && !isOver ? order.cancelDialog.no : acts.close}
        </Button>
        {!isOver && (
          <Button
            className={danger ? css.danger : undefined}
            disabled={!isReady}
            aria-disabled={busy || undefined}
            onClick={() => void send()}
          >
            {yes}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const quiet = { quiet: true, loading: true } as const;
const codesOf = (lines: readonly OrderLine[]) => lines.map(({ code }) => code);

export function CancelDialog({ lines, onClose }: ActDialogProps) {
  const { acts, order } = ordersTexts.read();
  return (
    <ActDialog
      title={acts.cancelTitle(lines.length)}
      yes={`${acts.cancel} ${lines.length}`}
      danger
      isReady
      act={() =>
        inTurns(lines, (turn) =>
          call('POST /order-acts/cancel', { body: { codes: codesOf(turn) }, ...quiet }),
        )
      }
      onClose={onClose}
    >
      <p className={css.text}>{order.cancelDialog.text}</p>
    </ActDialog>
  );
}

export function PointDialog({ lines, onClose }: ActDialogProps) {
  const { acts, fields, form } = ordersTexts.read();
  const [point, setPoint] = useState('');
  const answer = useAnswer('GET /pickup-points', {});
  const points = answer.state === 'ready' ? answer.data : [];
  const body = (turn: readonly OrderLine[]) => ({ codes: codesOf(turn), pickupPointId: Number(point) });
  return (
    <ActDialog
      title={acts.pointTitle(lines.length)}
      yes={acts.keep}
      isReady={point !== ''}
      act={() =>
        inTurns(lines, (turn) => call('POST /order-acts/pickup-point', { body: body(turn), ...quiet }))
      }
      onClose={onClose}
    >
      <SelectField
        name="pickupPointId"
        label={fields.pickupPointId}
        value={point}
        onText={setPoint}
        onBlur={() => undefined}
        error={answer.state === 'failed' ? form.pointsFailed : undefined}
      >
        <option value="">{form.choose}</option>
        {points.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {pointText({ name, city: city.name }, locale)}
          </option>
        ))}
      </SelectField>
    </ActDialog>
  );
}

/** A sum above zero as people write it. */
function isSum(text: string): boolean {
  const { value } = readDecimal(plainAmount(text), 2);
  return value !== undefined && value > 0n;
}

/** What the goods of each order have cost: one table for all of them. */
export function ValueDialog({ lines, onClose }: ActDialogProps) {
  const { acts, currencies: names, fields, form } = ordersTexts.read();
  const [currency, setCurrency] = useState<Currency>('CNY');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const typed = lines.filter(({ code }) => (amounts[code] ?? '').trim() !== '');
  const isWrong = (code: string) => (amounts[code] ?? '').trim() !== '' && !isSum(amounts[code] ?? '');
  const ask = (turn: readonly OrderLine[]) => {
    const values = turn.map(({ code }) => ({ code, amount: (amounts[code] ?? '').trim() }));
    return call('POST /order-acts/value', { body: { currency, values }, ...quiet });
  };
  return (
    <ActDialog
      title={acts.valueTitle(lines.length)}
      yes={acts.keep}
      isReady={typed.length > 0 && !lines.some(({ code }) => isWrong(code))}
      act={() => inTurns(typed, ask)}
      onClose={onClose}
    >
      <SelectField
        name="currency"
        label={fields.valueCurrency}
        value={currency}
        onText={(text) => setCurrency(currencies.find((each) => each === text) ?? 'CNY')}
        onBlur={() => undefined}
        error={undefined}
      >
        {currencies.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      <ul className={css.values}>
        {lines.map(({ code, goods, value }) => (
          <li key={code}>
            <label className={css.value}>
              <span>
                {goods ?? code} <small>{code}</small>
              </span>
              <input
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                placeholder={value === null ? '' : formatMoney(value)}
                value={amounts[code] ?? ''}
                aria-invalid={isWrong(code)}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  setAmounts((before) => ({ ...before, [code]: text }));
                }}
              />
            </label>
            {isWrong(code) && <p className={css.wrong}>{form.wrong.sum}</p>}
          </li>
        ))}
      </ul>
    </ActDialog>
  );
}
