import { noCell } from '@rohi/contract/stations/inventory-words';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { useBenchScans, useBench, useBenchAnswers, type OwnCards } from '../bench/use-bench.ts';
import { createObserved } from '../observed.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import type { ScanFacts, StationScanRow } from '../scan-queue/browser-queue.ts';
import { standing } from '../undo/undo-work.ts';
import { useBenchUndo } from '../undo/use-bench-undo.ts';
import { takeAnswered, usePendingEnd } from '../bench/pending-scans.ts';
import { nothingKnown, withCounted, withDone, withSnapshot, type KnownCount } from './inventory-work.ts';
import {
  endCell,
  foretellCount,
  openInventoryTable,
  takeCountScan,
  takeCountUndone,
  takeUp,
  withoutScan,
  type InventoryTable,
} from './inventory-table.ts';

export type Inventories = ReplyTo<'GET /stations/inventories'>;
export type Inventory = Inventories['list'][number];
export type InventoryPage = ReplyTo<'GET /stations/inventories/{id}'>;
export type InventoryAtWork = ReturnType<typeof useInventory>;
type Snapshot = ReplyTo<'GET /stations/inventories/{id}/snapshot'>;

const lookAgainMs = 15_000;
const storeAgainMs = 60_000;

/**
 * A station that counts, at work: what is scanned counts at once, the queue brings the answers, and the lists are asked
 * for again after each.
 */
export function useInventory(device: OwnDevice) {
  const queries = useQueryClient();
  const count = useState(() => createObserved<KnownCount>(nothingKnown))[0];
  const foretell = useMemo(
    () => (_scanId: string, facts: ScanFacts) => foretellCount(count.read(), facts),
    [count],
  );
  const at = useBench(device, foretell);
  const { bench, status } = at;
  const table = useMemo(() => openInventoryTable(bench, count), [bench, count]);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['stations', 'inventories'] });
    void queries.invalidateQueries({ queryKey: ['stations', 'inventory'] });
  };
  useBenchAnswers(at, (row) => {
    takeAnswered(table.view, row);
    // What was put elsewhere is where it was, as the service has it.
    if (row.facts.action === 'UNDO') void queries.invalidateQueries({ queryKey: ['stations', 'snapshots'] });
    // The list of counts changes by the acts alone.
    void queries.invalidateQueries({ queryKey: ['stations', 'inventory'] });
  });
  const work = useSyncExternalStore(table.view.subscribe, table.view.read);
  const seen = useSyncExternalStore(count.subscribe, count.read);
  const hasLine = status.line !== 'down';
  const page = useAsked(device.id, work.inventory, hasLine);
  const inventories = useLastAnswer('GET /stations/inventories', page.inventories);
  const open = inventories?.list.find(({ closedAt }) => closedAt === null);
  useEffect(() => takeUp(table, open?.id), [table, open?.id]);
  const name = work.inventory && `GET /stations/inventories/${work.inventory}/snapshot`;
  const snapshot = useLastAnswer(name, page.snapshot);
  useKnown(table, snapshot);
  usePendingEnd(table.view, status.waiting);
  const onUndone = useMemo(() => (undone: StationScanRow) => takeCountUndone(table, undone), [table]);
  const undo = useBenchUndo(bench, onUndone);
  const onCode = useBenchScans(table, undo, cardsOf, takeCountScan);
  return {
    ...at,
    device,
    table,
    work,
    hasLine,
    inventories,
    open,
    refresh,
    known: seen,
    page: page.page,
    takenAt: snapshot?.takenAt,
    onCode,
    undo,
  };
}

/** What is known follows the snapshot; what was counted here and waits for its answer stays counted. */
function useKnown({ view, count, bench }: InventoryTable, snapshot: Snapshot | undefined) {
  useEffect(() => {
    if (snapshot === undefined) return;
    const { inventory } = view.read();
    let next = withSnapshot(count.read(), snapshot);
    const { recent } = bench.queue.read();
    for (const { facts } of standing(recent)) {
      if (facts.action === 'COUNT' && facts.inventory === inventory)
        next = withCounted(next, facts.code, facts.cell ?? noCell);
      if (facts.action === 'COUNT_CELL' && facts.inventory === inventory) next = withDone(next, facts.code);
    }
    for (const { facts, answer } of recent) {
      const undone = facts.action === 'UNDO' && recent.find(({ scanId }) => scanId === facts.undoes);
      if (undone && answer === undefined) next = withoutScan(next, undone);
    }
    count.write(next);
  }, [view, count, bench, snapshot]);
}

function cardsOf(table: InventoryTable) {
  return { NEXT: () => endCell(table) } satisfies OwnCards<'INVENTORY'>;
}

function useAsked(deviceId: string, id: string | undefined, hasLine: boolean) {
  const again = { refetchInterval: lookAgainMs, staleTime: 0 };
  const params = { id: id ?? '' };
  const inventories = useQuery({
    queryKey: ['stations', 'inventories', deviceId],
    queryFn: ({ signal }) => call('GET /stations/inventories', { query: { deviceId }, quiet: true, signal }),
    enabled: hasLine,
    ...again,
  });
  const page = useQuery({
    queryKey: ['stations', 'inventory', deviceId, id],
    queryFn: ({ signal }) => call('GET /stations/inventories/{id}', { params, quiet: true, signal }),
    enabled: hasLine && id !== undefined,
    ...again,
  });
  const snapshot = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, 'inventory', id],
    queryFn: ({ signal }) =>
      call('GET /stations/inventories/{id}/snapshot', {
        params,
        query: { deviceId },
        quiet: true,
        signal,
      }),
    enabled: hasLine && id !== undefined,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return { inventories: inventories.data, page: page.data, snapshot: snapshot.data };
}
