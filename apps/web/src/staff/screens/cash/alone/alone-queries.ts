import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

const root = 'staff/sole-allowance';

export type SoleAllowance = ReplyTo<'GET /staff/sole-allowance'>;

/**
 * What somebody may still decide alone for a customer; read anew whenever a form opens, since colleagues decide too.
 */
export function useSoleAllowance(customerCode: string) {
  return useQuery({
    queryKey: [root, customerCode],
    queryFn: ({ signal }) =>
      call('GET /staff/sole-allowance', { query: { customerCode }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** Has it read anew, after something was decided. */
export function useAllowanceRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
