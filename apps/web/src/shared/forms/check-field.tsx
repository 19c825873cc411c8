import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './text-field.tsx';
import { Stack } from '../ui/primitives.tsx';
import css from './field.module.css';

type CheckFieldProps = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
  children: ReactNode;
};

/** A box to tick, with its words. */
export function CheckField({ name, checked, onChange, error, children }: CheckFieldProps) {
  const id = useId();
  return (
    <Stack>
      <label className={css.check}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}error`}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Stack>
  );
}
