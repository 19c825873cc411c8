/**
 * Owns the announcing of delays. Promises one letter a customer and announcement, however many parcels and trips it is
 * about and however often the request comes, and that days and letters stand or fall together.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { announceDelay, DelayPreview, previewDelay } from '@rohi/contract/linehaul/trip-delays.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, rehearse, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findPlace } from '../../places/places.service.ts';
import { delaysOfTelling, insertDelays, lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { audienceOf, describeNews, moveDays, queueDelayLetters } from './delay-news.service.ts';
import { checkStates, describeDelays, recordDelayAct } from './delay-records.service.ts';
import type { MovedParcel } from './delay-sums.ts';
import { replaceClosing } from './informed-customers.service.ts';

export type DelayCaller = { principal: UserPrincipal; locale: Locale };
type Asked = BodyOf<typeof previewDelay>;

/** What announcing a delay would say, and to which customers. Throws as `announceTripDelay` does. */
export async function previewTripDelay(
  context: Context,
  { principal, locale }: DelayCaller,
  request: Asked,
): Promise<DelayPreview> {
  await checkAsked(context, principal, request);
  const telling = crypto.randomUUID();
  // The same is written and taken back: what is shown is what would be sent.
  return rehearse(context.db, (db) =>
    inTransaction(db, async (tx) => {
      const trips = await lockTripRows(tx, request.trips, 'change');
      checkStates(trips, request.trips);
      const parcels = await delayTrips(context, tx, trips, {
        ...request,
        telling,
        note: null,
        by: principal.name,
      });
      const announced = { kind: 'DELAYED', delay: fieldsOf(request) } as const;
      return describeNews(context, tx, parcels, await audienceOf(tx, parcels), announced, locale);
    }),
  );
}

/**
 * Announces a delay of trips, once for one request id. Throws `request.invalid`, `list.notFound`,
 * `linehaul.otherState`.
 */
export async function announceTripDelay(
  context: Context,
  { principal, locale }: DelayCaller,
  { requestId, note: noteText, ...body }: BodyOf<typeof announceDelay>,
): Promise<DataOf<typeof announceDelay>> {
  await checkAsked(context, principal, body);
  const note = noteText ?? null;
  const delays = await inTransaction(context.db, async (tx) => {
    // The same request at the same time waits here for the other one.
    const trips = await lockTripRows(tx, body.trips, 'change');
    const existing = await delaysOfTelling(tx, requestId);
    if (existing.length > 0) return existing;
    checkStates(trips, body.trips);
    const written = { ...body, telling: requestId, note, by: principal.name };
    const parcels = await delayTrips(context, tx, trips, written);
    const audience = await audienceOf(tx, parcels);
    const delay = fieldsOf(body);
    await replaceClosing(context, tx, { trips, telling: requestId, audience });
    await queueDelayLetters(context, tx, audience, { kind: 'DELAYED', delay, telling: requestId });
    const counts = { parcels: parcels.length, customers: audience.news.length };
    const act = { type: 'DELAY_ANNOUNCED', trips, delay, note, requestId, ...counts } as const;
    await recordDelayAct(context, tx, principal, act);
    return delaysOfTelling(tx, requestId);
  });
  return describeDelays(context, locale, delays);
}

const fieldsOf = ({ reason, days, placeId }: Asked) => ({ reason, days, placeId: placeId ?? null });

async function checkAsked(
  context: Context,
  principal: UserPrincipal,
  { trips, placeId }: Asked,
): Promise<void> {
  if (placeId !== undefined && (await findPlace(context.db, placeId)) === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'placeId', error: 'notAllowed' }] });
  const seen = await Promise.all(trips.map((code) => findSeenTrip(context, principal, code)));
  if (seen.includes(undefined)) throw new AppError('list.notFound');
}

/** Writes the delay with the trips, and no parcel. */
function delayTrips(
  context: Context,
  tx: Tx,
  trips: readonly TripRow[],
  { telling, note, by, ...request }: Asked & { telling: string; note: string | null; by: string },
): Promise<MovedParcel[]> {
  const delay = { ...fieldsOf(request), telling, note, announcedAt: context.clock.now(), announcedBy: by };
  const codes = trips.map(({ code }) => code);
  const ids = trips.map(({ id }) => id);
  return moveDays(context, tx, codes, () => insertDelays(tx, ids, delay));
}
