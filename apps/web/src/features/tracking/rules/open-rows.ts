import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/** Rows that are open when an answer comes: the only parcel found opens by itself. */
export function openAtFirst(parcels: readonly Pick<TrackedParcel, 'trackingCode'>[]): ReadonlySet<string> {
  const [only] = parcels;
  return new Set(only && parcels.length === 1 ? [only.trackingCode] : []);
}

/** Opens a closed row and closes an open one; the others stay as they are. */
export function toggleOpen(open: ReadonlySet<string>, trackingCode: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(trackingCode)) next.add(trackingCode);
  return next;
}
