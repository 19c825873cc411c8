import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from './call.ts';

export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; data: Data; receivedAt: Date; again: () => void };

/** `data` is undefined while only failures have come. */
type Settled<Data> = { data: Data | undefined; receivedAt: Date };

/**
 * What a GET call answers, asked for when the component is there and whenever `path` changes. What was there stays until
 * the new answer comes, also when none comes: give the component another key where an old answer would be wrong. Nothing is
 * said of a failure here. `again` asks once more.
 */
export function useAnswer<Data>(path: `/${string}`): Answer<Data> {
  const [settled, setSettled] = useState<Settled<Data>>();
  const underWay = useRef<AbortController>(undefined);
  const again = useCallback(() => {
    underWay.current?.abort();
    const gaveUp = new AbortController();
    underWay.current = gaveUp;
    call<Data>('GET', path, { quiet: true, signal: gaveUp.signal }).then(
      (data) => setSettled({ data, receivedAt: new Date() }),
      () => {
        if (!gaveUp.signal.aborted)
          setSettled((before) => before ?? { data: undefined, receivedAt: new Date() });
      },
    );
  }, [path]);
  useEffect(() => {
    again();
    return () => underWay.current?.abort();
  }, [again]);
  if (settled === undefined) return { state: 'loading' };
  return settled.data === undefined
    ? { state: 'failed', again }
    : { state: 'ready', data: settled.data, receivedAt: settled.receivedAt, again };
}
