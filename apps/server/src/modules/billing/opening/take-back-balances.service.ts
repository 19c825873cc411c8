/** Owns the way back of opening balances: a file as a whole, by opposite postings, while nothing of it was used. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { post, type Poster } from '../ledger/ledger.service.ts';
import { lockPurses } from '../ledger/purse.store.ts';
import { openingEntries, subjectOf } from './open-balances.service.ts';
import { lockFileToTakeBack, markTakenBack, rowsOfFiles, usedRows } from './opening.store.ts';

/** A row that was used: something was paid on the debt, or other money has moved on the balance. */
export type UsedOpening = { row: number; customerCode: string; used: 'PAYMENT' | 'OTHER_MONEY' };

/**
 * Takes the balances of a file back in the transaction of the caller. Where a row was used nothing is written, and all
 * such rows are named. A file that was taken back, or has no balances, is answered as done.
 */
export async function takeBackBalances(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  importId: string,
): Promise<{ takenBack: number; used: UsedOpening[] }> {
  const file = await lockFileToTakeBack(tx, importId);
  const rows = await rowsOfFiles(tx, [importId]);
  if (file === undefined || file.isTakenBack) return { takenBack: rows.length, used: [] };
  await lockPurses(
    tx,
    rows.map(({ customerCode }) => customerCode),
  );
  const used = await usedRows(tx, importId);
  if (used.length > 0) return { takenBack: 0, used };
  const postings = await post(
    { clock },
    tx,
    by,
    rows.map((row) => ({
      kind: 'OPENING_TAKEN_BACK',
      subject: subjectOf({ importId, hash: file.hash }, row.row),
      corrects: row.postingId,
      entries: openingEntries(row).map(({ account, amount }) => ({ account, amount: -amount })),
    })),
  );
  await markTakenBack(
    tx,
    importId,
    clock.now(),
    rows.map(({ row }, index) => ({ row, takenBackBy: postings[index] ?? '' })),
  );
  return { takenBack: rows.length, used: [] };
}
