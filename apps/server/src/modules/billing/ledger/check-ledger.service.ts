/**
 * Owns the check of the ledger: balances are what was entered, every posting comes to zero, opening
 * balances are those of their files, and nothing is left of customers who were merged.
 */
import type { Context } from '../../../context.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { rest } from '../../../platform/leisure.ts';
import { countLedger, endOfPortion, unequalAccounts, unequalPostings, type Portion } from './ledger.store.ts';
import { openingApart } from '../opening/opening-check.store.ts';
import { mergedApart } from '../merging/merged-money.store.ts';
import { pointsApart } from '../points/points.store.ts';

export type LedgerReport = { postings: number; accounts: number; wrong: string[] };

const postingsAtOnce = 20_000;
const accountsAtOnce = 1_000;

/**
 * Portion by portion; writes nothing, and money may be taken meanwhile: entries and balance of an account are written
 * together, and each portion is looked at in one statement.
 */
export async function checkLedger({ db }: Pick<Context, 'db'>): Promise<LedgerReport> {
  return {
    ...(await countLedger(db)),
    wrong: [
      ...(await inAllPortions(db, 'ledger_posting', postingsAtOnce, unequalPostings)),
      ...(await inAllPortions(db, 'ledger_account', accountsAtOnce, unequalAccounts)),
      ...(await inTransaction(db, pointsApart)).map(
        (code) => `points of ${code} are not those of their days`,
      ),
      ...(await openingApart(db)),
      ...(await mergedApart(db)),
    ],
  };
}

async function inAllPortions(
  db: Db,
  table: Parameters<typeof endOfPortion>[1],
  size: number,
  find: (db: Db | Tx, portion: Portion) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  let after = '0';
  for (let to = await endOfPortion(db, table, after, size); to !== undefined;) {
    wrong.push(...(await find(db, { after, to })));
    await rest();
    after = to;
    to = await endOfPortion(db, table, after, size);
  }
  return wrong;
}
