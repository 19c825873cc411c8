import type { TermsProblem } from '@rohi/contract/pricing/tariff-texts';
import { useId } from 'react';
import { FieldError } from '../../shared/forms/text-field.tsx';
import fieldCss from '../list/form-field.module.css';
import { tariffsTexts } from './tariffs-words.ts';
import css from './tariffs.module.css';

type CellProps = {
  label: string;
  value: string;
  type?: 'text' | 'date';
  problem: TermsProblem | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** A short number (or day) with its label above and what is wrong with it below. */
export function Cell({ label, value, type = 'text', problem, readOnly, onChange }: CellProps) {
  const id = useId();
  const text =
    problem &&
    tariffsTexts.read().problem(problem.error, {
      min: String(problem.params?.['min'] ?? ''),
      max: String(problem.params?.['max'] ?? ''),
      digits: String(problem.params?.['digits'] ?? ''),
    });
  return (
    <div className={css.cell}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        inputMode={type === 'text' ? 'decimal' : undefined}
        className={fieldCss.input}
        value={value}
        maxLength={40}
        readOnly={readOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text !== undefined && <FieldError id={`${id}error`} text={text} />}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  readOnly: boolean;
  onChange: (value: Value) => void;
};

/** One of a few values with its label above. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, names, readOnly, onChange } = props;
  const id = useId();
  return (
    <div className={css.cell}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldCss.input}
        value={value}
        disabled={readOnly}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
