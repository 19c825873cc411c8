/**
 * Owns the customer's account as long as there is no billing: nobody can pay in or collect points yet, so those are true zeros,
 * and what is due follows from the parcels that lie ready.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { storageFeeMinor } from '@rohi/contract/pricing/storage-fee';
import type { ownAccount } from '@rohi/contract/reports/own-reports.contract';
import type { Context } from '../../context.ts';
import type { Session } from '../../http/session-guard.ts';
import { chargeParcels } from '../pricing/parcel-charge.service.ts';
import { countPaidDays } from './paid-days.ts';
import { listCalendars, listReadyParcels, type ReadyParcel } from './ready-parcels.store.ts';

/** The session's account; all money in dollars, as charges are. */
export async function readAccount(
  context: Context,
  { customerCode }: Pick<Session, 'customerCode'>,
): Promise<DataOf<typeof ownAccount>> {
  const code = customerCode ?? '';
  const parcels = await listReadyParcels(context.db, code);
  const unpaid = parcels.reduce((sum, { freightMinor }) => sum + (freightMinor ?? 0n), 0n);
  const storage = await storageOf(context, parcels);
  const none = usd(0n);
  return {
    customerCode: code,
    // Money cannot be paid in before there is billing, so nothing lies there.
    balance: { available: none, frozen: none, total: none },
    // Points come with a paid delivery, and no payment has been recorded yet.
    points: 0,
    unpaid: usd(unpaid),
    storageFeesRunning: usd(storage),
  };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}

/**
 * What storage has come to. It pauses on days on which the point is closed. A parcel that was ever held may have had pauses that
 * only billing will know, so nothing is asked for it here: better too little than too much.
 */
async function storageOf(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly ReadyParcel[],
): Promise<bigint> {
  const now = context.clock.now();
  const paidDaysOf = await paidDaysCounter(context, parcels);
  const charged = parcels.flatMap(({ weightG, freightMinor, ...parcel }) => {
    const paidDays = paidDaysOf(parcel);
    if (paidDays === 0 || weightG === null || freightMinor === null || parcel.wasHeld) return [];
    return [{ ...parcel, weightG, freightMinor, paidDays, at: parcel.receivedAt ?? now }];
  });
  const charges = await chargeParcels(context, charged);
  return charged.reduce((sum, { weightG, paidDays, freightMinor }, index) => {
    const kilograms = charges[index]?.chargeableWeightKg ?? '';
    const chargeableWeightG = readDecimal(kilograms, 3).value ?? BigInt(weightG);
    return sum + storageFeeMinor({ chargeableWeightG, paidDays, freightMinor });
  }, 0n);
}

type LyingParcel = Pick<ReadyParcel, 'pickupPointId' | 'freeUntil'>;

/** Counts the paid days of a parcel; those of one point and day are counted once. */
async function paidDaysCounter(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  parcels: readonly LyingParcel[],
): Promise<(parcel: LyingParcel) => number> {
  const today = dushanbeDay(clock.now());
  const pointIds = new Set(parcels.flatMap(({ pickupPointId }) => pickupPointId ?? []));
  const calendars = new Map((await listCalendars(db, [...pointIds])).map((each) => [each.pointId, each]));
  const counted = new Map<string, number>();
  return ({ pickupPointId, freeUntil }) => {
    if (freeUntil === null || freeUntil >= today) return 0;
    const key = `${pickupPointId} ${freeUntil}`;
    const known = counted.get(key) ?? countPaidDays(freeUntil, today, calendars.get(pickupPointId ?? 0));
    counted.set(key, known);
    return known;
  };
}
