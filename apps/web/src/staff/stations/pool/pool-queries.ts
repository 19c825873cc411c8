import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type Pool = ReplyTo<'GET /pool'>;
export type PoolParcel = ReplyTo<'GET /pool/{code}'>;
export type Candidates = ReplyTo<'GET /pool/{code}/candidates'>;
export type Candidate = Candidates['list'][number];

const root = 'pool';
const quiet = { quiet: true } as const;

/** The pool of the own warehouse, so many of it, and what was bound lately. */
export function usePool(limit: number) {
  return useQuery({
    queryKey: [root, 'list', limit],
    queryFn: ({ signal }) => call('GET /pool', { query: { limit }, ...quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function usePoolParcel(code: string) {
  return useQuery({
    queryKey: [root, 'parcel', code],
    queryFn: ({ signal }) => call('GET /pool/{code}', { params: { code }, ...quiet, signal }),
    staleTime: 0,
  });
}

/** Compared again whenever the parcel is opened: others are received meanwhile. */
export function useCandidates(code: string) {
  return useQuery({
    queryKey: [root, 'candidates', code],
    queryFn: ({ signal }) => call('GET /pool/{code}/candidates', { params: { code }, ...quiet, signal }),
    staleTime: 0,
  });
}

/** Shows a parcel as an answer gives it, and has all else of the pool asked for again. */
export function usePoolRefresh() {
  const queries = useQueryClient();
  return {
    show: (parcel: PoolParcel) => queries.setQueryData([root, 'parcel', parcel.trackingCode], parcel),
    refresh: () => queries.invalidateQueries({ queryKey: [root] }),
  };
}
