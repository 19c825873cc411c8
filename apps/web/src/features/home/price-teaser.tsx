import { Calculator } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { factNumber, fillTexts, whileThereIs } from '../../shared/facts/site-facts.ts';
import { navigate } from '../../shared/router/hash-router.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { Box, Stack, Text } from '../../shared/ui/primitives.tsx';
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
        <Box
          key={name}
          paddingX={14}
          paddingTop={14}
          paddingBottom={16}
          fill="canvas"
          radius="control"
          tone="soft"
          size={14}
        >
          <dt className={css.rateName}>{name}</dt>
          <dd>
            <b className={css.amount}>{amount}</b>{' '}
            <Text as="span" weight={600}>
              {unit}
            </Text>
          </dd>
        </Box>
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
      <Text {...attributes} marginTop={8} tone="soft" size={14} weight={600}>
        {price.upcoming}
      </Text>
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
      <Text as="h2" size={22}>
        {price.title}
      </Text>
      <Rates />
      <UpcomingRates />
      <form onSubmit={goToCalculator}>
        <div className={css.fields}>
          {fields.map(({ name, label, unit, example }) => (
            <Stack as="label" key={name} justify="end" minWidth={0}>
              <Text as="span" tone="soft" size={13} weight={500}>
                {label}
              </Text>
              <span className={css.box}>
                <input
                  className={css.input}
                  name={name}
                  defaultValue={example}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={7}
                />
                <Text as="span" tone="faint" size={13}>
                  {unit}
                </Text>
              </span>
            </Stack>
          ))}
        </div>
        <Button type="submit" kind="soft" wide className={css.submit}>
          <Icon of={Calculator} />
          {price.calculate}
        </Button>
      </form>
      <Text marginTop={12} tone="faint" size={13}>
        {price.rule}
      </Text>
    </section>
  );
}
