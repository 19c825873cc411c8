import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import css from './field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'good'> & {
  /** Accessible name of the eye. */
  showLabel: string;
};

/** A password that can be shown while it is typed. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isVisible, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={css.end}
      aria-label={showLabel}
      aria-pressed={isVisible}
      onClick={() => setShown(!isVisible)}
    >
      <Icon of={isVisible ? EyeOff : Eye} size={22} />
    </button>
  );
  return (
    <TextField
      {...field}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={eye}
    />
  );
}
