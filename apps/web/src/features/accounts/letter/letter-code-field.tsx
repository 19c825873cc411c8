import { letterCodeDigits } from '@rohi/contract/accounts/session-rules';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { accountTexts } from '../account-words.ts';
import type { LetterCode } from './use-letter-code.ts';
import { lookOf } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';

type LetterCodeFieldProps = {
  binding: FieldBinding;
  letter: LetterCode;
  email: string;
  /** Asks for the letter, when the address is one. */
  onSend: () => void;
};

/** The code from the letter, with the button that sends the letter and counts down until it may be sent again. */
export function LetterCodeField({ binding, letter, email, onSend }: LetterCodeFieldProps) {
  const { fields, letter: texts } = accountTexts.read();
  const { waitSec, busy, wasSent } = letter;
  const sent = letter.sentTo(email);
  const button = (
    <Button
      kind="soft"
      wide
      className={lookOf({ marginTop: 8 })}
      disabled={waitSec > 0}
      aria-disabled={busy || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSend}
    >
      {waitSec > 0 ? texts.resendIn(waitSec) : wasSent ? texts.resend : texts.send}
    </Button>
  );
  return (
    <TextField
      {...binding}
      label={fields.letterCode}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={letterCodeDigits}
      className={css.code}
      below={button}
      {...(sent ? { hint: texts.sent(email.trim(), sent.minutes) } : {})}
    />
  );
}
