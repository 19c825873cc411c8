import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type LoadCheck = ReplyTo<'GET /trips/{id}/load-check'>;

/** What is aboard a trip beside what was planned, and what hinders its departure; asked anew each time it is opened. */
export function useLoadCheck(code: string) {
  return useQuery({
    queryKey: ['trips', 'load-check', code],
    queryFn: ({ signal }) =>
      call('GET /trips/{id}/load-check', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
}
