import { createStore } from '../ui/store.ts';
import { readToken } from './session-storage.ts';

/** Set while the visitor is shown that the session is over; holds the token that ended, and the name of the failure. */
export const endedSession = createStore<
  { token: string | undefined; reason?: string | undefined } | undefined
>(undefined);

/**
 * Says once that the session of this token is over, however many calls have failed with it. A late failure of a session
 * that has been replaced says nothing.
 */
export function announceSessionEnd(token: string | undefined, reason?: string): void {
  if (!endedSession.read() && token === readToken()) endedSession.write({ token, reason });
}
