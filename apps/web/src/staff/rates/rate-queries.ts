import type { RateLine } from '@rohi/contract/pricing/rate-desk.contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

const root = 'price/rates';
type Found = { total: number; list: RateLine[] };

/** The last hundred rates of a pair, or of all; those that wait stand first. */
export function useRates(pair: string) {
  const [from, to] = pair.split('-');
  const query = new URLSearchParams({ limit: '100', ...(from && to ? { from, to } : {}) });
  return useQuery({
    queryKey: [root, pair],
    queryFn: ({ signal }) => call<Found>('GET', `/price/rates?${query}`, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRatesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
