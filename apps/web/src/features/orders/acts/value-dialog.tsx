import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { currencies, type Currency } from '@rohi/contract/pricing/money';
import { plainAmount } from '@rohi/contract/pricing/typed-amount';
import { call } from '../../../shared/api/call.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { ordersTexts, actsTexts } from '../orders-words.ts';
import { ActDialog, quiet, type ActDialogProps } from './act-dialogs.tsx';
import { useActDraft } from './use-act-draft.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './act-dialogs.module.css';

/** A sum above zero as people write it. */
function isSum(text: string): boolean {
  const { value } = readDecimal(plainAmount(text), 2);
  return value !== undefined && value > 0n;
}

const isWrong = (text: string) => text !== '' && !isSum(text);

type SumProps = {
  line: ActDialogProps['lines'][number];
  text: string;
  /** What the order is said to have cost if nothing is typed here. */
  common: string;
  onText: (text: string) => void;
};

function Sum({ line: { code, goods, value }, text, common, onText }: SumProps) {
  const { form } = ordersTexts.read();
  return (
    <li>
      <Grid as="label" gap={12} align="center" className={css.value}>
        <span>
          {goods ?? code}{' '}
          <Text as="small" display="block" tone="soft">
            {code}
          </Text>
        </span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={common || (value === null ? '' : formatMoney(value))}
          value={text}
          aria-invalid={isWrong(text.trim())}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Grid>
      {isWrong(text.trim()) && (
        <Text tone="danger" size={14}>
          {form.wrong.sum}
        </Text>
      )}
    </li>
  );
}

/** What the goods of each order have cost: one sum for all of them, or one beside each. */
export function ValueDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { currencies: names, fields, form } = ordersTexts.read();
  const draft = useActDraft<string>('value', lines, {
    currency: 'CNY',
    common: '',
    ...Object.fromEntries(lines.map(({ code }) => [code, ''])),
  });
  const { common = '', ...amounts } = draft.values;
  const currency: Currency = currencies.find((each) => each === amounts.currency) ?? 'CNY';
  const amountOf = (code: string) => (amounts[code] ?? '').trim() || common.trim();
  const typed = lines.map(({ code }) => code).filter((code) => amountOf(code) !== '');
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      forget={draft.forget}
      title={acts.valueTitle(lines.length)}
      yes={acts.keep}
      isReady={typed.length > 0 && !typed.some((code) => isWrong(amountOf(code)))}
      act={() => ({
        name: acts.value,
        codes: typed,
        ask: (codes) => {
          const values = codes.map((code) => ({ code, amount: amountOf(code) }));
          return call('POST /order-acts/value', { body: { currency, values }, ...quiet });
        },
      })}
    >
      <SelectField
        name="currency"
        label={fields.valueCurrency}
        value={currency}
        onText={(text) => draft.set('currency', text)}
        onBlur={() => undefined}
        error={undefined}
      >
        {currencies.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      {lines.length > 1 && (
        <TextField
          name="common"
          label={acts.sameForAll}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={common}
          onText={(text) => draft.set('common', text)}
          onBlur={() => undefined}
          error={isWrong(common.trim()) ? form.wrong.sum : undefined}
        />
      )}
      <ul className={css.values}>
        {lines.map((line) => (
          <Sum
            key={line.code}
            line={line}
            text={amounts[line.code] ?? ''}
            common={common.trim()}
            onText={(text) => draft.set(line.code, text)}
          />
        ))}
      </ul>
    </ActDialog>
  );
}
