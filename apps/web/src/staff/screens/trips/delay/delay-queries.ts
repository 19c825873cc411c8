import type { DelayReason } from '@rohi/contract/trips/trip-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

export type DelayableTrip = ReplyTo<'GET /trip-delays/trips'>['trips'][number];
export type DelayPreview = ReplyTo<'POST /trip-delays/preview'>;
export type DelayFields = { trips: string[]; reason: DelayReason; days: number; placeId?: number };

const settledAfterMs = 300;

/** A value once it has stood for a moment: what is typed or clicked on in a row is asked for once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The trips that a delay can be announced of; of one channel where that is named. */
export function useDelayableTrips(channel: string | undefined) {
  return useQuery({
    queryKey: ['trips', 'delayable', channel],
    queryFn: ({ signal }) =>
      call('GET /trip-delays/trips', {
        query: channel === undefined ? {} : { channel },
        quiet: true,
        signal,
      }),
    staleTime: 0,
  });
}

/** What announcing a delay would say, and to which customers; nothing is asked while no trip or reason is chosen. */
export function useDelayPreview(fields: DelayFields | undefined) {
  return useQuery({
    queryKey: ['trips', 'delay-preview', fields],
    queryFn: ({ signal }) =>
      call('POST /trip-delays/preview', {
        body: fields ?? { trips: [], reason: 'WEATHER', days: 1 },
        quiet: true,
        signal,
      }),
    enabled: fields !== undefined,
    staleTime: 0,
    retry: false,
  });
}

export type DelayEnding = { act: 'END' | 'TAKE_BACK'; ofAll: boolean };

/** What ending a delay, or taking it back, would say, and to which customers. */
export function useDelayEndPreview(id: number, { act, ofAll }: DelayEnding) {
  return useQuery({
    queryKey: ['trips', 'delay-end-preview', id, act, ofAll],
    queryFn: ({ signal }) =>
      call('POST /trip-delays/{id}/end-preview', {
        params: { id: String(id) },
        body: { act, ofAll },
        quiet: true,
        signal,
      }),
    staleTime: 0,
    retry: false,
  });
}
