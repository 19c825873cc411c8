// Where the owner and the weight of a parcel are left to the hub (docs/domain.md, section 10).
import { listedCodes } from '@rohi/contract/reference-data/settings';
import type { Context } from '../../context.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { readSettings } from '../reference-data/settings.service.ts';

/** The ids of the China warehouses that leave owner and weight to the hub. */
export async function unitsLeavingOwners(context: Context): Promise<ReadonlySet<number>> {
  const codes = listedCodes((await readSettings(context))['chain.ownerAtHub']);
  if (codes.length === 0) return new Set();
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, []);
  return new Set(codes.flatMap((code) => places.findByText(code)?.id ?? []));
}

/** Whether a China warehouse leaves owner and weight to the hub. */
export async function leavesOwnerToHub(context: Context, unitId: number): Promise<boolean> {
  return (await unitsLeavingOwners(context)).has(unitId);
}
