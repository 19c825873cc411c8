import { useId } from 'react';
import css from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  /** Undefined while none of them is the one. */
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (next: Value) => void;
};

/** One of a few, all of them in sight: radio buttons that look like one bar. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.bar}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
