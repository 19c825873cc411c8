/**
 * Owns how customers close their own accounts. Promises that none is closed while goods, money or a decision is open,
 * that nothing personal stays but what the law demands, and that the codes on labels go on leading to this customer.
 */
import type { readClosing } from '@rohi/contract/reports/closing.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { proveOwner, type GivenProof } from '../log-in/own-proof.service.ts';
import { endLogins } from '../log-in/sessions.service.ts';
import { lockUnchanged } from '../passwords/password.service.ts';
import { accountsWritten } from '../users/written-accounts.service.ts';
import { clearAccount } from './closing.store.ts';

/** A customer who closes the account. */
export type Leaver = { id: string; customerCode: string };

/** What rooms above know of a customer who wants to leave, and what they forget with the account. */
export type AboveClosing = {
  /** Locks the money of the customer until the transaction ends. */
  lockMoney: (tx: Tx, leaver: Leaver) => Promise<void>;
  findHindrances: (db: Db | Tx, leaver: Leaver) => Promise<DataOf<typeof readClosing>>;
  forget: (tx: Tx, leaver: Leaver) => Promise<void>;
};

/**
 * Closes the account of the person who asks. Throws `accounts.closingHindered`, and as `proveOwner` and
 * `lockUnchanged` do.
 */
export async function closeOwnAccount(
  context: Context,
  actor: RequestActor,
  proof: GivenProof,
  above: AboveClosing,
): Promise<null> {
  const { user: compared, counted } = await proveOwner(context, actor, proof);
  return inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    await counted.succeeded(tx);
    const { id, customerCode } = await lockUnchanged(tx, actor, compared);
    if (customerCode === null) throw new AppError('auth.sessionExpired');
    const leaver = { id, customerCode };
    await above.lockMoney(tx, leaver);
    const { hindrances } = await above.findHindrances(tx, leaver);
    if (hindrances.length > 0) throw new AppError('accounts.closingHindered');
    await above.forget(tx, leaver);
    await clearAccount(tx, leaver, at);
    noteWrites(tx, accountsWritten, [{ id }]);
    await endLogins(tx, id, { reason: 'DISABLED' }, at);
    await recordAudit(tx, {
      at,
      actor,
      action: 'account:close',
      subject: { type: 'account', id },
      details: { reason: 'own' },
    });
    return null;
  });
}
