import { dushanbeMinute } from '@rohi/contract/dushanbe-time';

export type DayPart = 'night' | 'morning' | 'day' | 'evening';

// Hours at which a part of the day begins.
const morning = 5;
const noon = 12;
const evening = 18;
const night = 23;

/** The part of the day at a moment by the clock of Dushanbe, whatever zone the computer thinks it is in. */
export function dayPartAt(moment: Date): DayPart {
  const hour = Number(dushanbeMinute(moment).slice(11, 13));
  if (hour < morning || hour >= night) return 'night';
  if (hour < noon) return 'morning';
  return hour < evening ? 'day' : 'evening';
}
