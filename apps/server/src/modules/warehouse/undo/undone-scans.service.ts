/** What stations have taken back of a parcel, for its timeline. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../../context.ts';
import { undoneOfCode, type UndoneScan } from './undone-scan.store.ts';

export type { UndoneScan };

/** Of the current parcel of a code, the first first. */
export function listUndoneScans({ db }: Pick<Context, 'db'>, code: string): Promise<UndoneScan[]> {
  return undoneOfCode(db, normalizeTrackingCode(code));
}
