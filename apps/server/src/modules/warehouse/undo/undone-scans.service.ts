/** What stations have taken back: of a parcel, for its timeline, and among scans. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { findUndone, insertUndone, isUndone, undoneOfCode, type UndoneScan } from './undone-scan.store.ts';

export { insertUndone, isUndone };
export type { UndoneScan };

/** Of the current parcel of a code, the first first. */
export function listUndoneScans({ db }: Pick<Context, 'db'>, code: string): Promise<UndoneScan[]> {
  return undoneOfCode(db, normalizeTrackingCode(code));
}

/** Those of these scans of a device that were taken back. */
export async function undoneAmong(
  { db }: Pick<Context, 'db'>,
  deviceId: string,
  scanIds: readonly string[],
): Promise<Set<string>> {
  return new Set(await findUndone(db, deviceId, scanIds));
}
