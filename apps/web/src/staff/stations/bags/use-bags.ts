import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { looksLikeBagCode } from '@rohi/contract/containers/bag-code';
import { bagKinds } from '@rohi/contract/containers/bag-kinds';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useBenchScans, useBench, useBenchAnswers, type OwnCards } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import { usePendingEnd } from '../bench/pending-scans.ts';
import { useScale } from '../scale/use-scale.ts';
import { notify, sayOwn } from '../bench/bench.ts';
import { useBenchUndo } from '../undo/use-bench-undo.ts';
import {
  change,
  closeBag,
  openBagTable,
  putBagAside,
  takeAnswer,
  takeBagScan,
  takeOut,
  takeScaleWeight,
  takeUpNew,
  type BagTable,
} from './bag-table.ts';
import { shownBagOf, shownLists, type BagLists, type FilledBag } from './known/shown-bag.ts';
import type { ClosingName } from './bag-work.ts';
import {
  askBagSnapshot,
  readBagSnapshot,
  useBagSnapshot,
  useFreshBagSnapshot,
} from './known/bag-snapshot.ts';
import { openKnownBags } from './known/known-bags.ts';

export type BagsAtWork = ReturnType<typeof useBags>;

const lookAgainMs = 30_000;
const bagsKey = ['stations', 'bags'];

/**
 * A bag station at work: what is scanned counts at once, the queue brings the answers, and what lies in the bag is read
 * again after each.
 */
export function useBags(
  device: OwnDevice,
  { focus, printLabel }: { focus: (field: ClosingName | 'scan') => void; printLabel: (code: string) => void },
) {
  const queries = useQueryClient();
  const bags = useMemo(() => openKnownBags(() => ownSnapshot(device.id)), [device.id]);
  const at = useBench(device, bags.foretell);
  const { bench, status } = at;
  const table = useMemo(() => openBagTable(bench, bags, focus), [bench, bags, focus]);
  useBenchAnswers(at, (row) => {
    takeAnswer(table, row);
    // What it was before stands in no scan.
    if (row.facts.action === 'UNDO') askBagSnapshot(device.id);
    void queries.invalidateQueries({ queryKey: bagsKey });
  });
  useScale({
    onWeight: (grams) => takeScaleWeight(table, grams),
    onTrouble: (trouble) => notify(bench, { kind: 'scale', trouble, at: Date.now() }),
  });
  const state = useSyncExternalStore(table.view.subscribe, table.view.read);
  const hasLine = status.line !== 'down';
  const { lists, filled, snapshot } = useKnown(device, table, hasLine);
  useKinds(table, lists, filled);
  usePendingEnd(table.view, status.waiting);
  const undo = useBenchUndo(bench);
  const { open } = undo;
  // Without anything to take back, what is scanned next comes out of its bag.
  const cardsOf = useMemo(
    () => (of: BagTable) => ({ ...cardsOfBags(of, printLabel), asksUndo: () => open() || takeOut(of) }),
    [printLabel, open],
  );
  const onCode = useBenchScans(table, undo, cardsOf, takeBagScan, takeOutScanned);
  const acts = useMemo(() => openActs(table, printLabel), [table, printLabel]);
  return { ...at, ...acts, onCode, undo, ...state, table, lists, filled, snapshot, hasLine };
}

function ownSnapshot(deviceId: string) {
  const found = readBagSnapshot();
  return found?.deviceId === deviceId ? found : undefined;
}

/** So many scans that wait are counted in. */
const mostWaiting = 5_000;

/** The bags and what lies in them: as the service says, and offline as this device knows. */
function useKnown({ id }: OwnDevice, table: BagTable, hasLine: boolean) {
  const { bags, bench } = table;
  useFreshBagSnapshot(id, bench.queue.read().line);
  const snapshot = useBagSnapshot();
  useEffect(() => {
    // Scans of before the page was loaded, and of other stations of this device.
    void bench.queue.unsent(mostWaiting).then((rows) => {
      bags.load(rows);
      change(table, {});
    });
  }, [bench.queue, bags, table]);
  const { work, pending } = table.view.read();
  const { bag } = work;
  const lists = useLastAnswer('GET /stations/bags', useLists(id, hasLine));
  const filled = useLastAnswer(bag && `GET /stations/bags/${bag}`, useFilled(id, bag, hasLine));
  const floor = hasLine ? undefined : bags.floor();
  const waiting = pending.flatMap((each) => (each.bag === bag ? [each.code] : []));
  return {
    lists: floor === undefined ? lists : shownLists(floor, lists),
    filled: (floor && bag && shownBagOf(floor, bag, { before: filled, waiting })) || filled,
    snapshot: snapshot && { at: snapshot.at, count: snapshot.parcels.size, channels: snapshot.channels },
  };
}

/** A parcel that is scanned after the card "undo" comes out of its bag. */
function takeOutScanned(table: BagTable, code: string): boolean {
  if (looksLikeBagCode(code) || !isTrackingCodeFormat(code)) return false;
  takeOut(table, code);
  return true;
}

function cardsOfBags(table: BagTable, printLabel: (code: string) => void) {
  return {
    NEWBAG: () => void openNew(table),
    CLOSEBAG: () => closeBag(table),
    REPRINT: () => {
      const { work, lastBag } = table.view.read();
      const code = work.bag ?? lastBag;
      if (code !== undefined) printLabel(code);
    },
  } satisfies OwnCards<'BAGS'>;
}

/** What keys and buttons do. */
function openActs(table: BagTable, printLabel: (code: string) => void) {
  const { NEWBAG: newBag, CLOSEBAG: close, REPRINT: print } = cardsOfBags(table, printLabel);
  return { newBag, close, print, putAside: () => putBagAside(table) };
}

/** A bag with a new code; why there is none was shown. */
async function openNew(table: BagTable): Promise<void> {
  if (table.bench.queue.read().line === 'down') return sayOwn(table.bench, 'NEEDS_LINE');
  try {
    const { code } = await call('GET /common/next-code/{type}', { params: { type: 'bag' } });
    return takeUpNew(table, code);
  } catch {
    return table.focus('scan');
  }
}

function useLists(deviceId: string, enabled: boolean): BagLists | undefined {
  return useQuery({
    queryKey: [...bagsKey, deviceId],
    queryFn: ({ signal }) => call('GET /stations/bags', { query: { deviceId }, quiet: true, signal }),
    enabled,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  }).data;
}

/**
 * What lies in the bag on the table, as the service has it; undefined for one that is not stored there yet, or while
 * there is no line.
 */
function useFilled(deviceId: string, code: string | undefined, hasLine: boolean): FilledBag | undefined {
  return useQuery({
    queryKey: [...bagsKey, deviceId, code],
    queryFn: ({ signal }) =>
      call('GET /stations/bags/{code}', {
        params: { code: code ?? '' },
        query: { deviceId },
        quiet: true,
        signal,
      }),
    enabled: hasLine && code !== undefined,
    retry: false,
    staleTime: 0,
  }).data;
}

/** What kinds the bags are that the service has named: offline it decides what a bag that is scanned does. */
function useKinds({ kinds }: BagTable, lists: BagLists | undefined, filled: FilledBag | undefined): void {
  useEffect(() => {
    for (const { code, kind } of [
      ...(lists?.open ?? []),
      ...(lists?.closed ?? []),
      ...(filled?.around ?? []),
    ])
      kinds.set(code, kind);
    for (const { code, kind } of filled?.contents ?? []) if (kind !== null) kinds.set(code, kind);
    if (filled !== undefined && bagKinds.includes(filled.kind)) kinds.set(filled.code, filled.kind);
  }, [kinds, lists, filled]);
}
