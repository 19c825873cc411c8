import { TextField } from '../../../shared/forms/text-field.tsx';

type AmountFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onText: (text: string) => void;
};

const longestAmount = 20;
const untouched = () => {};

/** A sum as people type it, with a comma or spaces; the service says what is none. */
export function AmountField({ name, label, hint, value, onText }: AmountFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      value={value}
      onText={onText}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestAmount}
      error={undefined}
      onBlur={untouched}
    />
  );
}

/** A typed sum as calls take it: without the spaces between thousands. */
export const typedAmountText = (text: string): string => text.replaceAll(/\s/g, '');
