/**
 * Owns parcels that a counter or a courier gave while there was no line. Promises that such a parcel is on record as given once and only where it was here, or with that courier, the customer's, not held and paid by the time at which it
 * was given; anything else is said by name and changes nothing: what the device says and what is on record both stand, and a person decides.
 */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { readDocumentEnd } from '@rohi/contract/hand-over/counter-rules';
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { lockOwedOfParcel } from '../../billing/charges/parcel-dues.service.ts';
import { usePass, type StoredPass } from '../../collection/passes/shown-pass.service.ts';
import { isOutWithCourier, lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { evidenceOf } from '../evidence/evidence.service.ts';
import { findByRequest, type PromisedEvidence } from '../giving/hand-over.store.ts';
import { writeHandOver } from '../giving/give.service.ts';
import { feeParcelOf } from '../rounds/courier-fee.store.ts';
import { carrierOf, findStop } from '../rounds/round.store.ts';
import { isOrderedBack } from '../shelf/shelf-decision.store.ts';
import { findVisit, insertVisit, storeEnd, type SeenDocument, type Visit } from '../visits/visit.store.ts';
import { endOf } from '../visits/visits.service.ts';
import { judgeShownPass, type PassSay } from './pass-without-line.service.ts';

/** A parcel as the device has noted that it was given. */
export type GivenWithoutLine = {
  requestId: string;
  visitId: string;
  customerCode: string;
  trackingCode: string;
  /** What was shown: a document, or a pass by its QR; `byVisit`: the card was opened online, and its proof is on record. */
  shown: { document: SeenDocument } | { pass: string } | { byVisit: true };
  givenAt: Date;
  /** The photo or signature that the device has made. */
  evidence: PromisedEvidence | undefined;
  /** The stop of a courier at whose door it was given; undefined at a counter. */
  stopId?: string | undefined;
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
  | 'LOST'
  | 'RETURNING'
  | 'STILL_OWED'
  | 'NO_EVIDENCE'
  | 'NO_PROOF'
  | 'NOT_WITH_COURIER'
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
  const { shown, visitId, stopId, isSure } = given;
  const refusal =
    whyNot(parcel, customerCode, act.unitId) ??
    (await whyStaysHere(tx, parcel)) ??
    (await whyNotInHand(tx, parcel, { stopId, isSure }));
  if (refusal !== undefined) return refusal;
  const then = { clock: { now: () => givenAt } };
  // Whoever is given one parcel at the door has been brought all of the stop.
  const feeParcelId = stopId === undefined ? undefined : await feeParcelOf(tx, stopId);
  const due = { customerCode, parcelId: parcel.id, feeParcelId };
  if ((await lockOwedOfParcel(then, tx, due)) > 0n) return 'STILL_OWED';
  if (!isSure && (await lacksEvidence(context, tx, act.unitId, given))) return 'NO_EVIDENCE';
  const judged =
    'pass' in shown
      ? await judgeShownPass(context, tx, shown.pass, {
          ...{ customerCode, parcelId: parcel.id, unitId: act.unitId, visitId, givenAt, isSure },
        })
      : undefined;
  if (typeof judged === 'string') return judged;
  const proof = 'document' in shown ? shown.document : judged;
  const visit =
    'byVisit' in shown
      ? await provenVisit(tx, act, given)
      : await endedVisit(tx, act, { visitId, customerCode, givenAt, stopId }, proof);
  if (visit === undefined) return 'NO_PROOF';
  // An id that the device has used for somebody else.
  if (visit.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  const asked = { requestId, deviceId: act.deviceId };
  await writeHandOver(context, tx, act.principal, {
    ...{ visit, parcel, asked, claimedAt: givenAt, promised: given.evidence },
  });
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
  return undefined;
}

async function whyStaysHere(tx: Tx, { id, state: { problems } }: KnownParcel): Promise<GivenEnd | undefined> {
  const why = staysFor(problems, (await isOrderedBack(tx, id)) ? 'BACK' : 'ONWARD');
  return why ?? (problems.includes('HELD') ? 'HELD' : undefined);
}

/** At a counter what no courier has; at a door what the courier of the stop has, or, where a person takes it after all, what was brought back by the record. */
async function whyNotInHand(
  tx: Tx,
  parcel: KnownParcel,
  { stopId, isSure }: Pick<GivenWithoutLine, 'stopId' | 'isSure'>,
): Promise<GivenEnd | undefined> {
  const isOut = isOutWithCourier(parcel);
  if (stopId === undefined) return isOut ? 'NOT_AT_POINT' : undefined;
  if (!isOut) return isSure ? undefined : 'NOT_WITH_COURIER';
  const [carrier, stop] = [await carrierOf(tx, parcel.id), await findStop(tx, stopId)];
  return carrier !== undefined && carrier.courierId === stop?.courierId ? undefined : 'NOT_WITH_COURIER';
}

/** A counter sends the picture by itself, and maybe later; at a door it goes before what it belongs to. */
async function lacksEvidence(
  context: Context,
  tx: Tx,
  unitId: number,
  { visitId, evidence, stopId }: GivenWithoutLine,
): Promise<boolean> {
  const { asked, made } = await evidenceOf(context, { id: visitId, unitId }, tx);
  const promised = evidence === undefined || stopId !== undefined ? [] : [evidence.kind];
  return !isEnoughEvidence(asked, [...made, ...promised]);
}

/** The card that was opened online by a code or an approval, where it was open as the parcel was given; a person takes what came after its end. A pass has to be judged anew for each parcel. */
async function provenVisit(
  tx: Tx,
  { principal, unitId }: GiveAct,
  { visitId, givenAt, isSure }: GivenWithoutLine,
): Promise<Visit | undefined> {
  const visit = await findVisit(tx, visitId);
  if (visit === undefined || visit.unitId !== unitId || visit.clerkId !== principal.userId) return undefined;
  if (visit.proof !== 'CODE' && visit.proof !== 'APPROVAL') return undefined;
  return isSure || givenAt <= endOf(visit) ? visit : undefined;
}

type VisitMade = Pick<GivenWithoutLine, 'visitId' | 'customerCode' | 'givenAt' | 'stopId'>;

/** The visit that the device has made, over by the time that it comes: nothing more is given in it online. A card that was opened online stays open. */
export async function endedVisit(
  tx: Tx,
  { principal, unitId, deviceId }: GiveAct,
  {
    visitId,
    customerCode,
    givenAt,
    stopId = null,
  }: Omit<VisitMade, 'stopId'> & { stopId?: string | null | undefined },
  proof: SeenDocument | StoredPass | undefined,
): Promise<Visit> {
  const visit: Visit = {
    ...{ id: visitId, unitId, customerCode, deviceId, approvalId: null, stopId, ...provenBy(proof) },
    ...{ clerkId: principal.userId, clerk: principal.name, openedAt: givenAt, endedAt: givenAt },
  };
  const isNew = await insertVisit(tx, visit);
  if (isNew || stopId !== null) await storeEnd(tx, visitId, givenAt);
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
