import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ownSubmit } from './own-submit.ts';
import type { Form } from './use-form.ts';

type FormBoxProps<Name extends string> = {
  form: Form<Name>;
  /** Runs when every field is good. */
  onSend: () => void;
  /** The first field gets the focus when the form appears. */
  focusFirst?: boolean;
  className: string;
  children: ReactNode;
};

/** The form around its fields: sends when they are good, otherwise brings the focus to the first that is not. */
export function FormBox<Name extends string>({
  form: { focusAsked, check },
  onSend,
  focusFirst,
  className,
  children,
}: FormBoxProps<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusAsked > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusAsked]);
  useEffect(() => {
    if (focusFirst) ref.current?.querySelector('input')?.focus();
  }, [focusFirst]);
  return (
    <form
      ref={ref}
      className={className}
      onSubmit={ownSubmit(() => {
        if (check()) onSend();
      })}
      noValidate
    >
      {children}
    </form>
  );
}
