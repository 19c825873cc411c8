import { normalizeUsername } from '@rohi/contract/accounts/login-names';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';

/** Long enough for a pause in typing. */
const pauseMs = 400;

/** Asks, while a user name is typed, whether it is free; undefined as long as that is not known. */
export function useUsernameCheck(text: string): 'free' | 'taken' | undefined {
  const name = normalizeUsername(text);
  const [known, setKnown] = useState<{ name: string; available: boolean }>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      call('POST /sys-user/check/{type}', {
        params: { type: 'username' },
        body: { value: name },
        signal: aborter.signal,
        quiet: true,
      }).then(
        ({ available }) => setKnown({ name, available }),
        // Not known is no failure: registering will say it.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [name]);
  if (known === undefined || known.name !== name) return undefined;
  return known.available ? 'free' : 'taken';
}
