/** Owns the check of the ledger: balances are what was entered, and every posting comes to zero. */
import type { Context } from '../../../context.ts';
import { countLedger, unequalAccounts, unequalPostings } from './ledger.store.ts';
import { pointsApart } from '../points/points.store.ts';

export type LedgerReport = { postings: number; accounts: number; wrong: string[] };

/** In one snapshot; writes nothing, and money may be taken meanwhile. */
export function checkLedger({ db }: Pick<Context, 'db'>): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      ...(await countLedger(tx)),
      wrong: [
        ...(await unequalPostings(tx)),
        ...(await unequalAccounts(tx)),
        ...(await pointsApart(tx)).map((code) => `points of ${code} are not those of their days`),
      ],
    }));
}
