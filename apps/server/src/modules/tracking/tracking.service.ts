/**
 * Owns the parcel: its facts, its status, its append-only history and the answers made from them. Promises that status
 * and history never part and that a repeated request writes nothing.
 */
import type { Locale } from '@rohi/contract/locales';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { readTimelineRenderers } from './answers/timeline-renderers.service.ts';
import { estimateParcel, type Estimate } from './estimates/arrival-estimate.ts';
import { describeEstimate } from './estimates/describe-estimate.ts';
import { linesOfCustomer, lockWaitingLines } from './moves/declared-line.store.ts';
import { isReusable } from './moves/declare-parcels.service.ts';
import { isGivenUp, mayBeDeclared } from './moves/declared-lines.service.ts';
import { decideTogether, type Companion } from './moves/move-queue.service.ts';
import {
  countCollectableOf,
  comingParcels,
  countReadyAt,
  countReceived,
  lyingParcels,
  openParcelsOfCustomer,
  parcelsOfOrders,
  pressingParcels,
  type OpenParcel,
  type PressingParcels,
  type SentParcelRow,
} from './owner/open-parcel.store.ts';
import { readHistories } from './moves/parcel-event.store.ts';
import { isOpen } from './moves/parcel-draft.service.ts';
import {
  deriveState,
  effectiveEvents,
  isWithCourier,
  lastInHands,
  storageEventTypes,
  type ParcelEvent,
  type ParcelState,
} from './moves/parcel-history.ts';
import type { Move, MoveOutcome } from './moves/parcel-move.ts';
import {
  codesOfTrips,
  hasNoParcels,
  historiesOfOrders,
  lockCurrentParcels,
  lockParcelRows,
  parcelsOfCodes,
  type ParcelFacts,
  type StoredParcel,
} from './moves/parcel.store.ts';

export { writeParcels, type ParcelWrite, type ParcelWriteResult } from './moves/write-parcels.service.ts';
export type { LeftToHub } from './moves/parcel-history.ts';
export type { ParcelFacts } from './moves/parcel.store.ts';
export { arrivalOf, chargedAt, effectiveEvents } from './moves/parcel-history.ts';
export type { OpenParcel, SentParcelRow } from './owner/open-parcel.store.ts';
export { newClaimCode, newOrderCode, newOwnParcelCode, newTransferCode } from './codes/own-codes.ts';
export type { DayRange } from './estimates/arrival-estimate.ts';
export { roadEvents, stepsTo } from './moves/parcel-transitions.ts';

/**
 * Moves one parcel. Locks it, checks the transition table, appends the events and rewrites the answers in one
 * transaction, which moves of the same moment share; `alongside` writes what belongs to the move in that same
 * transaction. Throws `tracking.parcelNotFound`, the refusal, or 55P03 when somebody else holds the parcel for two
 * seconds; a duplicate or repeated request is returned.
 */
export async function moveParcel(
  context: Context,
  trackingCode: string,
  move: Move,
  alongside?: Companion,
): Promise<Exclude<MoveOutcome, { result: 'refused' }>> {
  const outcome = await decideTogether(context, { trackingCode, move, alongside });
  if (outcome === undefined)
    throw new AppError('tracking.parcelNotFound', { params: { code: trackingCode } });
  if (outcome.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
  return outcome;
}

/** What the rooms above receive of a parcel. */
export type KnownParcel = {
  /** Of this parcel alone: couriers use a code again. */
  id: string;
  trackingCode: string;
  facts: ParcelFacts;
  state: ParcelState;
  history: readonly ParcelEvent[];
};

function knownParcel({ id, trackingCode, facts, history }: StoredParcel): KnownParcel {
  return { id, trackingCode, facts, history, state: deriveState(history) };
}

/** Whether a courier has a parcel that can be collected. */
export function isOutWithCourier({ state, history }: Pick<KnownParcel, 'state' | 'history'>): boolean {
  return state.status === ParcelStatus.AwaitingCustomer && isWithCourier(effectiveEvents(history));
}

/** Since when a parcel lies at its point, or a courier has it; null before it came there. */
export function inTheseHandsSince({ history }: Pick<KnownParcel, 'history'>): Date | null {
  return lastInHands(effectiveEvents(history))?.occurredAt ?? null;
}

/** A parcel that scans mean. */
export type ScannableParcel = KnownParcel & {
  /** Several customers wait for its code. */
  declaredTwice: boolean;
  /** Closed for so long that a box with its code is another parcel. */
  givesCodeBack: boolean;
  /** Its receipt in China, with the place that is on record; undefined while there is none. */
  receipt: { placeId: number | null } | undefined;
};

/** The current parcel of a code, locked until the end of the transaction. */
export async function lockScannable(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  trackingCode: string,
): Promise<ScannableParcel | undefined> {
  const [stored] = await lockCurrentParcels(tx, [trackingCode]);
  if (stored === undefined) return undefined;
  const parcel = knownParcel(stored);
  return {
    ...parcel,
    declaredTwice: stored.declaredTwice,
    givesCodeBack: isReusable(parcel.state.closedAt, clock.now()),
    receipt: effectiveEvents(stored.history).find(({ type }) => type === 'CN_RECEIVED'),
  };
}

/**
 * Locks parcels until the end of the transaction, in the order of all writers of parcels, and reads nothing of them.
 */
export function lockParcelIds(tx: Tx, ids: readonly string[]): Promise<void> {
  return lockParcelRows(tx, ids);
}

/** When a parcel should reach its pickup point: what its public answer says. */
export async function arrivalEstimator(
  context: Context,
): Promise<(parcel: Pick<KnownParcel, 'facts' | 'state'>) => Estimate | null> {
  const { terms } = await readTimelineRenderers(context);
  return ({ facts: { businessLine, tripCode }, state }) =>
    estimateParcel({ ...state, businessLine, tripCode }, terms.estimates);
}

/** The same in words of one language. */
export async function arrivalDescriber(
  context: Context,
  locale: Locale,
): Promise<(parcel: Pick<KnownParcel, 'facts' | 'state'>) => ArrivalEstimate | null> {
  const estimate = await arrivalEstimator(context);
  const { places } = await readTimelineRenderers(context);
  return (parcel) => describeEstimate(estimate(parcel), places, locale);
}

/** The parcels of an order, the first declared first. */
export async function findParcelsOfOrder(db: Db | Tx, orderCode: string): Promise<KnownParcel[]> {
  return findParcelsOfOrders(db, [orderCode]);
}

/** The parcels of these orders, the first declared first. */
export async function findParcelsOfOrders(
  db: Db | Tx,
  orderCodes: readonly string[],
): Promise<KnownParcel[]> {
  return (await historiesOfOrders(db, orderCodes)).map(knownParcel);
}

/** The parcels of a customer that are neither collected nor cancelled, without their histories. */
export function findOpenParcelsOfCustomer(db: Db | Tx, customerCode: string): Promise<OpenParcel[]> {
  return openParcelsOfCustomer(db, customerCode);
}

/**
 * The current parcels of these orders and of these ids, closed ones too, without their histories; locked when asked
 * for.
 */
export function findSentParcels(
  db: Db | Tx,
  parcels: { orderCodes: readonly string[]; ids: readonly string[] },
  mode: 'read' | 'lock',
): Promise<SentParcelRow[]> {
  return parcelsOfOrders(db, parcels, mode);
}

/**
 * The most pressing of them: at most `limit` that can be collected, and then at most `limit` others; and how many there
 * are.
 */
export function findPressingParcels(db: Db, customerCode: string, limit: number): Promise<PressingParcels> {
  return pressingParcels(db, customerCode, limit);
}

/**
 * Those of these parcels that lie ready. Their histories hold the first event and what storage follows from, and
 * nothing else: a firm has many of them.
 */
export async function findLyingParcels(db: Db | Tx, ids: readonly string[]): Promise<KnownParcel[]> {
  const [parcels, histories] = await Promise.all([
    lyingParcels(db, ids),
    readHistories(db, ids, storageEventTypes),
  ]);
  return parcels.map((parcel) => ({ ...parcel, history: histories.get(parcel.id) ?? [] }));
}

/** At most `limit` parcels on the road with which nothing is wrong, the first received first. */
export function findComingParcels(db: Db, customerCode: string, limit: number): Promise<OpenParcel[]> {
  return comingParcels(db, customerCode, limit);
}

/** How many of these parcels can be collected. */
export function countCollectable(db: Db | Tx, ids: readonly string[]): Promise<number> {
  return countCollectableOf(db, ids);
}

/** How many of a customer's parcels lie ready at a pickup point. */
export function countParcelsReadyAt(db: Db, customerCode: string, pickupPointId: number): Promise<number> {
  return countReadyAt(db, customerCode, pickupPointId);
}

/** How many parcels of a customer China has received since a moment. */
export function countReceivedSince(db: Db | Tx, customerCode: string, since: Date): Promise<number> {
  return countReceived(db, customerCode, since);
}

/** The current parcels of these codes; an unknown code is missing. */
export async function findParcelsOfCodes(db: Db | Tx, codes: readonly string[]): Promise<KnownParcel[]> {
  return (await parcelsOfCodes(db, codes)).map(knownParcel);
}

/** What happened last to the current parcels of these codes and stands, oldest first, so many of each, by code. */
export async function readLastEvents(
  db: Db | Tx,
  codes: readonly string[],
  most: number,
): Promise<Map<string, { at: Date; type: ParcelEvent['type']; by: string }[]>> {
  const parcels = codes.length === 0 ? [] : await parcelsOfCodes(db, codes);
  return new Map(
    parcels.map(({ trackingCode, history }) => [
      trackingCode,
      effectiveEvents(history)
        .slice(-most)
        .map(({ occurredAt, type, actor }) => ({ at: occurredAt, type, by: actor })),
    ]),
  );
}

/** The current parcels of these codes, locked until the end of the transaction. */
export async function lockParcels(tx: Tx, codes: readonly string[]): Promise<KnownParcel[]> {
  return (await lockCurrentParcels(tx, codes)).map(knownParcel);
}

/**
 * The codes of these that a customer cannot declare anew: with the order of the customer's own line, or null where
 * China has the parcel of somebody else, or an unidentified one.
 */
export async function findUndeclarable(
  db: Db,
  customerCode: string,
  codes: readonly string[],
): Promise<Map<string, { orderCode: string | null }>> {
  const found = new Map<string, { orderCode: string | null }>();
  for (const { trackingCode, facts, history } of await parcelsOfCodes(db, codes)) {
    const isOwn = facts.customerCode === customerCode;
    if (isGivenUp({ history })) continue;
    if (isOwn && isOpen({ history })) {
      if (facts.orderCode !== null) found.set(trackingCode, { orderCode: facts.orderCode });
    } else if (!mayBeDeclared({ history })) found.set(trackingCode, { orderCode: null });
  }
  for (const { trackingCode, facts } of await linesOfCustomer(db, customerCode, codes))
    found.set(trackingCode, { orderCode: facts.orderCode });
  return found;
}

/** The lines of this customer for these codes, where others wait for them too. */
export async function findOwnLines(
  db: Db,
  customerCode: string,
  codes: readonly string[],
): Promise<KnownParcel[]> {
  return (await linesOfCustomer(db, customerCode, codes)).map(knownParcel);
}

/** The line of a customer that waits for a code beside its parcel. */
export async function findWaitingLine(
  tx: Tx,
  trackingCode: string,
  customerCode: string,
): Promise<KnownParcel | undefined> {
  const lines = await lockWaitingLines(tx, [trackingCode]);
  const line = lines.find(({ facts }) => facts.customerCode === customerCode);
  return line && knownParcel(line);
}

/** The tracking codes of the parcels that go with each of these trips; a trip without parcels is missing. */
export function findParcelsOfTrips(db: Db | Tx, trips: readonly string[]): Promise<Map<string, string[]>> {
  return codesOfTrips(db, trips);
}

/** True for an unused database. */
export function isEmpty(db: Db): Promise<boolean> {
  return hasNoParcels(db);
}
