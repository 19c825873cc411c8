import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../../shared/api/exchange.ts';
import { readUser } from '../../shared/session/session-state.ts';
import { beat, holdLockOf, openTabs } from '../stations/scan-queue/browser-line.ts';
import { outcomeOf } from '../stations/scan-queue/outcome-of.ts';
import { openQueueStore } from '../stations/scan-queue/queue-database.ts';
import type { QueueName } from '../stations/scan-queue/queue-database.ts';
import type { QueuedScan } from '../stations/scan-queue/queued-scan.ts';
import { openScanQueue } from '../stations/scan-queue/scan-queue.ts';
import type { QueueDeps, QueueStatus, ScanQueue } from '../stations/scan-queue/scan-queue.ts';

/** `refusal`: why the service does not take it, in the language of who made it. */
type CallAnswer = { scanId: string; refusal: string | null };
export type CallRow<Facts> = QueuedScan<Facts, CallAnswer>;
export type CallQueue<Facts> = ScanQueue<Facts, CallAnswer>;
export type CallQueueStatus<Facts> = QueueStatus<Facts, CallAnswer>;

type CallKind<Facts> = {
  /** Names its database, its lock and the channel of its tabs. */
  name: QueueName;
  /** Sends one entry; throws as its call does. */
  send: (row: CallRow<Facts>) => Promise<void>;
  /** Its entries are sent only by the user who made them. */
  isOwnOnly?: boolean;
};

/**
 * A durable queue with a call of its own for every entry, by the rules of scans: stored before it counts as done, gone
 * by the answer alone, listed where it is refused. What the service has taken leaves the device at once: it has
 * pictures and documents of customers.
 */
export function createCallQueue<Facts>(kind: CallKind<Facts>) {
  let open: { owner: string; queue: CallQueue<Facts> } | undefined;
  const queueOf = (owner: string): CallQueue<Facts> => {
    if (open?.owner === owner) return open.queue;
    open?.queue.stop();
    const queue = openScanQueue(browserDeps(kind, owner));
    open = { owner, queue };
    for (const event of ['focus', 'online']) addEventListener(event, queue.wake);
    return queue;
  };
  /** The queue of a person in this tab, and how it stands. */
  return function useCallQueue(owner: string): {
    queue: CallQueue<Facts>;
    status: CallQueueStatus<Facts>;
  } {
    const queue = useMemo(() => queueOf(owner), [owner]);
    useEffect(() => queue.wake(), [queue]);
    return { queue, status: useSyncExternalStore(queue.subscribe, queue.read) };
  };
}

function browserDeps<Facts>(
  { name, send, isOwnOnly = false }: CallKind<Facts>,
  owner: string,
): QueueDeps<Facts, CallAnswer> {
  const lockName = `${name}-queue`;
  return {
    owner,
    permit: () => Promise.resolve(undefined),
    store: openQueueStore<Facts, CallAnswer>({
      name,
      onlyOf: isOwnOnly ? owner : undefined,
      leftOf: () => undefined,
    }),
    mostInCall: 1,
    send: async (_device, [row]) => {
      // Another tab has logged somebody else in: in their name goes nothing of this person's.
      if (row === undefined || (readUser()?.id ?? owner) !== owner) return { kind: 'locked' };
      try {
        await send(row);
        return { kind: 'answered', answers: [{ scanId: row.scanId, refusal: null }] };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind !== 'refused') return outcome;
        const refusal = error instanceof ApiError ? error.msg : '';
        return { kind: 'answered', answers: [{ scanId: row.scanId, refusal }] };
      }
    },
    isDone: ({ refusal }) => refusal === null,
    beat,
    clock: {
      now: () => Date.now(),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    lock: holdLockOf(lockName),
    tabs: openTabs(lockName),
  };
}
