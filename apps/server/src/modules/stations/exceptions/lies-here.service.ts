/**
 * Owns that a parcel lies in a unit which is brought on nowhere: cancelled, searched for, or going back to its sender.
 * Promises that one report of a unit is open at a time, that a later one of another unit takes its place, and that it
 * ends once the parcel may be brought on, or stays for another reason.
 */
import { randomUUID } from 'node:crypto';
import { whyStays } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from '../../warehouse/scan-outcome.service.ts';
import { findLiesHere, insertException, settleLiesHere, settleLiesHereOf } from './exception.store.ts';

type LiesHereAct = StationAct & { deviceId: string };
type LiesHereScan = { scanId: string; code: string; claimedAt: Date };

/** Reports that a parcel lies here, for the office to decide about; nothing is written to the parcel. */
export async function reportLiesHere(
  context: Context,
  tx: Tx,
  { principal, unitId, deviceId }: LiesHereAct,
  { scanId, code, claimedAt }: LiesHereScan,
): Promise<ScanOutcome> {
  const parcel = await lockScannable(context, tx, code);
  if (parcel === undefined) return { verdict: 'UNKNOWN', say: 'NOBODY_KNOWS_IT', parcel: null };
  const why = parcel.givesCodeBack ? undefined : whyStays(parcel.state);
  if (why === undefined) return outcomeFor(tx, code, 'BLOCKED', 'NOTHING_KEEPS_IT');
  const existing = await findLiesHere(tx, code);
  if (existing?.unitId === unitId) return outcomeFor(tx, code, 'DUPLICATE', 'LIES_HERE_BEFORE');
  const now = context.clock.now();
  const by = principal.name;
  if (existing !== undefined) await settleLiesHere(tx, [code], { at: now, by });
  await insertException(tx, {
    id: randomUUID(),
    deviceId,
    scanId,
    unitId,
    code,
    isCode: true,
    action: 'LIES_HERE',
    say: why,
    facts: {},
    scannedAt: claimedAt,
    doneAt: claimedAt,
    scannedBy: by,
    sentBy: null,
    allegedly: null,
    cameAt: now,
    stopId: null,
  });
  await recordAudit(tx, {
    at: now,
    actor: { userId: principal.userId, name: by },
    action: 'parcel:lies-here',
    subject: { type: 'parcel', id: code },
    details: { unit: unitId, reason: why },
  });
  return outcomeFor(tx, code, 'OK', 'LIES_HERE');
}

/** Reports of parcels of which the office has decided since. */
export const liesHereSettled: Projection = {
  follows: [follow(parcelsWritten, decided)],
  write: settleLiesHereOf,
};

function decided({ parcelId, before, after }: WrittenParcel): string[] {
  if (before === undefined) return [];
  const was = whyStays(before.state);
  return was !== undefined && was !== whyStays(after.state) ? [parcelId] : [];
}
