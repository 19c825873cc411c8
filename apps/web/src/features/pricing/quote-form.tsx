import { maxLoads } from '@rohi/contract/pricing/quote-request';
import type { LoadField, LoadProblem } from '@rohi/contract/pricing/quote-request';
import { useId, useRef } from 'react';
import { formatShortDecimal } from '../../shared/format/numbers.ts';
import { comma } from '../../shared/i18n/list-signs.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { pricingTexts } from './pricing-words.ts';
import { addRow, removeRow } from './rules/quote-fields.ts';
import type { CheckedFields, QuoteFields, QuoteRow } from './rules/quote-fields.ts';
import type { PricingTexts } from './texts/ru.ts';
import { Box, Row as Flex, Text } from '../../shared/ui/primitives.tsx';
import css from './quote-form.module.css';

type RowProps = {
  row: QuoteRow;
  problems: ReadonlyMap<LoadField, LoadProblem> | undefined;
  onChange: (row: QuoteRow) => void;
};

function problemText({ error, params = {} }: LoadProblem, texts: PricingTexts['problems']): string {
  switch (error) {
    case 'badFormat':
      return texts.badFormat;
    case 'tooPrecise':
      return texts.tooPrecise(Number(params['digits']));
    case 'tooSmall':
      return texts.tooSmall(formatShortDecimal(String(params['min'])));
    case 'tooLarge':
      return texts.tooLarge(formatShortDecimal(String(params['max'])));
    default:
      return texts.other;
  }
}

function Field({ name, row, problems, onChange }: RowProps & { name: LoadField }) {
  const { form, units, problems: problemTexts } = pricingTexts.read();
  const id = useId();
  const { label, unit } = {
    lengthCm: { label: form.length, unit: units.cm },
    widthCm: { label: form.width, unit: units.cm },
    heightCm: { label: form.height, unit: units.cm },
    weightKg: { label: form.weight, unit: units.kg },
    volumeM3: { label: form.volume, unit: units.m3 },
    places: { label: form.places, unit: form.pieces },
  }[name];
  const problem = problems?.get(name);
  return (
    <Box minWidth={0} className={classNames(name === 'volumeM3' && css.wide)}>
      <Text as="label" size={14} weight={600} htmlFor={id}>
        {label}
        <span className="visually-hidden">
          {comma}
          {unit}
        </span>
      </Text>
      <span className={classNames(css.box, problem && css.wrong)}>
        <input
          id={id}
          className={css.input}
          value={row[name]}
          inputMode={name === 'places' ? 'numeric' : 'decimal'}
          placeholder={name === 'places' ? '1' : undefined}
          autoComplete="off"
          maxLength={12}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange({ ...row, [name]: event.currentTarget.value })}
        />
        <Text as="span" tone="faint" size={14} aria-hidden>
          {unit}
        </Text>
      </span>
      {problem && (
        <span id={`${id}-problem`} className={css.problem}>
          {problemText(problem, problemTexts)}
        </span>
      )}
    </Box>
  );
}

function SizeChoice({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const { form } = pricingTexts.read();
  const name = useId();
  const choices = [
    { value: 'sides', label: form.sides },
    { value: 'volume', label: form.volumeOnly },
  ] as const;
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">{form.sizeBy}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={css.option}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={row.sizeBy === value}
            onChange={() => onChange({ ...row, sizeBy: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** So many like places. */
function Row(props: RowProps) {
  const size: LoadField[] = props.row.sizeBy === 'sides' ? ['lengthCm', 'widthCm', 'heightCm'] : ['volumeM3'];
  const names: LoadField[] = [...size, 'weightKg', 'places'];
  return (
    <>
      <SizeChoice {...props} />
      <div className={css.fields}>
        {names.map((name) => (
          <Field key={name} name={name} {...props} />
        ))}
      </div>
    </>
  );
}

type FormProps = {
  fields: QuoteFields;
  problems: CheckedFields['problems'];
  onChange: (fields: QuoteFields) => void;
};

/** What is to be carried, as it is typed: nothing has to be sent, the price follows the typing. */
export function QuoteForm({ fields, problems, onChange }: FormProps) {
  const { form } = pricingTexts.read();
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: QuoteRow) => {
    const [first, ...others] = fields.map((row) => (row.key === next.key ? next : row));
    if (first !== undefined) onChange([first, ...others]);
  };
  const remove = (key: number) => {
    onChange(removeRow(fields, key));
    // The button that was pressed goes with its row.
    add.current?.focus();
  };
  return (
    <Box as="form" minWidth={0} onSubmit={(event) => event.preventDefault()} noValidate>
      <Text as="h2" size={22}>
        {form.title}
      </Text>
      {fields.map((row, index) => {
        const number = index + 1;
        return (
          <div
            key={row.key}
            className={fields.length > 1 ? css.item : undefined}
            {...(fields.length > 1 && { role: 'group', 'aria-label': form.item(number) })}
          >
            {fields.length > 1 && (
              <Flex align="center" justify="between" size={15}>
                <h3>{form.item(number)}</h3>
                <button
                  type="button"
                  className={css.act}
                  aria-label={form.removeItem(number)}
                  onClick={() => remove(row.key)}
                >
                  {form.remove}
                </button>
              </Flex>
            )}
            <Row row={row} problems={problems[index]} onChange={change} />
          </div>
        );
      })}
      <Text marginTop={12} tone="faint" size={13}>
        {form.hint}
      </Text>
      <button
        ref={add}
        type="button"
        className={css.act}
        aria-disabled={fields.length >= maxLoads}
        onClick={() => fields.length < maxLoads && onChange(addRow(fields))}
      >
        + {form.add}
      </button>
      {fields.length >= maxLoads && (
        <Text marginTop={12} tone="faint" size={13}>
          {form.limit(maxLoads)}
        </Text>
      )}
    </Box>
  );
}
