/** Letters to owners when a parcel comes to another main status, queued in the transaction that moves it. */
import type { Locale } from '@rohi/contract/locales';
import { turnedAway } from '@rohi/contract/tracking/parcel-events';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { readersOf } from '../accounts/letter-readers.service.ts';
import { queueQuietLetter } from '../notifications/notifications.service.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { readHotline } from '../reference-data/settings.service.ts';
import type { ParcelEvent, ParcelState } from './parcel-history.ts';

/** A parcel as it was before a write and as it is after it. */
export type MovedParcel = {
  trackingCode: string;
  customerCode: string | null;
  orderCode: string | null;
  pickupPointId: number | null;
  before: ParcelStatus | undefined;
  state: ParcelState;
  events: readonly ParcelEvent[];
};

/** What an owner is told of: the goods have left China, are in Tajikistan, can be collected, were collected, were cancelled. */
const toldStatuses: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingHubIn,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingCustomer,
  ParcelStatus.Received,
  ParcelStatus.Cancelled,
]);

/** A file that tells the past writes no letters about it. */
const newsForMs = 72 * 3_600_000;

/**
 * A step back along the road was told when the parcel came there first. That a parcel is not collected or cancelled after
 * all is news.
 */
function isQuietCorrection(event: ParcelEvent, before: ParcelStatus | undefined): boolean {
  return event.type === 'CORRECTED' && before !== undefined && !isClosed(before);
}

type News = MovedParcel & { customerCode: string; movedAt: Date; isTurnedAway: boolean };

function newsOf(parcel: MovedParcel, now: Date): News[] {
  const { customerCode, state, before, events } = parcel;
  const last = events.findLast((event) => event.statusTo === state.status);
  const isNews =
    customerCode !== null &&
    last !== undefined &&
    last.source !== 'demo' &&
    state.status !== before &&
    toldStatuses.has(state.status) &&
    !isQuietCorrection(last, before) &&
    now.getTime() - last.occurredAt.getTime() < newsForMs;
  if (!isNews) return [];
  const isTurnedAway = last.details.reason === turnedAway;
  return [{ ...parcel, customerCode, movedAt: last.occurredAt, isTurnedAway }];
}

/** Queues one letter for each parcel that has come to another main status just now. Demo parcels tell nobody. */
export async function tellOwners(context: Context, tx: Tx, parcels: readonly MovedParcel[]): Promise<void> {
  const now = context.clock.now();
  const news = parcels.flatMap((parcel) => newsOf(parcel, now));
  if (news.length === 0) return;
  const readers = await readersOf(
    tx,
    news.map(({ customerCode }) => customerCode),
  );
  for (const each of news) {
    const reader = readers.get(each.customerCode);
    if (reader === undefined) continue;
    const to = { to: reader.email, locale: reader.locale };
    const letter = each.isTurnedAway
      ? await turnedAwayLetter(context, each)
      : await movedLetter(context, each, to.locale);
    await queueQuietLetter(tx, now, { ...to, ...letter });
  }
}

async function turnedAwayLetter(context: Context, { trackingCode, orderCode }: News) {
  const params = { trackingCode, orderCode, hotline: await readHotline(context) };
  return { letter: 'lineTurnedAway', params } as const;
}

async function movedLetter(context: Context, news: News, locale: Locale) {
  const { trackingCode, orderCode, pickupPointId, state, movedAt } = news;
  const points = await findPickupPoints(context, locale);
  const point = points.find(({ id }) => id === pickupPointId);
  const params = {
    trackingCode,
    orderCode,
    status: state.status,
    movedAt: movedAt.toISOString(),
    pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
    freeUntil: state.freeUntil,
  };
  return { letter: 'parcelMoved', params } as const;
}
