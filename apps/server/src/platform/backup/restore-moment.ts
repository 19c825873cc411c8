/** What `--at` says: a moment, the end of the backup itself, or undefined for what cannot be understood. */
export type RestoreMoment = Date | 'backup';

const form =
  /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,6}))?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * Reads `2026-11-22 11:38`, `2026-11-22T11:38:02.7Z` and `2026-11-22 11:38:02+05:00`. Without a zone it is the time of
 * Dushanbe. A day that the calendar does not have is not understood.
 */
export function readMoment(text: string): RestoreMoment | undefined {
  if (text === 'backup') return 'backup';
  const [found, year, month, day, hour, minute, second = '00', fraction = '', zone = '+05:00'] =
    form.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const written = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(written.getTime()) || written.toISOString().slice(0, 10) !== date) return undefined;
  const digits = zone.toUpperCase() === 'Z' ? '' : zone.slice(1).replace(':', '').padEnd(4, '0');
  const offset = digits === '' ? 'Z' : `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const moment = new Date(`${date}T${hour}:${minute}:${second}.${milliseconds}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** As PostgreSQL takes it for `recovery_target_time`: it refuses a T and a Z. */
export function targetTime(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00');
}

/** `2026-11-22 11:38:02 UTC (16:38:02 in Dushanbe)` */
export function sayMoment(moment: Date): string {
  const local = new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(11, 19);
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC (${local} in Dushanbe)`;
}
