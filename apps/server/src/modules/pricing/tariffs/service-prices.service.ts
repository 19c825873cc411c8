/** What services beside the delivery cost, by the tariff of a line. */
import type { Currency } from '@rohi/contract/pricing/money';
import type { ServicePrices } from '@rohi/contract/pricing/tariff';
import type { Db, Tx } from '../../../platform/database.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersionsOnce } from './tariff.store.ts';

/** Prices with their currency; none is named where the line has no tariff. */
export type LineServices = ServicePrices & { currency: Currency };

/** The prices of a business line that count at a moment. */
export async function readServicePrices(
  db: Db | Tx,
): Promise<(businessLine: 'BSC' | 'FBA', at: Date) => LineServices | undefined> {
  const versions = await findVersionsOnce(db);
  return (businessLine, at) => {
    const found = versionChargedAt(
      versions.filter((version) => version.businessLine === businessLine),
      at,
    );
    return found && { ...found.terms.services, currency: found.terms.currency };
  };
}
