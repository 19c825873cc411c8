/** An unloading in numbers, as stations show it. */
import type { ScannedUnloading } from '@rohi/contract/linehaul/trip-arrival.contract';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findChecklists,
  sumChecklists,
  type ChecklistRow,
  type ChecklistSum,
} from '../../containers/checklists.service.ts';

const nothing = { expected: 0, scanned: 0, implied: 0, missing: 0, surplus: 0, damaged: 0, unsettled: 0 };

function describeUnloading(
  trip: string,
  { endedAt }: ChecklistRow,
  sum: ChecklistSum | undefined,
): ScannedUnloading {
  const { checklistId: _id, ...numbers } = sum ?? { checklistId: '', ...nothing };
  return { trip, isOver: endedAt !== null, ...numbers };
}

/** The unloadings of trips, by the id of the trip; one that nobody has begun is missing. */
export async function unloadingsOf(
  db: Db | Tx,
  trips: readonly { id: string; code: string }[],
): Promise<Map<string, { list: ChecklistRow; numbers: ScannedUnloading }>> {
  const lists = await findChecklists(
    db,
    trips.map(({ id }) => id),
  );
  const sums = await sumChecklists(
    db,
    lists.map(({ id }) => id),
  );
  const codes = new Map(trips.map(({ id, code }) => [id, code]));
  return new Map(
    lists.map((list) => [
      list.ownerId,
      { list, numbers: describeUnloading(codes.get(list.ownerId) ?? '', list, sums.get(list.id)) },
    ]),
  );
}
