/** The letter that answers a claim. It is sent whatever letters about parcels the customer has chosen, because it answers a question. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { queueQuietLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { claimRefusalNames } from '@rohi/contract/orders/claim-words';
import type { ClaimDecision, StoredClaim } from './claim.store.ts';

/** Queues the letter about a decision in the transaction that makes it; customers without an address get none. */
export async function notifyOfDecision(
  context: Context,
  tx: Tx,
  { customerId, code, trackingCode }: StoredClaim,
  decision: ClaimDecision,
): Promise<void> {
  const { email, locale } = await getCustomer(tx, customerId);
  if (email === null) return;
  const about = { claimCode: code, trackingCode };
  const to = { to: email, locale };
  const { orderCode, refusal, comment = null } = decision;
  if (orderCode !== undefined)
    await queueQuietLetter(tx, context.clock.now(), {
      ...to,
      letter: 'claimApproved',
      params: { ...about, orderCode },
    });
  else if (refusal !== undefined)
    await queueQuietLetter(tx, context.clock.now(), {
      ...to,
      letter: 'claimRefused',
      params: {
        ...about,
        reason: claimRefusalNames[refusal][locale],
        comment,
        hotline: await readHotline(context),
      },
    });
}
