/** The claims of customers to one parcel, as its record shows them. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Db } from '../../../platform/database.ts';
import { claimsAtParcel, type ClaimOfParcel } from './parcel-claims.store.ts';

export type { ClaimOfParcel } from './parcel-claims.store.ts';

/** Every claim to the current parcel of a code, the oldest first. */
export function claimsOfParcel(db: Db, trackingCode: string): Promise<ClaimOfParcel[]> {
  return claimsAtParcel(db, normalizeTrackingCode(trackingCode));
}
