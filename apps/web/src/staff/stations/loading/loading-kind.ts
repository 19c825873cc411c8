import type { CardOf } from '@rohi/contract/stations/command-cards';
import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import { leave } from '../../kit/session/leaving.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { chooseUnit, putAside, toggleTakingOut, type FillingTable } from '../filling/filling-table.ts';
import { useFilling, type FillingKind } from '../filling/use-filling.ts';

export const loadingTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

type Trips = ReplyTo<'GET /stations/trips'>;
export type LoadingTrip = Trips['list'][number];
export type LoadingSnapshot = ReplyTo<'GET /stations/trips/{code}/snapshot'>;

/** A China warehouse fills trips: bags and loose parcels go into a lorry, or into a wagon of a train. */
export const loadingKind: FillingKind<Trips, LoadingSnapshot, never> = {
  scans: {
    container: 'trip',
    words: { choose: 'CHOOSE_TRIP', takeOut: 'TAKE_OFF' },
    putIn: ({ code, container: trip, unit }) => ({ action: 'LOAD', code, trip, unit }),
    takeOut: ({ code, container: trip }) => ({ action: 'UNLOAD', code, trip }),
    whyStays,
  },
  path: 'GET /stations/trips',
  key: 'trips',
  outdates: [['trips', 'load-check']],
  cards,
  list: ({ deviceId, signal }) => call('GET /stations/trips', { query: { deviceId }, quiet: true, signal }),
  snapshot: ({ code, deviceId, signal }) =>
    call('GET /stations/trips/{code}/snapshot', {
      params: { code },
      query: { deviceId },
      quiet: true,
      signal,
    }),
};

function cards(table: FillingTable<LoadingSnapshot>) {
  return {
    UNDO: () => toggleTakingOut(table),
    NEXT: () => putAside(table),
    LOGOUT: () => void leave(),
  } satisfies Record<Exclude<CardOf<'LOADING'>, 'HELP'>, () => void>;
}

type StoredWord = 'LOST' | 'RETURNING' | 'HELD' | 'UNDECLARED' | 'UNPAID';

/**
 * Why a parcel or bag stays, as far as the station has stored it: what stands against one parcel stands against its
 * bag. Undefined where nothing does, and for what it does not know.
 */
export function whyStays(
  { parcels, isUndeclaredStopped, isUnpaidStopped }: LoadingSnapshot,
  code: string,
): StoredWord | undefined {
  const things = parcels.filter((parcel) => parcel.code === code || parcel.bagCode === code);
  const stays = stayFlags.find((flag) => things.some((thing) => thing.stays === flag));
  if (stays !== undefined) return stays;
  if (things.some(({ isHeld }) => isHeld)) return 'HELD';
  if (isUndeclaredStopped && things.some(({ isDeclared }) => !isDeclared)) return 'UNDECLARED';
  return isUnpaidStopped && things.some(({ isUnpaid }) => isUnpaid) ? 'UNPAID' : undefined;
}

export type LoadingAtWork = ReturnType<typeof useLoading>;

/** A station that loads trips, at work: one that has lost the chosen lorry or wagon is loaded as its first one. */
export function useLoading(device: OwnDevice) {
  const filling = useFilling(loadingKind, device);
  const { table, state, list } = filling;
  const trip = list?.list.find(({ code }) => code === state.container);
  const unit = trip === undefined ? state.unit : unitAboard(state.unit, trip.units.length);
  useEffect(() => {
    if (unit !== state.unit) chooseUnit(table, unit);
  }, [table, unit, state.unit]);
  return { ...filling, trip };
}

/** The vehicle that is loaded: the first where the trip has fewer than was chosen, or none is written down yet. */
export function unitAboard(unit: number, units: number): number {
  return unit <= Math.max(1, units) ? unit : 1;
}

type Filled = {
  aboardG: number;
  aboardCm3: number;
  toLoad: { weightG: number; volumeCm3: number };
  capacityG: number | null;
  capacityCm3: number | null;
};

/**
 * How full a trip is, in per cent: aboard and still to load, of the measure that runs out first; the other one beside
 * it.
 */
export type LoadShares = {
  tighter: 'weight' | 'volume';
  aboard: number;
  toLoad: number;
  other: number | undefined;
};

/** The shares of a trip's capacity; undefined where none is known. */
export function loadShares({
  aboardG,
  aboardCm3,
  toLoad,
  capacityG,
  capacityCm3,
}: Filled): LoadShares | undefined {
  const share = (amount: number, capacity: number | null) =>
    capacity === null || capacity <= 0 ? undefined : (amount * 100) / capacity;
  const weight = share(aboardG + toLoad.weightG, capacityG);
  const volume = share(aboardCm3 + toLoad.volumeCm3, capacityCm3);
  if (weight === undefined && volume === undefined) return undefined;
  if ((volume ?? -1) >= (weight ?? -1))
    return {
      tighter: 'volume',
      aboard: share(aboardCm3, capacityCm3) ?? 0,
      toLoad: share(toLoad.volumeCm3, capacityCm3) ?? 0,
      other: share(aboardG, capacityG),
    };
  return {
    tighter: 'weight',
    aboard: share(aboardG, capacityG) ?? 0,
    toLoad: share(toLoad.weightG, capacityG) ?? 0,
    other: share(aboardCm3, capacityCm3),
  };
}
