import { readAmountMinor, type Currency, type WireMoney } from '@rohi/contract/pricing/money';
import type { ProblemAnswer } from '@rohi/contract/tracking/receipt-problems';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { ParcelProblem } from './parcel-problem.store.ts';

/** A problem with its parcel, as its owner sees it. */
export type OwnedProblem = ParcelProblem & {
  revision: number;
  trackingCode: string;
  orderCode: string | null;
  customerCode: string;
  businessLine: 'BSC' | 'FBA';
  goods: string | null;
  answeredAt: Date | null;
  priceMinor: number | null;
  currency: Currency | null;
  /** Dushanbe day. */
  doneBy: string | null;
  isEnded: boolean;
};

const columns = query.raw(`problem.id, problem.parcel_id as "parcelId", problem.kind, problem.flags,
  problem.raised_at as "raisedAt", problem.answer, problem.revision, parcel.tracking_code as "trackingCode",
  parcel.order_code as "orderCode", parcel.customer_code as "customerCode", parcel.business_line as "businessLine",
  orders.goods, problem.answered_at as "answeredAt", problem.price_minor as "priceMinor", problem.currency,
  problem.done_by::text as "doneBy", problem.ended is not null as "isEnded"`);
const joined = query`parcel_problem as problem
  join parcel_facts as parcel on parcel.id = problem.parcel_id and parcel.is_current
  left join order_facts as orders on orders.code = parcel.order_code`;

/** The open problems of a customer's parcels, those without an answer first, then those that wait longest. */
export async function openProblemsOf(db: Db, customerCode: string): Promise<OwnedProblem[]> {
  const { rows } = await query<OwnedProblem>`
    select ${columns} from ${joined}
    where parcel.customer_code = ${customerCode} and problem.ended is null
    order by problem.answer is not null, problem.raised_at, problem.id`.execute(db);
  return rows;
}

/** A problem of a customer's parcel, the ended ones too; its row locked in a transaction. */
export async function findOwnedProblem(
  db: Db | Tx,
  customerCode: string,
  id: string,
  mode: 'read' | 'lock',
): Promise<OwnedProblem | undefined> {
  const { rows } = await query<OwnedProblem>`
    select ${columns} from ${joined}
    where parcel.customer_code = ${customerCode} and problem.id = ${id}
    ${mode === 'lock' ? query`for update of problem` : query``}`.execute(db);
  return rows[0];
}

export type StoredAnswer = {
  answer: ProblemAnswer;
  at: Date;
  price: WireMoney | null;
  doneBy: string;
};

/** Writes what the owner wants done; support has nothing more to ask. */
export async function writeAnswer(
  tx: Tx,
  id: string,
  { answer, at, price, doneBy }: StoredAnswer,
): Promise<void> {
  const minor = price && Number(readAmountMinor(price.amount));
  await query`
    update parcel_problem
    set answer = ${answer}, answered_at = ${at}, price_minor = ${minor}, currency = ${price?.currency ?? null},
      done_by = ${doneBy}::date, revision = revision + 1, overdue_at = null
    where id = ${id}`.execute(tx);
}

/** Marks those that have waited for an answer since before a moment; returns how many. */
export async function markOverdueProblems(db: Db, before: Date, at: Date): Promise<number> {
  const { numAffectedRows } = await query`
    update parcel_problem set overdue_at = ${at}
    where ended is null and answer is null and overdue_at is null and raised_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
