import type { CardOf } from '@rohi/contract/stations/command-cards';
import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { leave } from '../../kit/session/leaving.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { chooseUnit, putAside, toggleTakingOut } from '../filling/filling-table.ts';
import type { FillingTable } from '../filling/filling-table.ts';
import { useFilling } from '../filling/use-filling.ts';
import type { FillingKind } from '../filling/use-filling.ts';
import { unitAboard } from './load-shares.ts';

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

/** Why a parcel or bag stays, as far as the station has stored it: what stands against one parcel stands against its bag. Undefined where nothing does, and for what it does not know. */
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
