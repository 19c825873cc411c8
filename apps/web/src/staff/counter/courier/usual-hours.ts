/**
 * The hours that customers are given where nothing else is typed: the afternoon while it is still to come, later the
 * four hours from the next full one, and none when the day is over.
 * @param minute the time in Dushanbe, `HH:MM`
 */
export function usualHours(minute: string): [from: string, to: string] {
  const [hour = 0, past = 0] = minute.split(':').map(Number);
  const next = past === 0 ? hour : hour + 1;
  if (next <= 14) return ['14:00', '18:00'];
  return next < 20 ? [`${next}:00`, `${Math.min(next + 4, 21)}:00`] : ['', ''];
}
