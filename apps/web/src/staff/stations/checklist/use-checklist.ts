import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import { useBenchScans, useBench, useBenchAnswers, type OwnCards } from '../bench/use-bench.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { useBenchUndo } from '../undo/use-bench-undo.ts';
import { usePhotos } from '../photos/browser-photos.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { takeAnswered, usePendingEnd } from '../bench/pending-scans.ts';
import type { ChecklistAtWork, ChecklistKind } from './checklist-kind.ts';
import {
  knownAs,
  openChecklistTable,
  putAside,
  reportBroken,
  takeChecklistScan,
  type ChecklistTable,
} from './checklist-table.ts';

const lookAgainMs = 15_000;
const storeAgainMs = 60_000;

/**
 * A station that takes in containers, at work: what is scanned counts at once, the queue brings the answers, and the
 * lists are asked for again after each. `kind` stays the same as long as the station stands.
 */
export function useChecklist<List, Page, Snapshot>(
  kind: ChecklistKind<List, Page, Snapshot>,
  device: OwnDevice,
  onAnswer?: (table: ChecklistTable, row: StationScanRow) => void,
): ChecklistAtWork & { page: Page | undefined } {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openChecklistTable(bench, kind.scans), [bench, kind]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['stations', kind.key] });
  const refreshLater = useOnceIn(kind.listsAgainMs, refresh);
  useBenchAnswers(at, (row) => {
    takeAnswered(table.view, row);
    onAnswer?.(table, row);
    const numbers = row.answer && kind.numbersIn?.(row.answer);
    if (numbers !== undefined)
      queries.setQueryData<Page>(pageKey(kind.key, device.id, numbers.code), (page) =>
        page === undefined ? page : numbers.into(page),
      );
    refreshLater();
  });
  const state = useSyncExternalStore(table.view.subscribe, table.view.read);
  const hasLine = status.line !== 'down';
  const code = state.container;
  const answers = useAnswers(kind, { deviceId: device.id, code, hasLine });
  const snapshot = useLastAnswer(code && `${kind.path}/${code}/snapshot`, answers.snapshot);
  useEffect(() => {
    if (snapshot !== undefined) table.expected.write(kind.knownOf(snapshot));
  }, [kind, table, snapshot]);
  usePendingEnd(table.view, status.waiting);
  const undo = useBenchUndo(bench);
  const onCode = useBenchScans(table, undo, cardsOf, takeChecklistScan);
  const photos = usePhotos(useUser().id, status);
  const list = useLastAnswer(kind.path, answers.list);
  const containers = list && kind.containersOf(list);
  return {
    ...at,
    kind,
    device,
    table,
    state,
    hasLine,
    onCode,
    undo,
    photos,
    refresh,
    containers,
    isNotBegun: answers.isNotBegun,
    page: answers.page,
    container: containers?.find((each) => each.code === code),
    view: answers.page && kind.viewOf(answers.page, list),
    lineOf: (answer) => kind.lineOf(answer, list),
    knownAs: (scanned) => {
      const [last, ...earlier] = status.recent;
      const isTaken = last?.facts.action === kind.scans.action && last.facts.code === scanned;
      if (snapshot === undefined || !isTaken || kindOfOwnCode(scanned) === 'bag') return undefined;
      return knownAs(table.expected.read(), scanned, new Set(earlier.map(({ facts }) => facts.code)));
    },
  };
}

const pageKey = (key: string, deviceId: string, code: string | undefined) =>
  ['stations', key, deviceId, code, 'page'] as const;

function cardsOf(table: ChecklistTable) {
  return { DAMAGED: () => reportBroken(table), NEXT: () => putAside(table) } satisfies OwnCards<
    'UNLOADING' | 'ACCEPTANCE'
  >;
}

/**
 * The work is done so long after it was first asked for, however often it is meanwhile; at once where there is nothing
 * to wait for.
 */
function useOnceIn(ms: number, work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (ms === 0) return work;
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      work();
    }, ms);
  };
}

type Asking = { deviceId: string; code: string | undefined; hasLine: boolean };

/** What the service says of the containers, and of the chosen one once it was begun. */
function useAnswers<List, Page, Snapshot>(
  kind: ChecklistKind<List, Page, Snapshot>,
  { deviceId, code, hasLine }: Asking,
) {
  const { data: list } = useQuery({
    queryKey: ['stations', kind.key, deviceId],
    queryFn: ({ signal }) => kind.list({ deviceId, signal }),
    enabled: hasLine,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const listed = list && kind.containersOf(list).find((each) => each.code === code);
  const ofCode = { deviceId, code: code ?? '' };
  const { data: page } = useQuery({
    queryKey: pageKey(kind.key, deviceId, code),
    queryFn: ({ signal }) => kind.page({ ...ofCode, signal }),
    enabled: hasLine && listed?.hasBegun === true,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const { data: snapshot } = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, code],
    queryFn: ({ signal }) => kind.snapshot({ ...ofCode, signal }),
    enabled: hasLine && listed?.hasBegun === true,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return { list, page, snapshot, isNotBegun: listed?.hasBegun === false };
}
