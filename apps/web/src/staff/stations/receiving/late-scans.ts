import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { BodyFor, ReplyTo } from '../../../shared/api/calls.ts';

export type LateScans = ReplyTo<'GET /stations/exceptions'>;
export type LateScan = LateScans['list'][number];
export type Settlement = BodyFor<'POST /stations/exceptions/{id}/settle'>;
type Settled = ReplyTo<'POST /stations/exceptions/{id}/settle'>;

const lookAgainMs = 30_000;
const root = ['stations', 'exceptions'];

/** The scans of this warehouse that came late and were not taken; undefined until the first answer, asked for again as long as the line stands. */
export function useLateScans(deviceId: string, line: 'up' | 'down' | 'unknown'): LateScans | undefined {
  const { data } = useQuery({
    queryKey: [...root, deviceId],
    queryFn: ({ signal }) => call('GET /stations/exceptions', { query: { deviceId }, quiet: true, signal }),
    enabled: line !== 'down',
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  return data;
}

/** The same of all units whose scans the reader settles. */
export function useAllLateScans() {
  return useQuery({
    queryKey: root,
    queryFn: ({ signal }) => call('GET /stations/exceptions', { query: {}, quiet: true, signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
}

/** What a person does about one of them. Throws ApiError, which was shown; the list is asked for again either way. */
export function useSettling() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const settle = async (id: string, body: Settlement): Promise<Settled> => {
    setBusy(true);
    try {
      return await call('POST /stations/exceptions/{id}/settle', { params: { id }, body });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: root });
    }
  };
  return { busy, settle };
}
