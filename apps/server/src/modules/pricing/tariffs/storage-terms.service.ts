/** By which terms a parcel lies at its pickup point: those of its line's tariff at the moment of its arrival. */
import type { Currency } from '@rohi/contract/pricing/money';
import type { StorageTerms } from '@rohi/contract/pricing/tariff';
import type { Context } from '../../../context.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersionsOnce } from './tariff.store.ts';

/** The storage rule of a version. */
export type StorageTariff = {
  tariffCode: string;
  version: number;
  currency: Currency;
  storage: StorageTerms;
};

/**
 * The storage rules for parcels that arrived at these moments, in their order; undefined where the line had no tariff
 * then. What was published later does not count: a parcel that lies there keeps what it was promised.
 */
export async function storageTermsAt(
  { db }: Pick<Context, 'db'>,
  arrivals: readonly { businessLine: 'BSC' | 'FBA'; at: Date }[],
): Promise<(StorageTariff | undefined)[]> {
  if (arrivals.length === 0) return [];
  const versions = await findVersionsOnce(db);
  return arrivals.map(({ businessLine, at }) => {
    const ofLine = versions.filter((version) => version.businessLine === businessLine);
    const found = versionChargedAt(ofLine, at);
    if (found === undefined) return undefined;
    const { channelCode, version, terms } = found;
    return { tariffCode: channelCode, version, currency: terms.currency, storage: terms.storage };
  });
}
