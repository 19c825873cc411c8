import { useSyncExternalStore } from 'react';

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

let receivedOffsetMs: number | undefined;

/** Takes the `Date` header of an answer: a phone's clock may be wrong. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (serverMs) receivedOffsetMs = serverMs - Date.now();
}

/** How far the server's clock is before ours, by the last answer or, before any, as it was at the last log-in. */
export function clockOffsetMs(): number {
  return receivedOffsetMs ?? Number(readStored('clock_offset') ?? 0);
}

/** Notifies the components of this tab; the others receive a change by the browser's `storage` event. */
export function notifySessionChanged(): void {
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
