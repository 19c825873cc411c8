/** Numbers of receipts, without gaps by point and year. */
import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** Takes the next number of a point and year. The row is locked until the commit: nothing is locked after it. */
export async function nextNumber(tx: Tx, unitId: number, year: number): Promise<number> {
  const { rows } = await query<{ number: number }>`
    insert into receipt_counter as counter (unit_id, year, last_number) values (${unitId}, ${year}, 1)
    on conflict (unit_id, year) do update set last_number = counter.last_number + 1
    returning last_number as number`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new RangeError('no number was taken');
  return row.number;
}

export async function insertReceipt(
  tx: Tx,
  {
    id,
    unitId,
    year,
    number,
    text,
  }: { id: string; unitId: number; year: number; number: number; text: string },
): Promise<void> {
  await query`
    insert into receipt (id, unit_id, year, number, text)
    values (${id}, ${unitId}, ${year}, ${number}, ${text})`.execute(tx);
}
