import { worksOfUnit } from '@rohi/contract/stations/station-words';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useUser } from '../../kit/session/user-info.ts';

type Unit = { id: number; name: string; type: string };

/**
 * The places where stations stand, as far as the reader may choose; the present one of a device among them, also before
 * they have come.
 */
export function useUnits(present?: { unitId: number; unit: string }): Unit[] {
  const { operationUnit } = useUser();
  const { data } = useQuery({
    queryKey: ['warehouses'],
    queryFn: ({ signal }) => call('GET /common/all-ltds', { quiet: true, signal }),
  });
  if (data === undefined)
    return present === undefined ? [] : [{ id: present.unitId, name: present.unit, type: '' }];
  return data.filter(
    ({ id, type, enabled }) =>
      id === present?.unitId ||
      (worksOfUnit(type).length > 0 && enabled && (operationUnit === null || operationUnit.id === id)),
  );
}
