import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import type { AnyList, HistoryOf, ListRow } from './list-definition.ts';

type Found = { total: number; list: ListRow[] };

/** A page of rows; while the next one comes, the one before stays. */
export function useRows(list: AnyList, query: string) {
  return useQuery({
    queryKey: [list.path, 'find', query],
    queryFn: ({ signal }) => call<Found>('GET', `${list.path}?${query}`, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One row as it stands now; asked anew each time a form opens. */
export function useRow(list: AnyList, id: string | undefined) {
  return useQuery({
    queryKey: [list.path, 'row', id],
    queryFn: ({ signal }) => readRow(list, id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
    // A form that somebody is filling in must not be filled anew from under the hands.
    refetchOnWindowFocus: false,
  });
}

export function readRow(list: AnyList, id: string, signal?: AbortSignal): Promise<ListRow> {
  return call<ListRow>('GET', `${list.path}/${encodeURIComponent(id)}`, { quiet: true, signal });
}

export function useHistory(list: HistoryOf, id: string, page: number) {
  return useQuery({
    queryKey: [list.path, 'history', id, page],
    queryFn: ({ signal }) =>
      call<{ total: number; list: HistoryEntry[] }>(
        'GET',
        `${list.path}/${encodeURIComponent(id)}/history?page=${page}&limit=20`,
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Makes a row, or changes one over the version that was read. Throws ApiError. */
export function sendRow(list: AnyList, target: SendTarget, fields: object): Promise<ListRow> {
  const body = list.toWire?.(fields) ?? fields;
  return target.kind === 'create'
    ? call<ListRow>('POST', list.path, { body: { requestId: target.requestId, ...body }, quiet: true })
    : call<ListRow>('PUT', `${list.path}/${encodeURIComponent(String(target.id))}`, {
        body: { version: target.version, ...body },
        quiet: true,
      });
}

export type SendTarget =
  | { kind: 'create'; requestId: string }
  | { kind: 'change'; id: number | string; version: number };

/** Has everything of a list asked anew. */
export function useListRefresh(list: AnyList): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [list.path] });
}
