/** What a given pass allows at its visit: so many parcels, and those alone that the customer has chosen. */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findPassOfVisit,
  lockPassOfVisit,
  type StoredPass,
} from '../../collection/passes/shown-pass.service.ts';
import { passRefused } from '../visits/pass-refusals.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import { countGivenAt } from './hand-over.store.ts';

/**
 * The pass of the visit, so that nobody revokes or uses it meanwhile; undefined at a visit by another proof. Throws `handOver.passRevoked`, `handOver.passUsed`,
 * `handOver.passLimit`, `handOver.passOtherParcel`.
 */
export async function lockUsablePass(
  context: Context,
  tx: Tx,
  visit: Visit,
  { parcelId, locale }: { parcelId: string; locale: Locale },
): Promise<StoredPass | undefined> {
  if (visit.passSerial === null) return undefined;
  const check = await lockPassOfVisit(tx, visit.passSerial, visit.id);
  if (check.verdict !== 'GOOD') throw await passRefused(context, check, locale);
  await requireWithin(tx, visit, check.pass, parcelId);
  return check.pass;
}

/** The same for a parcel that is only looked at. Throws `handOver.passLimit` and `handOver.passOtherParcel`. */
export async function requireWithinPass(context: Context, visit: Visit, parcelId: string): Promise<void> {
  if (visit.passSerial === null) return;
  const pass = await findPassOfVisit(context, visit.passSerial);
  if (pass !== undefined) await requireWithin(context.db, visit, pass, parcelId);
}

async function requireWithin(db: Db | Tx, { id }: Visit, pass: StoredPass, parcelId: string): Promise<void> {
  const beyond = await whyBeyondPass(db, id, pass, parcelId);
  if (beyond === 'OTHER_PARCEL') throw new AppError('handOver.passOtherParcel');
  if (beyond === 'LIMIT')
    throw new AppError('handOver.passLimit', { params: { limit: pass.parcelLimit ?? 0 } });
}

/** Whether a parcel is more than a pass allows at its visit: none of those that the customer has chosen, or one too many. */
export async function whyBeyondPass(
  db: Db | Tx,
  visitId: string,
  { parcelIds, parcelLimit }: StoredPass,
  parcelId: string,
): Promise<'OTHER_PARCEL' | 'LIMIT' | undefined> {
  if (parcelIds !== null && !parcelIds.includes(parcelId)) return 'OTHER_PARCEL';
  return parcelLimit !== null && (await countGivenAt(db, visitId)) >= parcelLimit ? 'LIMIT' : undefined;
}
