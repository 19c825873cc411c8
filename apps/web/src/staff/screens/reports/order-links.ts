import { addDays } from '@rohi/contract/dushanbe-time';
import { addMonths, countedStages, type BucketSize } from '@rohi/contract/reports/report-periods';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';

/** Days of Dushanbe, both included. */
type Days = { from: string; to: string };

/** The days of a bucket; undefined for an hour, by which no list is asked for. */
export function daysOfBucket(size: BucketSize, key: string, { from, to }: Days): Days | undefined {
  if (size === 'hour') return undefined;
  if (size === 'day') return { from: key, to: key };
  const first = `${key}-01`;
  const last = addDays(`${addMonths(first, 1)}-01`, -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Whether the list of orders stands for this user. */
function useHasOrders(): boolean {
  const { line } = useStaffRoute();
  return useUser().menus[line].some(({ key }) => key === 'orders');
}

/** The address of the list of the orders that a report counts between two days; undefined for who has no such list. */
export function useOrderLinks(): (days: Days | undefined) => string | undefined {
  const { line } = useStaffRoute();
  const hasOrders = useHasOrders();
  return (days) =>
    days === undefined || !hasOrders
      ? undefined
      : staffHref(
          line,
          'orders',
          new URLSearchParams({ stage: countedStages, from: days.from, to: days.to }),
        );
}

/** An address of the console that the service names; undefined for who has no list of orders. */
export function useOrderRoute(): (route: string | null) => string | undefined {
  const hasOrders = useHasOrders();
  return (route) => (route === null || !hasOrders ? undefined : `#${route}`);
}
