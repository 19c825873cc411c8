/** By which letters owners learned of problems, and that they are none. */
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** Notes the letter about a problem and the customer code of its reader. */
export async function noteProblemLetter(
  tx: Tx,
  id: string,
  { letterId, customerCode }: { letterId: string; customerCode: string },
): Promise<void> {
  await query`
    update parcel_problem set letter_id = ${letterId}, letter_to = ${customerCode} where id = ${id}`.execute(
    tx,
  );
}

export type ProblemLetter = {
  kind: ReceiptProblem;
  letterId: string;
  /** Customer code of the reader. */
  letterTo: string;
  trackingCode: string;
  orderCode: string | null;
  /** Another problem of the parcel waits for an answer. */
  isStillAsked: boolean;
};

/**
 * A problem that a station has taken back and of which its owner was to have a letter, locked; undefined once there is
 * one that it is none.
 */
export async function lockTakenBack(tx: Tx, id: string): Promise<ProblemLetter | undefined> {
  const { rows } = await query<ProblemLetter>`
    select problem.kind, problem.letter_id as "letterId", problem.letter_to as "letterTo",
      parcel.tracking_code as "trackingCode", parcel.order_code as "orderCode",
      exists (select from parcel_problem as other where other.parcel_id = problem.parcel_id and other.ended is null
        and other.answer is null) as "isStillAsked"
    from parcel_problem as problem join parcel_facts as parcel on parcel.id = problem.parcel_id
    where problem.id = ${id} and problem.ended = 'TAKEN_BACK' and problem.letter_id is not null
      and problem.end_letter_id is null
    for update of problem`.execute(tx);
  return rows[0];
}

/** Notes the letter that it is none. */
export async function noteEndLetter(tx: Tx, id: string, letterId: string): Promise<void> {
  await query`update parcel_problem set end_letter_id = ${letterId} where id = ${id}`.execute(tx);
}
