import { useAnswer } from '../../../shared/api/use-answer.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { pointOption, pointText } from '../rules/point-text.ts';
import css from './order-form.module.css';

type PointFieldProps = {
  binding: FieldBinding;
  /** Where the order goes now; it can stay also when the list does not come. */
  chosen: Order['pickupPoint'];
  /** The point that a new order takes when none is chosen. */
  ownPoint: Order['pickupPoint'];
};

/** Where the parcels are to be collected. */
export function PointField({ binding, chosen, ownPoint }: PointFieldProps) {
  const { form, fields } = ordersTexts.read();
  const { again } = useSharedTexts();
  const answer = useAnswer('GET /pickup-points', {});
  const points =
    answer.state === 'ready' ? answer.data.map(({ id, name, city }) => ({ id, name, city: city.name })) : [];
  const known = chosen && !points.some(({ id }) => id === chosen.id) ? [chosen, ...points] : points;
  return (
    <SelectField
      {...binding}
      label={fields.pickupPointId}
      below={
        answer.state === 'failed' ? (
          <p className={css.hint}>
            {form.pointsFailed}{' '}
            <Button kind="soft" onClick={answer.again}>
              {again}
            </Button>
          </p>
        ) : (
          answer.state === 'ready' && known.length === 0 && <p className={css.hint}>{form.noPoints}</p>
        )
      }
    >
      {(chosen === null || binding.value === '') && (
        <option value="">{ownPoint ? form.pointHint(pointText(ownPoint, locale)) : form.choose}</option>
      )}
      {known.map((point) => (
        <option key={point.id} value={point.id}>
          {pointOption(point, locale)}
        </option>
      ))}
    </SelectField>
  );
}
