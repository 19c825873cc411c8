/**
 * Owns the way of a return: from the shelf of its point, carried by a user, into its hub. Promises that a parcel leaves
 * by the order of the office alone, and that its event, its money, its letter and its record are written at once.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  readReturns as readCall,
  sendReturn as sendCall,
  takeReturnIn as takeCall,
  WireShelfDecision,
} from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { boundPointOf, systemPrincipal, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findReturning } from '../../tracking/staff/staff-parcels.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { readCode } from '../giving/give.service.ts';
import { decisionDescriber, unitNamer, type Reader } from './describe-decision.service.ts';
import {
  findByRequest,
  findDecision,
  orderedBack,
  returnOfCode,
  returnsUnderWay,
  storeArrival,
  storeSending,
  type Decision,
} from './shelf-decision.store.ts';
import { cellsAtPoints, whereLies } from './shelf-list.store.ts';
import { writeShelfLetter } from './shelf-letters.service.ts';
import { lockLying, lostCharges, moveLying, type ShelfManager } from './shelf-parcel.service.ts';

const nowhere = -1;

/** The returns that somebody sees: those of a point, those that go to a hub, or, in the office, all. */
export function returnScopeOf(principal: UserPrincipal): { pickupPointId?: number; hubId?: number } {
  const pickupPointId = boundPointOf(principal);
  if (pickupPointId !== undefined) return { pickupPointId };
  return principal.workplaces.has('OFFICE') ? {} : { hubId: principal.unitId ?? nowhere };
}

/** As many as of those under way. */
const mostFlagged = 500;

/** What is under way: of the own point, to the own hub, or all; and what is flagged as going back. */
export async function readReturnList(context: Context, reader: Reader): Promise<DataOf<typeof readCall>> {
  const rows = await returnsUnderWay(context.db, returnScopeOf(reader.principal));
  const [describe, cells] = await Promise.all([
    decisionDescriber(context, reader),
    cellsAtPoints(
      context.db,
      rows.map(({ parcelId }) => parcelId),
    ),
  ]);
  const list = rows.map((row) => ({ ...describe(row), cell: cells.get(row.parcelId) ?? null }));
  return { list, flagged: await readFlagged(context, reader) };
}

async function readFlagged(
  context: Context,
  { principal, locale }: Reader,
): Promise<DataOf<typeof readCall>['flagged']> {
  const found = await findReturning(context, principal, { limit: mostFlagged, locale });
  const codes = found.list.map(({ id }) => id);
  const [ordered, reports, unitOf] = await Promise.all([
    orderedBack(context.db, codes),
    whereLies(context.db, codes),
    unitNamer(context, locale),
  ]);
  const list = found.list.map(({ id, statusName, pickupPoint }) => {
    const lies = reports.get(id);
    return {
      trackingCode: id,
      statusName,
      isOrdered: ordered.has(id),
      pickupPoint: pickupPoint && unitOf(pickupPoint.id),
      lies:
        lies === undefined
          ? null
          : { unit: unitOf(lies.unitId), since: lies.since.toISOString(), by: lies.by },
    };
  });
  return { count: found.total, list };
}

/** A parcel leaves its point. Throws as the call says. */
export async function sendBack(
  context: Context,
  clerk: ShelfManager,
  { requestId, code: typed, carriedBy }: BodyOf<typeof sendCall>,
  locale: Locale,
): Promise<WireShelfDecision> {
  const code = await readCode(context.db, typed);
  const carrier = carriedBy.trim();
  if (carrier === '')
    throw new AppError('request.invalid', { fields: [{ field: 'carriedBy', error: 'required' }] });
  const sent = await inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    await lockParcels(tx, [code]);
    const existing = await knownStep(tx, 'sent', requestId, code);
    if (existing !== undefined) return existing;
    const ordered = await returnOfCode(tx, code, 'ORDERED');
    const own = boundPointOf(clerk.principal);
    if (ordered === undefined || (own !== undefined && own !== ordered.unitId))
      throw new AppError('handOver.noReturn', { params: { code } });
    return send(context, tx, clerk, { ordered, requestId, carriedBy: carrier });
  });
  return (await decisionDescriber(context, { principal: clerk.principal, locale }))(sent);
}

/** What the same request has done before. Throws `handOver.requestReused`. */
export async function knownStep(
  tx: Tx,
  step: 'sent' | 'arrived' | 'fetched',
  requestId: string,
  code: string,
): Promise<Decision | undefined> {
  const existing = await findByRequest(tx, step, requestId);
  if (existing !== undefined && existing.trackingCode !== code) throw new AppError('handOver.requestReused');
  return existing;
}

async function send(
  context: Context,
  tx: Tx,
  { principal, actor }: ShelfManager,
  { ordered, requestId, carriedBy }: { ordered: Decision; requestId: string; carriedBy: string },
): Promise<Decision> {
  const { id, trackingCode, unitId, askedBy, reason } = ordered;
  const parcel = await lockLying(tx, trackingCode, principal);
  const at = context.clock.now();
  const writtenOffMinor = await lostCharges(context, tx, parcel);
  await storeSending(tx, id, { requestId, at, by: principal.name, carriedBy, writtenOffMinor });
  // The office has decided that it ends so; the clerk carries it out, and is named.
  const actorOfMove = { ...systemPrincipal('return'), onBehalfOf: principal };
  await moveLying(context, tx, trackingCode, {
    type: 'CANCELLED',
    reason: 'RETURNED',
    actor: actorOfMove,
    source: 'station',
    placeId: unitId,
  });
  await writeShelfLetter(context, tx, parcel.customerCode, 'parcelReturned', ordered);
  await recordAudit(tx, {
    at,
    actor,
    action: 'shelf:send',
    subject: { type: 'parcel', id: trackingCode },
    details: { askedBy, amountMinor: Number(writtenOffMinor), reason },
  });
  return (await findDecision(tx, id)) ?? ordered;
}

/** A parcel that was sent back has come to its hub. Throws as the call says. */
export async function takeIn(
  context: Context,
  { principal, actor }: ShelfManager,
  { requestId, code: typed }: BodyOf<typeof takeCall>,
  locale: Locale,
): Promise<WireShelfDecision> {
  const code = await readCode(context.db, typed);
  const arrived = await inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    await lockParcels(tx, [code]);
    const existing = await knownStep(tx, 'arrived', requestId, code);
    if (existing !== undefined) return existing;
    const sent = await returnOfCode(tx, code, 'SENT');
    const { hubId, pickupPointId } = returnScopeOf(principal);
    const isOwn = pickupPointId === undefined && (hubId === undefined || hubId === sent?.hubId);
    const at = context.clock.now();
    if (
      sent === undefined ||
      !isOwn ||
      !(await storeArrival(tx, sent.id, { requestId, at, by: principal.name }))
    )
      throw new AppError('handOver.noReturn', { params: { code } });
    await recordAudit(tx, {
      at,
      actor,
      action: 'shelf:arrive',
      subject: { type: 'parcel', id: code },
      details: { askedBy: sent.askedBy },
    });
    return (await findDecision(tx, sent.id)) ?? sent;
  });
  return (await decisionDescriber(context, { principal, locale }))(arrived);
}
