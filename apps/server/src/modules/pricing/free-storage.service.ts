/** How long a parcel lies at its pickup point for nothing, by the tariff of its line. */
import type { Context } from '../../context.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersions } from './tariff.store.ts';

/**
 * The free days of parcels that arrived at these moments, in their order; undefined where the line had no tariff then. What
 * was published later does not count: a parcel that lies there keeps the days it was promised.
 */
export async function freeDaysAt(
  { db }: Pick<Context, 'db'>,
  arrivals: readonly { businessLine: 'BSC' | 'FBA'; at: Date }[],
): Promise<(number | undefined)[]> {
  if (arrivals.length === 0) return [];
  const versions = await findVersions(db);
  return arrivals.map(({ businessLine, at }) => {
    const ofLine = versions.filter((version) => version.businessLine === businessLine);
    return versionChargedAt(ofLine, at)?.terms.storage.freeDays;
  });
}
