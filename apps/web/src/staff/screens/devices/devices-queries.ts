import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import type { StationPairing } from '@rohi/contract/stations/pairings.contract';

/** Devices report twice a minute: the page follows them. */
const lookAgainMs = 15_000;
/** While somebody far away has digits before them. */
const awaitedMs = 2_000;

/** The key of what the service says of devices; the control room shows it too. */
export const devicesKey = ['stations', 'devices'];
export const pairingsKey = ['stations', 'pairings'];

/** Whether somebody may type the code now. */
export function isOpen({ endedAt, endsAt }: Pick<StationPairing, 'endedAt' | 'endsAt'>): boolean {
  return endedAt === null && Date.parse(endsAt) > serverNow();
}

export function usePairings() {
  return useQuery({
    queryKey: pairingsKey,
    queryFn: ({ signal }) => call('GET /stations/pairings', { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.list.some(isOpen) ? awaitedMs : lookAgainMs),
    staleTime: 0,
  });
}

export function useDevices(isAwaited: boolean) {
  return useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call('GET /stations/devices', { quiet: true, signal }),
    refetchInterval: isAwaited ? awaitedMs : lookAgainMs,
    staleTime: 0,
  });
}
