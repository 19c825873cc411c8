import type { BusinessLine } from '@rohi/contract/business-lines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { askBoard, boardAgainMs } from '../../kit/board.ts';

export type Standstill = ReplyTo<'GET /reports/standstill'>;
export type OpenDrawer = ReplyTo<'GET /reports/drawers'>['list'][number];
export type Device = ReplyTo<'GET /stations/devices'>['list'][number];
export type StandstillRow = Standstill['rows'][number];
export type StandstillStage = Standstill['stages'][number];

export function useStandstill(line: BusinessLine) {
  return useQuery({
    queryKey: ['reports', 'standstill', line],
    queryFn: ({ signal }) => askBoard('GET /reports/standstill', { query: { businessLine: line } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: boardAgainMs,
  });
}

/** Scans that were not taken, of all units. */
export function useOpenScans() {
  return useQuery({
    queryKey: ['stations', 'exceptions', 'all'],
    queryFn: ({ signal }) => askBoard('GET /stations/exceptions', {}, signal),
    refetchInterval: boardAgainMs,
  });
}

export function useDevices() {
  return useQuery({
    queryKey: ['stations', 'devices'],
    queryFn: ({ signal }) => askBoard('GET /stations/devices', {}, signal),
    refetchInterval: boardAgainMs,
  });
}

/** What customers have said of hand-overs. */
export function useOpinions() {
  return useQuery({
    queryKey: ['reports', 'opinions'],
    queryFn: ({ signal }) => askBoard('GET /reports/opinions', {}, signal),
    refetchInterval: boardAgainMs,
  });
}

export function useDrawers() {
  return useQuery({
    queryKey: ['reports', 'drawers'],
    queryFn: ({ signal }) => askBoard('GET /reports/drawers', {}, signal),
    refetchInterval: boardAgainMs,
  });
}
