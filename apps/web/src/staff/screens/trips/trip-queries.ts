import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type RoadPlace = ReplyTo<'GET /trips/places'>['list'][number];
export type Board = ReplyTo<'GET /trips/board'>;

const lookAgainMs = 60_000;

/** All trips of the board and what waits, looked at again each minute. */
export function useBoard() {
  return useQuery({
    queryKey: ['trips', 'board'],
    queryFn: ({ signal }) => call('GET /trips/board', { quiet: true, signal }),
    refetchInterval: lookAgainMs,
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
