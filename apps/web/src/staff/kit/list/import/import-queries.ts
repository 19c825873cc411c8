import type { ImportState } from '@rohi/contract/lists/list-import';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readImport } from '../list-calls.ts';
import type { AnyList } from '../list-definition.ts';

/** Rows of a file on one page of the preview. */
export const rowsOfPage = 50;

/** A page of the rows of one kind; `step` has it asked anew. */
export function useImportedRows(list: AnyList, id: string, state: ImportState, page: number, step: string) {
  return useQuery({
    queryKey: ['list-import', id, state, page, step],
    queryFn: ({ signal }) => readImport(list.path, id, { state, page, limit: rowsOfPage }, signal),
    placeholderData: keepPreviousData,
  });
}
