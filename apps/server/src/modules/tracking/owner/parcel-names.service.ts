/**
 * Owns what customers call their parcels. Promises that a name is seen by its customer alone, that of two changes at
 * once none is lost unseen, and that a parcel which changes its owner, or begins its code anew, has none.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { readParcelName } from '@rohi/contract/tracking/parcel-name';
import type { nameParcel } from '@rohi/contract/tracking/parcel-names.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  deleteNamesOf,
  deleteParcelNames,
  findParcelNames,
  lockOwnParcel,
  storeParcelName,
} from './parcel-name.store.ts';

export { findParcelNames, moveParcelNames, refoldParcelNames } from './parcel-name.store.ts';

/**
 * Names an own parcel or a line that waits for it; an empty name takes it away. A repeat changes nothing. Throws
 * `tracking.notAmongOwn`, also for somebody else's, and `tracking.nameChangedMeanwhile` where another name stands than
 * the caller has seen.
 */
export async function nameOwnParcel(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  code: string,
  { name: typed, was }: BodyOf<typeof nameParcel>,
): Promise<DataOf<typeof nameParcel>> {
  const trackingCode = normalizeTrackingCode(code);
  const read = readParcelName(typed);
  const name = 'name' in read && read.name !== '' ? read.name : null;
  if (customerCode === null) throw new AppError('tracking.notAmongOwn');
  const named = { customerCode, trackingCode };
  await inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    if (!(await lockOwnParcel(tx, named))) throw new AppError('tracking.notAmongOwn');
    const before = (await findParcelNames(tx, customerCode, [trackingCode])).get(trackingCode) ?? null;
    if (before === name) return;
    if (was !== undefined && was !== before)
      throw new AppError('tracking.nameChangedMeanwhile', { current: { name: before } });
    if (name === null) await deleteParcelNames(tx, [named]);
    else await storeParcelName(tx, named, name, context.clock.now());
  });
  return { trackingCode, name };
}

/** Forgets what a customer who leaves called parcels. */
export async function forgetParcelNames(tx: Tx, customerCode: string): Promise<void> {
  await deleteNamesOf(tx, customerCode);
}
