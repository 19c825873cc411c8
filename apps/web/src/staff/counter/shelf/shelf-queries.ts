import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type Shelf = ReplyTo<'GET /staff/shelf'>;
export type ShelfRow = Shelf['list'][number];
export type Returns = ReplyTo<'GET /staff/returns'>;
export type ReturnRow = Returns['list'][number];

const root = 'staff/shelf';

/** A colleague may decide meanwhile. */
const lookAgainMs = 30_000;

/** What of it is asked for: only what is beyond its final notice, and the ids of points. */
export type ShelfPart = { waiting: 'unclaimed' | undefined; unit: string | undefined };

/** What stands for a decision. */
export function useShelf(query: ShelfPart) {
  return useQuery({
    queryKey: [root, 'list', query],
    queryFn: ({ signal }) => call('GET /staff/shelf', { query, quiet: true, signal }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
}

/** Returns that are under way. */
export function useReturns() {
  return useQuery({
    queryKey: [root, 'returns'],
    queryFn: ({ signal }) => call('GET /staff/returns', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
}

/** Has all that a decision changes read anew. */
export function useShelfRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
