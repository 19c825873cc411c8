import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import type { ReplyTo } from '../../shared/api/calls.ts';
import { usePaymentsRefresh } from '../screens/cash/payment/payment-queries.ts';

export type Found = ReplyTo<'POST /hand-over/find'>;
export type Visit = ReplyTo<'GET /hand-over/visits/{id}'>;
export type CounterDay = ReplyTo<'GET /hand-over/day'>;

const dayKey = ['staff/hand-over', 'day'];

/** The numbers of the point; colleagues change them too. */
export function useCounterDay() {
  return useQuery({
    queryKey: dayKey,
    queryFn: ({ signal }) => call('GET /hand-over/day', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
    retry: false,
  });
}

/** Has the numbers of the point and what is owed read anew. */
export function useCounterRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  const owed = usePaymentsRefresh();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: dayKey }), owed()]);
  };
}
