import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type Preview = ReplyTo<'GET /staff/customers/{id}/merge'>;
export type Merge = ReplyTo<'GET /staff/customers/{id}/merges'>['list'][number];

/** What a merge would move; asked for anew each time that it is looked at. */
export function useMergePreview(id: string, into: string) {
  return useQuery({
    queryKey: ['/staff/customers', 'merge', id, into],
    queryFn: ({ signal }) =>
      call('GET /staff/customers/{id}/merge', { params: { id }, query: { into }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: into !== '',
  });
}

/** The merges that a customer was in. */
export function useMergesOf(id: string) {
  return useQuery({
    queryKey: ['/staff/customers', 'merges', id],
    queryFn: ({ signal }) =>
      call('GET /staff/customers/{id}/merges', { params: { id }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** Has all that a merge changes read anew. */
export function useMergeRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}
