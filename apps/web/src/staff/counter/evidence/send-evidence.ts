import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';

/** Sends what was made at an open card. */
export async function sendEvidence(visit: string, kind: EvidenceKind, file: Blob): Promise<void> {
  const query = { visit, kind, takenAt: new Date().toISOString() };
  await call('PUT /hand-over/evidence/{id}', { params: { id: newRequestId() }, query, file, quiet: true });
}
