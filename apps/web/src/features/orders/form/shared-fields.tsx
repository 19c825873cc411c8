// Fields that an order and a request of cargo have alike.
import { currencies } from '@rohi/contract/pricing/money';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { GoodsCheckNote } from './goods-check.tsx';
import { PointField } from './point-field.tsx';
import css from './order-form.module.css';

/** What is inside, checked against the list of goods while it is typed. */
export function GoodsField({ binding }: { binding: FieldBinding }) {
  const { fields, form: texts } = ordersTexts.read();
  return (
    <AreaField
      {...binding}
      label={fields.goods}
      hint={texts.goodsHint}
      rows={2}
      maxLength={500}
      below={<GoodsCheckNote goods={binding.value} />}
    />
  );
}

type ValueProps = {
  amount: FieldBinding;
  currency: FieldBinding;
  hint?: string;
  /** Where the amount follows from something else. */
  readOnly?: boolean;
};

/** What the goods are worth, and in which currency. */
export function ValueFields({ amount, currency, ...given }: ValueProps) {
  const { fields, currencies: names } = ordersTexts.read();
  return (
    <div className={css.value}>
      <TextField
        {...amount}
        {...given}
        label={fields.valueAmount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <SelectField {...currency} label={fields.valueCurrency}>
        {currencies.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type PersonProps = {
  name: FieldBinding;
  phone: FieldBinding;
  labels: { name: string; phone: string };
  /** Whether the browser may fill in its own user. */
  mayBeOwn?: boolean;
};

/** Somebody by name and telephone. */
export function PersonFields({ name, phone, labels, mayBeOwn = false }: PersonProps) {
  return (
    <div className={css.two}>
      <TextField {...name} label={labels.name} autoComplete={mayBeOwn ? 'name' : 'off'} maxLength={120} />
      <TextField
        {...phone}
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete={mayBeOwn ? 'tel' : 'off'}
        maxLength={40}
      />
    </div>
  );
}

type WhereProps = {
  point: FieldBinding;
  note: FieldBinding;
  chosen: Order['pickupPoint'];
  ownPoint: Order['pickupPoint'];
};

/** Where it is collected, and what else is to be known of it. */
export function WhereFields({ point, note, chosen, ownPoint }: WhereProps) {
  const { fields } = ordersTexts.read();
  return (
    <>
      <PointField binding={point} chosen={chosen} ownPoint={ownPoint} />
      <AreaField {...note} label={fields.note} rows={2} maxLength={500} />
    </>
  );
}
