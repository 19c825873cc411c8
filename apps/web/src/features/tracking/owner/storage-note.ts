import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { OwnersBlock } from '@rohi/contract/tracking/tracking.contract';
import { formatMonthDay } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import type { OwnerTexts } from './ru.ts';

const dayMs = 86_400_000;

/** How storage stands, in one line; undefined where the parcel has not come to its point. */
export function storageNote(
  { freeUntil, storage }: Pick<OwnersBlock, 'freeUntil' | 'storage'>,
  words: Pick<OwnerTexts, 'free' | 'freeToday' | 'running' | 'most' | 'paused'>,
  now: Date,
): string | undefined {
  if (freeUntil === null) return undefined;
  const left = Math.round((Date.parse(freeUntil) - Date.parse(dushanbeDay(now))) / dayMs);
  if (left > 0) return words.free(formatMonthDay(freeUntil), left);
  if (left === 0) return words.freeToday;
  if (storage === null) return undefined;
  if (storage.paidDays === 0) return words.paused;
  const amount = formatMoney(storage.total);
  return storage.isMost ? words.most(amount) : words.running(amount, formatMoney(storage.perDay));
}
