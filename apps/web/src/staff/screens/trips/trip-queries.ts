import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { askBoard, boardAgainMs } from '../../kit/board.ts';

export type RoadPlace = ReplyTo<'GET /trips/places'>['list'][number];
export type Board = ReplyTo<'GET /trips/board'>;

/** All trips of the board and what waits, looked at again every few seconds. */
export function useBoard() {
  return useQuery({
    queryKey: ['trips', 'board'],
    queryFn: ({ signal }) => askBoard('GET /trips/board', {}, signal),
    refetchInterval: boardAgainMs,
    staleTime: 0,
  });
}

/** The places where a trip may be. */
export function useRoadPlaces() {
  return useQuery({
    queryKey: ['trips', 'places'],
    queryFn: async ({ signal }) => (await call('GET /trips/places', { quiet: true, signal })).list,
  });
}

/** The channels by which goods go. */
export function useChannels() {
  return useQuery({
    queryKey: ['reference', 'GET /common/all-channels'],
    queryFn: ({ signal }) => call('GET /common/all-channels', { quiet: true, signal }),
  });
}

/** One trip by its code. */
export function useTrip(code: string) {
  return useQuery({
    queryKey: ['/staff/trips', 'row', code],
    queryFn: ({ signal }) => askBoard('GET /staff/trips/{id}', { params: { id: code } }, signal),
    refetchInterval: boardAgainMs,
    staleTime: 0,
  });
}

/** So many parcels of a trip stand on a page. */
export const tripPageSize = 50;

/** A page of the parcels of a trip; while the next one comes, the one before stays. */
export function useTripParcels(code: string, { search, page }: { search: string; page: number }) {
  const query = { page: String(page), limit: String(tripPageSize), ...(search !== '' && { search }) };
  return useQuery({
    queryKey: ['trips', 'parcels', code, search, page],
    queryFn: ({ signal }) =>
      call('GET /trips/{id}/parcels', { params: { id: code }, query, quiet: true, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** What has happened to a trip, the newest first. */
export function useTripEvents(code: string) {
  return useQuery({
    queryKey: ['trips', 'events', code],
    queryFn: ({ signal }) => call('GET /trips/{id}/events', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** Asks everything about trips again, and about parcels, since it stands in their histories. */
export function useTripsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const keys = ['trips', '/staff/trips', '/staff/parcels', 'timeline'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
