import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../src/context.ts';
import { inTransaction } from '../src/platform/database.ts';
import {
  openBalances,
  type OpeningFile,
  type OpeningRow,
} from '../src/modules/billing/opening/open-balances.service.ts';

const by = { name: 'The office', userId: null };

export function openingFile(day = '2026-11-20'): OpeningFile {
  const hash = createHash('sha256').update(randomUUID()).digest();
  return { importId: randomUUID(), hash, day };
}

/** A row of a file: a debt of 500 somoni unless it says something else. */
export function openingRow(
  row: number,
  { customerCode }: { customerCode: string },
  more: Partial<OpeningRow> = {},
): OpeningRow {
  const usual = { side: 'DEBT', currency: 'TJS', amountMinor: 50_000n, words: null } as const;
  return { row, customerCode, ...usual, ...more };
}

/** Writes rows of a file as a move-in does. */
export function openRows(context: Context, file: OpeningFile, rows: readonly OpeningRow[]) {
  return inTransaction(context.db, (tx) => openBalances(context, tx, by, file, rows));
}
