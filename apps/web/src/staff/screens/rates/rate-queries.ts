import { ratePairs } from '@rohi/contract/pricing/currency-rate';
import type { Currency } from '@rohi/contract/pricing/money';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const root = 'price/rates';

/** A pair as the calls ask for it; nothing for all pairs. */
export function pairQuery(pair: string): { from?: Currency; to?: Currency } {
  const [from, to] = ratePairs.find((each) => each.join('-') === pair) ?? [];
  return from && to ? { from, to } : {};
}

/** The last hundred rates of a pair, or of all; those that wait stand first. */
export function useRates(pair: string) {
  return useQuery({
    queryKey: [root, pair],
    queryFn: ({ signal }) =>
      call('GET /price/rates', { query: { limit: 100, ...pairQuery(pair) }, quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRatesRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [root] });
}
