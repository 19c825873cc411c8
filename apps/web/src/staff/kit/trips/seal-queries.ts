import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';

export type SealPhoto = ReplyTo<'GET /trips/{id}/seal-photos'>['list'][number];

/** The photos that wait for the departure of a trip, or are of the one that stands. */
export function useSealPhotos(code: string) {
  return useQuery({
    queryKey: ['trips', 'seal-photos', code],
    queryFn: async ({ signal }) =>
      (await call('GET /trips/{id}/seal-photos', { params: { id: code }, quiet: true, signal })).list,
    staleTime: 0,
  });
}

/** One of them as a picture; null where it is out of reach. */
export function useSealPicture(code: string, photoId: string) {
  return useQuery({
    queryKey: ['trip-seal-picture', code, photoId],
    queryFn: async () =>
      (await fetchPicture('GET /trips/{id}/seal-photos/{photoId}', { params: { id: code, photoId } })) ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
