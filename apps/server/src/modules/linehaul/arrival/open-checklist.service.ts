import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Tx } from '../../../platform/database.ts';
import { lockChecklist, type ChecklistRow } from '../../containers/checklists.service.ts';
import { findTrip, type TripRow } from '../../trips/trips.service.ts';
import type { ArrivalAct } from './arrival-scan.ts';

export type OpenChecklist = { trip: TripRow; list: ChecklistRow };

/** The checklist of a trip at this hub, which does not end until the transaction does; or why nothing is checked against it. */
export async function openChecklist(
  tx: Tx,
  { unitId }: Pick<ArrivalAct, 'unitId'>,
  tripCode: string,
): Promise<OpenChecklist | ScanSay> {
  const trip = await findTrip(tx, tripCode);
  if (trip === undefined) return 'NO_SUCH_TRIP';
  const list = await lockChecklist(tx, { tripId: trip.id }, 'read');
  const hub = list === undefined ? trip.destinationId : list.unitId;
  if (hub !== null && hub !== unitId) return 'OTHER_WAREHOUSE';
  return list === undefined ? 'UNLOADING_NOT_BEGUN' : { trip, list };
}
