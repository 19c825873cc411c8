/** Letters that can wait do not ring a phone at night: from nine in the evening to eight in the morning in Dushanbe. */
const quietFromHour = 21;
const quietToHour = 8;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dushanbeOffsetMs = 5 * hourMs;

/** When the quiet hours of `now` are over, as ISO 8601; null by day. */
export function quietEnd(now: Date): string | null {
  const wait = quietWaitMs(now);
  return wait === 0 ? null : new Date(now.getTime() + wait).toISOString();
}

/** How long a letter queued at `now` waits for the morning, in ms; 0 by day. */
export function quietWaitMs(now: Date): number {
  const sinceMidnight = (now.getTime() + dushanbeOffsetMs) % dayMs;
  if (sinceMidnight < quietToHour * hourMs) return quietToHour * hourMs - sinceMidnight;
  if (sinceMidnight >= quietFromHour * hourMs) return dayMs - sinceMidnight + quietToHour * hourMs;
  return 0;
}
