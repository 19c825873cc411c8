import { changeOfDevice, readOfDevice } from '../scan-queue/queue-database.ts';
import type { PinStore, StoredPin } from './pin.ts';

/** The PIN of a person in this browser. It stays when the session ends, and opens nothing without one. */
export function pinOf(person: string): PinStore {
  const key = `pin:${person}`;
  return {
    read: () => readOfDevice<StoredPin>(key),
    change: (next) => changeOfDevice(key, next),
  };
}
