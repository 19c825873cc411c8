/**
 * Owns channels and the versions of their tariffs. A version holds from its Dushanbe day until the next one begins; once it is
 * published nothing changes it, so that a charge can always be explained by the version that made it.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { openingTariffs } from '@rohi/contract/pricing/opening-tariffs';
import { coversEveryLoad, type TariffTerms } from '@rohi/contract/pricing/tariff';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../platform/database.ts';
import { findTariffsInForce, insertChannel, insertPublishedVersion, lockChannel } from './tariff.store.ts';
import type { TariffInForce } from './wire-tariff.ts';

/**
 * The tariffs of a Dushanbe day (`yyyy-mm-dd`). Throws `request.invalid` for the field `date` when none was in force: before the
 * service opened there were no prices.
 */
export async function listTariffsOn(context: Pick<Context, 'db'>, day: string): Promise<TariffInForce[]> {
  const tariffs = await findTariffsInForce(context.db, day);
  if (tariffs.length === 0)
    throw new AppError('request.invalid', { fields: [{ field: 'date', error: 'notAllowed' }] });
  return tariffs;
}

/** Another price for a channel, from a day on that is still to come or today. */
export type TariffChange = { channelCode: string; effectiveFrom: string; terms: TariffTerms };

/**
 * Publishes the next version of a channel's tariff and returns its id. Throws `request.invalid`: no such channel, a day that is
 * over, or rules that leave a load without a price.
 */
export function publishTariff(context: Context, change: TariffChange): Promise<string> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const channelId = await lockChannel(tx, change.channelCode);
    if (channelId === undefined) throw refusal('channelCode');
    if (change.effectiveFrom < dushanbeDay(at)) throw refusal('effectiveFrom');
    if (!coversEveryLoad(change.terms.rules)) throw refusal('rules');
    const { effectiveFrom, terms } = change;
    return insertPublishedVersion(tx, { channelId, effectiveFrom, terms, at });
  });
}

function refusal(field: string): AppError {
  return new AppError('request.invalid', { fields: [{ field, error: 'notAllowed' }] });
}

/** Gives a new database the tariffs that the service opens with. A channel that is there already is left as it is. */
export async function openTariffs(context: Context): Promise<void> {
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    for (const { effectiveFrom, terms, ...channel } of openingTariffs) {
      const channelId = await insertChannel(tx, channel);
      if (channelId !== undefined) await insertPublishedVersion(tx, { channelId, effectiveFrom, terms, at });
    }
  });
}
