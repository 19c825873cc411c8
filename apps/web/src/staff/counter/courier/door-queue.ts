import type { SentPart } from '@rohi/contract/endpoint';
import type { giveAtDoor, notMetAtDoor } from '@rohi/contract/hand-over/courier-rounds.contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { beat, holdLockOf, longestSendMs, openTabs } from '../../stations/scan-queue/browser-line.ts';
import { outcomeOf } from '../../stations/scan-queue/outcome-of.ts';
import { openQueueStore } from '../../stations/scan-queue/queue-database.ts';
import type { QueuedScan } from '../../stations/scan-queue/queued-scan.ts';
import { openScanQueue } from '../../stations/scan-queue/scan-queue.ts';
import type { QueueDeps, QueueStatus, ScanQueue } from '../../stations/scan-queue/scan-queue.ts';

/** What a courier has done at a stop, as the service is given it. */
export type DoorFacts =
  | { kind: 'GIVE'; stopId: string; body: SentPart<typeof giveAtDoor, 'body'> }
  | { kind: 'NOT_MET'; stopId: string; body: SentPart<typeof notMetAtDoor, 'body'> };
/** `refusal`: why the service does not take it, in the language of the courier. */
type DoorAnswer = { scanId: string; refusal: string | null };
export type DoorRow = QueuedScan<DoorFacts, DoorAnswer>;
type DoorQueue = ScanQueue<DoorFacts, DoorAnswer>;

const name = 'courier';

let open: { owner: string; queue: DoorQueue } | undefined;

function doorQueueOf(owner: string): DoorQueue {
  if (open?.owner === owner) return open.queue;
  open?.queue.stop();
  const queue = openScanQueue(browserDeps(owner));
  open = { owner, queue };
  for (const event of ['focus', 'online']) addEventListener(event, queue.wake);
  return queue;
}

function browserDeps(owner: string): QueueDeps<DoorFacts, DoorAnswer> {
  return {
    owner,
    permit: () => Promise.resolve(undefined),
    store: openQueueStore(name),
    send: async (_device, [first]) => {
      // A round is its courier's alone: nobody else sends it.
      if (first === undefined || first.owner !== (readUser()?.id ?? owner)) return { kind: 'locked' };
      try {
        await send(first.facts);
        return { kind: 'answered', answers: [{ scanId: first.scanId, refusal: null }] };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind !== 'refused') return outcome;
        const refusal = error instanceof ApiError ? error.msg : '';
        return { kind: 'answered', answers: [{ scanId: first.scanId, refusal }] };
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
    lock: holdLockOf(`${name}-queue`),
    tabs: openTabs(`${name}-queue`),
  };
}

async function send(facts: DoorFacts): Promise<void> {
  const asked = { params: { id: facts.stopId }, quiet: true, signal: AbortSignal.timeout(longestSendMs) };
  if (facts.kind === 'GIVE') await call('POST /courier/stops/{id}/give', { ...asked, body: facts.body });
  else await call('POST /courier/stops/{id}/not-met', { ...asked, body: facts.body });
}

/** The durable queue of a courier in this tab, and how it stands. */
export function useDoorQueue(owner: string): {
  queue: DoorQueue;
  status: QueueStatus<DoorFacts, DoorAnswer>;
} {
  const queue = useMemo(() => doorQueueOf(owner), [owner]);
  useEffect(() => queue.wake(), [queue]);
  return { queue, status: useSyncExternalStore(queue.subscribe, queue.read) };
}
