/**
 * Owns the question whether a copy of the key that seals secrets lies elsewhere. Promises that it is asked anew of each
 * key, and that who answers is on record.
 */
import type { secretKey } from '@rohi/contract/secrets/secret-key.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../platform/database.ts';
import { noteKeyCopy, readKeyCopy } from '../../platform/secrets/key-copy.ts';
import type { RequestActor } from '../../principal.ts';
import { hasDemoAccounts } from '../accounts/users/administration.service.ts';
import { recordAudit } from '../audit/audit.service.ts';

/** The key by its id; an installation that shows demo data has nothing to lose with it. */
export async function readSecretKey({ db }: Pick<Context, 'db'>): Promise<DataOf<typeof secretKey>> {
  const [{ keyId, since, copy }, isDemo] = await Promise.all([readKeyCopy(db), hasDemoAccounts({ db })]);
  return {
    keyId,
    since: since.toISOString(),
    copy: copy && { at: copy.at.toISOString(), by: copy.by },
    isAsked: copy === null && !isDemo,
  };
}

/**
 * Somebody says that a copy of this key lies elsewhere. Throws `list.changedMeanwhile` when the key is another by now.
 */
export async function confirmCopy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: RequestActor,
  keyId: string,
): Promise<DataOf<typeof secretKey>> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const isNoted = await noteKeyCopy(tx, keyId, { at, by: actor.name });
    if ((await readKeyCopy(tx)).keyId !== keyId) throw new AppError('list.changedMeanwhile');
    if (!isNoted) return;
    const subject = { type: 'key', id: keyId };
    await recordAudit(tx, { at, actor, action: 'key:confirm', subject, details: {} });
  });
  return readSecretKey({ db });
}
