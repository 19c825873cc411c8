/**
 * The letters to its owner about one parcel, as its record shows them: that they went, and never what stood in them.
 */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Db } from '../../platform/database.ts';
import { findLetterFates, type LetterFate } from '../notifications/letter-fates.service.ts';
import { dueLettersOfParcel } from './due-notice.store.ts';
import { letterIdsOfParcel } from './parcel-letter.store.ts';
import { noticeLettersOfParcel } from './storage-notice.store.ts';

/** What became of the letters about the current parcel of a code; forgotten 30 days after their end. */
export async function lettersAboutParcel(db: Db, trackingCode: string): Promise<LetterFate[]> {
  const code = normalizeTrackingCode(trackingCode);
  return findLetterFates(db, [
    ...(await letterIdsOfParcel(db, code)),
    ...(await noticeLettersOfParcel(db, code)),
    ...(await dueLettersOfParcel(db, code)),
  ]);
}
