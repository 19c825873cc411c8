import { formatDateTime } from '../../../shared/format/dates.ts';

/**
 * Hours, minutes and seconds by the clock of this device, which is the clock on the wall of the warehouse: '16:41:06'.
 */
export function timeOfDay(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Day and time by the same clock: a moment stands beside the scans of its warehouse. */
export function momentHere(iso: string): string {
  return formatDateTime(iso, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
