/**
 * Owns which parcels are brought to the door, and where. Promises that a choice holds for the customer and the point
 * that it was made for, at the price that was shown, and that it stands from when a courier has the parcel.
 */
import type {
  chooseCourier as chooseCall,
  collectInstead as dropCall,
  CourierChoices,
} from '@rohi/contract/collection/courier-choice.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ratePerUnit } from '@rohi/contract/pricing/currency-rate';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { owedByParcel, owedCharges } from '../../billing/charges/owed.service.ts';
import { findReadyParcels } from '../../billing/ready-dues.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import { readCourierPrices } from '../../pricing/tariffs/courier-prices.service.ts';
import { findParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { isOutWithCourier, lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { findDeclaredGoods } from '../declared-goods.store.ts';
import { leftToPay, toUsd as usd } from '../to-pay.ts';
import {
  deleteChoices,
  deliverableParcels,
  findChoice,
  findPhone,
  moveChoices,
  saveChoices,
  storeWantedDay,
  type DeliverableRow,
  type DoorAddress,
} from './courier-choice.store.ts';

/** A firm has more than are listed. */
const mostListed = 200;

/** Own parcels by the point that they go to, in the words of `locale`. */
export async function readCourierChoices(
  context: Context,
  { customerCode, userId }: UserPrincipal,
  locale: Locale,
): Promise<CourierChoices> {
  const code = customerCode ?? '';
  const now = context.clock.now();
  const [rows, units, priceOf, phone, rate] = await Promise.all([
    deliverableParcels(context.db, code, mostListed),
    readUnits(context),
    readCourierPrices(context.db),
    findPhone(context.db, userId),
    findRate(context, { from: 'USD', to: 'TJS', day: dushanbeDay(now) }),
  ]);
  const stated = await readSaid(context, code, rows);
  const byPoint = Map.groupBy(rows, ({ pickupPointId }) => pickupPointId);
  const places = [...byPoint].flatMap(([pointId, parcels]) => {
    const unit = units.find(({ id, type }) => id === pointId && type === 'PICKUP_POINT');
    const [first] = parcels;
    if (unit === undefined || first === undefined) return [];
    const price = priceOf(first.businessLine, unit.city.code, now);
    return [
      {
        pickupPoint: { id: pointId, name: unit.names[locale], city: unit.city.names[locale] },
        price: price === undefined ? null : usd(price.priceMinor),
        parcels: parcels.map((parcel) => describe(parcel, stated)),
      },
    ];
  });
  return { places, phone, rate: rate ? { tjsPerUsd: ratePerUnit(rate), date: rate.rateDate } : null };
}

type Said = {
  /** What the customer calls them, by tracking code. */
  names: Map<string, string>;
  /** What their orders declare, by the id of the parcel. */
  goods: Map<string, string>;
  /** Cents left to pay for those that are ready, without a courier, by the id of the parcel. */
  left: Map<string, bigint>;
};

async function readSaid(context: Context, code: string, rows: readonly DeliverableRow[]): Promise<Said> {
  const ready = await findReadyParcels(context, code);
  const [names, goods, charges] = await Promise.all([
    findParcelNames(
      context.db,
      code,
      rows.map(({ trackingCode }) => trackingCode),
    ),
    findDeclaredGoods(
      context.db,
      rows.map(({ id }) => id),
    ),
    owedCharges(context, code, { lying: ready }),
  ]);
  const owed = owedByParcel(charges.filter(({ kind }) => kind !== 'COURIER'));
  const left = ready.flatMap((parcel): [string, bigint][] => {
    const amount = leftToPay(parcel, owed);
    return amount === undefined ? [] : [[parcel.id, amount]];
  });
  return { names, goods, left: new Map(left) };
}

function describe(
  { id, trackingCode, orderCode, weightG, isReady, isOut, chosen }: DeliverableRow,
  { names, goods, left }: Said,
): CourierChoices['places'][number]['parcels'][number] {
  const courier =
    chosen === null
      ? null
      : {
          address: chosen.address,
          landmark: chosen.landmark,
          phone: chosen.phone,
          price: usd(BigInt(chosen.priceMinor)),
          wantedOn: chosen.wantedOn,
        };
  const toPay = left.get(id);
  return {
    trackingCode,
    name: names.get(trackingCode) ?? null,
    goods: goods.get(id) ?? null,
    weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
    orderCode,
    isReady,
    isOut,
    toPay: toPay === undefined ? null : usd(toPay),
    courier,
  };
}

/**
 * Has own parcels brought to the door at the price of today. Throws `tracking.notAmongOwn` also for those of others,
 * `tracking.parcelClosed`, `courier.noneInCity` by the name of the city, `courier.isOut` for what a courier has,
 * `courier.notSentYet`, `tracking.parcelLost`, `tracking.parcelReturning`, and `request.invalid` for a phone that is
 * none.
 */
export async function chooseCourier(
  context: Context,
  principal: UserPrincipal,
  { trackingCodes, address, landmark = '', phone: typed }: BodyOf<typeof chooseCall>,
  locale: Locale,
): Promise<CourierChoices> {
  const phone = readPhone(typed);
  if (phone === undefined) throw invalid('phone', 'notAllowed');
  if (address.trim().length < 5) throw invalid('address', 'required');
  const units = await readUnits(context);
  await changing(context, principal, trackingCodes, async (tx, parcels, customerCode) => {
    const priceOf = await readCourierPrices(tx);
    const now = context.clock.now();
    const choices = parcels.map(({ id, trackingCode, state, facts: { pickupPointId, businessLine } }) => {
      const why = staysFor(state.problems);
      if (why !== undefined)
        throw new AppError(why === 'LOST' ? 'tracking.parcelLost' : 'tracking.parcelReturning');
      if (state.status === ParcelStatus.AwaitingSubmission)
        throw new AppError('courier.notSentYet', { params: { code: trackingCode } });
      const unit = units.find((each) => each.id === pickupPointId);
      const price = unit && priceOf(businessLine, unit.city.code, now);
      if (unit === undefined || price === undefined)
        throw new AppError('courier.noneInCity', { params: { city: unit?.city.names[locale] ?? '' } });
      return {
        parcelId: id,
        customerCode,
        pickupPointId: unit.id,
        address: address.trim(),
        phone,
        landmark: landmark.trim() === '' ? null : landmark.trim(),
        ...price,
      };
    });
    await saveChoices(tx, choices, now);
  });
  return readCourierChoices(context, principal, locale);
}

/**
 * Own parcels are collected at the point after all; of those that were not to be brought nothing changes. Throws as
 * `chooseCourier` does.
 */
export async function collectInstead(
  context: Context,
  principal: UserPrincipal,
  { trackingCodes }: BodyOf<typeof dropCall>,
  locale: Locale,
): Promise<CourierChoices> {
  await changing(context, principal, trackingCodes, (tx, parcels) =>
    deleteChoices(
      tx,
      parcels.map(({ id }) => id),
    ),
  );
  return readCourierChoices(context, principal, locale);
}

type Change = (tx: Tx, parcels: readonly KnownParcel[], customerCode: string) => Promise<void>;

/** With the parcels locked: no courier takes them meanwhile. */
async function changing(
  context: Context,
  { customerCode }: UserPrincipal,
  trackingCodes: readonly string[],
  change: Change,
): Promise<void> {
  const codes = [...new Set(trackingCodes.map(normalizeTrackingCode))].toSorted();
  if (customerCode === null) throw new AppError('tracking.notAmongOwn');
  await inPatientTransaction(context, `parcel:${codes[0]}`, async (tx) => {
    const parcels = await lockParcels(tx, codes);
    const own = parcels.filter(({ facts }) => facts.customerCode === customerCode);
    if (own.length < codes.length) throw new AppError('tracking.notAmongOwn');
    for (const parcel of own) {
      if (parcel.state.closedAt !== null) throw new AppError('tracking.parcelClosed');
      if (isOutWithCourier(parcel))
        throw new AppError('courier.isOut', { params: { code: parcel.trackingCode } });
    }
    await change(tx, own, customerCode);
  });
}

/** Where a locked parcel is to be brought from this point; undefined where its customer collects it. */
export function findDoorAddress(
  tx: Tx,
  parcel: Pick<KnownParcel, 'id' | 'facts'>,
  unitId: number,
): Promise<DoorAddress | undefined> {
  const { id: parcelId, facts } = parcel;
  return findChoice(tx, { parcelId, customerCode: facts.customerCode ?? '', unitId });
}

/** Parcels that were not taken at the door are brought again on this day. */
export function bringAgainOn(tx: Tx, parcelIds: readonly string[], day: string): Promise<void> {
  return storeWantedDay(tx, parcelIds, day);
}

/** Parcels of customers who were merged are still brought where that was chosen. */
export function moveCourierChoices(
  tx: Tx,
  parcelIds: readonly string[],
  sides: { from: string; into: string },
): Promise<void> {
  return moveChoices(tx, parcelIds, sides);
}

function invalid(field: string, error: 'required' | 'notAllowed'): AppError {
  return new AppError('request.invalid', { fields: [{ field, error }] });
}
