import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { publicRates } from '@rohi/contract/pricing/public-rates';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import {
  isClosed,
  ParcelStatus,
  stepIndexOf,
  type ParcelProblem,
} from '@rohi/contract/tracking/parcel-status';
import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';

/**
 * Where an event comes from. `import`, `demo` and `move-in` describe history, so their times may be old; a `station`
 * describes the present. Of what a firm has brought with it (`move-in`) customers are not notified.
 */
export type EventSource = 'station' | 'office' | 'import' | 'demo' | 'system' | 'move-in';

/** What a warehouse in China does not find out, since the hub does: the owner, the weight. */
export type LeftToHub = 'OWNER' | 'WEIGHT';

export type EventDetails = {
  reason?: string;
  flag?: ParcelProblem;
  raw?: string;
  /** Of a flag: why a station has raised it, which station that was, and what the owner has answered. */
  cause?: ReceiptProblem;
  station?: string;
  answer?: ProblemAnswer;
  /** Of PP_RECEIVED: the free days of its tariff, where they are not those that the service opened with. */
  freeDays?: number;
  /** Of PP_RECEIVED, where a firm has moved in since: days from which storage counts, and until which it is quiet. */
  storageFrom?: string;
  quietUntil?: string;
  /** Of CN_RECEIVED: what the hub finds out, where the warehouse leaves that to it. */
  leftToHub?: LeftToHub[];
};

/** One row of the append-only history. */
export type ParcelEvent = {
  seq: number;
  type: ParcelEventType;
  statusFrom: ParcelStatus | null;
  statusTo: ParcelStatus;
  placeId: number | null;
  details: EventDetails;
  /** The accepted time; `claimedAt` is what the station said. */
  occurredAt: Date;
  claimedAt: Date | null;
  actor: string;
  source: EventSource;
  requestId: string | null;
  implied: boolean;
  corrects: number | null;
};

/** What follows from a history; the columns of the parcel hold it for queries. */
export type ParcelState = {
  status: ParcelStatus;
  stepBeforeCancel: number | null;
  problems: ParcelProblem[];
  receivedAt: Date | null;
  /** Received where owners are left to the hub, and not flagged as unidentified since: having none is no trouble. */
  awaitsOwner: boolean;
  /** Last day of free storage at the pickup point, the day of arrival not counted (specification, section 9). */
  freeUntil: string | null;
  lastEventAt: Date | null;
  closedAt: Date | null;
  version: number;
};

/** Events that show the parcel moving again, so that a delay is over. */
const movements: ReadonlySet<ParcelEventType> = new Set<ParcelEventType>([
  'HUB_PASSED',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_OUT',
  'HUB_INBOUND',
  'HUB_OUTBOUND',
  'PP_RECEIVED',
  'CUSTOMER_RECEIVED',
  'CANCELLED',
]);

/**
 * What storage follows from (docs/domain.md, section 6): the arrival, flags and couriers that pause it, and corrections
 * of either.
 */
export const storageEventTypes: readonly ParcelEventType[] = [
  'PP_RECEIVED',
  'COURIER_OUT',
  'COURIER_BACK',
  'FLAG_RAISED',
  'FLAG_CLEARED',
  'CORRECTED',
];

/** Events that still stand: neither taken back by a correction nor a correction themselves. Keeps the order. */
export function effectiveEvents(history: readonly ParcelEvent[]): ParcelEvent[] {
  const takenBack = new Set(history.map((event) => event.corrects));
  return history.filter((event) => event.type !== 'CORRECTED' && !takenBack.has(event.seq));
}

const reportsFiles = (source: EventSource) => source === 'import' || source === 'move-in';

/** True when it was reported with its time: neither implied nor the undated status of a file. */
export function isReported(event: ParcelEvent): boolean {
  return !event.implied && !(reportsFiles(event.source) && event.claimedAt === null);
}

/** Events that moved the parcel to another status. */
export function changesStatus(event: ParcelEvent): boolean {
  return event.statusFrom !== event.statusTo;
}

/** Folds a history (in order of `seq`, at least one event) into the state it stands for. */
export function deriveState(history: readonly ParcelEvent[]): ParcelState {
  const last = history.at(-1);
  if (last === undefined) throw new RangeError('a parcel has at least one event');
  const standing = effectiveEvents(history);
  const status = last.statusTo;
  const reported = standing.filter(isReported);
  const arrival = arrivalOf(standing);
  const closing = isClosed(status)
    ? standing.findLast((event) => event.statusTo === status && changesStatus(event))
    : undefined;
  return {
    status,
    stepBeforeCancel:
      status === ParcelStatus.Cancelled
        ? stepIndexOf(closing?.statusFrom ?? ParcelStatus.AwaitingSubmission)
        : null,
    problems: deriveProblems(standing),
    receivedAt: reported.findLast((event) => event.type === 'CN_RECEIVED')?.occurredAt ?? null,
    freeUntil: arrival === undefined ? null : lastFreeDay(arrival),
    awaitsOwner: awaitsOwner(standing),
    lastEventAt: latestTime(reported.length > 0 ? reported : standing),
    closedAt: closing?.occurredAt ?? (isClosed(status) ? last.occurredAt : null),
    version: last.seq,
  };
}

function awaitsOwner(standing: readonly ParcelEvent[]): boolean {
  const receipt = standing.findLast(({ type }) => type === 'CN_RECEIVED');
  if (receipt?.details.leftToHub?.includes('OWNER') !== true) return false;
  return !standing.some(({ type, details }) => type === 'FLAG_RAISED' && details.flag === 'UNIDENTIFIED');
}

/** The standing event by which the parcel came to its pickup point; undefined before. */
export function arrivalOf(standing: readonly ParcelEvent[]): ParcelEvent | undefined {
  return standing.findLast((event) => event.type === 'PP_RECEIVED' && changesStatus(event));
}

/** Whether a courier has a parcel that can be collected, by the events that still stand. */
export function isWithCourier(standing: readonly ParcelEvent[]): boolean {
  return lastInHands(standing)?.type === 'COURIER_OUT';
}

/** The standing event by which a parcel came to its point, to a courier, or back to the point. */
export function lastInHands(standing: readonly ParcelEvent[]): ParcelEvent | undefined {
  return standing.findLast(({ type }) => aboutCouriers.has(type));
}

const aboutCouriers: ReadonlySet<ParcelEventType> = new Set<ParcelEventType>([
  'PP_RECEIVED',
  'COURIER_OUT',
  'COURIER_BACK',
]);

/**
 * The moment that sets the prices (docs/domain.md, section 6): the reported receipt in China. An implied receipt has no
 * time, so the moment counts at which the parcel came on record; the price of a parcel never changes because a day has
 * gone by.
 */
export function chargedAt({ state, history }: ChargedParcel): Date {
  return state.receivedAt ?? history[0]?.occurredAt ?? new Date(0);
}

type ChargedParcel = { state: Pick<ParcelState, 'receivedAt'>; history: readonly ParcelEvent[] };

function lastFreeDay({ occurredAt, details }: ParcelEvent): string {
  const arrived = dushanbeDay(occurredAt);
  const from =
    details.storageFrom !== undefined && details.storageFrom > arrived ? details.storageFrom : arrived;
  return addDays(from, details.freeDays ?? publicRates.freeStorageDays);
}

function deriveProblems(standing: readonly ParcelEvent[]): ParcelProblem[] {
  const problems = new Set<ParcelProblem>();
  for (const event of standing.toSorted(byTime)) {
    if (event.type === 'FLAG_RAISED' && event.details.flag !== undefined) problems.add(event.details.flag);
    if (event.type === 'FLAG_CLEARED' && event.details.flag !== undefined)
      problems.delete(event.details.flag);
    // Reported after the parcel has moved on, a delay is history.
    if (event.type === 'DELAYED' && event.statusTo === ParcelStatus.AwaitingHubIn) problems.add('DELAYED');
    if (movements.has(event.type)) problems.delete('DELAYED');
    if (isClosed(event.statusTo) && changesStatus(event)) problems.delete('OVERDUE');
  }
  return [...problems];
}

/** By the accepted time: what a file reports late belongs where it happened. */
function byTime(a: ParcelEvent, b: ParcelEvent): number {
  return a.occurredAt.getTime() - b.occurredAt.getTime() || a.seq - b.seq;
}

function latestTime(events: readonly ParcelEvent[]): Date | null {
  let latest: Date | null = null;
  for (const { occurredAt } of events) if (latest === null || occurredAt > latest) latest = occurredAt;
  return latest;
}
