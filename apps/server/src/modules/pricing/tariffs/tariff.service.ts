/**
 * Owns channels and the versions of their tariffs. A version holds from its Dushanbe day until the next one begins;
 * once it is published nothing changes it, so that a charge can always be explained by the version that made it.
 */
import { openingTariffs } from '@rohi/contract/pricing/opening-tariffs';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import {
  findTariffsInForce,
  findVersion,
  insertChannel,
  insertDraft,
  markPublished,
} from './tariff.store.ts';
import type { TariffVersion } from './tariff-row.ts';
import type { TariffInForce } from './describe-tariff.ts';

/**
 * The tariffs of a Dushanbe day (`yyyy-mm-dd`). Throws `request.invalid` for the field `date` when none was in force:
 * before the service opened there were no prices.
 */
export async function listTariffsOn(context: Pick<Context, 'db'>, day: string): Promise<TariffInForce[]> {
  const tariffs = await findTariffsInForce(context.db, day);
  if (tariffs.length === 0)
    throw new AppError('request.invalid', { fields: [{ field: 'date', error: 'notAllowed' }] });
  return tariffs;
}

/** A version by its id, drafts too. Throws `pricing.versionNotFound`. */
export async function getVersion({ db }: Pick<Context, 'db'>, id: string): Promise<TariffVersion> {
  const version = isVersionId(id) ? await findVersion(db, id) : undefined;
  if (version === undefined) throw new AppError('pricing.versionNotFound');
  return version;
}

/** True for what can be an id; anything else the database would not compare. */
export function isVersionId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** Gives a new database the tariffs that the service opens with. A channel that is there already is left as it is. */
export async function openTariffs(context: Context): Promise<void> {
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    for (const { effectiveFrom, terms, ...channel } of openingTariffs) {
      const channelId = await insertChannel(tx, channel);
      if (channelId === undefined) continue;
      const id = await insertDraft(tx, { channelId, effectiveFrom, terms, at });
      await markPublished(tx, id, at, null);
    }
  });
}
