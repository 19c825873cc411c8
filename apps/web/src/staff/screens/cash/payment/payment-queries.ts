import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

const root = 'staff/payments';

export type Owed = ReplyTo<'GET /staff/payments/owed'>;
/** What the form of a payment needs to know, from whatever source. */
export type OwedSums = Pick<Owed, 'customerCode' | 'terms' | 'balance' | 'points'> & {
  rate: Pick<NonNullable<Owed['rate']>, 'rate' | 'nominal' | 'rateDate' | 'stale'> | null;
  parcels: readonly OwedParcel[];
};
export type OwedParcel = Owed['parcels'][number];
export type Payment = ReplyTo<'GET /staff/payments/{id}'>;

/** What a customer owes; read anew each time, since storage runs and colleagues take money too. */
export function useOwed(customerCode: string) {
  return useQuery({
    queryKey: [root, 'owed', customerCode],
    queryFn: ({ signal }) =>
      call('GET /staff/payments/owed', { query: { customerCode }, quiet: true, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** The latest payments of the own point. */
export function useLastPayments() {
  return useQuery({
    queryKey: [root, 'last'],
    queryFn: ({ signal }) => call('GET /staff/payments', { query: { limit: 10 }, quiet: true, signal }),
  });
}

/** Has all that is said of payments read anew. */
export function usePaymentsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
