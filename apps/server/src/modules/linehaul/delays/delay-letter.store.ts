import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type DelayLetterKind = 'DELAYED' | 'ENDED' | 'TAKEN_BACK';

export type DelayLetter = {
  letterId: string;
  telling: string;
  customerCode: string;
  kind: DelayLetterKind;
  replacedBy: string | null;
};

const columns = query`letter_id as "letterId", telling, customer_code as "customerCode", kind, replaced_by as "replacedBy"`;

export async function insertDelayLetters(
  tx: Tx,
  { telling, kind }: Pick<DelayLetter, 'telling' | 'kind'>,
  letters: readonly Pick<DelayLetter, 'letterId' | 'customerCode'>[],
): Promise<void> {
  await query`
    insert into trip_delay_letter (letter_id, telling, customer_code, kind)
    select letter_id, ${telling}::uuid, customer_code, ${kind}
    from unnest(${letters.map(({ letterId }) => letterId)}::uuid[], ${letters.map(({ customerCode }) => customerCode)}::text[])
      as new (letter_id, customer_code)`.execute(tx);
}

/** The letters of a telling. */
export async function lettersOfTelling(db: Db | Tx, telling: string): Promise<DelayLetter[]> {
  const { rows } = await query<DelayLetter>`
    select ${columns} from trip_delay_letter where telling = ${telling}::uuid`.execute(db);
  return rows;
}

/** Letters to these customers that say that earlier delays of these trips are over. */
export async function closingLetters(
  tx: Tx,
  tripIds: readonly string[],
  customerCodes: readonly string[],
): Promise<DelayLetter[]> {
  const { rows } = await query<DelayLetter>`
    select ${columns} from trip_delay_letter
    where kind <> 'DELAYED' and replaced_by is null and customer_code = any(${[...customerCodes]}::text[])
      and telling in (select telling from trip_delay_facts where trip_id = any(${[...tripIds]}::bigint[]))`.execute(
    tx,
  );
  return rows;
}

export async function markReplaced(tx: Tx, letterIds: readonly string[], by: string): Promise<void> {
  await query`
    update trip_delay_letter set replaced_by = ${by}::uuid where letter_id = any(${[...letterIds]}::uuid[])`.execute(
    tx,
  );
}

/** What the letters of a telling have replaced, of these customers. */
export async function replacedLetters(
  tx: Tx,
  by: string,
  customerCodes: readonly string[],
): Promise<DelayLetter[]> {
  const { rows } = await query<DelayLetter>`
    select ${columns} from trip_delay_letter
    where replaced_by = ${by}::uuid and customer_code = any(${[...customerCodes]}::text[])`.execute(tx);
  return rows;
}
