/** What customers are informed of: which customers, in which words, and by which letter. */
import type { DelayPreview } from '@rohi/contract/linehaul/trip-delays.contract';
import { locales, type Locale } from '@rohi/contract/locales';
import { findStoppingProblem } from '@rohi/contract/tracking/parcel-headline';
import { delayReasonNames } from '@rohi/contract/trips/trip-names';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf, type LetterReader } from '../../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters, quietEnd, type Letter } from '../../notifications/notifications.service.ts';
import { previewLetter } from '../../notifications/render-letter.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { loadArrivals } from '../../tracking/estimates/arrivals-now.service.ts';
import type { TripDelayRow } from '../../trips/trips.service.ts';
import { listAffected, type AffectedParcel } from './affected-parcel.store.ts';
import { insertDelayLetters, type DelayLetterKind } from './delay-letter.store.ts';
import { datesByCity, newsOf, type CustomerNews, type MovedParcel } from './delay-sums.ts';

/** What is announced: a delay, or that one is over. */
export type Announced = { kind: DelayLetterKind; delay: Pick<TripDelayRow, 'reason' | 'days' | 'placeId'> };

/**
 * The parcels of trips with their days before and after `change`, which the transaction writes between the two. What a
 * problem stops has no days and is left out.
 */
export async function moveDays(
  context: Context,
  tx: Tx,
  trips: readonly string[],
  change: () => Promise<void>,
): Promise<MovedParcel[]> {
  const parcels = (await listAffected(tx, trips)).filter(
    ({ problems }) => findStoppingProblem(problems) === undefined,
  );
  const before = await loadArrivals(context, tx);
  const earlier = parcels.map((parcel) => before(parcel));
  await change();
  const after = await loadArrivals(context, tx);
  return parcels.map((parcel, index) => movedParcel(parcel, earlier[index] ?? null, after(parcel)));
}

function movedParcel(
  { trackingCode, customerCode, pickupPointId }: AffectedParcel,
  before: MovedParcel['before'],
  after: MovedParcel['after'],
): MovedParcel {
  return { trackingCode, customerCode, pickupPointId, before, after };
}

/** The customers of these parcels, and those of them who read letters. */
export type Audience = { news: CustomerNews[]; readers: Map<string, LetterReader> };

export async function audienceOf(tx: Tx, parcels: readonly MovedParcel[]): Promise<Audience> {
  const news = newsOf(parcels);
  const readers = await readersOf(
    tx,
    news.map(({ customerCode }) => customerCode),
  );
  return { news, readers };
}

/** Names of places and pickup points in the languages that somebody reads. */
type Names = { place: (id: number | null) => string | null; point: (id: number | null) => string | null };

async function namesIn(context: Context, tx: Tx, locale: Locale): Promise<Names> {
  const places = placeDirectoryOf(context);
  await places.prepare(tx, []);
  const points = new Map(
    (await findPickupPoints(context, locale)).map(({ id, name, city }) => [id, `${name}, ${city.name}`]),
  );
  return {
    place: (id) => (id === null ? null : (places.find(id, locale)?.name ?? null)),
    point: (id) => (id === null ? null : (points.get(id) ?? null)),
  };
}

const letterNames = {
  DELAYED: 'parcelsDelayed',
  ENDED: 'delayEnded',
  TAKEN_BACK: 'delayTakenBack',
} as const satisfies Record<DelayLetterKind, Letter['letter']>;

function letterTo(
  reader: LetterReader,
  news: CustomerNews,
  { kind, delay }: Announced,
  names: Names,
): Letter {
  const { parcels: count, trackingCode, arrives, pickupPointId } = news;
  const to = { to: reader.email, locale: reader.locale };
  const params = { count, trackingCode, arrives, pickupPoint: names.point(pickupPointId) };
  if (kind !== 'DELAYED') return { ...to, letter: letterNames[kind], params };
  const why = delayReasonNames[delay.reason][reader.locale];
  const facts = { days: delay.days, why, place: names.place(delay.placeId) };
  return { ...to, letter: letterNames[kind], params: { ...params, ...facts } };
}

type Addressed = { customerCode: string; letter: Letter };

/** One letter for each of the customers who reads letters. */
async function writeLetters(
  context: Context,
  tx: Tx,
  { news, readers }: Audience,
  announced: Announced,
): Promise<Addressed[]> {
  const names = new Map<Locale, Names>();
  for (const locale of new Set([...readers.values()].map((reader) => reader.locale)))
    names.set(locale, await namesIn(context, tx, locale));
  return news.flatMap((each): Addressed[] => {
    const reader = readers.get(each.customerCode);
    const entry = reader && names.get(reader.locale);
    if (reader === undefined || entry === undefined) return [];
    return [{ customerCode: each.customerCode, letter: letterTo(reader, each, announced, entry) }];
  });
}

/** Queues the letters, by day at once and at night for the morning, and records the customer of each. */
export async function queueDelayLetters(
  context: Context,
  tx: Tx,
  audience: Audience,
  { telling, ...announced }: Announced & { telling: string },
): Promise<number> {
  const letters = await writeLetters(context, tx, audience, announced);
  if (letters.length === 0) return 0;
  const ids = await queueQuietLetters(
    tx,
    context.clock.now(),
    letters.map(({ letter }) => letter),
  );
  await insertDelayLetters(
    tx,
    { telling, kind: announced.kind },
    letters.map(({ customerCode }, index) => ({ letterId: ids[index] ?? '', customerCode })),
  );
  return letters.length;
}

/** What would be announced, as who announces it is shown beforehand. */
export async function describeNews(
  context: Context,
  tx: Tx,
  parcels: readonly MovedParcel[],
  audience: Audience,
  announced: Announced,
  locale: Locale,
): Promise<DelayPreview> {
  const letters = await writeLetters(context, tx, audience, announced);
  const byLocale = Map.groupBy(letters, ({ letter }) => letter.locale);
  const points = new Map((await findPickupPoints(context, locale)).map((point) => [point.id, point]));
  return {
    parcels: parcels.length,
    customers: audience.news.length,
    letters: letters.length,
    messages: locales.flatMap((each) => {
      const own = byLocale.get(each);
      // The first has most parcels.
      const first = own?.[0]?.letter;
      if (own === undefined || first === undefined) return [];
      return [{ locale: each, customers: own.length, ...previewLetter(first.letter, first.params, each) }];
    }),
    waitsUntil: letters.length === 0 ? null : quietEnd(context.clock.now()),
    dates: datesByCity(parcels, (id) => points.get(id)?.city.name ?? null),
  };
}
