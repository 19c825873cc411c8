/** Lines of banks' statements that were matched to transfers, and the transfers that a line may be. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { TopUpRow } from './top-up.store.ts';

/** A line of a statement: `key` is the same for the same line in whichever file. */
export type BankLine = {
  key: string;
  row: number;
  fileName: string;
  day: string | null;
  reference: string | null;
  currency: string;
};

/** Notes which line a transfer came by; false for a line, or a transfer, that was matched before. */
export async function insertBankLine(tx: Tx, topUpId: string, line: BankLine, at: Date): Promise<boolean> {
  const { key, row, fileName, day, reference } = line;
  const { rows } = await query`
    insert into bank_line (key, top_up_id, file_name, row, day, reference, matched_at)
    values (${key}, ${topUpId}, ${fileName}, ${row}, ${day}, ${reference}, ${at})
    on conflict do nothing returning key`.execute(tx);
  return rows.length > 0;
}

export type MatchedLine = { key: string; customerCode: string; at: Date; by: string | null };

/** Those of the lines that were matched. */
export async function findMatchedLines(db: Db, keys: readonly string[]): Promise<MatchedLine[]> {
  const { rows } = await query<MatchedLine>`
    select key, customer_code as "customerCode", matched_at as at, decided_by as by
    from bank_line join top_up on top_up.id = top_up_id where key = any(${[...keys]})`.execute(db);
  return rows;
}

export type ComparableTopUp = Pick<
  TopUpRow,
  'id' | 'customerCode' | 'currency' | 'amount' | 'reference' | 'state' | 'askedAt'
>;

/**
 * Transfers announced since then that wait, or were decided or ended without a line, the oldest first; one that ran out
 * of time is `ENDED`.
 */
export async function topUpsToCompare(
  db: Db,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<ComparableTopUp[]> {
  const { rows } = await query<Omit<ComparableTopUp, 'amount'> & { amount: string }>`
    select id, customer_code as "customerCode", currency, amount_minor as amount, reference, asked_at as "askedAt",
      case when state = 'WAITING' and ends_at <= ${now} then 'ENDED' else state end as state
    from top_up
    where asked_at > ${since} and state in ('WAITING', 'DONE', 'ENDED')
      and not exists (select from bank_line where top_up_id = top_up.id)
    order by state = 'WAITING' desc, asked_at desc, id limit ${limit}`.execute(db);
  return rows.toReversed().map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }));
}
