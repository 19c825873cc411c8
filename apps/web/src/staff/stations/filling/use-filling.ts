import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openScans } from '../bench/bench.ts';
import type { CardActs } from '../bench/bench.ts';
import { takeAnswered, usePendingEnd } from '../bench/pending-scans.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { openFillingTable, takeFillingScan } from './filling-table.ts';
import type { FillingScans, FillingTable } from './filling-table.ts';

type AtDevice = { deviceId: string; signal: AbortSignal };
type OfContainer = AtDevice & { code: string };

/**
 * A kind of container that is filled. `List`, `Snapshot`: what the service answers, as it is stored in the browser;
 * `Page`: of one container, where there is such a page.
 */
export type FillingKind<List, Snapshot, Page> = {
  scans: FillingScans<Snapshot>;
  /** Of the answers that are stored in the browser. */
  path: `GET /stations/${string}`;
  /** Of the queries, below `stations`: they are asked again after each answer. */
  key: string;
  /** Other queries that an answer outdates. */
  outdates: readonly string[][];
  cards: (table: FillingTable<Snapshot>) => CardActs;
  list: (at: AtDevice) => Promise<List>;
  snapshot: (at: OfContainer) => Promise<Snapshot>;
  page?: (at: OfContainer) => Promise<Page>;
};

const lookAgainMs = 15_000;
/** A snapshot comes whole each time. */
const storeAgainMs = 60_000;

/**
 * A station that fills containers, at work: what is scanned counts at once, the queue brings the answers, and the lists
 * are asked for again after each. `kind` stays the same as long as the station stands.
 */
export function useFilling<List, Snapshot, Page>(kind: FillingKind<List, Snapshot, Page>, device: OwnDevice) {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openFillingTable(bench, kind.scans), [bench, kind]);
  const refresh = () => {
    for (const queryKey of [['stations', kind.key], ...kind.outdates])
      void queries.invalidateQueries({ queryKey });
  };
  useBenchAnswers(at, (row) => {
    takeAnswered(table.view, row);
    refresh();
  });
  const state = useSyncExternalStore(table.view.subscribe, table.view.read);
  const hasLine = status.line !== 'down';
  const code = state.container;
  const answers = useAnswers(kind, { deviceId: device.id, code, hasLine });
  const list = useLastAnswer(kind.path, answers.list);
  const snapshot = useLastAnswer(code && `${kind.path}/${code}/snapshot`, answers.snapshot);
  useEffect(() => {
    table.stored.write(code && snapshot ? { container: code, snapshot } : undefined);
  }, [table, code, snapshot]);
  usePendingEnd(table.view, status.waiting);
  const onCode = useMemo(
    () => openScans(bench, kind.cards(table), (read) => takeFillingScan(table, read)),
    [bench, kind, table],
  );
  return {
    ...at,
    device,
    table,
    state,
    hasLine,
    onCode,
    refresh,
    list,
    snapshot,
    page: answers.page,
  };
}

type Asking = { deviceId: string; code: string | undefined; hasLine: boolean };

function useAnswers<List, Snapshot, Page>(
  kind: FillingKind<List, Snapshot, Page>,
  { deviceId, code, hasLine }: Asking,
) {
  const ofCode = { deviceId, code: code ?? '' };
  const again = { refetchInterval: lookAgainMs, staleTime: 0 };
  const list = useQuery({
    queryKey: ['stations', kind.key, deviceId],
    queryFn: ({ signal }) => kind.list({ deviceId, signal }),
    enabled: hasLine,
    ...again,
  });
  const page = useQuery({
    queryKey: ['stations', kind.key, deviceId, code, 'page'],
    queryFn: async ({ signal }) => (await kind.page?.({ ...ofCode, signal })) ?? null,
    enabled: hasLine && code !== undefined && kind.page !== undefined,
    ...again,
  });
  const snapshot = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, code],
    queryFn: ({ signal }) => kind.snapshot({ ...ofCode, signal }),
    enabled: hasLine && code !== undefined,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return { list: list.data, page: page.data ?? undefined, snapshot: snapshot.data };
}
