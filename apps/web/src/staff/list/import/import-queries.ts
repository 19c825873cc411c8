import type { ImportedFile, ImportedPage, ImportState } from '@rohi/contract/lists/list-import';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { AnyList } from '../list-definition.ts';

/** Rows of a file on one page of the preview. */
export const rowsOfPage = 50;

/** Has a file read; the same id sends it once. Throws ApiError. */
export function sendFile(list: AnyList, id: string, file: File): Promise<ImportedFile> {
  const name = encodeURIComponent(file.name.slice(-200));
  return call<ImportedFile>('PUT', `${list.path}/imports/${id}?name=${name}`, {
    quiet: true,
    loading: true,
    file,
  });
}

/** Writes the next rows. Throws ApiError. */
export function confirmRows(list: AnyList, id: string): Promise<ImportedFile> {
  return call<ImportedFile>('POST', `${list.path}/imports/${id}/confirm`);
}

/** A page of the rows of one kind; `step` has it asked anew. */
export function useImportedRows(list: AnyList, id: string, state: ImportState, page: number, step: string) {
  return useQuery({
    queryKey: ['list-import', id, state, page, step],
    queryFn: ({ signal }) =>
      call<ImportedPage>(
        'GET',
        `${list.path}/imports/${id}?state=${state}&page=${page}&limit=${rowsOfPage}`,
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  });
}
