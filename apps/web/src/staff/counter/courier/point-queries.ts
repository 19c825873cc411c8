import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type PointDay = ReplyTo<'GET /courier/point'>;

const key = ['courier/point'];

/** Couriers, what waits and the rounds of the own point; colleagues change them too. */
export function usePointDay() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /courier/point', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
    retry: false,
  });
}

export function usePointRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
