import { useEffect, useRef } from 'react';
import { useAlerts, useWaiting } from '../screens/reports/report-queries.ts';
import type { Waiting } from '../screens/reports/report-queries.ts';
import { useStaffRoute } from '../kit/router/staff-router.ts';
import { useUser } from '../kit/session/user-info.ts';
import type { MenuEntry } from './menu-entries.ts';

export type Alerts = {
  /** How much waits behind each entry of the menu, by its key. */
  byEntry: Readonly<Record<string, number>>;
  /** How much of it somebody waits for. */
  total: number;
};

/** Lists of what is simply there: parcels and orders are no work of their own, and what is late of them stands on the first page. */
const withoutBadge: ReadonlySet<string> = new Set(['parcels', 'orders']);

/** What waits for this user in the line that is chosen, by the entries of the own menu; what somebody waits for is asked for every few seconds. */
export function useMenuAlerts(entries: readonly MenuEntry[]): Alerts {
  const { line } = useStaffRoute();
  const reads = useUser().authorities.includes('parcel:read');
  const { data: alerts = [] } = useAlerts(line, reads);
  const { data: waiting = [] } = useWaiting(line, reads);
  const called = new Set(alerts.map(({ type }) => type));
  const rows = [...alerts, ...waiting.filter(({ type }) => !called.has(type))].flatMap((row) => {
    const key = screenOf(row);
    const isOwn = entries.some((entry) => entry.key === key) && !withoutBadge.has(key);
    return isOwn ? [{ ...row, key }] : [];
  });
  const byEntry: Record<string, number> = {};
  for (const { key, count } of rows) byEntry[key] = (byEntry[key] ?? 0) + count;
  const total = rows.reduce((sum, { type, count }) => sum + (called.has(type) ? count : 0), 0);
  useTone(alerts);
  return { byEntry, total };
}

/** The screen of a route such as `/bsc/cash?view=shifts`. */
function screenOf({ route }: Pick<Waiting[number], 'route'>): string {
  return route.split(/[/?]/)[2] ?? '';
}

/** Sounds where more has come since the last answer: at a station whatever it is, elsewhere where a customer stands at a window. */
function useTone(alerts: Waiting): void {
  const before = useRef<ReadonlyMap<string, number>>(undefined);
  useEffect(() => {
    const known = before.current;
    if (alerts.length === 0) return;
    before.current = new Map(alerts.map(({ type, count }) => [type, count]));
    if (known === undefined) return;
    const more = alerts.filter(({ type, count }) => count > (known.get(type) ?? 0)).map(({ type }) => type);
    if (more.length > 0) void sound(more.includes('approvals'));
  }, [alerts]);
}

async function sound(isAtWindow: boolean): Promise<void> {
  const { soundAlert } = await import('../stations/verdict/alert-tone.ts');
  await soundAlert(isAtWindow);
}
