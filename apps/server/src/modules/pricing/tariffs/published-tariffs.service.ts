/**
 * Owns what this process caches of the public tariffs: all versions, a change of which is seen at once here and within
 * a second by other processes. A charge never asks here: it reads the versions within its own transaction.
 */
import type { Context } from '../../../context.ts';
import { announceChanges, type ChangeFeed } from '../../../platform/change-feed.ts';
import type { Tx } from '../../../platform/database.ts';
import { readCached } from '../../../platform/cached-value.ts';
import type { TariffVersion } from './tariff-row.ts';
import { findVersions } from './tariff.store.ts';

const changeKey = 'list:tariff';

/** Every version of every channel, oldest first; the same array until one changes. */
export function readVersions(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
): Promise<readonly TariffVersion[]> {
  return readCached(context, changeKey, () => findVersions(context.db));
}

/** To be called before the first write of a transaction that publishes a version or takes one back. */
export function announceTariffs(changes: ChangeFeed, tx: Tx): Promise<void> {
  return announceChanges(changes, tx, [changeKey]);
}
