/**
 * Owns the check of charges: each is held against what tariffs, agreed prices and the parcel come to, by the rule that
 * has written it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { rest } from '../../platform/leisure.ts';
import { pageOfDueCharges } from './charges/charge.store.ts';
import { pageOfCharges, type ChargeAmount } from './freight-charge.store.ts';
import { computeCharges } from './freight-charges.service.ts';
import { pageOfStorageRates } from './storage-rate.store.ts';
import { computeRates } from './storage-rates.service.ts';

export type ChargesReport = {
  /** Parcels that have a charge or should have one. */
  charges: number;
  /** Codes of parcels with a charge that is missing, differs, or should not be there. */
  wrong: string[];
};

const pageSize = 500;

/** Computes the charges of all parcels anew and compares them; writes nothing. Parcels may be written meanwhile. */
export function checkFreightCharges(context: Pick<Context, 'db'>): Promise<ChargesReport> {
  return checkPages(context, async (tx, afterId) => {
    const page = await pageOfCharges(tx, afterId, pageSize);
    const computed = await computeCharges(tx, page);
    return page.map(({ parcelId, trackingCode, stored }) => ({
      parcelId,
      trackingCode,
      stored,
      right: withoutExcess(computed.get(parcelId)),
    }));
  });
}

/** The same of what storage costs each parcel that lies at its pickup point. */
export function checkStorageRates(context: Pick<Context, 'db'>): Promise<ChargesReport> {
  return checkPages(context, async (tx, afterId) => {
    const page = await pageOfStorageRates(tx, afterId, pageSize);
    const computed = await computeRates(
      tx,
      page.map(({ parcelId }) => parcelId),
    );
    return page.map(({ parcelId, trackingCode, rate }) => ({
      parcelId,
      trackingCode,
      stored: rate,
      right: computed.get(parcelId) ?? null,
    }));
  });
}

/** The same of what customers owe for the delivery of parcels that lie ready: by the price on record. */
export function checkDueCharges(context: Pick<Context, 'db'>): Promise<ChargesReport> {
  return checkPages(context, (tx, afterId) => pageOfDueCharges(tx, afterId, pageSize));
}

function withoutExcess(charge: (ChargeAmount & { excessMinor: bigint }) | undefined): ChargeAmount | null {
  if (charge === undefined) return null;
  const { versionId, amountMinor, currency } = charge;
  return { versionId, amountMinor, currency };
}

type Compared = { parcelId: string; trackingCode: string; stored: object | null; right: object | null };

async function checkPages(
  { db }: Pick<Context, 'db'>,
  compare: (tx: Tx, afterId: string) => Promise<Compared[]>,
): Promise<ChargesReport> {
  const report: ChargesReport = { charges: 0, wrong: [] };
  for (let afterId: string | undefined = '0'; afterId !== undefined;) {
    const from: string = afterId;
    // One snapshot a page: a parcel that is charged meanwhile is seen with its charge or without both.
    const page: Compared[] = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => compare(tx, from));
    for (const { trackingCode, stored, right } of page) {
      if (right === null && stored === null) continue;
      report.charges += 1;
      if (!isDeepStrictEqual(stored, right)) report.wrong.push(trackingCode);
    }
    afterId = page.at(-1)?.parcelId;
    await rest();
  }
  return report;
}
