/**
 * Owns the places at which files that were sent are read. Promises that no more than so many are read at once, that one sender's
 * files wait behind each other where that is asked for, and that whoever waits longest and may be read comes next.
 */
import { AppError } from '../../errors.ts';

/** `mostOfSender`: so many files of one sender at once, and so many more may wait; without it a sender is like any other. */
export type PlaceLimits = {
  mostAtOnce: number;
  mostWaiting: number;
  mostOfSender?: { atOnce: number; waiting: number };
};

/** Does the work as soon as a place is free for its sender. Throws `server.busy` when too many wait. */
export type TakePlace = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

type Waiting = { sender: string; start: () => void };

/** Places of their own, apart from all others. */
export function openReadingPlaces({ mostAtOnce, mostWaiting, mostOfSender }: PlaceLimits): TakePlace {
  const reading: string[] = [];
  const queue: Waiting[] = [];
  const countOf = (list: readonly string[], sender: string) => list.filter((each) => each === sender).length;
  const mayRead = (sender: string) =>
    reading.length < mostAtOnce &&
    (mostOfSender === undefined || countOf(reading, sender) < mostOfSender.atOnce);
  const mayWait = (sender: string) => {
    const senders = queue.map((each) => each.sender);
    return (
      queue.length < mostWaiting &&
      (mostOfSender === undefined || countOf(senders, sender) < mostOfSender.waiting)
    );
  };
  const startNext = () => {
    const next = queue.findIndex(({ sender }) => mayRead(sender));
    const [found] = next === -1 ? [] : queue.splice(next, 1);
    if (found === undefined) return;
    reading.push(found.sender);
    found.start();
  };
  return async (sender, work) => {
    if (mayRead(sender)) reading.push(sender);
    else if (!mayWait(sender)) throw new AppError('server.busy', { headers: { 'retry-after': '5' } });
    else await new Promise<void>((start) => queue.push({ sender, start }));
    try {
      return await work();
    } finally {
      reading.splice(reading.indexOf(sender), 1);
      startNext();
    }
  };
}
