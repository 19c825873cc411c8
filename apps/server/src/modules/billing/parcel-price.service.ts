/**
 * What parcels cost and why: delivery by the tariff of the receipt in China, storage by the tariff of the arrival at
 * the pickup point. The one place that puts both together; screens, files and sums ask here.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { WireParcelPrice, WireStorageCharge } from '@rohi/contract/pricing/charge.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { chargeStorage } from '@rohi/contract/pricing/storage-charge';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { closedDaysOf } from '../pickup-points/pickup-points.service.ts';
import type { ParcelCharge } from '../pricing/charges/parcel-charge.service.ts';
import { storageTermsAt, type StorageTariff } from '../pricing/tariffs/storage-terms.service.ts';
import { chargeWithCargo } from './cargo-charges.service.ts';
import { settlingSpansOf } from './settling-spans.store.ts';
import { pausedDays, pausesOf, type Pause } from './storage-pauses.ts';
import { arrivalOf, chargedAt, effectiveEvents, type KnownParcel } from '../tracking/tracking.service.ts';

type PricedParcel = Pick<KnownParcel, 'id' | 'trackingCode' | 'facts' | 'state' | 'history'>;

/** What a parcel costs; `charge` has the amounts as whole numbers. */
export type ParcelPrice = { charge: ParcelCharge; storageMinor: bigint; wire: WireParcelPrice };

/**
 * The prices of these parcels by tracking code, with the storage by the end of a Dushanbe day, today unless another is
 * given. A parcel that was not weighed, or of a line without a tariff, is missing. The number of statements does not
 * grow with them.
 */
export async function priceParcels(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly PricedParcel[],
  day?: string,
): Promise<Map<string, ParcelPrice>> {
  const charged = await chargesOf(context, parcels);
  const storage = await storageCharges(context, charged, day ?? dushanbeDay(context.clock.now()));
  return new Map(
    charged.map(({ parcel: { trackingCode }, charge, at }) => {
      const { tariffCode, version, steps, total } = charge;
      const stored = storage.get(trackingCode);
      const wire: WireParcelPrice = {
        trackingCode,
        tariffCode,
        tariffVersion: version,
        date: dushanbeDay(at),
        steps,
        total,
        storage: stored?.wire ?? null,
      };
      return [trackingCode, { charge, storageMinor: stored?.amountMinor ?? 0n, wire }];
    }),
  );
}

type ChargedParcel = { parcel: PricedParcel; charge: ParcelCharge; at: Date };

/** What delivery costs, for weighed parcels of lines with a tariff. */
export async function chargesOf(
  context: Pick<Context, 'db'>,
  parcels: readonly PricedParcel[],
): Promise<ChargedParcel[]> {
  const weighed = parcels.flatMap((parcel) => {
    const { id: parcelId, facts } = parcel;
    const { weightG } = facts;
    return weightG === null
      ? []
      : [{ parcel, measured: { ...facts, parcelId, weightG, at: chargedAt(parcel) } }];
  });
  const charges = await chargeWithCargo(
    context.db,
    weighed.map(({ measured }) => measured),
  );
  return weighed.flatMap(({ parcel, measured }) => {
    const charge = charges.get(parcel.id);
    return charge === undefined ? [] : [{ parcel, charge, at: measured.at }];
  });
}

type Stored = { amountMinor: bigint; wire: WireStorageCharge };

/** What storage of parcels that were collected has come to, in minor units, by tracking code. */
export async function storageOfCollected(
  context: Pick<Context, 'db'>,
  parcels: readonly PricedParcel[],
): Promise<Map<string, bigint>> {
  const collected = parcels.filter(({ state }) => state.closedAt !== null);
  const stored = await storageCharges(context, await chargesOf(context, collected), '');
  return new Map([...stored].map(([code, { amountMinor }]) => [code, amountMinor]));
}

/**
 * What storage of those that have come to their point has come to: by that day, or by the one on which they were
 * collected.
 */
async function storageCharges(
  context: Pick<Context, 'db'>,
  charged: readonly ChargedParcel[],
  day: string,
): Promise<Map<string, Stored>> {
  const stays = charged.flatMap(({ parcel, charge }) => {
    const { status, freeUntil, closedAt } = parcel.state;
    const isThere = status === ParcelStatus.AwaitingCustomer || status === ParcelStatus.Received;
    const arrival = isThere ? arrivalOf(effectiveEvents(parcel.history)) : undefined;
    if (arrival === undefined || freeUntil === null) return [];
    const until = closedAt === null ? day : dushanbeDay(closedAt);
    const { businessLine, pickupPointId } = parcel.facts;
    return [{ parcel, charge, freeUntil, until, businessLine, pickupPointId, at: arrival.occurredAt }];
  });
  if (stays.length === 0) return new Map();
  const tariffs = await storageTermsAt(context, stays);
  const over = stays.filter(({ freeUntil, until }) => freeUntil < until);
  const [isClosed, claims] = await Promise.all([
    closedDaysOf(
      context,
      over.flatMap(({ pickupPointId }) => pickupPointId ?? []),
    ),
    settlingSpansOf(
      context.db,
      over.map(({ parcel }) => parcel.id),
    ),
  ]);
  const stored = new Map<string, Stored>();
  stays.forEach(({ parcel, charge, freeUntil, until, pickupPointId }, index) => {
    const tariff = tariffs[index];
    // Two currencies have no limit in common; charges are in dollars, so this does not come about.
    if (tariff === undefined || tariff.currency !== charge.amount.currency) return;
    const pauses = pausesOf(effectiveEvents(parcel.history), claims.get(parcel.id) ?? []);
    const unsettled = pausedDays(pauses, until);
    const pauseOn = (day: string) =>
      unsettled.has(day) ? 'PROBLEM' : isClosed(pickupPointId, day) ? 'CLOSED' : undefined;
    stored.set(parcel.trackingCode, storageOf({ tariff, charge, freeUntil, until, pauses, pauseOn }));
  });
  return stored;
}

type Stay = {
  tariff: StorageTariff;
  charge: ParcelCharge;
  freeUntil: string;
  until: string;
  pauses: readonly Pause[];
  pauseOn: (day: string) => 'PROBLEM' | 'CLOSED' | undefined;
};

function storageOf({ tariff, charge, freeUntil, until, pauses, pauseOn }: Stay): Stored {
  const { tariffCode, version, currency, storage: terms } = tariff;
  const { chargeableWeightG, amount } = charge;
  const freightMinor = amount.amountMinor;
  const stay = { freeUntil, until, chargeableWeightG, freightMinor, pauseOn };
  const come = chargeStorage(terms, stay);
  const describeMoney = (amountMinor: bigint) => toWireMoney({ amountMinor, currency });
  return {
    amountMinor: come.amountMinor,
    wire: {
      tariffCode,
      tariffVersion: version,
      freeUntil,
      since: come.since ?? null,
      until,
      paidDays: come.paidDays,
      pausedDays: { ...come.pausedDays },
      pauses: pauses.filter(({ from, to }) => from <= until && (to === null || to > freeUntil)),
      chargeableWeightKg: writeDecimal(chargeableWeightG, 3),
      perKgDay: describeMoney(BigInt(terms.perKgDayMinor)),
      perDay: describeMoney(come.perDayMinor),
      isLeast: come.isLeast,
      most: describeMoney(come.mostMinor),
      isMost: come.isMost,
      total: describeMoney(come.amountMinor),
    },
  };
}
