import { ApiError, exchange } from '../api/exchange.ts';
import { announceSessionEnd } from './session-end.ts';
import { saveSession } from './session-changes.ts';
import { needsCare, readUser, tokenLeftMs } from './session-state.ts';
import { readStored, readToken } from './session-storage.ts';

const name = 'session_lease';
const leaseMs = 10_000;
const settleMs = 30;
const retryMs = 100;

/**
 * Runs the work while no other tab of this site runs any. Browsers without locks (and all of them over plain http) use
 * a lease in local storage, which is given up after 10 s: the service takes the same refresh twice in that time.
 */
async function withTabLock(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) return locks.request(name, work);
  const lease = await takeLease();
  try {
    await work();
  } finally {
    if (localStorage.getItem(name) === lease) localStorage.removeItem(name);
  }
}

async function takeLease(): Promise<string> {
  const giveUpAt = Date.now() + leaseMs;
  const owner = Math.random();
  let lease: string;
  do {
    lease = `${Date.now() + leaseMs} ${owner}`;
    if (!isTaken()) {
      localStorage.setItem(name, lease);
      // Two tabs may have written at once: who stands there a moment later has it.
      await pause(settleMs);
      if (localStorage.getItem(name) === lease) return lease;
    }
    await pause(retryMs);
  } while (Date.now() < giveUpAt);
  return lease;
}

/** A lease that ends later than one can end was made by a clock since put back: it does not count. */
function isTaken(): boolean {
  const leftMs = Number.parseInt(localStorage.getItem(name) ?? '', 10) - Date.now();
  return leftMs > 0 && leftMs <= leaseMs;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A clock that lies must not make us ask for ever: one refresh in so long, over all tabs and reloads. */
const shortestPauseMs = 30_000;
const lookAfterMs = 30_000;

/**
 * Before a call: replaces a token that ends soon, once for all tabs. Ends the session when the service refuses or the
 * stored user is missing (specification, section 8). Throws ApiError when the service cannot be reached and the token
 * is already over.
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
 * A tab that slept may find another person logged in without having seen the log-out between: what it shows is the
 * former's. Only another tab's doing comes as this event.
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
