import { Calculator } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { factNumber, fillTexts, whileThereIs } from '../../shared/facts/site-facts.ts';
import { navigate } from '../../shared/router/hash-router.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import css from './price-teaser.module.css';
import section from './section.module.css';

function Rates() {
  const { price } = useHomeTexts();
  const rates = [
    { name: price.byWeight, amount: fillTexts('{{pricePerKg}}'), unit: price.perKg },
    { name: price.byVolume, amount: fillTexts('{{pricePerCubicMetre}}'), unit: price.perCubicMetre },
  ];
  return (
    <dl className={css.rates}>
      {rates.map(({ name, amount, unit }) => (
        <div key={name} className={css.rate}>
          <dt className={css.rateName}>{name}</dt>
          <dd>
            <b className={css.amount}>{amount}</b> <span className={css.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Said from the day on which a change is published until the day on which it holds. */
function UpcomingRates() {
  const { price } = useHomeTexts();
  const attributes = whileThereIs(factNumber('{{upcomingDay}}'));
  return (
    attributes && (
      <p {...attributes} className={css.upcoming}>
        {price.upcoming}
      </p>
    )
  );
}

/** Sizes and weight go to the calculator as they were typed: nothing is computed here. */
function goToCalculator(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  navigate('freightQuotation', Object.fromEntries(typed) as Record<string, string>);
}

export function PriceTeaser() {
  const { price } = useHomeTexts();
  const fields = [
    { name: 'lengthCm', label: price.length, unit: price.cm, example: '60' },
    { name: 'widthCm', label: price.width, unit: price.cm, example: '50' },
    { name: 'heightCm', label: price.height, unit: price.cm, example: '40' },
    { name: 'weightKg', label: price.weight, unit: price.kg, example: '10' },
  ];
  return (
    <section className={classNames(section.card, css.card)}>
      <h2 className={section.cardTitle}>{price.title}</h2>
      <Rates />
      <UpcomingRates />
      <form onSubmit={goToCalculator}>
        <div className={css.fields}>
          {fields.map(({ name, label, unit, example }) => (
            <label key={name} className={css.field}>
              <span className={css.label}>{label}</span>
              <span className={css.box}>
                <input
                  className={css.input}
                  name={name}
                  defaultValue={example}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={7}
                />
                <span className={css.fieldUnit}>{unit}</span>
              </span>
            </label>
          ))}
        </div>
        <Button type="submit" kind="soft" wide className={css.submit}>
          <Icon of={Calculator} />
          {price.calculate}
        </Button>
      </form>
      <p className={css.rule}>{price.rule}</p>
    </section>
  );
}
