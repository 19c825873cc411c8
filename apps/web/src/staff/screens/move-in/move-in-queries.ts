import type { MoveIn, MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import type {
  MoveInFile,
  MoveInFileRow,
  MoveInRow,
  UsedOfMoveIn,
} from '@rohi/contract/imports/move-in-files.contract';
import type { MoveInKind, MoveInOutcome } from '@rohi/contract/imports/move-in-rules';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyFor } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';

export type { MoveIn, MoveInChoices, MoveInFile, MoveInFileRow, MoveInRow, UsedOfMoveIn };
export type SaidSheets = BodyFor<'PUT /staff/move-in/files/{id}/columns'>;
export type RowAnswers = BodyFor<'PUT /staff/move-in/files/{id}/answers'>['answers'];

const root = '/staff/move-in';
const lookAgainMs = 1_000;
const workedOn: ReadonlySet<string> = new Set(['CHECKING', 'RUNNING', 'TAKING_BACK']);

/** True while the service works on a file and how far it is changes. */
export const isUnderWay = ({ state }: Pick<MoveInFileRow, 'state'>): boolean => workedOn.has(state);

const again = (isGoing: boolean) => (isGoing ? lookAgainMs : false);

/** The move-in that is open, else the last one. */
export function useMoveIn() {
  return useQuery({
    queryKey: [root, 'open'],
    queryFn: ({ signal }) => call('GET /staff/move-in', { quiet: true, signal }),
    staleTime: 0,
  });
}

/** The files of a move-in; asked again while one of them is worked on. */
export function useFiles(id: string | undefined) {
  return useQuery({
    queryKey: [root, 'files', id],
    queryFn: ({ signal }) =>
      call('GET /staff/move-in/{id}/files', { params: { id: id ?? '' }, quiet: true, signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => again(data?.list.some(isUnderWay) === true),
    staleTime: 0,
  });
}

const fileQuery = (id: string) => ({
  queryKey: [root, 'file', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /staff/move-in/files/{id}', { params: { id }, quiet: true, signal }),
  staleTime: 0,
});

/** One file whole; asked again while it is worked on. */
export function useFile(id: string) {
  return useQuery({
    ...fileQuery(id),
    refetchInterval: ({ state: { data } }) => again(data !== undefined && isUnderWay(data)),
  });
}

/** The same files whole, as far as they have come; each is asked for anew once its row has another version. */
export function useWholeFiles(rows: readonly MoveInFileRow[]): MoveInFile[] {
  const answers = useQueries({
    queries: rows.map(({ id, version }) => ({
      ...fileQuery(id),
      queryKey: [root, 'file', id, version],
      placeholderData: keepPreviousData,
    })),
  });
  return answers.flatMap(({ data }) => data ?? []);
}

/** Rows of a file by what becomes of them. */
export function useRows(file: Pick<MoveInFileRow, 'id' | 'version'>, outcome: MoveInOutcome, limit: number) {
  return useQuery({
    queryKey: [root, 'rows', file.id, file.version, outcome, limit],
    queryFn: ({ signal }) =>
      call('GET /staff/move-in/files/{id}/rows', {
        params: { id: file.id },
        query: { outcome, limit: String(limit) },
        quiet: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What keeps a written file from being taken back. */
export function useUsed({ id, version }: Pick<MoveInFileRow, 'id' | 'version'>) {
  return useQuery({
    queryKey: [root, 'used', id, version],
    queryFn: ({ signal }) =>
      call('GET /staff/move-in/files/{id}/used', { params: { id }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What can be done with a move-in and its files. A refusal is given back, and shows as a red message beside. */
export function useMoveInActs() {
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
  const of = ({ id }: Pick<MoveInFileRow, 'id'>) => ({ params: { id }, loading: true }) as const;
  return {
    busy,
    open: (id: string, day: string) =>
      act(() => call('POST /staff/move-in', { body: { id, day }, loading: true })),
    choose: ({ id, version }: MoveIn, choices: MoveInChoices) =>
      act(() => call('PUT /staff/move-in/{id}/choices', { params: { id }, body: { version, choices } })),
    close: ({ id }: MoveIn) => act(() => call('POST /staff/move-in/{id}/close', { params: { id } })),
    send: (id: string, file: File) =>
      act(() =>
        call('PUT /staff/move-in/files/{id}/content', {
          params: { id },
          query: { name: file.name.slice(-200) },
          file,
          quiet: true,
          loading: true,
        }),
      ),
    paste: (id: string, name: string, text: string, kind: MoveInKind | undefined) =>
      act(() =>
        call('PUT /staff/move-in/files/{id}/text', {
          params: { id },
          query: { name, ...(kind === undefined ? {} : { kind }) },
          file: new Blob([text], { type: 'text/plain' }),
          quiet: true,
          loading: true,
        }),
      ),
    say: (file: MoveInFileRow, said: Omit<SaidSheets, 'version'>) =>
      act(() =>
        call('PUT /staff/move-in/files/{id}/columns', {
          ...of(file),
          body: { version: file.version, ...said },
        }),
      ),
    answer: (file: MoveInFileRow, answers: RowAnswers) =>
      act(() =>
        call('PUT /staff/move-in/files/{id}/answers', {
          ...of(file),
          body: { version: file.version, answers },
        }),
      ),
    confirm: (file: MoveInFileRow) =>
      act(() =>
        call('POST /staff/move-in/files/{id}/confirm', {
          ...of(file),
          body: {
            version: file.version,
            counts: file.counts ?? { taken: 0, joined: 0, asked: 0, refused: 0 },
          },
        }),
      ),
    takeBack: (file: MoveInFileRow) => act(() => call('POST /staff/move-in/files/{id}/take-back', of(file))),
    cancel: (file: MoveInFileRow) => act(() => call('POST /staff/move-in/files/{id}/cancel', of(file))),
  };
}
