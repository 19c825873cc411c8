import { useEffect, useState } from 'react';
import { readOwnDevice } from '../../stations/device/device-store.ts';
import type { OwnDevice } from '../../stations/device/device-store.ts';

/** The device that this browser is registered as; null where it is none, or nothing can be stored, undefined until that is known. */
export function useOwnStation(): OwnDevice | null | undefined {
  const [found, setFound] = useState<OwnDevice | null>();
  useEffect(() => {
    let isGone = false;
    readOwnDevice().then(
      (own) => !isGone && setFound(own ?? null),
      () => !isGone && setFound(null),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}
