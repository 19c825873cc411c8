/** Tajikistan keeps UTC+5 all year; days of timelines, storage and reports are days of Dushanbe. */
export const dushanbeTimeZone = 'Asia/Dushanbe';

const dushanbeOffsetMs = 5 * 3_600_000;
const dayMs = 86_400_000;

/** The calendar day in Dushanbe at a moment, as `yyyy-mm-dd`: 01:30 on the 5th in Yiwu (UTC+8) is the 4th here. */
export function dushanbeDay(moment: Date): string {
  return new Date(moment.getTime() + dushanbeOffsetMs).toISOString().slice(0, 10);
}

/** A moment as `2026-11-20 14:00` by the clock of Dushanbe. */
export function dushanbeMinute(moment: Date): string {
  const text = new Date(moment.getTime() + dushanbeOffsetMs).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

/** Moves a day (`yyyy-mm-dd`) by whole days, also backwards. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The moment at which a Dushanbe day begins. */
export function startOfDushanbeDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dushanbeOffsetMs);
}

/** True for a day that the calendar has, as `yyyy-mm-dd`, of the years 2000 to 2999. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
