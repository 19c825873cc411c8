/** Forgets what accounts no longer need: logins that cannot be refreshed, used codes, failures long past. */
import { slipDays } from '@rohi/contract/accounts/claim-rules';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { deleteOldChanges } from '../registration/email-change.store.ts';
import { deleteOldSlips } from '../claiming/claim-slip.store.ts';
import { deleteEndedLogins, deleteKnownAddresses, deleteOldTries } from './housekeeping.store.ts';

const dayMs = 24 * 3_600_000;
/** An address that logged in so long ago still counts as known to the account. */
const loginRetentionMs = 90 * dayMs;
/** Limits look back one hour, throttles one day. */
const tryRetentionMs = 2 * dayMs;

/** For so long a change of address can still be looked up. */
const changeRetentionMs = 30 * dayMs;

/** So long after a slip was printed the office can still see who has printed it; the record keeps that for ever. */
const slipRetentionMs = 90 * dayMs;
const slipTryRetentionMs = slipDays * dayMs;

/** Once a day is enough; may run twice at once. */
export async function forgetOldLogins({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  await inTransaction(db, async (tx) => {
    await deleteEndedLogins(tx, new Date(now - loginRetentionMs));
    await deleteKnownAddresses(tx, new Date(now - loginRetentionMs));
    await deleteOldTries(tx, new Date(now - tryRetentionMs));
    await deleteOldChanges(tx, new Date(now - changeRetentionMs));
    const slips = new Date(now - slipRetentionMs);
    await deleteOldSlips(tx, { slips, tries: new Date(now - slipTryRetentionMs) });
  });
}
