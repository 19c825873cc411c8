/** Letters that can wait do not ring a phone at night: from nine in the evening to eight in the morning in Dushanbe. */
const quietFromHour = 21;
const quietToHour = 8;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dushanbeOffsetMs = 5 * hourMs;

/** How long a letter queued at `now` waits for the morning, in ms; 0 by day. */
export function quietWaitMs(now: Date): number {
  const sinceMidnight = (now.getTime() + dushanbeOffsetMs) % dayMs;
  if (sinceMidnight < quietToHour * hourMs) return quietToHour * hourMs - sinceMidnight;
  if (sinceMidnight >= quietFromHour * hourMs) return dayMs - sinceMidnight + quietToHour * hourMs;
  return 0;
}
