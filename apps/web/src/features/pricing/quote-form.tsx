import type { LoadField, LoadProblem } from '@rohi/contract/pricing/quote-request';
import { useId } from 'react';
import { formatShortDecimal } from '../../shared/format/numbers.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { pricingTexts } from './pricing-words.ts';
import type { QuoteFields } from './rules/quote-fields.ts';
import type { PricingTexts } from './texts/pricing-texts.ts';
import css from './quote-form.module.css';

type FormProps = {
  fields: QuoteFields;
  problems: ReadonlyMap<LoadField, LoadProblem>;
  onChange: (fields: QuoteFields) => void;
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

function Field({ name, fields, problems, onChange }: FormProps & { name: LoadField }) {
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
  const problem = problems.get(name);
  return (
    <div className={classNames(css.field, name === 'volumeM3' && css.wide)}>
      <label className={css.label} htmlFor={id}>
        {label}
        <span className="visually-hidden">, {unit}</span>
      </label>
      <span className={classNames(css.box, problem && css.wrong)}>
        <input
          id={id}
          className={css.input}
          value={fields[name]}
          inputMode={name === 'places' ? 'numeric' : 'decimal'}
          placeholder={name === 'places' ? '1' : undefined}
          autoComplete="off"
          maxLength={12}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange({ ...fields, [name]: event.currentTarget.value })}
        />
        <span className={css.unit} aria-hidden>
          {unit}
        </span>
      </span>
      {problem && (
        <span id={`${id}-problem`} className={css.problem}>
          {problemText(problem, problemTexts)}
        </span>
      )}
    </div>
  );
}

function SizeChoice({ fields, onChange }: Pick<FormProps, 'fields' | 'onChange'>) {
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
            checked={fields.sizeBy === value}
            onChange={() => onChange({ ...fields, sizeBy: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is to be carried, as it is typed: nothing has to be sent, the price follows the typing. */
export function QuoteForm(props: FormProps) {
  const { form } = pricingTexts.read();
  const size: LoadField[] =
    props.fields.sizeBy === 'sides' ? ['lengthCm', 'widthCm', 'heightCm'] : ['volumeM3'];
  const names: LoadField[] = [...size, 'weightKg', 'places'];
  return (
    <form className={css.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <h2 className={css.title}>{form.title}</h2>
      <SizeChoice {...props} />
      <div className={css.fields}>
        {names.map((name) => (
          <Field key={name} name={name} {...props} />
        ))}
      </div>
      <p className={css.hint}>{form.hint}</p>
    </form>
  );
}
