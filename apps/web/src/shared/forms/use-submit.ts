import { useRef, useState } from 'react';
import { ApiError } from '../api/exchange.ts';
import { showMessage } from '../ui/messages.tsx';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';

/** What to do with a failure beside showing it, or instead of it. */
export type OnFailure = (error: ApiError, keepSilent: () => void) => void;

type Submit = {
  /** Does the work, unless some is being done or the service asked to wait. A failure shows as a red message. */
  run: (work: () => Promise<void>, onFailure?: OnFailure) => Promise<void>;
  busy: boolean;
  /** Seconds until the service takes the next try; 0 when it may be made. */
  waitSec: number;
};

/** Sending something: once at a time, and no sooner than the service allows after too many tries. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState<number>();
  const running = useRef(false);
  const waitSec = useSecondsUntil(retryAt);
  const run = async (work: () => Promise<void>, onFailure?: OnFailure) => {
    if (running.current || waitSec > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.retryAfterSec !== undefined) setRetryAt(Date.now() + error.retryAfterSec * 1000);
        let silent = false;
        onFailure?.(error, () => {
          silent = true;
        });
        if (!silent) showFailure(error);
      } else {
        showOtherFailure(error);
      }
    }
    running.current = false;
    setBusy(false);
  };
  return { run, busy, waitSec };
}

/** Specification, section 8: a red message; the end of a session has a dialog of its own. */
function showFailure(error: ApiError): void {
  if (error.status !== 401) showMessage('error', error.msg, error.error === 'client.network');
}

/** A part of the site that could not be loaded, most likely. */
function showOtherFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the visitor gets the generic words; what happened is for the log
  console.error(error);
  showMessage('error');
}
