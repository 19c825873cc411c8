import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type FirstSteps = ReplyTo<'GET /staff/first-steps'>;

/**
 * What customers lack before they can send anything; asked anew when a unit is saved.
 * @param enabled whether the caller may edit units
 */
export function useFirstSteps(enabled: boolean): FirstSteps {
  const { data } = useQuery({
    queryKey: ['/staff/units', 'first-steps'],
    queryFn: ({ signal }) => call('GET /staff/first-steps', { quiet: true, signal }),
    staleTime: 0,
    enabled,
  });
  return data ?? [];
}
