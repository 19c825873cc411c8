/** What services beside the delivery cost, by the tariff of a line. */
import type { Currency } from '@rohi/contract/pricing/money';
import type { ServicePrices } from '@rohi/contract/pricing/tariff';
import type { Db, Tx } from '../../../platform/database.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersions } from './tariff.store.ts';

/** Prices with their currency; none is named where the line has no tariff. */
export type LineServices = ServicePrices & { currency: Currency };

/** The prices that count at a moment, by the business line. */
export async function servicePricesAt(
  db: Db | Tx,
  at: Date,
): Promise<(businessLine: 'BSC' | 'FBA') => LineServices | undefined> {
  const versions = await findVersions(db);
  return (businessLine) => {
    const found = versionChargedAt(
      versions.filter((version) => version.businessLine === businessLine),
      at,
    );
    return found && { ...found.terms.services, currency: found.terms.currency };
  };
}
