/**
 * Owns what a pass is worth by which a counter without the line has given something. Promises that the device is not believed: the signature, the moment and the limit are judged anew, and
 * what was revoked or used by the time it comes is a person's to look at, whichever was first.
 */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  lockPassShownAt,
  type PassRefusal,
  type StoredPass,
} from '../../collection/passes/shown-pass.service.ts';
import { whyBeyondPass } from '../giving/pass-limits.service.ts';

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

/** The pass until the end of the transaction, or what stands against it. A person takes one that was signed here for this customer, whatever else stands against it: the parcel is with somebody. */
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
