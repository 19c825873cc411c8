/**
 * Owns the accounts of customers who were merged. Promises that the codes of the closed one lead to the other, also
 * where that one is merged again, and that nothing opens the closed one but the way back of the merge.
 */
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { codesGiven } from '../codes/codes-by-hand.service.ts';
import { endLogins } from '../log-in/sessions.service.ts';
import { accountsWritten } from '../users/written-accounts.service.ts';
import {
  closeFor,
  endSlips,
  findSides,
  leadBack,
  leadOn,
  moveAliases,
  moveAliasesBack,
  reopen,
  type MergeSide,
  type MovedAlias,
} from './merged-account.store.ts';

export { findSides, type MergeSide } from './merged-account.store.ts';

/** What a merge has changed of two accounts. */
export type MovedAccount = {
  aliases: MovedAlias[];
  /** Accounts that were merged into the closed one before. */
  ledOn: string[];
  wasDisabled: boolean;
};

type Sides = { from: MergeSide; into: MergeSide };

/** Both, locked until the end of the transaction, in the order of their ids. */
export function lockSides(tx: Tx, ids: readonly string[]): Promise<MergeSide[]> {
  return findSides(tx, ids, 'lock');
}

/** Closes one account for another. The caller has locked both. */
export async function closeMerged(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { from, into }: Sides,
): Promise<MovedAccount> {
  const at = clock.now();
  const aliases = await moveAliases(tx, from.id, into.id);
  await endSlips(tx, from.id);
  await endLogins(tx, from.id, { reason: 'DISABLED' }, at);
  const ledOn = await leadOn(tx, from.id, into.id);
  await closeFor(tx, from.id, into.id, at);
  noteAccounts(tx, { from, into });
  return { aliases, ledOn, wasDisabled: from.isDisabled };
}

/** Opens the closed one again, with its codes. The caller has locked both. */
export async function reopenMerged(tx: Tx, { from, into }: Sides, moved: MovedAccount): Promise<void> {
  await moveAliasesBack(tx, moved.aliases, from.id, into.id);
  await leadBack(tx, moved.ledOn, from.id);
  await reopen(tx, from.id, moved.wasDisabled);
  noteAccounts(tx, { from, into });
}

function noteAccounts(tx: Tx, { from, into }: Sides): void {
  noteWrites(tx, accountsWritten, [{ id: from.id }, { id: into.id }]);
  noteWrites(tx, codesGiven, [{ customerCode: from.customerCode }, { customerCode: into.customerCode }]);
}

/** Codes of customers who were merged, by the code that stands for them now; others are missing. */
export async function holdersOf(db: Db | Tx, customerCodes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account_facts as closed')
    .innerJoin('account_facts as holder', 'holder.id', 'closed.merged_into')
    .select(['closed.customer_code as code', 'holder.customer_code as holder'])
    .where('closed.customer_code', 'in', [...customerCodes, ''])
    .execute();
  return new Map(rows.flatMap(({ code, holder }) => (code && holder ? [[code, holder] as const] : [])));
}
