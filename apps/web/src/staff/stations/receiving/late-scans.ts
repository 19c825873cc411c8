import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { BodyFor, ReplyTo } from '../../../shared/api/calls.ts';
import type { StationQueueStatus } from '../scan-queue/browser-queue.ts';

export type LateScans = ReplyTo<'GET /stations/exceptions'>;
export type LateScan = LateScans['list'][number];
export type Settlement = BodyFor<'POST /stations/exceptions/{id}/settle'>;
type Settled = ReplyTo<'POST /stations/exceptions/{id}/settle'>;

const lookAgainMs = 30_000;
const root = ['stations', 'exceptions'];

type Status = Pick<StationQueueStatus, 'line' | 'recent' | 'waiting'>;

/**
 * The scans of this unit that were stored and were not taken; undefined until the first answer, asked for again as long
 * as the line stands, and as soon as one of this device joins or leaves them; `isShown`: somebody looks at them.
 */
export function useLateScans(
  deviceId: string,
  { line, recent, waiting }: Status,
  isShown: boolean,
): LateScans | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...root, deviceId],
    queryFn: ({ signal }) => call('GET /stations/exceptions', { query: { deviceId }, quiet: true, signal }),
    enabled: line !== 'down',
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const listed = new Set(data?.list.map(({ code }) => code));
  const news = recent
    .filter(({ answer, facts }) => answer?.verdict === 'NEEDS_PERSON' || (answer && listed.has(facts.code)))
    .map(({ scanId }) => scanId);
  // What is passed on while the list is open stands on it once it is sent.
  const changed = [...news, ...(isShown ? [`waiting: ${waiting}`] : [])].join(' ');
  useEffect(() => {
    if (changed !== '') void queries.invalidateQueries({ queryKey: root });
  }, [changed, queries]);
  return data;
}

/** The same of all units with scans that the reader settles. */
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
      // The numbers on menu and first page are of the same list.
      void queries.invalidateQueries({ queryKey: ['reports'] });
    }
  };
  return { busy, settle };
}
