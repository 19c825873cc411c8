import type { BusinessLine } from '@rohi/contract/business-lines';
import { isOpenTo, lineOf, screenOf } from '../kit/session/open-routes.ts';
import type { UserInfo } from '../kit/session/user-info.ts';
import type { Waiting } from '../screens/reports/report-queries.ts';

export type Alerts = {
  /** How much waits behind each entry of the menu, by its key. */
  byEntry: Readonly<Record<string, number>>;
  /** How much of it somebody waits for, in both lines. */
  total: number;
  /** How much of that stands in lists of the other line, and the first of them. */
  elsewhere: { line: BusinessLine; count: number; route: string } | undefined;
};

/**
 * Lists of what is simply there: parcels and orders are no work of their own, but for what somebody is alerted to, and
 * what is late of them stands on the first page.
 */
const withoutBadge: ReadonlySet<string> = new Set(['parcels', 'orders']);

type Counted = Pick<Waiting[number], 'type' | 'route' | 'count'>;
type Seen = {
  line: BusinessLine;
  /** What the user is alerted to, and what waits in the line. */
  alerts: readonly Counted[];
  waiting: readonly Counted[];
  entries: readonly { key: string }[];
  user: Pick<UserInfo, 'menus'>;
};

/**
 * What the numbers of the console are: an entry counts what its list shows, and the switch of the lines what stands in
 * those of the other.
 */
export function countAlerts({ line, alerts, waiting, entries, user }: Seen): Alerts {
  const called = new Set(alerts.map(({ type }) => type));
  const byEntry: Record<string, number> = {};
  for (const { type, route, count } of [...alerts, ...waiting.filter(({ type }) => !called.has(type))]) {
    const key = screenOf(route);
    const hasBadge =
      entries.some((entry) => entry.key === key) && (called.has(type) || !withoutBadge.has(key));
    if (hasBadge && lineOf(route) === line) byEntry[key] = (byEntry[key] ?? 0) + count;
  }
  const open = alerts.filter(({ route, count }) => count > 0 && isOpenTo(user, route));
  const others = open.filter(({ route }) => lineOf(route) !== line);
  const [first] = others;
  return {
    byEntry,
    total: sumOf(open),
    elsewhere: first && { line: lineOf(first.route), count: sumOf(others), route: first.route },
  };
}

function sumOf(rows: readonly Counted[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
