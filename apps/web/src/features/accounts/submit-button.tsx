import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import css from './account-page.module.css';

type SubmitButtonProps = {
  busy: boolean;
  /** Seconds that the service asks to wait. */
  waitSec: number;
  wait: (seconds: number) => string;
  children: ReactNode;
};

/** Sends its form; rests while it is on its way, and counts down after too many tries. */
export function SubmitButton({ busy, waitSec, wait, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      wide
      className={css.submit}
      disabled={waitSec > 0}
      aria-disabled={busy || undefined}
      // The focus stays in the field: leaving it would show its error and move the button from under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {waitSec > 0 ? (
        <>
          <Icon of={Clock} />
          {wait(waitSec)}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
