import type { SheetComparison, SheetDifferenceRow } from '@rohi/contract/imports/side-by-side.contract';
import type { SheetDifference } from '@rohi/contract/imports/side-by-side-rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyFor } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';

export type { SheetComparison, SheetDifference, SheetDifferenceRow };
type SetAside = BodyFor<'POST /staff/side-by-side/set-aside'>;

const root = '/staff/side-by-side';

/** What was compared in the last weeks, the newest first. */
export function useComparisons() {
  return useQuery({
    queryKey: [root],
    queryFn: ({ signal }) => call('GET /staff/side-by-side', { quiet: true, signal }),
    staleTime: 0,
  });
}

/** The rows of a comparison in which the sides differ, from `start` on; all kinds where none is named. */
export function useDifferences(id: string, difference: SheetDifference | undefined, start: number) {
  return useQuery({
    queryKey: [root, id, difference, start],
    queryFn: ({ signal }) =>
      call('GET /staff/side-by-side/{id}', {
        params: { id },
        query: { ...(difference === undefined ? {} : { difference }), start: String(start) },
        quiet: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What can be done; a refusal is given back. */
export function useSideBySideActs() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act = async <Answer>(request: () => Promise<Answer>): Promise<Answer | ApiError> => {
    setBusy(true);
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [root] });
    }
  };
  return {
    busy,
    compare: (id: string, file: File) =>
      act(() =>
        call('PUT /staff/side-by-side/{id}', {
          params: { id },
          query: { name: file.name.slice(-200) },
          file,
          quiet: true,
          loading: true,
        }),
      ),
    setAside: (body: SetAside) =>
      act(() => call('POST /staff/side-by-side/set-aside', { body, loading: true })),
  };
}
