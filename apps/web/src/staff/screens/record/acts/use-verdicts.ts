import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ParcelVerdicts } from './act-kinds.ts';

/** So many parcels are asked about in one call. */
const mostAtOnce = 100;

/** What may be done to these parcels now, and why not; asked anew whenever they are. */
export function useVerdicts(ids: readonly string[]) {
  return useQuery({
    queryKey: ['/staff/parcels', 'acts', ids],
    queryFn: async ({ signal }) => {
      const list: ParcelVerdicts[] = [];
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const body = { ids: ids.slice(from, from + mostAtOnce) };
        list.push(...(await call('POST /staff/parcels/acts', { body, quiet: true, signal })).list);
      }
      return list;
    },
    staleTime: 0,
  });
}
