import { useEffect, useState } from 'react';

/** Whether the browser keeps what is stored for good: it may empty what is `passing` when the disk is full. */
export type StorageState = 'permanent' | 'passing' | 'unknown';

let asked: Promise<StorageState> | undefined;

/** Asks the browser once to store for good; its answer stands until the page is loaded again. */
function askForStorage(): Promise<StorageState> {
  asked ??= ask().catch(() => 'unknown' as const);
  return asked;
}

async function ask(): Promise<StorageState> {
  // Over plain http there is none.
  const storage = (navigator as { storage?: StorageManager }).storage;
  if (storage === undefined) return 'unknown';
  return (await storage.persisted()) || (await storage.persist()) ? 'permanent' : 'passing';
}

export function useStorageState(): StorageState {
  const [state, setState] = useState<StorageState>('unknown');
  useEffect(() => {
    let isGone = false;
    void askForStorage().then((answer) => !isGone && setState(answer));
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}
