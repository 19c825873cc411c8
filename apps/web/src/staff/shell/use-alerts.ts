import { useEffect, useRef } from 'react';
import { useAlerts, useWaiting } from '../screens/reports/report-queries.ts';
import type { Waiting } from '../screens/reports/report-queries.ts';
import { useStaffRoute } from '../kit/router/staff-router.ts';
import { useUser } from '../kit/session/user-info.ts';
import { countAlerts } from './count-alerts.ts';
import type { Alerts } from './count-alerts.ts';
import type { MenuEntry } from './menu-entries.ts';

/** What waits for this user in the line that is chosen; what somebody waits for is asked for every few seconds, and counts though its list stands in the other line's menu alone. */
export function useMenuAlerts(entries: readonly MenuEntry[]): Alerts {
  const { line } = useStaffRoute();
  const user = useUser();
  const reads = user.authorities.includes('parcel:read');
  const { data: alerts = [], isPlaceholderData: isOfOtherLine } = useAlerts(line, reads);
  const { data: waiting = [] } = useWaiting(line, reads);
  useTone(isOfOtherLine ? [] : alerts, line);
  return countAlerts({ line, alerts, waiting, entries, user });
}

/** Sounds where more has come since the last answer of the same line: at a station whatever it is, elsewhere where a customer stands at a window. */
function useTone(alerts: Waiting, line: string): void {
  const before = useRef<{ line: string; counts: ReadonlyMap<string, number> }>(undefined);
  useEffect(() => {
    if (alerts.length === 0) return;
    const known = before.current;
    before.current = { line, counts: new Map(alerts.map(({ route, count }) => [route, count])) };
    if (known?.line !== line) return;
    const more = alerts.filter(({ route, count }) => count > (known.counts.get(route) ?? 0));
    if (more.length > 0) void sound(more.some(({ type }) => type === 'approvals'));
  }, [alerts, line]);
}

async function sound(isAtWindow: boolean): Promise<void> {
  const { soundAlert } = await import('../stations/verdict/alert-tone.ts');
  await soundAlert(isAtWindow);
}
