/** What a customer can collect, point by point: by which code, for how much, and what it costs to wait for what comes next. */
import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findFreight } from '../billing/freight-charges.service.ts';
import { priceParcels, type ParcelPrice } from '../billing/parcel-price.service.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { findRate, type KnownRate } from '../pricing/rates/currency-rate.service.ts';
import {
  arrivalEstimator,
  findComingParcels,
  findParcelsOfCodes,
  findReadyParcels,
  type KnownParcel,
  type OpenParcel,
} from '../tracking/tracking.service.ts';
import { codesOfCustomer } from './pickup-codes.service.ts';

type Answer = DataOf<typeof ownCollections>;
type Place = Answer['places'][number];

/** So many of a point are listed; a firm has more, and they are in the sums. */
const mostListed = 100;

/** The principal's own; names in `locale`, money in dollars as charges are. */
export async function readOwnCollections(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  locale: Locale,
): Promise<Answer> {
  const { db, clock } = context;
  const day = dushanbeDay(clock.now());
  const ready = await findReadyParcels(db, customerCode ?? '');
  const rate = await findRate(context, { from: 'USD', to: 'TJS', day });
  const shownRate = rate && { tjsPerUsd: rate.rate, date: rate.rateDate };
  const ids = [...new Set(ready.flatMap(({ facts }) => facts.pickupPointId ?? []))];
  const codes = await codesOfCustomer(context, customerCode ?? '', ids);
  const facts = codes.size === 0 ? undefined : await readFacts(context, customerCode ?? '', ready, day);
  const points = codes.size === 0 ? [] : await findPickupPoints(context, locale);
  const places: Place[] = [];
  for (const point of points) {
    const code = codes.get(point.id);
    if (facts === undefined || code === undefined) continue;
    const here = ready.filter((parcel) => parcel.facts.pickupPointId === point.id);
    const pickupPoint = { id: point.id, name: point.name, city: point.city.name, address: point.address };
    // oxlint-disable-next-line no-await-in-loop -- a customer collects at one or two points
    places.push({ pickupPoint, code, ...(await describePlace(context, here, facts, rate)) });
  }
  return { day, rate: shownRate ?? null, places };
}

type Facts = {
  day: string;
  freight: Map<string, bigint>;
  /** With their histories: all that are listed, and all whose storage runs. */
  known: Map<string, KnownParcel>;
  prices: Map<string, ParcelPrice>;
  tomorrow: Map<string, ParcelPrice>;
  coming: { parcel: OpenParcel; eta: ArrivalEstimate }[];
};

async function readFacts(
  context: Context,
  customerCode: string,
  ready: readonly OpenParcel[],
  day: string,
): Promise<Facts> {
  const { db } = context;
  const wanted = ready.filter(
    ({ state: { freeUntil } }, index) => index < mostListed || (freeUntil !== null && freeUntil <= day),
  );
  const [freight, known, estimate, onTheWay] = await Promise.all([
    findFreight(
      db,
      ready.map(({ id }) => id),
    ),
    findParcelsOfCodes(
      db,
      wanted.map(({ trackingCode }) => trackingCode),
    ),
    arrivalEstimator(context),
    findComingParcels(db, customerCode, mostListed),
  ]);
  const coming = onTheWay.flatMap((parcel) => {
    const eta = estimate(parcel);
    return eta === null || eta.to < day ? [] : [{ parcel, eta }];
  });
  return {
    day,
    freight,
    known: new Map(known.map((parcel) => [parcel.trackingCode, parcel])),
    prices: await priceParcels(context, known, day),
    tomorrow: await priceParcels(context, known, addDays(day, 1)),
    coming,
  };
}

async function describePlace(
  context: Context,
  ready: readonly OpenParcel[],
  facts: Facts,
  rate: KnownRate | undefined,
): Promise<Omit<Place, 'pickupPoint' | 'code'>> {
  const { freight, prices, tomorrow } = facts;
  const delivery = sum(ready, ({ id }) => freight.get(id));
  const storage = storageIn(prices, ready);
  return {
    ready: ready.length,
    unpriced: ready.filter(({ id }) => !freight.has(id)).length,
    due: {
      delivery: usd(delivery),
      storage: usd(storage),
      total: usd(delivery + storage),
      totalTjs: rate ? toWireMoney({ amountMinor: rate.convert(delivery + storage), currency: 'TJS' }) : null,
    },
    storageTomorrow: usd(storageIn(tomorrow, ready)),
    next: await describeNext(context, ready, facts, storage),
    parcels: ready.slice(0, mostListed).map((parcel) => describeParcel(parcel, facts)),
  };
}

function describeParcel(
  { id, trackingCode, facts, state }: OpenParcel,
  all: Facts,
): Place['parcels'][number] {
  const delivery = all.freight.get(id);
  const tomorrow = all.tomorrow.get(trackingCode);
  return {
    trackingCode,
    weightKg: facts.weightG === null ? null : writeDecimal(BigInt(facts.weightG), 3),
    freeUntil: state.freeUntil,
    delivery: delivery === undefined ? null : usd(delivery),
    storage: all.prices.get(trackingCode)?.wire.storage ?? null,
    storageTomorrow: tomorrow?.wire.storage?.total ?? null,
  };
}

/** The first to come to where these lie, and those that are there by then; null where nothing comes, or too much lies there to say. */
async function describeNext(
  context: Context,
  ready: readonly OpenParcel[],
  { coming, known }: Facts,
  storageToday: bigint,
): Promise<Place['next']> {
  const point = ready[0]?.facts.pickupPointId;
  const here = coming
    .filter(({ parcel }) => parcel.facts.pickupPointId === point)
    .toSorted((a, b) => a.eta.to.localeCompare(b.eta.to));
  const [first] = here;
  const parcels = ready.flatMap(({ trackingCode }) => known.get(trackingCode) ?? []);
  if (first === undefined || parcels.length < ready.length) return null;
  const { from, to } = first.eta;
  const later = await priceParcels(context, parcels, to);
  return {
    from,
    to,
    parcels: here.filter(({ eta }) => eta.to <= to).length,
    extraStorage: usd(storageIn(later, ready) - storageToday),
  };
}

function storageIn(prices: ReadonlyMap<string, ParcelPrice>, parcels: readonly OpenParcel[]): bigint {
  return sum(parcels, ({ trackingCode }) => prices.get(trackingCode)?.storageMinor);
}

function sum(parcels: readonly OpenParcel[], amountOf: (parcel: OpenParcel) => bigint | undefined): bigint {
  return parcels.reduce((total, parcel) => total + (amountOf(parcel) ?? 0n), 0n);
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
