/** Opens claims again when the decision that has ended them is taken back. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { queueQuietLetter } from '../../notifications/notifications.service.ts';
import { reopenDecided } from './parcel-claims.store.ts';

/**
 * The claims to a parcel that were decided at this moment are open again, and their customers have a letter. The parcel
 * is locked by the caller.
 */
export async function reopenClaims(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  actor: AuditActor,
  decided: { parcelId: string; decidedAt: Date },
): Promise<void> {
  const at = context.clock.now();
  for (const { code, customerId, trackingCode } of await reopenDecided(tx, decided)) {
    const subject = { type: 'claim', id: code };
    await recordAudit(tx, { at, actor, action: 'claim:reopen', subject, details: { parcel: trackingCode } });
    const { email, locale } = await getCustomer(tx, customerId);
    if (email === null) continue;
    const params = { claimCode: code, trackingCode };
    await queueQuietLetter(tx, at, { to: email, locale, letter: 'claimReopened', params });
  }
}
