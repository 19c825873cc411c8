import type { CardOf } from '@rohi/contract/stations/command-cards';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { leave } from '../../kit/session/leaving.ts';
import { useLastAnswer } from '../bags/use-last-answer.ts';
import { notify, openScans } from '../bench/bench.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { usePhotos } from '../photos/browser-photos.ts';
import { useScale } from '../scale/use-scale.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { takeUndoScan, useBenchUndo } from '../undo/use-bench-undo.ts';
import type { Undoing } from '../undo/use-undo.ts';
import {
  openUnloadingTable,
  putArrivalAside,
  reportBroken,
  takeUnloadingAnswer,
  takeUnloadingScan,
} from './unloading-table.ts';
import type { UnloadingTable } from './unloading-table.ts';
import { knownAs } from './unloading-work.ts';
import type { KnownAs } from './unloading-work.ts';
import { takeScale, takeWeighingAnswer } from './weighing-table.ts';

export type ArrivingTrip = ReplyTo<'GET /stations/arrivals'>['list'][number];
export type UnloadingPage = ReplyTo<'GET /stations/arrivals/{code}'>;
type Snapshot = ReplyTo<'GET /stations/arrivals/{code}/snapshot'>;
export type UnloadingAtWork = ReturnType<typeof useUnloading>;

const lookAgainMs = 15_000;
const storeAgainMs = 60_000;
/** Numbers come with each answer; the lists, which may be long, are read once in so long while answers come. */
const listsAgainMs = 2_000;

/** A station that unloads, at work: what is scanned counts at once, the queue brings the answers with the numbers, and the lists follow a moment later. */
export function useUnloading(device: OwnDevice) {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openUnloadingTable(bench), [bench]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['stations', 'arrivals'] });
  const refreshLater = useOnceIn(listsAgainMs, refresh);
  useBenchAnswers(at, (row) => {
    takeUnloadingAnswer(table, row);
    takeWeighingAnswer(table, row);
    const numbers = row.answer?.unloading ?? undefined;
    if (numbers !== undefined)
      queries.setQueryData<UnloadingPage>(pageKey(device.id, numbers.trip), (page) =>
        page === undefined ? page : { ...page, trip: { ...page.trip, unloading: numbers } },
      );
    refreshLater();
  });
  useScale({
    onWeight: (grams) => takeScale(table, grams),
    onTrouble: (trouble) => notify(bench, { kind: 'scale', trouble, at: Date.now() }),
  });
  const work = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const hasLine = status.line !== 'down';
  const asked = useAsked(device.id, work.trip, hasLine);
  const snapshot = useLastAnswer(
    work.trip === undefined ? undefined : `GET /stations/arrivals/${work.trip}/snapshot`,
    asked.snapshot,
  );
  useKnown(table, snapshot);
  useEffect(() => {
    // Every answer has come, be it while another station was open.
    if (status.waiting === 0 && table.shown.read().pending.length > 0)
      table.shown.write({ ...table.shown.read(), pending: [] });
  }, [status.waiting, table]);
  const undo = useBenchUndo(bench);
  const { open, choose } = undo;
  const scan = useMemo(
    () => openScans(bench, cardsOf(table, { open, choose }), (code) => takeUnloadingScan(table, code)),
    [bench, table, open, choose],
  );
  const onCode = (raw: string) => {
    if (!takeUndoScan(undo, raw)) scan(raw);
  };
  const photos = usePhotos(useUser().id, status);
  const trips = useLastAnswer('GET /stations/arrivals', asked.trips);
  return {
    ...{ ...at, device, table, work, hasLine, onCode, undo, photos, trips, refresh },
    page: asked.page,
    /** Nobody has begun to unload the chosen trip here. */
    isNotBegun: asked.isNotBegun,
    knownAs: (code: string): KnownAs | undefined =>
      snapshot === undefined || !isParcelScan(status.recent[0], code)
        ? undefined
        : knownAs(table.known.read(), code, earlier(status.recent)),
  };
}

const pageKey = (deviceId: string, code: string | undefined) =>
  ['stations', 'arrivals', deviceId, code, 'page'] as const;

/** The work is done so long after it was first asked for, however often it is meanwhile. */
function useOnceIn(ms: number, work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      work();
    }, ms);
  };
}

/** Whether the last scan is of this parcel; bags and seals say nothing by themselves. */
function isParcelScan(last: StationScanRow | undefined, code: string): boolean {
  const isInbound = last?.facts.action === 'INBOUND' && last.facts.code === code;
  return isInbound && kindOfOwnCode(code) !== 'bag';
}

/** What was scanned before the last scan. */
function earlier(recent: readonly { facts: { code: string } }[]): ReadonlySet<string> {
  return new Set(recent.slice(1).map(({ facts }) => facts.code));
}

function cardsOf(table: UnloadingTable, undo: Pick<Undoing, 'open' | 'choose'>) {
  return {
    DAMAGED: () => reportBroken(table),
    NEXT: () => putArrivalAside(table),
    UNDO: () => undo.choose('MISTAKE'),
    asksUndo: () => {
      if (!undo.open()) notify(table.bench, { kind: 'notHere', command: 'UNDO', at: Date.now() });
    },
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'UNLOADING'>, 'HELP'> | 'asksUndo', () => void>;
}

function useAsked(deviceId: string, code: string | undefined, hasLine: boolean) {
  const query = { deviceId };
  const params = { code: code ?? '' };
  const trips = useQuery({
    queryKey: ['stations', 'arrivals', deviceId],
    queryFn: ({ signal }) => call('GET /stations/arrivals', { query, quiet: true, signal }),
    enabled: hasLine,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const trip = trips.data?.list.find((each) => each.code === code);
  const hasBegun = trip !== undefined && trip.unloading !== null;
  const page = useQuery({
    queryKey: pageKey(deviceId, code),
    queryFn: ({ signal }) => call('GET /stations/arrivals/{code}', { params, query, quiet: true, signal }),
    enabled: hasLine && hasBegun,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const snapshot = useQuery({
    queryKey: ['stations', 'snapshots', deviceId, code],
    queryFn: ({ signal }) =>
      call('GET /stations/arrivals/{code}/snapshot', { params, query, quiet: true, signal }),
    enabled: hasLine && hasBegun,
    refetchInterval: storeAgainMs,
    staleTime: 0,
  });
  return {
    trips: trips.data,
    page: page.data,
    snapshot: snapshot.data,
    isNotBegun: trip !== undefined && !hasBegun,
  };
}

/** What is known of the trip, at hand for each scan. */
function useKnown({ known }: UnloadingTable, snapshot: Snapshot | undefined): void {
  useEffect(() => {
    if (snapshot === undefined) return;
    known.write({
      parcels: new Map(snapshot.parcels.map(({ code, ...parcel }) => [code, parcel])),
      bags: new Set(snapshot.bags.map(({ code }) => code)),
      seals: snapshot.seals,
    });
  }, [known, snapshot]);
}
