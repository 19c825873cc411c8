import css from '../cash.module.css';
import own from '../payment/payment.module.css';
import { refundTexts } from '../../screen-words.ts';

/** What becomes of the charge: it costs less, or it is owed again. */
export function RefundChoice({
  owedAgain,
  onChange,
}: {
  owedAgain: boolean;
  onChange: (owedAgain: boolean) => void;
}) {
  const { ask } = refundTexts.read();
  const choices = [
    { value: false, title: ask.cheaper, hint: ask.cheaperHint },
    { value: true, title: ask.owedAgain, hint: ask.owedAgainHint },
  ];
  return (
    <fieldset className={own.choice}>
      <legend>{ask.after}</legend>
      {choices.map(({ value, title, hint }) => (
        <label key={title} className={own.tick}>
          <input
            type="radio"
            name="owedAgain"
            checked={owedAgain === value}
            onChange={() => onChange(value)}
          />
          <span>
            {title}
            <span className={css.quiet}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
