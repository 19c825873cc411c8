import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../../shared/api/call.ts';
import { longestPictureMs } from '../../stations/scan-queue/browser-line.ts';
import { createCallQueue } from '../call-queue.ts';
import type { CallQueue, CallQueueStatus, CallRow } from '../call-queue.ts';

/** A photo or signature that was made offline. */
type EvidenceFacts = { visit: string; customerCode: string; kind: EvidenceKind; takenAt: string; file: Blob };
export type EvidenceRow = CallRow<EvidenceFacts>;
export type EvidenceQueue = CallQueue<EvidenceFacts>;
export type EvidenceStatus = CallQueueStatus<EvidenceFacts>;

/** What was made offline, stored until the service has it, of all users of this device. */
export const useEvidenceQueue = createCallQueue<EvidenceFacts>({ name: 'evidence', send });

async function send({ scanId, facts: { visit, kind, takenAt, file } }: EvidenceRow): Promise<void> {
  const signal = AbortSignal.timeout(longestPictureMs);
  const query = { visit, kind, takenAt };
  await call('PUT /hand-over/evidence/{id}', { params: { id: scanId }, query, file, quiet: true, signal });
}
