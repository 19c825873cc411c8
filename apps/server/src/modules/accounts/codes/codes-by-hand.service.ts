/**
 * Owns the codes that the office gives a customer by hand. Promises that none is taken from anybody: what leads to
 * another customer is refused, also where it differs from their code by noughts alone.
 */
import { foldCustomerCode, looseOf } from '@rohi/contract/accounts/customer-code';
import type { CodesOfCustomer } from '@rohi/contract/accounts/customer-codes.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { noteWrites, type WriteKind } from '../../../platform/projections.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findCustomerAccount } from '../customers/customer-list.store.ts';
import { accountsWritten } from '../users/written-accounts.service.ts';
import { isOurs, writtenOf } from './code-as-given.ts';
import { insertAlias, listCodesOf, lockCodesByHand } from './customer-code.store.ts';
import { findCustomersAsWritten, shapesChangeKey } from './customer-codes.service.ts';

/** A customer has another code: what bears all of them must be made again. */
export const codesGiven: WriteKind<{ customerCode: string }> = { name: 'accounts.codesGiven' };

/** A customer with the codes that lead there from now on. */
export type GivenCode = { customerCode: string; codes: readonly string[] };

/** What a room above does with it in the same transaction. */
export type FollowCode = (tx: Tx, code: GivenCode) => Promise<void>;

/** The codes that lead to a customer. Throws `list.notFound`. */
export async function readCodesOfCustomer({ db }: Pick<Context, 'db'>, id: string): Promise<CodesOfCustomer> {
  if ((await findCustomerAccount(db, id)) === undefined) throw new AppError('list.notFound');
  return describeCodes(db, id);
}

/**
 * Gives a customer another code, as it is written on a label; one that leads to this customer as it stands changes
 * nothing. `follow` is what a room above does with it in the same transaction. Throws `list.notFound`,
 * `customers.badCode`, and `customers.codeTaken` for what leads or may lead to somebody else.
 */
export async function giveCodeByHand(
  context: Context,
  actor: AuditActor,
  { id, code }: { id: string; code: string },
  follow: FollowCode,
): Promise<CodesOfCustomer> {
  const folded = foldCustomerCode(code);
  if (folded === undefined || isOurs(folded)) throw new AppError('customers.badCode');
  // The first code of its shape changes what looks like a customer code.
  await context.changes.begin();
  try {
    return await inTransaction(context.db, async (tx) => {
      await lockCodesByHand(tx);
      const customer = await findCustomerAccount(tx, id);
      if (customer === undefined) throw new AppError('list.notFound');
      const written = writtenOf(code, folded);
      await refuseTaken(tx, id, [code, folded], written);
      const since = context.clock.now();
      const alias = { folded, loose: looseOf(folded), written, userId: id, source: 'HAND', since } as const;
      if (await insertAlias(tx, alias)) {
        noteWrites(tx, accountsWritten, [{ id }]);
        noteWrites(tx, codesGiven, [{ customerCode: customer.code }]);
        await recordAudit(tx, {
          at: since,
          actor,
          action: 'customer:code',
          subject: { type: 'account', id },
          details: { customerCode: written },
        });
      } else {
        // The customer has it, or somebody has registered with it since: no lock is between the two.
        await refuseTaken(tx, id, [folded], written);
      }
      await follow(tx, { customerCode: customer.code, codes: [folded] });
      return describeCodes(tx, id);
    });
  } finally {
    context.changes.end([shapesChangeKey]);
  }
}

async function refuseTaken(tx: Tx, id: string, texts: readonly string[], code: string): Promise<void> {
  const { named, unsure } = await findCustomersAsWritten(tx, texts);
  const others = [...named.values(), ...[...unsure.values()].flat()].filter((customer) => customer.id !== id);
  if (others.length > 0) throw new AppError('customers.codeTaken', { params: { code } });
}

async function describeCodes(db: Db | Tx, id: string): Promise<CodesOfCustomer> {
  const codes = await listCodesOf(db, id);
  return { codes: codes.map((row) => ({ ...row, since: row.since.toISOString() })) };
}
