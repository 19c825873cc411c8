import { exchange } from '../api/exchange.ts';
import { clearStorage, forgetDraftsOfOthers } from './session-changes.ts';
import { readUser } from './session-state.ts';
import { readStored } from './session-storage.ts';

/** The longest wait for a service that does not answer. */
const longestWaitMs = 5_000;

/**
 * Ends the session there and here; here whatever comes of it there (specification, section 4), then loads the page
 * again.
 */
export async function logOut(): Promise<void> {
  const body = { id: readUser()?.id, refresh_token: readStored('refresh_token') };
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), longestWaitMs);
  try {
    const bare = { withoutToken: true, withoutLocale: true };
    await exchange('POST /auth/loginout', { body, signal: aborter.signal, ...bare });
  } catch (error) {
    // oxlint-disable-next-line no-console -- the visitor is logged out all the same; only the log needs to know
    console.warn('Log-out call failed', error);
  }
  clearTimeout(timer);
  clearStorage();
  forgetDraftsOfOthers();
  location.reload();
}
