/**
 * Owns what a pass allows at its visit: so many parcels, and those alone that the customer has chosen. Promises that a
 * counter that was offline is not believed: signature, moment and limit are judged anew, and what was revoked or used
 * by the time it comes is a person's to look at, whichever was first.
 */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findPassOfVisit,
  lockPassOfVisit,
  lockPassShownAt,
  type PassRefusal,
  type StoredPass,
} from '../../collection/passes/shown-pass.service.ts';
import { passRefused } from '../visits/pass-refusals.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import { countGivenAt } from './hand-over.store.ts';

/**
 * Locks the pass of the visit, so that it is not revoked or used meanwhile; undefined at a visit by another proof.
 * Throws `handOver.passRevoked`, `handOver.passUsed`, `handOver.passLimit`, `handOver.passOtherParcel`.
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

/**
 * Whether a parcel is more than a pass allows at its visit: none of those that the customer has chosen, or one too
 * many.
 */
async function whyBeyondPass(
  db: Db | Tx,
  visitId: string,
  { parcelIds, parcelLimit }: StoredPass,
  parcelId: string,
): Promise<'OTHER_PARCEL' | 'LIMIT' | undefined> {
  if (parcelIds !== null && !parcelIds.includes(parcelId)) return 'OTHER_PARCEL';
  return parcelLimit !== null && (await countGivenAt(db, visitId)) >= parcelLimit ? 'LIMIT' : undefined;
}

/** What stands against it, as the device is answered. */
export type PassSay = `PASS_${Exclude<PassRefusal, 'UNKNOWN'> | 'LIMIT' | 'OTHER_PARCEL'}`;

type Shown = {
  customerCode: string;
  parcelId: string;
  unitId: number;
  visitId: string;
  givenAt: Date;
  isSure: boolean;
};

/**
 * The pass until the end of the transaction, or what stands against it. A person takes one that was signed here for
 * this customer, whatever else stands against it: the parcel is with somebody.
 */
export async function judgeShownPass(
  context: Context,
  tx: Tx,
  text: string,
  { customerCode, parcelId, unitId, visitId, givenAt, isSure }: Shown,
): Promise<StoredPass | PassSay | 'OTHER_CUSTOMER'> {
  const moment = { pickupPointId: unitId, at: givenAt, visitId };
  const { verdict, pass } = await lockPassShownAt(context, tx, text, moment);
  // Signed here, and not in the database: it was restored from before.
  if (verdict === 'UNKNOWN') return 'PASS_FOREIGN';
  if (verdict !== 'GOOD' && pass === undefined) return `PASS_${verdict}`;
  if (pass?.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  if (isSure) return pass;
  if (verdict !== 'GOOD') return `PASS_${verdict}`;
  const beyond = await whyBeyondPass(tx, visitId, pass, parcelId);
  return beyond === undefined ? pass : `PASS_${beyond}`;
}
