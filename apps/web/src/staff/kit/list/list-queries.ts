import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { findRows, readHistory, readRow } from './list-calls.ts';
import type { ListQuery } from './list-calls.ts';
import type { AnyList, HistoryOf } from './list-definition.ts';

/** A page of rows; while the next one comes, the one before stays. */
export function useRows(list: AnyList, query: ListQuery) {
  return useQuery({
    queryKey: [list.path, 'find', query],
    queryFn: ({ signal }) => findRows(list.path, query, signal),
    placeholderData: keepPreviousData,
  });
}

/** One row as it stands now; asked anew each time a form opens. */
export function useRow(list: AnyList, id: string | undefined) {
  return useQuery({
    queryKey: [list.path, 'row', id],
    queryFn: ({ signal }) => readRow(list.path, id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
    // A form that is being filled in must not be filled anew.
    refetchOnWindowFocus: false,
  });
}

export function useHistory({ path }: HistoryOf, id: string, page: number) {
  return useQuery({
    queryKey: [path, 'history', id, page],
    queryFn: ({ signal }) => readHistory(path, id, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Has everything of a list asked anew. */
export function useListRefresh(list: AnyList): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [list.path] });
}
