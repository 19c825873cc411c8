import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './text-field.tsx';
import type { FieldBinding } from './use-form.ts';
import { Stack } from '../ui/primitives.tsx';
import css from './field.module.css';

type SelectFieldProps = FieldBinding & {
  label: string;
  /** The `option`s. */
  children: ReactNode;
  /** Stands between the field and its error. */
  below?: ReactNode;
};

/** One of several, in the browser's own list, with its label and error. */
export function SelectField({ label, children, below, error, value, onText, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Stack>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
        className={classNames(css.input, css.select)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
      >
        {children}
      </select>
      {below}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Stack>
  );
}
