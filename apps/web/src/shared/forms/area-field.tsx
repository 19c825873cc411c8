import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './text-field.tsx';
import type { FieldBinding } from './use-form.ts';
import { Stack } from '../ui/primitives.tsx';
import css from './field.module.css';

type AreaFieldProps = FieldBinding & {
  label: string;
  rows: number;
  maxLength: number;
  hint?: ReactNode;
  /** Stands between the field and its error. */
  below?: ReactNode;
};

/** Several lines of text with their label, hint and error. */
export function AreaField({ label, hint, below, error, value, onText, ...area }: AreaFieldProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}hint`, error !== undefined && `${id}error`);
  return (
    <Stack>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
        className={classNames(css.input, css.area)}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      {hint !== undefined && (
        <p id={`${id}hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {below}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Stack>
  );
}
