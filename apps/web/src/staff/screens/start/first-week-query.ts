import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type FirstWeek = ReplyTo<'GET /staff/first-week'>;
export type Row = FirstWeek['rows'][number];

/** A list that is open follows what is done in another window. */
const askAgainMs = 30_000;

/**
 * What the installation lacks; asked anew when a unit is saved.
 * @param enabled whether the caller may edit units
 * @param isFollowed whether it is the subject of the page: the number in the menu is asked once, and follows those who
 * do
 */
export function useFirstWeek(enabled: boolean, isFollowed = true) {
  return useQuery({
    queryKey: ['/staff/units', 'first-week'],
    queryFn: ({ signal }) => call('GET /staff/first-week', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: isFollowed && askAgainMs,
    enabled,
  });
}

/** How many rows are not there yet. */
export function lackingIn(week: FirstWeek | undefined): number {
  return week?.rows.filter(({ state }) => state !== 'THERE').length ?? 0;
}

/** Whether it has its place in the menu: until all is there, or somebody has hidden it. */
export function isInMenu(week: FirstWeek | undefined): boolean {
  return week?.isHidden === false && lackingIn(week) > 0;
}
