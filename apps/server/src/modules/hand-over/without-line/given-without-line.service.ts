/**
 * Owns parcels that a counter gave while it had no line. Promises that such a parcel is on record as given once and only where it was here, the customer's, not held and paid by the time at which it
 * was given; anything else is said by name and changes nothing: what the device says and what is on record both stand, and a person decides.
 */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readDocumentEnd } from '@rohi/contract/hand-over/counter-rules';
import { isEnoughEvidence, type EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { lockOwedOfParcel } from '../../billing/charges/parcel-dues.service.ts';
import { usePass, type StoredPass } from '../../collection/passes/shown-pass.service.ts';
import { isOutWithCourier, lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { evidenceRuleOf } from '../evidence/evidence.service.ts';
import { findByRequest } from '../giving/hand-over.store.ts';
import { writeHandOver } from '../giving/give.service.ts';
import { findVisit, insertVisit, storeEnd, type SeenDocument, type Visit } from '../visits/visit.store.ts';
import { judgeShownPass, type PassSay } from './pass-without-line.service.ts';

/** A parcel as the device has noted that it was given. */
export type GivenWithoutLine = {
  requestId: string;
  visitId: string;
  customerCode: string;
  trackingCode: string;
  /** What was shown: a document, or a pass by its QR. */
  shown: { document: SeenDocument } | { pass: string };
  givenAt: Date;
  /** The photo or signature that the device has made. */
  evidence: { id: string; kind: EvidenceKind } | undefined;
  /** A person has looked at it and takes it after all. */
  isSure: boolean;
};

/** What became of it; all but the first change nothing. */
export type GivenEnd =
  | 'GIVEN'
  | 'ALREADY_GIVEN'
  | 'NO_SUCH_PARCEL'
  | 'OTHER_CUSTOMER'
  | 'CANCELLED'
  | 'NOT_AT_POINT'
  | 'HELD'
  | 'STILL_OWED'
  | 'NO_EVIDENCE'
  | PassSay;

type GiveAct = { principal: UserPrincipal; unitId: number; deviceId: string };

/** Writes that it was given, in the name of who gave it. */
export async function takeGivenWithoutLine(
  context: Context,
  tx: Tx,
  act: GiveAct,
  given: GivenWithoutLine,
): Promise<GivenEnd> {
  const { requestId, givenAt } = given;
  const customerCode = readCustomerCode(given.customerCode);
  const [parcel] = await lockParcels(tx, [given.trackingCode]);
  if ((await findByRequest(tx, requestId)) !== undefined) return 'GIVEN';
  if (parcel === undefined || customerCode === undefined) return 'NO_SUCH_PARCEL';
  const refusal = whyNot(parcel, customerCode, act.unitId);
  if (refusal !== undefined) return refusal;
  const then = { clock: { now: () => givenAt } };
  if ((await lockOwedOfParcel(then, tx, { customerCode, parcelId: parcel.id })) > 0n) return 'STILL_OWED';
  const { shown, visitId, evidence, isSure } = given;
  const rule = isSure ? 'NONE' : await evidenceRuleOf(context, act.unitId);
  if (!isEnoughEvidence(rule, evidence === undefined ? [] : [evidence.kind])) return 'NO_EVIDENCE';
  const judged =
    'document' in shown
      ? undefined
      : await judgeShownPass(context, tx, shown.pass, {
          ...{ customerCode, parcelId: parcel.id, unitId: act.unitId, visitId, givenAt, isSure },
        });
  if (typeof judged === 'string') return judged;
  const proof = 'document' in shown ? shown.document : judged;
  const visit = await visitOf(tx, act, { visitId, customerCode, givenAt }, proof);
  // An id that the device has used for somebody else.
  if (visit.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  const asked = { requestId, deviceId: act.deviceId };
  await writeHandOver(context, tx, act.principal, { visit, parcel, asked, claimedAt: givenAt });
  if (judged !== undefined)
    await usePass(context, tx, judged, { visitId, trackingCode: parcel.trackingCode, at: givenAt });
  return 'GIVEN';
}

function whyNot(parcel: KnownParcel, customerCode: string, unitId: number): GivenEnd | undefined {
  const { facts, state } = parcel;
  if (facts.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  if (state.status === ParcelStatus.Received) return 'ALREADY_GIVEN';
  if (state.status === ParcelStatus.Cancelled) return 'CANCELLED';
  if (facts.pickupPointId !== unitId || state.status !== ParcelStatus.AwaitingCustomer) return 'NOT_AT_POINT';
  if (state.problems.includes('HELD')) return 'HELD';
  return isOutWithCourier(parcel) ? 'NOT_AT_POINT' : undefined;
}

type VisitMade = Pick<GivenWithoutLine, 'visitId' | 'customerCode' | 'givenAt'>;

/** The visit that the device has made, over by the time that it comes: nothing more is given in it with the line. */
async function visitOf(
  tx: Tx,
  { principal, unitId, deviceId }: GiveAct,
  { visitId, customerCode, givenAt }: VisitMade,
  proof: SeenDocument | StoredPass | undefined,
): Promise<Visit> {
  const visit: Visit = {
    ...{ id: visitId, unitId, customerCode, deviceId, approvalId: null, stopId: null, ...provenBy(proof) },
    ...{ clerkId: principal.userId, clerk: principal.name, openedAt: givenAt, endedAt: givenAt },
  };
  await insertVisit(tx, visit);
  await storeEnd(tx, visitId, givenAt);
  return (await findVisit(tx, visitId)) ?? visit;
}

function provenBy(
  proof: SeenDocument | StoredPass | undefined,
): Pick<Visit, 'proof' | 'document' | 'passSerial' | 'delegate'> {
  if (proof !== undefined && 'serial' in proof)
    return {
      ...{ proof: 'PASS', document: null, passSerial: proof.serial },
      delegate: proof.delegate === null ? null : { name: proof.delegate, document: null },
    };
  const document = proof && { type: proof.type, end: readDocumentEnd(proof.end) ?? proof.end };
  return { proof: 'DOCUMENT', document: document ?? null, passSerial: null, delegate: null };
}
