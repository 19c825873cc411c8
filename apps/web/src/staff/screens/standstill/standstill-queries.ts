import type { BusinessLine } from '@rohi/contract/business-lines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type Standstill = ReplyTo<'GET /reports/standstill'>;
export type OpenDrawer = ReplyTo<'GET /reports/drawers'>['list'][number];
export type Device = ReplyTo<'GET /stations/devices'>['list'][number];
export type StandstillRow = Standstill['rows'][number];
export type StandstillStage = Standstill['stages'][number];

/** A board that hangs open on a wall stays true. */
const askAgainMs = 60_000;

export function useStandstill(line: BusinessLine) {
  return useQuery({
    queryKey: ['reports', 'standstill', line],
    queryFn: ({ signal }) =>
      call('GET /reports/standstill', { query: { businessLine: line }, quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
}

/** Scans that nobody has taken, of all units. */
export function useOpenScans() {
  return useQuery({
    queryKey: ['stations', 'exceptions', 'all'],
    queryFn: ({ signal }) => call('GET /stations/exceptions', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
}

export function useDevices() {
  return useQuery({
    queryKey: ['stations', 'devices'],
    queryFn: ({ signal }) => call('GET /stations/devices', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
}

/** What customers have said of hand-overs. */
export function useOpinions() {
  return useQuery({
    queryKey: ['reports', 'opinions'],
    queryFn: ({ signal }) => call('GET /reports/opinions', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
}

export function useDrawers() {
  return useQuery({
    queryKey: ['reports', 'drawers'],
    queryFn: ({ signal }) => call('GET /reports/drawers', { quiet: true, signal }),
    refetchInterval: askAgainMs,
  });
}
