import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { askBoard, boardAgainMs } from '../../kit/board.ts';

/** What the answers of this screen are stored under; they are read anew together. */
export const cashRoot = 'staff/shifts';

export type Shift = NonNullable<ReplyTo<'GET /staff/shifts/own'>['shift']>;
export type Drawer = ReplyTo<'GET /staff/drawers'>['list'][number];
export type StaffTopUp = ReplyTo<'GET /staff/top-ups'>['list'][number];

/** The own shift; read anew whenever the screen is come back to, since another tab may have closed it. */
export function useOwnShift() {
  return useQuery({
    queryKey: [cashRoot, 'own'],
    queryFn: ({ signal }) => call('GET /staff/shifts/own', { quiet: true, signal }),
    staleTime: 0,
  });
}

export function useDrawers() {
  return useQuery({
    queryKey: [cashRoot, 'drawers'],
    queryFn: ({ signal }) => call('GET /staff/drawers', { quiet: true, signal }),
    staleTime: 0,
  });
}

/** A page of all shifts, those that wait first. */
export function useShifts(page: number, limit: number) {
  return useQuery({
    queryKey: [cashRoot, 'all', page, limit],
    queryFn: ({ signal }) => askBoard('GET /staff/shifts', { query: { page, limit } }, signal),
    refetchInterval: boardAgainMs,
  });
}

export function useWaitingTopUps() {
  return useQuery({
    queryKey: [cashRoot, 'top-ups'],
    queryFn: ({ signal }) => call('GET /staff/top-ups', { quiet: true, signal }),
  });
}

/** Has everything of drawers, shifts and transfers read anew. */
export function useCashRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [cashRoot] });
}
