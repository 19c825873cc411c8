import { turnedAway } from '@rohi/contract/tracking/parcel-events';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';

/**
 * What an owner is notified of: the goods have left China, are in Tajikistan, can be collected, were collected, were
 * cancelled.
 */
export const notifiedStatuses: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingHubIn,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingCustomer,
  ParcelStatus.Received,
  ParcelStatus.Cancelled,
]);

/** A file that records the past causes no letters about it. */
export const newsForMs = 72 * 3_600_000;

/** What comes to the hub or to a pickup point, or is collected, within so long stands in one letter. */
export const arrivalsWaitMs = 20 * 60_000;

/** What is scanned parcel by parcel, at the unloading, the acceptance and the counter. */
const scannedEvents: ReadonlyMap<ParcelStatus, string> = new Map([
  [ParcelStatus.AwaitingHubOut, 'HUB_INBOUND'],
  [ParcelStatus.AwaitingCustomer, 'PP_RECEIVED'],
  [ParcelStatus.Received, 'CUSTOMER_RECEIVED'],
]);

/** Whether others may come there with it, and its owner reads of them together. */
export function waitsForOthers(parcel: {
  status: ParcelStatus;
  pickupPointId: number | null;
  event: { type: string };
}): boolean {
  const { status, pickupPointId, event } = parcel;
  if (status === ParcelStatus.AwaitingCustomer && pickupPointId === null) return false;
  return scannedEvents.get(status) === event.type;
}

/** A parcel that has come to another status. */
export type Arrival = {
  before: ParcelStatus | undefined;
  event: { seq: number; type: string; source: string; at: Date; reason: string | undefined };
  isTakenBack: boolean;
  corrected: readonly { seq: number; at: Date }[];
};

/**
 * Whether its owner is to be notified (docs/domain.md, section 3). `notified` are the numbers of the parcel's events of
 * which they have been notified in the last days.
 */
export function isNews(arrival: Arrival, notified: readonly number[], now: Date): boolean {
  const { event } = arrival;
  return (
    event.source !== 'demo' &&
    event.source !== 'move-in' &&
    isRecent(event.at, now) &&
    !arrival.isTakenBack &&
    !isQuietCorrection(arrival, notified) &&
    // Notified already, or superseded: older news after newer ones would say that the parcel goes back.
    notified.every((seq) => seq < event.seq)
  );
}

function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < newsForMs;
}

/**
 * A step back along the road was notified when the parcel came there first. That a parcel is not collected or cancelled
 * after all is news, unless that was taken back before anyone had been notified.
 */
function isQuietCorrection({ event, before, corrected }: Arrival, notified: readonly number[]): boolean {
  if (event.type !== 'CORRECTED' || before === undefined) return false;
  if (!isClosed(before)) return true;
  return corrected.every(({ seq, at }) => isRecent(at, event.at) && !notified.includes(seq));
}

/** The box of this line's code bore another customer's code. */
export function isTurnedAway({ event }: Arrival): boolean {
  return event.reason === turnedAway;
}

/** What is said in one letter. */
export type OneFact<Parcel> = readonly [Parcel, ...Parcel[]];

type News = {
  parcelId: string;
  customerCode: string;
  tripCode: string | null;
  status: ParcelStatus;
  event: { seq: number; type: string };
};

/**
 * News as letters say them, in their order: what leaves China with one trip is one fact for its owner, all else one for
 * each parcel.
 */
export function newsByFact<Parcel extends News>(news: readonly Parcel[]): OneFact<Parcel>[] {
  const facts = Map.groupBy(news, ({ parcelId, customerCode, tripCode, status, event }) =>
    status === ParcelStatus.AwaitingHubIn && event.type === 'LINEHAUL_DEPARTED'
      ? `${customerCode} ${tripCode ?? ''}`
      : `${parcelId}/${event.seq}`,
  );
  return [...facts.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/** So many parcels are named in one letter; the cabinet has them all. */
export const mostNamedInLetter = 30;

type ReceivedParcel = {
  facts: { customerCode: string | null };
  state: { receivedAt: Date | null; closedAt: Date | null };
};

/**
 * The receipts that their owners are to be notified of, each parcel once: those that stand, of the last days, after
 * which nothing later was notified. `notified` are the numbers of the events of which owners were, by parcel.
 */
export function receiptNews<Parcel extends ReceivedParcel>(
  receipts: readonly { parcelId: string; seq: number }[],
  parcels: ReadonlyMap<string, Parcel>,
  notified: ReadonlyMap<string, readonly number[]>,
  now: Date,
): (Parcel & { seq: number })[] {
  const last = new Map<string, number>();
  for (const { parcelId, seq } of receipts) last.set(parcelId, Math.max(seq, last.get(parcelId) ?? 0));
  return [...last].flatMap(([parcelId, seq]) => {
    const parcel = parcels.get(parcelId);
    if (!parcel?.facts.customerCode) return [];
    const { receivedAt, closedAt } = parcel.state;
    if (receivedAt === null || closedAt !== null || !isRecent(receivedAt, now)) return [];
    return (notified.get(parcelId) ?? []).every((status) => status < seq) ? [{ ...parcel, seq }] : [];
  });
}
