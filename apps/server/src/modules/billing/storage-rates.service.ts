/**
 * Owns what storage of each parcel that lies at its pickup point costs a day and at most, so that what a firm has lying
 * there is added up without its histories. Promises that a rate is never apart from the parcel it follows from; no rate
 * is needed for a right sum, only for a quick one.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import { storageRate } from '@rohi/contract/pricing/storage-charge';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { inTransaction, type Db, type Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import { storageTermsAt } from '../pricing/tariffs/storage-terms.service.ts';
import { parcelsWritten, type WrittenParcel } from '../tracking/moves/written-parcels.service.ts';
import { arrivalOf, effectiveEvents, findLyingParcels } from '../tracking/tracking.service.ts';
import { shareChanged } from './freight-charges.service.ts';
import { chargesOf } from './parcel-price.service.ts';
import { pausesOf } from './storage-pauses.ts';
import { lockUnratedParcels, saveStorageRates, type StoredRate } from './storage-rate.store.ts';

/** The rates of parcels that came to their point, left it, or changed while they lay there. */
export const storageRates: Projection = {
  follows: [follow(parcelsWritten, liesOrLay), follow(shareChanged, ({ parcelId }) => [parcelId])],
  write: writeRates,
};

function liesOrLay({ parcelId, before, after, again }: WrittenParcel): string[] {
  const lies = [before, after].some((content) => content?.state.status === ParcelStatus.AwaitingCustomer);
  return lies || again === true ? [parcelId] : [];
}

async function writeRates(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  const rates = await computeRates(tx, parcelIds);
  sendAhead(
    saveStorageRates(
      tx,
      parcelIds.map((parcelId) => ({ parcelId, rate: rates.get(parcelId) ?? null })),
    ),
  );
}

/**
 * The rates of those of these parcels that lie ready, by the tariffs of receipt and arrival: the one rule by which rows
 * are written, checked and done without. A parcel that was not weighed, or of a line without a tariff, is missing.
 */
export async function computeRates(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, StoredRate>> {
  const charged = await chargesOf({ db }, await findLyingParcels(db, parcelIds));
  const arrived = charged.flatMap(({ parcel, charge }) => {
    const standing = effectiveEvents(parcel.history);
    const arrival = arrivalOf(standing);
    const { businessLine } = parcel.facts;
    return arrival === undefined ? [] : [{ parcel, charge, standing, businessLine, at: arrival.occurredAt }];
  });
  const tariffs = await storageTermsAt({ db }, arrived);
  return new Map(
    arrived.flatMap(({ parcel, charge, standing }, index): [string, StoredRate][] => {
      const tariff = tariffs[index];
      if (tariff === undefined || tariff.currency !== charge.amount.currency) return [];
      const { chargeableWeightG, amount } = charge;
      const { perDayMinor, mostMinor } = storageRate(tariff.storage, {
        chargeableWeightG,
        freightMinor: amount.amountMinor,
      });
      const pauses = pausesOf(standing, []).map(({ from, to }) => ({ from, to }));
      return [[parcel.id, { perDayMinor, mostMinor, currency: tariff.currency, pauses }]];
    }),
  );
}

/** The job that adds rates of parcels that lay there before there were any. */
export const addRatesJob = {
  name: 'billing.addStorageRates',
  payload: z.object({}),
} as const satisfies JobKind;

const parcelsAStep = 500;

/** Puts the job into the queue. For the start of a process. */
export async function queueStorageRates({ db }: Pick<Context, 'db'>): Promise<void> {
  await inTransaction(db, (tx) => addJob(tx, addRatesJob, {}, { key: addRatesJob.name }));
}

/** Adds the rates that are missing; a run that was cut off is ended by the next. */
export async function addStorageRates({ db }: Pick<Context, 'db'>): Promise<void> {
  for (let afterId = '0'; ;) {
    const from = afterId;
    const ids = await inTransaction(db, async (tx) => {
      const found = await lockUnratedParcels(tx, from, parcelsAStep);
      await writeRates(tx, found);
      return found;
    });
    const last = ids.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}
