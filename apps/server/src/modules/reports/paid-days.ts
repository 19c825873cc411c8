import { addDays } from '@rohi/contract/dushanbe-time';

/** On which days a point is open: days of the week (1 is Monday, none where nobody has told), and days closed all the same. */
type OpenDays = { readonly weekdays: readonly number[]; readonly closedDays: readonly string[] };

/** Storage never costs more than the delivery, which is reached long before. */
const mostDays = 366;

/** The days after the last free one, today included, on which the point was open; a point without hours is open every day. */
export function countPaidDays(
  freeUntil: string,
  today: string,
  { weekdays, closedDays }: OpenDays = { weekdays: [], closedDays: [] },
): number {
  let count = 0;
  let day = addDays(freeUntil, 1);
  for (let walked = 0; day <= today && walked < mostDays; walked += 1) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const isOpen = weekdays.length === 0 || weekdays.includes(weekday);
    if (isOpen && !closedDays.includes(day)) count += 1;
    day = addDays(day, 1);
  }
  return count;
}
