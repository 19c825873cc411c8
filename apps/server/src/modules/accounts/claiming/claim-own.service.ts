/**
 * Owns the claim of an old code by somebody who has registered. Promises that a used account is never joined, and that
 * its codes lead on to the customer who is claimed.
 */
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { noteWrites } from '../../../platform/projections.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { clientOf } from '../log-in/client.ts';
import { endLogins, openLogin } from '../log-in/sessions.service.ts';
import { lockUnchanged } from '../passwords/password.service.ts';
import { accountsWritten, findUserById } from '../users/user.store.ts';
import { moveCredentials } from './claim-own.store.ts';
import { lockToClaim, proveSlip, type GivenSlip } from './claim.service.ts';

/** Whether nothing of a customer stands in the rooms above. */
export type IsUnused = (db: Db | Tx, customer: { id: string; customerCode: string }) => Promise<boolean>;

/** Moves what the account `from` has chosen in the rooms above to a customer without such a choice. */
export type MoveChoices = (
  context: Context,
  tx: Tx,
  from: string,
  to: { userId: string; customerCode: string },
) => Promise<void>;

/**
 * Moves user name, password, e-mail and phone of an unused account to the customer of a slip, and logs in as that
 * customer. Throws as `proveSlip` does, `auth.sessionExpired`, and `claim.mergeNeeded` for an account that was used or
 * has one-time codes: its owner logs out and claims by `POST /auth/claim`.
 */
export async function claimAsUser(
  context: Context,
  actor: RequestActor,
  slip: GivenSlip,
  { isUnused, moveChoices }: { isUnused: IsUnused; moveChoices: MoveChoices },
): Promise<SessionAnswer> {
  const proved = await proveSlip(context, slip);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const { id, customerCode, totpSecret } = await lockUnchanged(tx, actor, undefined);
    const mayMove =
      customerCode !== null && totpSecret === null && (await isUnused(tx, { id, customerCode }));
    if (!mayMove) throw new AppError('claim.mergeNeeded');
    const { username } = await lockToClaim(tx, proved, now);
    // Who has an account keeps it: the slip sets its password for somebody who is not logged in.
    if (username !== null) throw new AppError('claim.mergeNeeded');
    const formerPhone = await moveCredentials(tx, { from: id, to: proved.customer.id, at: now });
    await moveChoices(context, tx, id, {
      userId: proved.customer.id,
      customerCode: proved.customer.customerCode,
    });
    noteWrites(tx, accountsWritten, [{ id }, { id: proved.customer.id }]);
    await endLogins(tx, id, { reason: 'DISABLED' }, now);
    const user = await findUserById(tx, proved.customer.id);
    if (user === undefined) throw new RangeError('a claimed customer can log in');
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'customer:claim',
      subject: { type: 'account', id: user.id },
      details: {
        way: 'slip',
        locale: user.locale,
        offerVersion: null,
        formerPhone: maskPhone(formerPhone),
        isNewPassword: false,
      },
    });
    return openLogin(tx, user, clientOf(actor.address, actor.userAgent), 'claim', now);
  });
}
