/**
 * Owns what the office does to one parcel by hand: cancelling it, and taking a wrong event back. Promises that each is written once however
 * often the same request comes, that it stands in the audit exactly when it stands in the history, and that the transition table alone judges.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { cancelStaffParcel, undoStaffParcel } from '@rohi/contract/tracking/staff-parcels.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { describeEvent } from '../answers/event-text.ts';
import { effectiveEvents, type ParcelEvent } from '../moves/parcel-history.ts';
import type { Move, MoveOutcome } from '../moves/parcel-move.ts';
import { staffHistoryTexts } from './staff-history-texts.ts';
import { findStaffParcel } from './staff-parcel.store.ts';
import { readParcelForStaff } from './staff-parcels.service.ts';
import { findParcelsOfCodes, moveParcel, type KnownParcel } from '../tracking.service.ts';

/** Who moves a parcel, and as whom that is recorded. */
export type OfficeMover = { principal: UserPrincipal; actor: AuditActor };

type Verdict = DataOf<typeof cancelStaffParcel>;

/** Cancels a parcel. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit, and the refusals of the table. */
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

/** Takes the last reported event back. Throws as `cancelParcel` does, and `list.changedMeanwhile` when another has come since. */
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
  const last = effectiveEvents(history).findLast(({ implied }) => !implied);
  const move = {
    type: 'CORRECTED',
    requestId,
    corrects: last?.seq ?? 0,
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
  move: Pick<Move, 'type' | 'reason' | 'requestId' | 'corrects'>,
  locale: Locale,
): Promise<Verdict> {
  const action = move.type === 'CANCELLED' ? 'parcel:cancel' : 'parcel:undo';
  const outcome = await moveParcel(context, code, { ...move, actor: principal, source: 'office' }, (tx) =>
    recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action,
      subject: { type: 'parcel', id: code },
      details: { reason: move.reason ?? null },
    }),
  );
  return {
    ...(await describeVerdict(context, outcome, locale)),
    parcel: await readParcelForStaff(context, principal, code, locale),
  };
}

/** The outcome of a move: which event stands for it, when and by whom it was reported, in the caller's language. */
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
