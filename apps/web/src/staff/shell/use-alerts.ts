import { useEffect, useRef } from 'react';
import { useAlerts, useWaiting } from '../screens/reports/report-queries.ts';
import type { Waiting } from '../screens/reports/report-queries.ts';
import { useStaffRoute } from '../kit/router/staff-router.ts';
import { isOpenTo, screenOf } from '../kit/session/open-routes.ts';
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

/** What waits for this user in the line that is chosen; what somebody waits for is asked for every few seconds, and counts though its list stands in the other line's menu alone. */
export function useMenuAlerts(entries: readonly MenuEntry[]): Alerts {
  const { line } = useStaffRoute();
  const user = useUser();
  const reads = user.authorities.includes('parcel:read');
  const { data: alerts = [], isPlaceholderData: isOfOtherLine } = useAlerts(line, reads);
  const { data: waiting = [] } = useWaiting(line, reads);
  const called = new Set(alerts.map(({ type }) => type));
  const byEntry: Record<string, number> = {};
  for (const { route, count } of [...alerts, ...waiting.filter(({ type }) => !called.has(type))]) {
    const key = screenOf(route);
    const hasBadge = entries.some((entry) => entry.key === key) && !withoutBadge.has(key);
    if (hasBadge) byEntry[key] = (byEntry[key] ?? 0) + count;
  }
  const total = alerts.reduce((sum, { route, count }) => sum + (isOpenTo(user, route) ? count : 0), 0);
  useTone(isOfOtherLine ? [] : alerts, line);
  return { byEntry, total };
}

/** Sounds where more has come since the last answer of the same line: at a station whatever it is, elsewhere where a customer stands at a window. */
function useTone(alerts: Waiting, line: string): void {
  const before = useRef<{ line: string; counts: ReadonlyMap<string, number> }>(undefined);
  useEffect(() => {
    if (alerts.length === 0) return;
    const known = before.current;
    before.current = { line, counts: new Map(alerts.map(({ type, count }) => [type, count])) };
    if (known?.line !== line) return;
    const more = alerts.filter(({ type, count }) => count > (known.counts.get(type) ?? 0));
    if (more.length > 0) void sound(more.some(({ type }) => type === 'approvals'));
  }, [alerts, line]);
}

async function sound(isAtWindow: boolean): Promise<void> {
  const { soundAlert } = await import('../stations/verdict/alert-tone.ts');
  await soundAlert(isAtWindow);
}
