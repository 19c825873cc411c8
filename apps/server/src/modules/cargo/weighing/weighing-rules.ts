/** What a second weight comes to, and which parcels are weighed once more. */
import { createHash } from 'node:crypto';
import { heaviestG } from '@rohi/contract/stations/scan-limits';

/** Scales of warehouses differ by so much whatever a parcel weighs, in grams. */
const scalesDifferG = 50;

export type WeighedAs = 'AGREES' | 'LOWER' | 'HIGHER';

/**
 * A second weight against the first, both in grams; `tolerance` in per cent of the first. A second weight of a parcel
 * without a first one is higher.
 */
export function compareWeights(
  { oldG, newG }: { oldG: number | null; newG: number },
  tolerance: number,
): WeighedAs {
  if (oldG === null) return 'HIGHER';
  const allowedG = Math.max(scalesDifferG, (oldG * tolerance) / 100);
  if (Math.abs(newG - oldG) <= allowedG) return 'AGREES';
  return newG < oldG ? 'LOWER' : 'HIGHER';
}

/** Whether a weight is so far from the first that the clerk is asked once: more than a third. */
export function isFarFromFirst({ oldG, newG }: { oldG: number | null; newG: number }): boolean {
  return newG >= heaviestG || (oldG !== null && Math.abs(newG - oldG) * 3 > oldG);
}

/** Whether a parcel is of the sample; `share` in per cent of all. The same code is always answered the same way. */
export function isOfSample(trackingCode: string, share: number): boolean {
  return createHash('sha256').update(trackingCode).digest().readUInt32BE(0) % 100 < share;
}
