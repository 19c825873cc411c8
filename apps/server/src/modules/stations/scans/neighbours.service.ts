/** What a station has scanned around one scan: who stood in line, which boxes came on the same pallet. */
import type { Db } from '../../../platform/database.ts';
import { findScanMoment, listScansBeside, type NeighbourRow } from './neighbours.store.ts';

type Neighbour = Omit<NeighbourRow, 'at'> & { at: string };

/**
 * The parcels received by the same device before and after the scan of this id, so many on each side, in their order.
 * Undefined when no device of the unit has it on record any more.
 */
export async function scansAround(
  db: Db,
  unitId: number,
  scanId: string,
  most: number,
): Promise<{ device: string; before: Neighbour[]; after: Neighbour[] } | undefined> {
  const moment = await findScanMoment(db, unitId, scanId);
  if (moment === undefined) return undefined;
  const before = await listScansBeside(db, moment, 'before', most);
  const after = await listScansBeside(db, moment, 'after', most);
  return { device: moment.device, before: before.toReversed().map(describe), after: after.map(describe) };
}

function describe({ at, ...row }: NeighbourRow): Neighbour {
  return { ...row, at: at.toISOString() };
}
