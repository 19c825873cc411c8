import type { RateLine } from '@rohi/contract/pricing/rate-desk.contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

const root = 'price/rates';
type Found = { total: number; list: RateLine[] };

/** A pair as the calls ask for it; nothing for all pairs. */
export function pairQuery(pair: string): string {
  const [from, to] = pair.split('-');
  return from && to ? new URLSearchParams({ from, to }).toString() : '';
}

/** The last hundred rates of a pair, or of all; those that wait stand first. */
export function useRates(pair: string) {
  return useQuery({
    queryKey: [root, pair],
    queryFn: ({ signal }) =>
      call<Found>('GET', `/price/rates?limit=100&${pairQuery(pair)}`, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRatesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
