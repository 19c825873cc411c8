import { useEffect, useState } from 'react';
import { waitingHere } from '../../kit/session/leaving.ts';

/** What waits is counted again so often: it goes as soon as the line is back. */
const lookAgainMs = 2_000;

/** How much of the person's waits on this device, parcels and cash of counter and door and their pictures among it: a shift is counted once all of it has gone. */
export function useWaitingHere(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = () => void waitingHere().then((waiting) => !isGone && setCount(waiting));
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return count;
}
