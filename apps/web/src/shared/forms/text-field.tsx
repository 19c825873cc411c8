import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { FieldBinding } from './use-form.ts';
import { Box, Stack } from '../ui/primitives.tsx';
import css from './field.module.css';
import { shownDate } from '../format/shown-date.ts';

export type TextFieldProps = FieldBinding & {
  label: string;
  hint?: ReactNode;
  /** What was typed is known to be good: a sign at the end of the field, in words for those who listen. */
  good?: string | undefined;
  /** Stands at the end of the field; `css.end` of this module places it. */
  end?: ReactNode;
  /** Stands between the field and its hint. */
  below?: ReactNode;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'readOnly'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'className'
    | 'onKeyDown'
  >;

/** One line of text with its label, hint and error, tied together for assistive technology. */
export function TextField({
  label,
  hint,
  good,
  end,
  below,
  error,
  value,
  onText,
  className,
  ...input
}: TextFieldProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}hint`, error !== undefined && `${id}error`);
  return (
    <Stack>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <Box position="relative">
        <input
          type="text"
          {...input}
          {...shownDate(input.type, value)}
          id={id}
          value={value}
          onChange={(event) => onText(event.currentTarget.value)}
          className={classNames(
            css.input,
            (end !== undefined || good !== undefined) && css.withEnd,
            className,
          )}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        {end}
        {good !== undefined && error === undefined && (
          <span className={classNames(css.end, css.good)}>
            <Icon of={CircleCheck} size={22} />
            <span role="status" className="visually-hidden">
              {good}
            </span>
          </span>
        )}
      </Box>
      {below}
      {hint !== undefined && (
        <p id={`${id}hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Stack>
  );
}

/** What is wrong with one field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={css.error}>
      <Icon of={CircleAlert} size={16} />
      <span>{text}</span>
    </p>
  );
}
