import { ApiError, exchange } from '../api/exchange.ts';
import { announceSessionEnd } from './session-end.ts';
import { saveSession } from './session-changes.ts';
import { needsCare, readUser, tokenLeftMs } from './session-state.ts';
import { readStored, readToken } from './session-storage.ts';
import { withTabLock } from './tab-lock.ts';

/** A clock that lies must not make us ask for ever: one refresh in so long, over all tabs and reloads. */
const shortestPauseMs = 30_000;
const lookAfterMs = 30_000;

/**
 * Before a call: replaces a token that ends soon, once for all tabs. Ends the session when the service refuses or the stored user is
 * missing (specification, section 8). Throws ApiError when the service cannot be reached and the token is already over.
 */
export async function careForSession(): Promise<void> {
  if (!needsCare()) return;
  const token = readToken();
  await withTabLock(async () => {
    // Another tab may have done it while this one waited.
    if (token === readToken() && needsCare()) await exchangeToken(token);
  });
}

async function exchangeToken(token: string | undefined): Promise<void> {
  const refreshToken = readStored('refresh_token');
  const user = readUser();
  if (refreshToken === undefined || !user) return announceSessionEnd(token);
  const sinceLastMs = Math.abs(Date.now() - Number(readStored('refreshed_at')));
  if (sinceLastMs < shortestPauseMs) return undefined;
  localStorage.setItem('refreshed_at', String(Date.now()));
  const query = { refresh_token: refreshToken, username: user.username };
  try {
    saveSession(
      await exchange('POST /auth/refresh_token', { query, withoutToken: true, withoutLocale: true }),
    );
  } catch (error) {
    if (isRefusal(error)) return announceSessionEnd(token, error.error);
    if (tokenLeftMs() <= 0) throw error;
  }
  return undefined;
}

/** The service has said no; silence, overload or a failure of its own say nothing about the session. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return [400, 401].includes(error.status) || (error.status === 500 && error.error !== 'server.internal');
}

let isCaredFor = false;
let owner: string | undefined;

/**
 * A tab that slept may find another person logged in without having seen the log-out between: what it shows is the former's.
 * Only another tab's doing comes as this event.
 */
function followOwner(): void {
  const now = readUser()?.id ?? owner;
  if (owner !== undefined && now !== owner) location.reload();
  owner = now;
}

/** Looks after the session while the page is visible, so that a long stay on one page does not end it. */
export function keepSession(): void {
  if (isCaredFor) return;
  isCaredFor = true;
  const look = () => {
    owner = readUser()?.id ?? owner;
    if (document.visibilityState !== 'visible') return;
    // What could not be done now is tried again by the next look or the next call, which notifies the visitor.
    careForSession().catch(() => undefined);
  };
  setInterval(look, lookAfterMs);
  document.addEventListener('visibilitychange', look);
  addEventListener('storage', followOwner);
  look();
}
