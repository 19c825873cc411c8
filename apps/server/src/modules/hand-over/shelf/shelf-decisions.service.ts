/**
 * Owns what the office decides about an uncollected parcel on the shelf of its point: stored longer, returned, disposed
 * of. Promises that nothing is decided within the term of the final notice, that one decision stands about a parcel at
 * a time, that of two who decide at once one does, and that each is on record with its reason.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { mostStoredDays } from '@rohi/contract/hand-over/shelf-decision-rules';
import type { WireShelfDecision } from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { noteOwedChanged } from '../../billing/charges/changed-charges.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { decisionDescriber } from './describe-decision.service.ts';
import {
  countDisposals,
  findDecision,
  insertDecision,
  replaceDecision,
  standingDecision,
  type Decision,
  type NewDecision,
} from './shelf-decision.store.ts';
import { writeShelfLetter } from './shelf-letters.service.ts';
import {
  causeOf,
  lockLying,
  moveLying,
  type LyingParcel,
  type ShelfManager,
} from './shelf-parcel.service.ts';

type Given =
  | { kind: 'KEEP'; until: string; standsStill: boolean }
  | { kind: 'RETURN'; hubId: number }
  | { kind: 'DISPOSE' };

/** What a manager has decided of a parcel, as it was seen: its version, and what stood about it. */
export type Asked = {
  /** The tracking code. */
  id: string;
  requestId: string;
  version: number;
  standingId: string | null;
  reason: string;
  given: Given;
};

/**
 * How many disposals the reader may confirm, limited to the own point for staff of one point; and since when the first
 * has waited.
 */
export function countDisposalsToDecide(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  return countDisposals(db, { unitId: boundPointOf(principal), notOf: principal.userId });
}

const firstState = { KEEP: 'STANDS', RETURN: 'ORDERED', DISPOSE: 'WAITING' } as const;

/** Decides. Throws as the call says; a repeated request gets its own decision. */
export async function decideOnShelf(
  context: Context,
  manager: ShelfManager,
  request: Asked,
  locale: Locale,
): Promise<WireShelfDecision> {
  const code = normalizeTrackingCode(request.id);
  const reason = requireReason(request.reason);
  await requireFit(context, request.given);
  const decision = await inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const existing = await findDecision(tx, request.requestId);
    if (existing !== undefined) return requireSame(existing, manager, request, code);
    const parcel = await lockLying(tx, code, manager.principal);
    // The same request at the same moment has had the lock before.
    const again = await findDecision(tx, request.requestId);
    if (again !== undefined) return requireSame(again, manager, request, code);
    return decide(context, tx, manager, { parcel, request: { ...request, reason } });
  });
  return (await decisionDescriber(context, { principal: manager.principal, locale }))(decision);
}

/** A reason that says something. Throws `request.invalid`. */
export function requireReason(typed: string): string {
  const reason = typed.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  return reason;
}

/** A day to come that is not too far, and a hub that there is. Throws `request.invalid`. */
async function requireFit(context: Context, decision: Given): Promise<void> {
  const today = dushanbeDay(context.clock.now());
  if (
    decision.kind === 'KEEP' &&
    (decision.until <= today || decision.until > addDays(today, mostStoredDays))
  )
    throw new AppError('request.invalid', { fields: [{ field: 'until', error: 'notAllowed' }] });
  if (decision.kind !== 'RETURN') return;
  const isHub = (await readUnits(context)).some(({ id, type }) => id === decision.hubId && type === 'HUB');
  if (!isHub) throw new AppError('request.invalid', { fields: [{ field: 'hubId', error: 'notAllowed' }] });
}

function requireSame(
  existing: Decision,
  { principal }: ShelfManager,
  { given }: Asked,
  code: string,
): Decision {
  if (
    existing.trackingCode !== code ||
    existing.kind !== given.kind ||
    existing.askedById !== principal.userId
  )
    throw new AppError('handOver.requestReused');
  return existing;
}

async function decide(
  context: Context,
  tx: Tx,
  { principal, actor }: ShelfManager,
  { parcel, request }: { parcel: LyingParcel; request: Asked },
): Promise<Decision> {
  const { given, requestId: id, reason } = request;
  const standing = await standingDecision(tx, parcel.id);
  if (standing !== undefined && standing.kind !== 'KEEP')
    throw new AppError('handOver.decisionWaits', { params: { by: standing.askedBy } });
  if (parcel.state.version !== request.version || (standing?.id ?? null) !== request.standingId)
    throw new AppError('list.changedMeanwhile');
  // One that is stored is stored for longer at any time.
  const storedUntil = given.kind === 'KEEP' ? null : (standing?.storedUntil ?? null);
  const cause = await causeOf(context, tx, parcel, storedUntil);
  if (given.kind === 'KEEP' && cause !== 'UNCLAIMED')
    throw new AppError('handOver.notUnclaimed', { params: { code: parcel.trackingCode } });
  const askedAt = context.clock.now();
  if (standing !== undefined) await replaceDecision(tx, standing.id, askedAt);
  const row: NewDecision = {
    id,
    parcelId: parcel.id,
    trackingCode: parcel.trackingCode,
    unitId: parcel.unitId,
    cause,
    reason,
    kind: given.kind,
    state: firstState[given.kind],
    askedAt,
    askedById: principal.userId,
    askedBy: principal.name,
    storedUntil: given.kind === 'KEEP' ? given.until : null,
    standsStill: given.kind === 'KEEP' ? given.standsStill : null,
    hubId: given.kind === 'RETURN' ? given.hubId : null,
  };
  await insertDecision(tx, row);
  await carryOut(context, tx, { principal, actor }, { parcel, row });
  const stored = await findDecision(tx, id);
  if (stored === undefined) throw new RangeError('a row that was inserted is there');
  return stored;
}

/** What follows at once: storage of another sum, the flag of a return, letter and record. */
async function carryOut(
  context: Context,
  tx: Tx,
  { principal, actor }: ShelfManager,
  { parcel, row }: { parcel: LyingParcel; row: NewDecision },
): Promise<void> {
  const { trackingCode, kind, reason, unitId } = row;
  if (kind === 'KEEP') noteOwedChanged(tx, [parcel.id]);
  if (kind === 'RETURN')
    await moveLying(context, tx, trackingCode, {
      type: 'FLAG_RAISED',
      flag: 'RETURNING',
      actor: principal,
      source: 'office',
      reason,
      placeId: unitId,
    });
  if (kind !== 'DISPOSE')
    await writeShelfLetter(
      context,
      tx,
      parcel.customerCode,
      kind === 'KEEP' ? 'parcelStored' : 'parcelReturning',
      row,
    );
  const entry = { at: row.askedAt, actor, subject: { type: 'parcel', id: trackingCode } };
  if (kind === 'KEEP')
    return recordAudit(tx, { ...entry, action: 'shelf:keep', details: { to: row.storedUntil, reason } });
  const action = kind === 'RETURN' ? 'shelf:return' : 'shelf:ask-disposal';
  return recordAudit(tx, { ...entry, action, details: { reason } });
}
