import { useEffect, useState } from 'react';
import { waitingHere } from '../../kit/session/leaving.ts';

/** What waits is counted again so often: it goes as soon as the line is back. */
const lookAgainMs = 2_000;

/** How many scans of the person wait on this device, parcels and cash of the counter among them: a shift is counted once they have gone. */
export function useWaitingHere(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = () => void waitingHere().then(({ scans }) => !isGone && setCount(scans));
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return count;
}
