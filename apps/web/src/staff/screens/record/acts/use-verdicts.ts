import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ParcelVerdicts } from './act-kinds.ts';

/** Parcels by their codes, or all of some orders. */
export type Judged = { ids: readonly string[] } | { orders: readonly string[] };

/** So many parcels are asked about in one call, and the parcels of so many orders. */
const mostAtOnce = { ids: 100, orders: 10 };

/** What may be done to these parcels now, and why not; asked anew whenever they are. */
export function useVerdicts(judged: Judged) {
  return useQuery({
    queryKey: ['/staff/parcels', 'acts', judged],
    queryFn: async ({ signal }) => {
      const kind = 'ids' in judged ? 'ids' : 'orders';
      const codes = 'ids' in judged ? judged.ids : judged.orders;
      const list: ParcelVerdicts[] = [];
      for (let from = 0; from < codes.length; from += mostAtOnce[kind]) {
        const body = { [kind]: codes.slice(from, from + mostAtOnce[kind]) };
        list.push(...(await call('POST /staff/parcels/acts', { body, quiet: true, signal })).list);
      }
      return list;
    },
    staleTime: 0,
  });
}
