/**
 * What a customer can collect, point by point: by which code, for how much, and what it costs to wait for what comes
 * next.
 */
import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import { ratePerUnit } from '@rohi/contract/pricing/currency-rate';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { owedByParcel, owedCharges } from '../billing/charges/owed.service.ts';
import { priceParcels, type ParcelPrice } from '../billing/parcel-price.service.ts';
import { findReadyParcels, type ReadyParcel } from '../billing/ready-dues.service.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { findRate, type KnownRate } from '../pricing/rates/currency-rate.service.ts';
import {
  arrivalEstimator,
  type DayRange,
  findComingParcels,
  findLyingParcels,
  type KnownParcel,
  type OpenParcel,
} from '../tracking/tracking.service.ts';
import { findParcelNames } from '../tracking/owner/parcel-names.service.ts';
import { findDeclaredGoods } from './declared-goods.store.ts';
import { findFinalNotices } from './final-notice.store.ts';
import { codesOfCustomer } from './pickup-codes.service.ts';
import { leftToPay, toUsd as usd } from './to-pay.ts';

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
  const day = dushanbeDay(context.clock.now());
  const ready = await findReadyParcels(context, customerCode ?? '');
  const rate = await findRate(context, { from: 'USD', to: 'TJS', day });
  const shownRate = rate && { tjsPerUsd: ratePerUnit(rate), date: rate.rateDate };
  const byPoint = Map.groupBy(ready, ({ pickupPointId }) => pickupPointId);
  const ids = [...byPoint.keys()].flatMap((id) => id ?? []);
  const codes = await codesOfCustomer(context, customerCode ?? '', ids);
  const points = codes.size === 0 ? [] : await findPickupPoints(context, locale);
  const visible = points.flatMap((point) => {
    const code = codes.get(point.id);
    return code === undefined ? [] : [{ point, code, here: byPoint.get(point.id) ?? [] }];
  });
  const listed = visible.flatMap(({ here }) => here.slice(0, mostListed));
  const owed = owedByParcel(await owedCharges(context, customerCode ?? '', { lying: ready }));
  const facts =
    visible.length === 0
      ? undefined
      : { ...(await readFacts(context, customerCode ?? '', listed, day)), owed };
  const places =
    facts === undefined
      ? []
      : visible.map(({ point, code, here }): Place => {
          const { id, name, city, address, hours, openNow, closesAt, opensAt, fullness } = point;
          const opening = { hours, openNow, closesAt, opensAt, fullness };
          const pickupPoint = { id, name, city: city.name, address, ...opening };
          return { pickupPoint, code, ...describePlace(here, facts, rate) };
        });
  return { day, rate: shownRate ?? null, places };
}

type Facts = {
  day: string;
  /** What is listed, by its tracking code. */
  known: Map<string, KnownParcel>;
  prices: Map<string, ParcelPrice>;
  /** What the customer calls them. */
  names: Map<string, string>;
  /** What their orders declare, by the id of the parcel. */
  goods: Map<string, string>;
  coming: { parcel: OpenParcel; eta: DayRange }[];
  /** Until when what had its final notice can be collected, by the id of the parcel. */
  finalDays: Map<string, string>;
  /** What is left to pay, by the id of the parcel. */
  owed: ReturnType<typeof owedByParcel>;
};

async function readFacts(
  context: Context,
  customerCode: string,
  listed: readonly ReadyParcel[],
  day: string,
): Promise<Omit<Facts, 'owed'>> {
  const [parcels, names, goods, estimate, onTheWay, finalDays] = await Promise.all([
    findLyingParcels(
      context.db,
      listed.map(({ id }) => id),
    ),
    findParcelNames(
      context.db,
      customerCode,
      listed.map(({ trackingCode }) => trackingCode),
    ),
    findDeclaredGoods(
      context.db,
      listed.map(({ id }) => id),
    ),
    arrivalEstimator(context),
    findComingParcels(context.db, customerCode, mostListed),
    findFinalNotices(
      context.db,
      listed.map(({ id }) => id),
    ),
  ]);
  const coming = onTheWay.flatMap((parcel) => {
    const eta = estimate(parcel);
    return eta === null ? [] : [{ parcel, eta }];
  });
  return {
    day,
    known: new Map(parcels.map((parcel) => [parcel.trackingCode, parcel])),
    prices: await priceParcels(context, parcels, day),
    names,
    goods,
    coming,
    finalDays,
  };
}

function describePlace(
  ready: readonly ReadyParcel[],
  facts: Facts,
  rate: KnownRate | undefined,
): Omit<Place, 'pickupPoint' | 'code'> {
  const { day, owed } = facts;
  const delivery = sum(ready, ({ id }) => owed.get(id)?.chargesMinor ?? null);
  const storage = sum(ready, ({ id }) => owed.get(id)?.storageMinor ?? null);
  // What was paid of storage stays paid: only the days to come are added.
  const storageToday = storageOf(ready, day);
  return {
    ready: ready.length,
    unpriced: ready.filter(({ freightMinor }) => freightMinor === null).length,
    due: {
      delivery: usd(delivery),
      storage: usd(storage),
      total: usd(delivery + storage),
      totalTjs: rate ? toWireMoney({ amountMinor: rate.convert(delivery + storage), currency: 'TJS' }) : null,
    },
    storageTomorrow: usd(storage + storageOf(ready, addDays(day, 1)) - storageToday),
    next: describeNext(ready, facts, storageToday),
    parcels: ready.slice(0, mostListed).map((parcel) => describeParcel(parcel, facts)),
  };
}

function describeParcel(
  parcel: ReadyParcel,
  { day, known, prices, names, goods, finalDays, owed }: Facts,
): Place['parcels'][number] {
  const { id, trackingCode, freeUntil, freightMinor, storageOn } = parcel;
  const left = leftToPay(parcel, owed);
  const weightG = known.get(trackingCode)?.facts.weightG ?? null;
  const tomorrow = storageOn(addDays(day, 1));
  return {
    trackingCode,
    name: names.get(trackingCode) ?? null,
    goods: goods.get(id) ?? null,
    weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
    freeUntil,
    delivery: freightMinor === null ? null : usd(freightMinor),
    storage: prices.get(trackingCode)?.wire.storage ?? null,
    toPay: left === undefined ? null : usd(left),
    storageTomorrow: tomorrow === null ? null : usd(tomorrow),
    collectBy: finalDays.get(id) ?? null,
  };
}

/** The first to come to where these lie, and those that are there by then; null where nothing comes. */
function describeNext(ready: readonly ReadyParcel[], { coming }: Facts, storageToday: bigint): Place['next'] {
  const point = ready[0]?.pickupPointId;
  const here = coming
    .filter(({ parcel }) => parcel.facts.pickupPointId === point)
    .toSorted((a, b) => a.eta.to.localeCompare(b.eta.to));
  const [first] = here;
  if (first === undefined) return null;
  const { from, to } = first.eta;
  return {
    from,
    to,
    parcels: here.filter(({ eta }) => eta.to <= to).length,
    extraStorage: usd(storageOf(ready, to) - storageToday),
  };
}

function storageOf(parcels: readonly ReadyParcel[], day: string): bigint {
  return sum(parcels, ({ storageOn }) => storageOn(day));
}

function sum(parcels: readonly ReadyParcel[], amountOf: (parcel: ReadyParcel) => bigint | null): bigint {
  return parcels.reduce((total, parcel) => total + (amountOf(parcel) ?? 0n), 0n);
}
