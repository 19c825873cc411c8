import { useId } from 'react';
import css from './export-dialog.module.css';
import { shownDate } from '../../../../shared/format/shown-date.ts';

type DayFieldProps = { label: string; value: string; onChange: (next: string) => void };

/** A calendar day, `2026-11-20`; empty is any. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        {...shownDate('date', value)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

type SelectFieldProps = DayFieldProps & {
  none: string;
  options: readonly { value: string; label: string }[];
};

/** One of a few; the first stands for all of them. */
export function SelectField({ label, none, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
