import { useEffect, useState } from 'react';
import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';

/**
 * An answer, and while there is none the last one of its name that this person was given on this device: a station that
 * is loaded anew while offline knows what it knew. It goes with the session.
 */
export function useLastAnswer<Data>(name: string | undefined, fresh: Data | undefined): Data | undefined {
  const [stored, setStored] = useState<{ name: string; data: Data }>();
  useEffect(() => {
    if (name !== undefined && fresh !== undefined) void storeAnswer(name, fresh, Date.now());
  }, [name, fresh]);
  useEffect(() => {
    if (name === undefined || fresh !== undefined) return undefined;
    let isGone = false;
    void findStoredAnswer<Data>(name).then(
      (found) => found !== undefined && !isGone && setStored({ name, data: found.data }),
    );
    return () => {
      isGone = true;
    };
  }, [name, fresh]);
  return fresh ?? (stored?.name === name ? stored?.data : undefined);
}
