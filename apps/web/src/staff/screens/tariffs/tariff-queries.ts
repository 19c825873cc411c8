import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const root = 'price/versions';

/** Every version, as their managers list them. A hundred are years of prices. */
export function useVersions() {
  return useQuery({
    queryKey: [root, 'list'],
    queryFn: ({ signal }) => call('GET /price/versions', { query: { limit: 100 }, quiet: true, signal }),
  });
}

/** One version with all that is known of it; a draft that is being edited is not read from under the hands. */
export function useVersion(id: string) {
  return useQuery({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call('GET /price/versions/{id}', { params: { id }, quiet: true, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What differs between two versions. */
export function useComparison(id: string, other: string | undefined) {
  return useQuery({
    queryKey: [root, 'compare', id, other],
    queryFn: ({ signal }) =>
      call('GET /price/versions/{id}/compare/{other}', {
        params: { id, other: other ?? '' },
        quiet: true,
        signal,
      }),
    enabled: other !== undefined,
  });
}

/** Has everything of prices asked anew. */
export function usePricesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
