/**
 * Owns what the office does to one parcel by hand: flags, the declaration accepted, cancelling, and taking a wrong
 * event back. Promises that each is written once however often the same request comes, that it stands in the audit
 * exactly when it stands in the history, and that the transition table alone judges.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type {
  acceptStaffParcel,
  flagStaffParcel,
  unflagStaffParcel,
} from '@rohi/contract/tracking/staff-acts.contract';
import type { cancelStaffParcel, undoStaffParcel } from '@rohi/contract/tracking/staff-parcels.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { describeEvent } from '../answers/event-text.ts';
import type { ParcelEvent } from '../moves/parcel-history.ts';
import type { Move, MoveOutcome } from '../moves/parcel-move.ts';
import { lastTakenBack } from './last-taken-back.ts';
import { inWords } from './staff-acts.service.ts';
import { actionOf } from './staff-move-actions.ts';
import { staffHistoryTexts } from './staff-history-texts.ts';
import { findStaffParcel } from './staff-parcel.store.ts';
import { readParcelForStaff } from './staff-parcels.service.ts';
import { findParcelsOfCodes, moveParcel, type KnownParcel } from '../tracking.service.ts';

/** The user who moves a parcel, and the actor of the record. */
export type OfficeMover = { principal: UserPrincipal; actor: AuditActor };

type Verdict = DataOf<typeof cancelStaffParcel>;
type OfficeMove = Pick<Move, 'reason' | 'requestId' | 'corrects' | 'flag'> & { type: keyof typeof actionOf };

/**
 * Cancels a parcel. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit, and the refusals of the
 * table.
 */
export async function cancelParcel(
  context: Context,
  mover: OfficeMover,
  id: string,
  { requestId, reason }: BodyOf<typeof cancelStaffParcel>,
  locale: Locale,
): Promise<Verdict> {
  const { trackingCode } = await findSeen(context, mover, id);
  return write(context, mover, trackingCode, { type: 'CANCELLED', reason, requestId }, locale);
}

/** Raises a flag or takes it down. Throws as `cancelParcel` does, and `request.invalid` without a reason. */
export async function flagParcel(
  context: Context,
  mover: OfficeMover,
  id: string,
  type: 'FLAG_RAISED' | 'FLAG_CLEARED',
  { requestId, flag, reason: typed }: BodyOf<typeof flagStaffParcel | typeof unflagStaffParcel>,
  locale: Locale,
): Promise<Verdict> {
  const reason = typed.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  const { trackingCode } = await findSeen(context, mover, id);
  return write(context, mover, trackingCode, { type, flag, reason, requestId }, locale);
}

/** Accepts the declaration of a submitted parcel. Throws as `cancelParcel` does. */
export async function acceptParcel(
  context: Context,
  mover: OfficeMover,
  id: string,
  { requestId }: BodyOf<typeof acceptStaffParcel>,
  locale: Locale,
): Promise<Verdict> {
  const { trackingCode } = await findSeen(context, mover, id);
  return write(context, mover, trackingCode, { type: 'FORECAST_ACCEPTED', requestId }, locale);
}

/**
 * Takes the last reported event back. Throws as `cancelParcel` does, and `list.changedMeanwhile` when another has come
 * since.
 */
export async function undoLastEvent(
  context: Context,
  mover: OfficeMover,
  id: string,
  { requestId, version, reason }: BodyOf<typeof undoStaffParcel>,
  locale: Locale,
): Promise<Verdict> {
  const { trackingCode, history, state } = await findSeen(context, mover, id);
  const isRepeated = history.some((event) => event.requestId === requestId);
  if (!isRepeated && state.version !== version) throw new AppError('list.changedMeanwhile');
  const move = {
    type: 'CORRECTED',
    requestId,
    corrects: lastTakenBack(history)?.seq ?? 0,
    ...(reason === undefined ? {} : { reason }),
  } as const;
  return write(context, mover, trackingCode, move, locale);
}

async function findSeen(context: Context, { principal }: OfficeMover, id: string): Promise<KnownParcel> {
  const code = normalizeTrackingCode(id);
  const isSeen = (await findStaffParcel(context.db, code, boundPointOf(principal))) !== undefined;
  const [parcel] = isSeen ? await findParcelsOfCodes(context.db, [code]) : [];
  if (parcel === undefined) throw new AppError('tracking.parcelNotFound', { params: { code: id } });
  return parcel;
}

/** The move with its record: both or neither. */
async function write(
  context: Context,
  { principal, actor }: OfficeMover,
  code: string,
  move: OfficeMove,
  locale: Locale,
): Promise<Verdict> {
  const fullMove = { ...move, actor: principal, source: 'office' } as const;
  const outcome = await moveParcel(context, code, fullMove, (tx) =>
    recordMove(context, tx, actor, code, move),
  ).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.errorName !== 'tracking.moveNotAllowed') throw error;
    const words = (await readWords(context))[locale];
    throw new AppError(error.errorName, {
      params: inWords(error.errorName, error.params, words),
      cause: error.cause,
    });
  });
  return {
    ...(await describeVerdict(context, outcome, locale)),
    parcel: await readParcelForStaff(context, principal, code, locale),
  };
}

function recordMove(
  context: Context,
  tx: Tx,
  actor: AuditActor,
  code: string,
  { type, flag, reason: reasonText }: OfficeMove,
): Promise<void> {
  const reason = reasonText ?? null;
  const entry = { at: context.clock.now(), actor, subject: { type: 'parcel', id: code } };
  const action = actionOf[type];
  if (action === 'parcel:accept') return recordAudit(tx, { ...entry, action, details: {} });
  if (action === 'parcel:flag' || action === 'parcel:unflag')
    return recordAudit(tx, { ...entry, action, details: { problem: flag ?? null, reason } });
  return recordAudit(tx, { ...entry, action, details: { reason } });
}

/**
 * The outcome of a move: which event stands for it, when it was reported and who reported it, in the caller's language.
 */
async function describeVerdict(
  context: Context,
  outcome: Exclude<MoveOutcome, { result: 'refused' }>,
  locale: Locale,
): Promise<Omit<Verdict, 'parcel'>> {
  const event = outcome.result === 'moved' ? outcome.events[0] : outcome.event;
  if (event === undefined) throw new RangeError('a move that was written has an event');
  const title = await titleOf(context, event, locale);
  return {
    result: outcome.result,
    event: event.type,
    title,
    at: event.occurredAt.toISOString(),
    actor: event.actor,
  };
}

async function titleOf(context: Context, { type, details }: ParcelEvent, locale: Locale): Promise<string> {
  if (type === 'CORRECTED') return staffHistoryTexts.corrected[locale];
  const { eventTexts } = (await readWords(context))[locale];
  return describeEvent(eventTexts, { type, details }, null).title;
}
