/**
 * Owns the places at which files that were sent are read. Promises that no more than so many are read at once, that one
 * sender's files wait behind each other where that is asked for, and that senders take turns: a sender's next file
 * comes after those that others have in line.
 */
import { AppError } from '../../errors.ts';
import { GateFullError, openGate, type Gate } from '../concurrency.ts';

/**
 * `mostOfSender`: so many files of one sender at once, and so many more may wait; without it a sender is like any
 * other.
 */
export type PlaceLimits = {
  mostAtOnce: number;
  mostWaiting: number;
  mostOfSender?: { atOnce: number; waiting: number };
};

/** Does the work as soon as a place is free for its sender. Throws `server.busy` when too many wait. */
export type TakePlace = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

/** Places of their own, apart from all others. */
export function openReadingPlaces({ mostAtOnce, mostWaiting, mostOfSender }: PlaceLimits): TakePlace {
  const all = openGate({ mostAtOnce, mostWaiting });
  const admitted = openGate({ mostAtOnce: mostAtOnce + mostWaiting });
  const bySender = new Map<string, Gate>();
  /** Work of one sender is in line for a place of all only when it is the sender's turn. */
  const readInTurn = async <Result>(sender: string, work: () => Promise<Result>): Promise<Result> => {
    if (mostOfSender === undefined) return all.run(work);
    const { atOnce, waiting } = mostOfSender;
    const own = bySender.get(sender) ?? openGate({ mostAtOnce: atOnce, mostWaiting: waiting });
    bySender.set(sender, own);
    try {
      return await own.run(() => all.run(work));
    } finally {
      if (own.isEmpty()) bySender.delete(sender);
    }
  };
  return async (sender, work) => {
    try {
      return await admitted.run(() => readInTurn(sender, work));
    } catch (error) {
      if (!(error instanceof GateFullError)) throw error;
      throw new AppError('server.busy', { cause: error, headers: { 'retry-after': '5' } });
    }
  };
}
