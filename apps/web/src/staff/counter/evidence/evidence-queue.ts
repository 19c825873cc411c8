import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { useEffect, useMemo } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { beat, holdLockOf, openTabs } from '../../stations/scan-queue/browser-line.ts';
import { outcomeOf } from '../../stations/scan-queue/outcome-of.ts';
import { openQueueStore, removeAccepted } from '../../stations/scan-queue/queue-database.ts';
import { openScanQueue } from '../../stations/scan-queue/scan-queue.ts';
import type { QueueDeps, ScanQueue } from '../../stations/scan-queue/scan-queue.ts';

/** A photo or signature that was made without the line. */
type EvidenceFacts = { visit: string; kind: EvidenceKind; takenAt: string; file: Blob };
type EvidenceAnswer = { scanId: string; refusal: string | null };
export type EvidenceQueue = ScanQueue<EvidenceFacts, EvidenceAnswer>;

const name = 'evidence';
/** A photo goes over a slow line for so long. */
const longestSendMs = 120_000;

let open: { owner: string; queue: EvidenceQueue } | undefined;

function evidenceQueueOf(owner: string): EvidenceQueue {
  if (open?.owner === owner) return open.queue;
  open?.queue.stop();
  const queue = openScanQueue(browserDeps(owner));
  open = { owner, queue };
  void removeAccepted(Date.now(), name).catch(() => undefined);
  for (const event of ['focus', 'online']) addEventListener(event, queue.wake);
  return queue;
}

function browserDeps(owner: string): QueueDeps<EvidenceFacts, EvidenceAnswer> {
  return {
    owner,
    permit: () => Promise.resolve(undefined),
    store: openQueueStore(name),
    send: async (_device, [first]) => {
      // Another tab has logged somebody else in: who is here next sends it from the own queue.
      if (first === undefined || (readUser()?.id ?? owner) !== owner) return { kind: 'locked' };
      const { scanId, facts } = first;
      try {
        await send(scanId, facts);
        return { kind: 'answered', answers: [{ scanId, refusal: null }] };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind !== 'refused') return outcome;
        return {
          kind: 'answered',
          answers: [{ scanId, refusal: error instanceof ApiError ? error.msg : '' }],
        };
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

async function send(id: string, { file, ...query }: EvidenceFacts): Promise<void> {
  const signal = AbortSignal.timeout(longestSendMs);
  await call('PUT /hand-over/evidence/{id}', { params: { id }, query, file, quiet: true, signal });
}

/** What was made without the line, stored until the service has it; of whoever has used this device. */
export function useEvidenceQueue(owner: string): EvidenceQueue {
  const queue = useMemo(() => evidenceQueueOf(owner), [owner]);
  useEffect(() => queue.wake(), [queue]);
  return queue;
}
