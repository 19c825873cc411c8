/**
 * Owns parcels that a counter or a courier gave while there was no line. Promises that such a parcel is on record as
 * given once and only where it was here, or with that courier, the customer's, not held and paid by the time at which
 * it was given; anything else is said by name and changes nothing: what the device says and what is on record both
 * stand, and a person decides.
 */
import { readDocumentEnd } from '@rohi/contract/hand-over/counter-rules';
import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readCodeAtOnce } from '../../accounts/codes/customer-codes.service.ts';
import { usePass, type StoredPass } from '../../collection/passes/shown-pass.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { evidenceOf } from '../evidence/evidence.service.ts';
import { findByRequest, type PromisedEvidence } from '../giving/hand-over.store.ts';
import { lockOwedToGive, writeHandOver } from '../giving/give.service.ts';
import { whatStops, type GivingStop } from '../giving/parcel-refusal.service.ts';
import { judgeShownPass, type PassSay } from '../giving/pass-limits.service.ts';
import { findStop, findStops, type KnownStop, type StopOfRound } from '../rounds/round.store.ts';
import { findVisit, insertVisit, storeEnd, type SeenDocument, type Visit } from '../visits/visit.store.ts';
import { endOf } from '../visits/visits.service.ts';

/** A parcel as the device has noted that it was given. */
export type OfflineHandOver = {
  requestId: string;
  visitId: string;
  customerCode: string;
  trackingCode: string;
  /**
   * What was shown: a document, or a pass by its QR; `byVisit`: the card was opened online, and its proof is on record.
   */
  shown: { document: SeenDocument } | { pass: string } | { byVisit: true };
  givenAt: Date;
  /** The photo or signature that the device has made. */
  evidence: PromisedEvidence | undefined;
  /** The stop of the courier's door; undefined at a counter. */
  stopId?: string | undefined;
  /** A person has looked at it and takes it after all. */
  isSure: boolean;
};

/** What became of it; all but the first change nothing. */
export type GivenEnd =
  | 'GIVEN'
  | Exclude<GivingStop, 'WITH_COURIER' | 'NOT_OUT'>
  | 'NOT_WITH_COURIER'
  | 'STILL_OWED'
  | 'NO_EVIDENCE'
  | 'NO_PROOF'
  | PassSay;

export type { KnownStop };

type GiveAct = { principal: UserPrincipal; unitId: number; deviceId: string };

/** Writes that it was given, in the name of who gave it. */
export async function takeOfflineHandOver(
  context: Context,
  tx: Tx,
  act: GiveAct,
  handOver: OfflineHandOver,
): Promise<GivenEnd> {
  const { requestId, givenAt } = handOver;
  const customerCode = await readCodeAtOnce(context, handOver.customerCode, tx);
  const [parcel] = await lockParcels(tx, [handOver.trackingCode]);
  if ((await findByRequest(tx, requestId)) !== undefined) return 'GIVEN';
  if (parcel === undefined || customerCode === undefined) return 'NO_SUCH_PARCEL';
  const { shown, visitId, stopId, isSure } = handOver;
  const courierId = stopId === undefined ? undefined : ((await findStop(tx, stopId))?.courierId ?? '');
  const stop = await whatStops(tx, parcel, { customerCode, unitId: act.unitId, courierId });
  // A person takes after all what was brought back by the record.
  if (stop !== undefined && !(stop === 'NOT_OUT' && isSure)) return endOfStop(stop, courierId);
  const then = { clock: { now: () => givenAt } };
  if ((await lockOwedToGive(then, tx, { customerCode, stopId }, parcel)) > 0n) return 'STILL_OWED';
  if (!isSure && (await lacksEvidence(context, tx, act.unitId, handOver))) return 'NO_EVIDENCE';
  const judged =
    'pass' in shown
      ? await judgeShownPass(context, tx, shown.pass, {
          customerCode,
          parcelId: parcel.id,
          unitId: act.unitId,
          visitId,
          givenAt,
          isSure,
        })
      : undefined;
  if (typeof judged === 'string') return judged;
  const proof = 'document' in shown ? shown.document : judged;
  const visit =
    'byVisit' in shown
      ? await provenVisit(tx, act, handOver)
      : await endedVisit(tx, act, { visitId, customerCode, givenAt, stopId }, proof);
  if (visit === undefined) return 'NO_PROOF';
  // An id that the device has used for somebody else.
  if (visit.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  const request = { requestId, deviceId: act.deviceId };
  await writeHandOver(context, tx, act.principal, {
    visit,
    parcel,
    body: request,
    claimedAt: givenAt,
    promised: handOver.evidence,
  });
  if (judged !== undefined)
    await usePass(context, tx, judged, { visitId, trackingCode: parcel.trackingCode, at: givenAt });
  return 'GIVEN';
}

function endOfStop(stop: GivingStop, courierId: string | undefined): GivenEnd {
  if (stop !== 'WITH_COURIER' && stop !== 'NOT_OUT') return stop;
  return courierId === undefined ? 'NOT_AT_POINT' : 'NOT_WITH_COURIER';
}

/** A counter sends the picture by itself, and maybe later; at a door it goes before what it belongs to. */
async function lacksEvidence(
  context: Context,
  tx: Tx,
  unitId: number,
  { visitId, evidence, stopId }: OfflineHandOver,
): Promise<boolean> {
  const { asked: rule, made } = await evidenceOf(context, { id: visitId, unitId }, tx);
  const promised = evidence === undefined || stopId !== undefined ? [] : [evidence.kind];
  return !isEnoughEvidence(rule, [...made, ...promised]);
}

/**
 * The card that was opened online by a code or an approval, where it was open as the parcel was given; a person takes
 * what came after its end. A pass has to be judged anew for each parcel.
 */
async function provenVisit(
  tx: Tx,
  { principal, unitId }: GiveAct,
  { visitId, givenAt, isSure }: OfflineHandOver,
): Promise<Visit | undefined> {
  const visit = await findVisit(tx, visitId);
  if (visit === undefined || visit.unitId !== unitId || visit.clerkId !== principal.userId) return undefined;
  if (visit.proof !== 'CODE' && visit.proof !== 'APPROVAL') return undefined;
  return isSure || givenAt <= endOf(visit) ? visit : undefined;
}

type VisitMade = Pick<OfflineHandOver, 'visitId' | 'customerCode' | 'givenAt' | 'stopId'>;

/**
 * The visit that the device has made, over by the time that it comes: nothing more is given in it online. A card that
 * was opened online stays open.
 */
async function endedVisit(
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
    id: visitId,
    unitId,
    customerCode,
    deviceId,
    approvalId: null,
    stopId,
    ...provenBy(proof),
    clerkId: principal.userId,
    clerk: principal.name,
    openedAt: givenAt,
    endedAt: givenAt,
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
      proof: 'PASS',
      document: null,
      passSerial: proof.serial,
      delegate: proof.delegate === null ? null : { name: proof.delegate, document: null },
    };
  const document = proof && { type: proof.type, end: readDocumentEnd(proof.end) ?? proof.end };
  return { proof: 'DOCUMENT', document: document ?? null, passSerial: null, delegate: null };
}

type DoorVisit = { visitId: string; deviceId: string; document: SeenDocument; givenAt: Date };

/**
 * Ends the visit of a giving, or notes it as ended where the service did not know it: the call of the door gives
 * nothing more in it. Throws `handOver.requestReused`.
 */
export async function endDoorVisit(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { id: stopId, unitId, customerCode }: StopOfRound,
  { visitId, deviceId, document, givenAt }: DoorVisit,
): Promise<void> {
  const made = { visitId, customerCode, givenAt, stopId };
  const visit = await inTransaction(db, (tx) =>
    endedVisit(tx, { principal, unitId, deviceId }, made, document),
  );
  if (visit.stopId !== stopId || visit.clerkId !== principal.userId)
    throw new AppError('handOver.requestReused');
}

/** Stops by their ids. */
export async function readStops(db: Db, ids: readonly string[]): Promise<Map<string, KnownStop>> {
  const stops = ids.length === 0 ? [] : await findStops(db, ids);
  return new Map(stops.map((stop) => [stop.id, stop]));
}
