import type { BodyFor, ReplyTo } from '../../../shared/api/calls.ts';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';

export type ShownImport = ReplyTo<'GET /staff/imports/{id}/report'>;
export type ShownTable = ShownImport['tables'][number];
export type NamedTables = BodyFor<'PUT /staff/imports/{id}/columns'>['tables'];

export const importsPath = '/staff/imports';
const lookAgainMs = 1_000;

const keyOf = (id: string) => [importsPath, 'report', id];

/** True while the service works on a file and how far it is changes. */
export function isUnderWay(state: ShownImport['row']['state']): boolean {
  return state === 'CHECKING' || state === 'RUNNING';
}

/**
 * An import as it stands. While something is done with it only its row is asked for, and the rest once it has changed.
 */
export function useImport(id: string) {
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /staff/imports/{id}/report', { params: { id }, quiet: true, signal }),
    staleTime: 0,
  });
  const view = answer.data;
  const { data: row } = useQuery({
    queryKey: [importsPath, 'row', id],
    queryFn: ({ signal }) => call('GET /staff/imports/{id}', { params: { id }, quiet: true, signal }),
    enabled: view !== undefined && isUnderWay(view.row.state),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const hasChanged = row !== undefined && view !== undefined && row.version > view.row.version;
  useEffect(() => {
    if (hasChanged) void queries.invalidateQueries({ queryKey: keyOf(id) });
  }, [hasChanged, queries, id]);
  return { answer, row: row?.version === view?.row.version ? row : undefined };
}

/** The history follows what is under way. */
export function useHistoryRefresh(isGoing: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(
      () => void queries.invalidateQueries({ queryKey: [importsPath, 'find'] }),
      lookAgainMs * 2,
    );
    return () => clearInterval(timer);
  }, [isGoing, queries]);
}

/** Files that were sent from this page, to be read once more in another encoding. */
const sentFiles = new Map<string, File>();

export function sentFile(id: string): File | undefined {
  return sentFiles.get(id);
}

/** Asks for something that answers with the import as it stands then; a refusal is given back. */
function useAsking() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = async (request: () => Promise<ShownImport>): Promise<ShownImport | ApiError> => {
    setBusy(true);
    try {
      const view = await request();
      queries.setQueryData(keyOf(view.row.id), view);
      return view;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: [importsPath, 'find'] });
    }
  };
  return { busy, ask };
}

async function sendContent(id: string, file: File, encoding: TextEncoding | ''): Promise<ShownImport> {
  const view = await call('PUT /staff/imports/{id}/content', {
    params: { id },
    query: { name: file.name.slice(-200), ...(encoding && { encoding }) },
    file,
    quiet: true,
    loading: true,
  });
  sentFiles.set(id, file);
  return view;
}

/** What can be done with an import. `busy` while one of these is asked for; a refusal shows as a red message. */
export function useImportActions() {
  const { busy, ask } = useAsking();
  const queries = useQueryClient();
  return {
    busy,
    /** Sends a file to be read; the caller shows why it is refused. */
    send: (id: string, file: File, encoding: TextEncoding | '') => ask(() => sendContent(id, file, encoding)),
    nameColumns: ({ id, version }: ShownImport['row'], tables: NamedTables) =>
      ask(() =>
        call('PUT /staff/imports/{id}/columns', { params: { id }, body: { version, tables }, loading: true }),
      ),
    confirm: ({ id, version }: ShownImport['row'], again: boolean, withoutSizes = false) =>
      ask(() =>
        call('POST /staff/imports/{id}/confirm', {
          params: { id },
          body: { version, again, withoutSizes },
          loading: true,
        }),
      ),
    cancel: ({ id }: ShownImport['row']) =>
      ask(() => call('POST /staff/imports/{id}/cancel', { params: { id }, loading: true })),
    /** Asks how it stands now, after a refusal. */
    refresh: (id: string) => queries.invalidateQueries({ queryKey: keyOf(id) }),
  };
}
