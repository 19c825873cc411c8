import type { CardOf } from '@rohi/contract/stations/command-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { leave } from '../../kit/session/leaving.ts';
import { useLastAnswer } from '../bench/use-last-answer.ts';
import { openScans } from '../bench/bench.ts';
import { useBench, useBenchAnswers } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import type { LoadingSnapshot } from './loading-snapshot.ts';
import {
  chooseUnit,
  openLoadingTable,
  putTripAside,
  takeLoadingAnswer,
  takeLoadingScan,
  toggleTakingOff,
} from './loading-table.ts';
import type { LoadingTable } from './loading-table.ts';
import { unitAboard } from './loading-work.ts';

type LoadingTrips = ReplyTo<'GET /stations/trips'>;
export type LoadingTrip = LoadingTrips['list'][number];
export type LoadingAtWork = ReturnType<typeof useLoading>;

const lookAgainMs = 15_000;
/** All that is planned comes each time. */
const snapshotAgainMs = 60_000;

/** A loading station at work: what is scanned counts at once, the queue brings the answers, and how full the trip is is asked again after each. */
export function useLoading(device: OwnDevice) {
  const queries = useQueryClient();
  const at = useBench(device);
  const { bench, status } = at;
  const table = useMemo(() => openLoadingTable(bench), [bench]);
  useBenchAnswers(at, (row) => {
    takeLoadingAnswer(table, row);
    void queries.invalidateQueries({ queryKey: ['stations', 'trips'] });
    void queries.invalidateQueries({ queryKey: ['trips', 'load-check'] });
  });
  const work = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  const hasLine = status.line !== 'down';
  const trips = useLastAnswer('GET /stations/trips', useTrips(device.id, hasLine));
  const snapshot = useSnapshot(device.id, work.trip, hasLine);
  useEffect(() => {
    const { trip } = work;
    table.withoutLine.write(
      hasLine || trip === undefined || snapshot === undefined ? undefined : { trip, snapshot },
    );
  }, [table, work, snapshot, hasLine]);
  useEffect(() => {
    // Every answer has come, be it while another station was open.
    if (status.waiting === 0 && table.shown.read().pending.length > 0)
      table.shown.write({ ...table.shown.read(), pending: [] });
  }, [status.waiting, table]);
  const onCode = useMemo(
    () => openScans(bench, cardsOf(table), (code) => takeLoadingScan(table, code)),
    [bench, table],
  );
  const trip = trips?.list.find(({ code }) => code === work.trip);
  const unit = trip === undefined ? work.unit : unitAboard(work, trip.units.length);
  useEffect(() => {
    if (unit !== work.unit) chooseUnit(table, unit);
  }, [table, unit, work.unit]);
  return { ...at, table, work, trips, trip, hasLine, onCode };
}

function cardsOf(table: LoadingTable) {
  return {
    UNDO: () => toggleTakingOff(table),
    NEXT: () => putTripAside(table),
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'LOADING'>, 'HELP'>, () => void>;
}

/** What is planned for the trip and aboard, with what stands against each: as it was last stored, where there is no line. */
function useSnapshot(
  deviceId: string,
  trip: string | undefined,
  enabled: boolean,
): LoadingSnapshot | undefined {
  const { data } = useQuery({
    queryKey: ['stations', 'trip-snapshot', deviceId, trip],
    queryFn: ({ signal }) =>
      call('GET /stations/trips/{code}/snapshot', {
        params: { code: trip ?? '' },
        query: { deviceId },
        quiet: true,
        signal,
      }),
    enabled: enabled && trip !== undefined,
    refetchInterval: snapshotAgainMs,
    staleTime: 0,
  });
  return useLastAnswer(trip && `GET /stations/trips/${trip}/snapshot`, data);
}

function useTrips(deviceId: string, enabled: boolean): LoadingTrips | undefined {
  return useQuery({
    queryKey: ['stations', 'trips', deviceId],
    queryFn: ({ signal }) => call('GET /stations/trips', { query: { deviceId }, quiet: true, signal }),
    enabled,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  }).data;
}
