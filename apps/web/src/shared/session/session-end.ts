import { createStore } from '../ui/store.ts';
import { readToken } from './session-storage.ts';

/** Set while the visitor is told that the session is over; holds the token that ended. */
export const endedSession = createStore<{ token: string | undefined } | undefined>(undefined);

/**
 * Says once that the session of this token is over, however many calls have failed with it. A late failure of a session
 * that has been replaced says nothing.
 */
export function announceSessionEnd(token: string | undefined): void {
  if (!endedSession.read() && token === readToken()) endedSession.write({ token });
}
