// Fields that an order and a request of cargo have alike.
import { currencies } from '@rohi/contract/pricing/money';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { GoodsCheckNote } from './goods-check.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './order-form.module.css';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { pointOption, pointText } from '../rules/point-text.ts';

type PointFieldProps = {
  binding: FieldBinding;
  /** Where the order goes now; it can stay also when the list does not come. */
  chosen: Order['pickupPoint'];
  /** The point that a new order takes when none is chosen. */
  ownPoint: Order['pickupPoint'];
};

/** Where the parcels are to be collected. */
function PointField({ binding, chosen, ownPoint }: PointFieldProps) {
  const { form, fields } = ordersTexts.read();
  const { again } = useSharedTexts();
  const answer = useAnswer('GET /pickup-points', {});
  const points =
    answer.state === 'ready' ? answer.data.map(({ id, name, city }) => ({ id, name, city: city.name })) : [];
  const choices = chosen && !points.some(({ id }) => id === chosen.id) ? [chosen, ...points] : points;
  return (
    <SelectField
      {...binding}
      label={fields.pickupPointId}
      below={
        answer.state === 'failed' ? (
          <Text tone="soft" size={15} className={css.hint}>
            {form.pointsFailed}{' '}
            <Button kind="soft" onClick={answer.again}>
              {again}
            </Button>
          </Text>
        ) : (
          answer.state === 'ready' &&
          choices.length === 0 && (
            <Text tone="soft" size={15} className={css.hint}>
              {form.noPoints}
            </Text>
          )
        )
      }
    >
      {(chosen === null || binding.value === '') && (
        <option value="">{ownPoint ? form.pointHint(pointText(ownPoint, locale)) : form.choose}</option>
      )}
      {choices.map((point) => (
        <option key={point.id} value={point.id}>
          {pointOption(point, locale)}
        </option>
      ))}
    </SelectField>
  );
}

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
export function ValueFields({ amount, currency, ...rest }: ValueProps) {
  const { fields, currencies: names } = ordersTexts.read();
  return (
    <div className={css.value}>
      <TextField
        {...amount}
        {...rest}
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
