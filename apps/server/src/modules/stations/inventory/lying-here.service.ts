/**
 * What lies in a unit by the records. Promises to leave out what has left, what a courier has taken and what stands in
 * a transfer.
 */
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findTransferOf, listLyingAtHub } from '../../cargo/transfers/lying-at-hub.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findPlacements, listAtPoint, type Placement } from './placement.store.ts';

export type { Placement };

/** What lies in a hub or a pickup point, by the ids of the parcels; with `ids` only these. */
export async function readLyingHere(
  context: Context,
  db: Db | Tx,
  unitId: number,
  ids?: readonly string[],
): Promise<Map<string, Placement>> {
  const lying = await ((await isHub(context, unitId))
    ? listAtHub(db, unitId, ids)
    : listAtPoint(db, unitId, ids));
  return new Map(lying.map((placement) => [placement.parcelId, placement]));
}

/** Whether a unit is a hub. */
export async function isHub(context: Context, unitId: number): Promise<boolean> {
  return (await readUnits(context)).some(({ id, type }) => id === unitId && type === 'HUB');
}

async function listAtHub(db: Db | Tx, hubId: number, ids?: readonly string[]): Promise<Placement[]> {
  const lying = (await listLyingAtHub(db, hubId, ids)).filter(({ transfer }) => transfer === null);
  return findPlacements(
    db,
    hubId,
    lying.map(({ id }) => id),
  );
}

/** The transfer in which a parcel stands at this hub, or has left another; undefined: in none. */
export async function readTransferOf(tx: Tx, unitId: number, parcelId: string): Promise<string | undefined> {
  const [here] = await listLyingAtHub(tx, unitId, [parcelId]);
  return here?.transfer ?? (await findTransferOf(tx, parcelId));
}
