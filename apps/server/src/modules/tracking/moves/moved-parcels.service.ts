/**
 * Publishes to the rooms above which parcels a transaction has moved, and their new statuses. Guarantees one event a
 * transaction, however many parcels and writes it has.
 */
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { parcelsMoved, type HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import { beforeCommit, type Db, type Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { inPortions } from '../../../platform/portions.ts';
import { findAddedReceipts, findRecentlyMoved } from './moved-parcel.store.ts';
import {
  changesStatus,
  deriveState,
  effectiveEvents,
  type EventSource,
  type ParcelEvent,
} from './parcel-history.ts';
import type { StoredParcel } from './parcel.store.ts';

/** What a write adds to the history of a parcel. */
type Addition = {
  parcelId: string;
  events: readonly Pick<ParcelEvent, 'seq'>[];
  /** Its statuses; undefined before for a parcel that is made. */
  before: ParcelStatus | undefined;
  after: ParcelStatus;
};

type Added = Omit<HistoryAdded, 'status'> & Pick<Addition, 'before' | 'after'>;

const addedBy = new WeakMap<Tx, Map<string, Added>>();

/** Announces these events at the end of the transaction; those of a parcel written twice all together. */
export function publishHistoryAdded(tx: Tx, additions: readonly Addition[]): void {
  const added = addedBy.get(tx) ?? startList(tx);
  for (const { parcelId, events, before, after } of additions) {
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) continue;
    const start = added.get(parcelId) ?? { from: first.seq, before };
    added.set(parcelId, { parcelId, from: start.from, to: last.seq, before: start.before, after });
  }
}

function startList(tx: Tx): Map<string, Added> {
  const added = new Map<string, Added>();
  addedBy.set(tx, added);
  beforeCommit(tx, async () => {
    // What is written from here on is an event of its own.
    addedBy.delete(tx);
    if (added.size > 0) await publish(tx, parcelsMoved, { parcels: [...added.values()].map(historyAdded) });
  });
  return added;
}

function historyAdded({ parcelId, from, to, before, after }: Added): HistoryAdded {
  return { parcelId, from, to, ...(before === after ? {} : { status: after }) };
}

/**
 * A parcel that a transaction has brought to another main status. Facts are those of now, all else is as the
 * transaction left it.
 */
export type ArrivedParcel = {
  parcelId: string;
  trackingCode: string;
  customerCode: string;
  orderCode: string | null;
  pickupPointId: number | null;
  tripCode: string | null;
  /** Undefined for a parcel that was made in it. */
  before: ParcelStatus | undefined;
  status: ParcelStatus;
  /** Last day of free storage, as `yyyy-mm-dd`. */
  freeUntil: string | null;
  /** The event that brought it there. */
  event: { seq: number; type: ParcelEventType; source: EventSource; at: Date; reason: string | undefined };
  /** That event has been taken back since. */
  isTakenBack: boolean;
  /** The earlier events that the transaction has taken back. */
  corrected: { seq: number; at: Date }[];
};

/** The receipts in China among what was added, since a moment; none of demo data or of a move-in. */
export function findReceipts(
  db: Db | Tx,
  added: readonly HistoryAdded[],
  since: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  return findAddedReceipts(db, added, since);
}

/** Those of the parcels that came to another status, have a customer, and of which something happened after `since`. */
export async function findArrivedParcels(
  db: Db | Tx,
  added: readonly HistoryAdded[],
  since: Date,
): Promise<ArrivedParcel[]> {
  const arrived = added.filter(({ status }) => status !== undefined);
  return inPortions(arrived, portion, async (some) => {
    const parcels = new Map((await findRecentlyMoved(db, some, since)).map((one) => [one.id, one]));
    return some.flatMap((each) => {
      const parcel = parcels.get(each.parcelId);
      return parcel === undefined ? [] : arrivedParcel(parcel, each);
    });
  });
}

/** Parcels that are looked at in one go: 5,000 at once keep the process from all else for a tenth of a second. */
const portion = 500;

function arrivedParcel(parcel: StoredParcel, { from, to }: HistoryAdded): ArrivedParcel[] {
  const { id: parcelId, trackingCode, history, facts } = parcel;
  const { customerCode, orderCode, pickupPointId, tripCode } = facts;
  const { status, freeUntil } = deriveState(history.filter(({ seq }) => seq <= to));
  const added = history.filter(({ seq }) => seq >= from && seq <= to);
  const event = added.findLast((each) => each.statusTo === status && changesStatus(each));
  if (event === undefined || customerCode === null) return [];
  const standing = new Set(effectiveEvents(history).map(({ seq }) => seq));
  const corrects = new Set(added.map((each) => each.corrects));
  const corrected = history.filter(({ seq }) => seq < from && corrects.has(seq));
  return [
    {
      parcelId,
      trackingCode,
      customerCode,
      orderCode,
      pickupPointId,
      tripCode,
      before: history.findLast(({ seq }) => seq < from)?.statusTo,
      status,
      freeUntil,
      event: {
        seq: event.seq,
        type: event.type,
        source: event.source,
        at: event.occurredAt,
        reason: event.details.reason,
      },
      isTakenBack: event.type !== 'CORRECTED' && !standing.has(event.seq),
      corrected: corrected.map(({ seq, occurredAt }) => ({ seq, at: occurredAt })),
    },
  ];
}
