/** Owns the numbers of receipts: without gaps and without doubles by point and year. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { insertReceipt, nextNumber } from './receipt.store.ts';

const digits = 6;

/**
 * Gives what was paid or paid back its number, as the last thing of a transaction: the counter of the point is locked
 * until the commit, and comes to nothing with it. The text names point and year: `KHUJAND-26-000432`.
 */
export async function giveNumber(
  tx: Tx,
  { id, unitId, unitCode, at }: { id: string; unitId: number; unitCode: string; at: Date },
): Promise<string> {
  const year = Number(dushanbeDay(at).slice(0, 4));
  const number = await nextNumber(tx, unitId, year);
  const point = unitCode.replace(/^PP-/, '');
  const text = `${point}-${String(year).slice(2)}-${String(number).padStart(digits, '0')}`;
  sendAhead(insertReceipt(tx, { id, unitId, year, number, text }));
  return text;
}
