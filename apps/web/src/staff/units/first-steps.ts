import type { DataOf } from '@rohi/contract/endpoint';
import type { firstSteps } from '@rohi/contract/reports/staff-reports.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type FirstSteps = DataOf<typeof firstSteps>;

/**
 * What customers lack before they can send anything; asked anew when a unit is saved.
 * @param enabled whether the asker may edit units
 */
export function useFirstSteps(enabled: boolean): FirstSteps {
  const { data } = useQuery({
    queryKey: ['/staff/units', 'first-steps'],
    queryFn: ({ signal }) => call<FirstSteps>('GET', '/staff/first-steps', { quiet: true, signal }),
    staleTime: 0,
    enabled,
  });
  return data ?? [];
}
