/**
 * Gives a new database the roads and products that the service opens with. What the office has changed since is never
 * touched.
 */
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { insertOpeningChannels, listChannels } from './channel.store.ts';
import { openingChannels, openingProducts } from './opening-catalogue.ts';
import { insertProduct, neverHadProducts } from './product.store.ts';

/**
 * Call it once the tariffs have opened the main channels. Of several processes that start at once one fills the tables.
 */
export async function openCatalogue(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    if (!(await neverHadProducts(tx))) return;
    await insertOpeningChannels(tx, openingChannels);
    const ids = new Map((await listChannels(tx)).map(({ code, id }) => [code, id]));
    const at = context.clock.now();
    for (const { channels, ...product } of openingProducts) {
      const channelIds = channels.flatMap((code) => ids.get(code) ?? []);
      const fields = { ...product, channelIds, enabled: channelIds.length > 0 };
      const [minWeightG, maxWeightG] = [grams(product.minWeightKg), grams(product.maxWeightKg)];
      await insertProduct(tx, { fields, minWeightG, maxWeightG, by: 'system', at });
    }
  });
}

function grams(text: string | null): number | null {
  return text === null ? null : Number(readDecimal(text, 3).value ?? 0n);
}
