import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../../shared/api/call.ts';
import { longestPictureMs } from '../../stations/scan-queue/browser-line.ts';
import { createCallQueue } from '../call-queue.ts';
import type { CallQueue, CallQueueStatus, CallRow } from '../call-queue.ts';

/** A photo or signature that was made without the line. */
type EvidenceFacts = { visit: string; customerCode: string; kind: EvidenceKind; takenAt: string; file: Blob };
export type EvidenceRow = CallRow<EvidenceFacts>;
export type EvidenceQueue = CallQueue<EvidenceFacts>;
export type EvidenceStatus = CallQueueStatus<EvidenceFacts>;

/** What was made without the line, stored until the service has it; of whoever has used this device. */
export const useEvidenceQueue = createCallQueue<EvidenceFacts>({ name: 'evidence', send });

async function send({ scanId, facts: { visit, kind, takenAt, file } }: EvidenceRow): Promise<void> {
  const signal = AbortSignal.timeout(longestPictureMs);
  const query = { visit, kind, takenAt };
  await call('PUT /hand-over/evidence/{id}', { params: { id: scanId }, query, file, quiet: true, signal });
}
