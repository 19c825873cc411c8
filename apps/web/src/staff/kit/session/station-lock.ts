import { useSyncExternalStore } from 'react';
import { readUser } from '../../../shared/session/session-state.ts';
import { readStored } from '../../../shared/session/session-storage.ts';

/** Goes with everything else that the session has stored, at its end. */
const key = 'station_locked';

const listeners = new Set<() => void>();

function isLocked(): boolean {
  const person = readStored(key);
  return person !== undefined && person === readUser()?.id;
}

function say(): void {
  for (const listener of listeners) listener();
}

/** Locks the console for this person, in all its tabs and after a reload, until `unlockStation`. */
export function lockStation(person: string): void {
  localStorage.setItem(key, person);
  say();
}

export function unlockStation(): void {
  localStorage.removeItem(key);
  say();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the console is locked for the present user. */
export function useStationLock(): boolean {
  return useSyncExternalStore(subscribe, isLocked);
}
