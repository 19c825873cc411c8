import { useState } from 'react';
import type { ReactNode } from 'react';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import own from './payment/payment.module.css';

type FindFormProps = {
  name: 'customerCode' | 'receiptNumber';
  label: string;
  hint?: string;
  maxLength: number;
  button: string;
  /** Whether finding is the one thing to do here. */
  isMain?: boolean;
  /** What stands above the field. */
  children?: ReactNode;
  /** Given what was typed, without spaces around it; never nothing. */
  onFind: (typed: string) => void;
};

/** A code or a number by which something is found. */
export function FindForm({ button, isMain = false, children, onFind, ...field }: FindFormProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  return (
    <form
      className={own.find}
      noValidate
      onSubmit={ownSubmit(() => {
        if (typed !== '') onFind(typed);
      })}
    >
      {children}
      <TextField
        {...field}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={undefined}
        onText={setText}
        onBlur={() => {}}
      />
      <Button kind={isMain ? 'primary' : 'outline'} type="submit" isDisabled={typed === ''}>
        {button}
      </Button>
    </form>
  );
}
