/**
 * What a customer's parcels that can be collected cost together: delivery, and storage by the end of any day. A firm
 * has thousands.
 */
import { countStorageDays, storageAmount } from '@rohi/contract/pricing/storage-charge';
import type { Context } from '../../context.ts';
import { closedDaysOf } from '../pickup-points/pickup-points.service.ts';
import { settlingSpansOf } from './settling-spans.store.ts';
import { pausedDays, pausesOf, type PausedSpan } from './storage-pauses.ts';
import { readyRows, type ReadyRow } from './storage-rate.store.ts';
import { computeRates } from './storage-rates.service.ts';

/** A parcel that can be collected. `freightMinor` is null where it was not weighed yet. */
export type ReadyParcel = Omit<ReadyRow, 'rate'> & {
  /**
   * Cents of a dollar that its storage comes to by the end of a Dushanbe day; null where it has none, however long it
   * lies.
   */
  storageOn(day: string): bigint | null;
};

/**
 * All of a customer, or of all, that can be collected, the first to cost storage first. The number of statements does
 * not grow with them.
 */
export async function findReadyParcels(
  context: Pick<Context, 'db'>,
  customerCode?: string,
): Promise<ReadyParcel[]> {
  return withStorage(context, await readyRows(context.db, { customerCode }));
}

/** Those of these parcels that can be collected. */
export async function readyParcelsOf(
  context: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<ReadyParcel[]> {
  return withStorage(context, await readyRows(context.db, { ids }));
}

async function withStorage(context: Pick<Context, 'db'>, rows: readonly ReadyRow[]): Promise<ReadyParcel[]> {
  const rated = await addMissingRates(context, rows);
  const [isClosed, claims] = await Promise.all([
    closedDaysOf(
      context,
      rated.flatMap(({ pickupPointId }) => pickupPointId ?? []),
    ),
    settlingSpansOf(
      context.db,
      rated.map(({ id }) => id),
    ),
  ]);
  const paidDays = countDays(isClosed);
  return rated.map(({ rate, ...parcel }) => {
    const { freeUntil, pickupPointId } = parcel;
    const pauses = [...(rate?.pauses ?? []), ...pausesOf([], claims.get(parcel.id) ?? [])];
    const storageOn = (until: string) =>
      rate === null || freeUntil === null || rate.currency !== 'USD'
        ? null
        : storageAmount(rate, paidDays({ pickupPointId, freeUntil, until, pauses }));
    return { ...parcel, storageOn };
  });
}

/** Parcels that came before there were rates are looked at one by one until they have one. */
async function addMissingRates({ db }: Pick<Context, 'db'>, rows: readonly ReadyRow[]): Promise<ReadyRow[]> {
  const missing = rows.filter(({ rate, freightMinor }) => rate === null && freightMinor !== null);
  if (missing.length === 0) return [...rows];
  const rates = await computeRates(
    db,
    missing.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, rate: row.rate ?? rates.get(row.id) ?? null }));
}

type Stay = Pick<ReadyRow, 'pickupPointId'> & {
  freeUntil: string;
  until: string;
  pauses: readonly PausedSpan[];
};

/** Counts paid days. Those of parcels that came on one day to one point are counted once. */
function countDays(isClosed: Awaited<ReturnType<typeof closedDaysOf>>): (stay: Stay) => number {
  const dayCounts = new Map<string, number>();
  return ({ pickupPointId, freeUntil, until, pauses }) => {
    if (until <= freeUntil) return 0;
    const unsettled = pausedDays(pauses, until);
    const pauseOn = (day: string) =>
      unsettled.has(day) ? 'PROBLEM' : isClosed(pickupPointId, day) ? 'CLOSED' : undefined;
    const key = `${pickupPointId} ${freeUntil} ${until}`;
    const counted = unsettled.size === 0 ? dayCounts.get(key) : undefined;
    if (counted !== undefined) return counted;
    const { paidDays } = countStorageDays({ freeUntil, until, pauseOn });
    if (unsettled.size === 0) dayCounts.set(key, paidDays);
    return paidDays;
  };
}
