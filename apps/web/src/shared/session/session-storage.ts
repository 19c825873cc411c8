import { refreshThresholdMs } from '@rohi/contract/accounts/session-rules';
import { useSyncExternalStore } from 'react';

/** Who is logged in, as far as the client keeps it (specification, section 3). */
export type SessionUser = { id: string; name: string; username: string };

const listeners = new Set<() => void>();

/** A value of the session, or undefined where there is none or storage is forbidden. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The session's token: somebody is logged in when there is one (specification, section 4). */
export function readToken(): string | undefined {
  return readStored('token');
}

/** The stored user; undefined when it is missing or cannot be read. */
export function readUser(): SessionUser | undefined {
  try {
    const user = JSON.parse(readStored('user') ?? '') as Partial<SessionUser> | null;
    return user?.username ? (user as SessionUser) : undefined;
  } catch {
    return undefined;
  }
}

// A phone's clock may be wrong: ends are reckoned by the server's, whose distance every answer tells.
let clockOffsetMs = Number(readStored('clock_offset')) || 0;

/** Takes the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (serverMs) clockOffsetMs = serverMs - Date.now();
}

/** Epoch milliseconds by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs;
}

/** Milliseconds until the access token ends; negative when it is over. */
export function tokenLeftMs(): number {
  return Number(readStored('expiration_time')) - serverNow();
}

/** True when a call must not go out before the session is looked after: its token ends soon, or its user is missing. */
export function needsCare(): boolean {
  return readToken() !== undefined && (tokenLeftMs() < refreshThresholdMs || !readUser());
}

/** Tells the components of this tab; the others hear of a change by the browser's `storage` event. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The token, for a component that renders again when somebody logs in or out, in this tab or another. */
export function useToken(): string | undefined {
  return useSyncExternalStore(subscribe, readToken, () => undefined);
}
