import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import type { ProblemState } from '@rohi/contract/warehouse/problem-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../../platform/list-page.ts';
import type { GoodsScope } from '../../../principal.ts';

export type ProblemsAsked = PageAsked & {
  search?: string | undefined;
  line?: BusinessLine | undefined;
  state?: readonly ProblemState[] | undefined;
  kind?: readonly ReceiptProblem[] | undefined;
  from: Date | undefined;
  before: Date | undefined;
};

export type ListedProblem = {
  id: string;
  revision: number;
  trackingCode: string;
  customerCode: string | null;
  orderCode: string | null;
  kind: ReceiptProblem;
  state: ProblemState;
  note: string | null;
  station: string;
  raisedBy: string;
  raisedAt: Date;
  answer: ProblemAnswer | null;
  answeredAt: Date | null;
  doneBy: string | null;
};

const state = sql<ProblemState>`case
  when problem.ended is not null then 'ENDED'
  when problem.answer = 'SEND_ON' then 'TO_SEND'
  when problem.answer = 'RETURN' then 'TO_RETURN'
  when problem.answer = 'DISPOSE' then 'TO_DISPOSE'
  when problem.overdue_at is not null then 'OVERDUE'
  else 'WAITING' end`;

/** First what waits for somebody here: support, then the warehouse, then the customer; what is settled last. */
const turn = sql`case ${state} when 'OVERDUE' then 0 when 'TO_RETURN' then 1 when 'TO_DISPOSE' then 1
  when 'TO_SEND' then 2 when 'WAITING' then 3 else 4 end`;

function selectProblems(db: Db, { unitId, pickupPointId }: GoodsScope, line?: BusinessLine) {
  let found = db
    .selectFrom('parcel_problem as problem')
    .innerJoin('parcel_facts as parcel', 'parcel.id', 'problem.parcel_id')
    .select([
      'problem.id',
      'problem.revision',
      'parcel.tracking_code as trackingCode',
      'parcel.customer_code as customerCode',
      'parcel.order_code as orderCode',
      'problem.kind',
      state.as('state'),
      'problem.note',
      'problem.device as station',
      'problem.raised_by as raisedBy',
      'problem.raised_at as raisedAt',
      'problem.answer',
      'problem.answered_at as answeredAt',
      sql<string | null>`problem.done_by::text`.as('doneBy'),
    ]);
  if (line !== undefined) found = found.where('parcel.business_line', '=', line);
  if (unitId !== undefined) found = found.where('problem.unit_id', '=', unitId);
  if (pickupPointId !== undefined) found = found.where('parcel.pickup_point_id', '=', pickupPointId);
  return found;
}

/** A page of the problems that somebody sees, those that wait for somebody here first, then the oldest. */
export async function pageOfProblems(
  db: Db,
  scope: GoodsScope,
  { search, line, state: states, kind: kinds, from, before, ...filter }: ProblemsAsked,
): Promise<{ total: number; rows: ListedProblem[] }> {
  const words = searchWords(search);
  let found = selectProblems(db, scope, line);
  if (states !== undefined) found = found.where(state, 'in', [...states]);
  if (kinds !== undefined) found = found.where('problem.kind', 'in', [...kinds]);
  if (from !== undefined) found = found.where('problem.raised_at', '>=', from);
  if (before !== undefined) found = found.where('problem.raised_at', '<', before);
  if (words !== undefined)
    found = found.where(
      containsWords(
        [sql`parcel.tracking_code`, sql`parcel.customer_code`, sql`parcel.order_code`, sql`problem.note`],
        words,
      ),
    );
  const columns = {
    turn: sql`${turn} * 1e12 + extract(epoch from problem.raised_at)`,
    raisedAt: sql`problem.raised_at`,
  };
  const { total, rows } = await selectPage(found, filter, columns, 'turn', sql`problem.id`);
  return { total, rows: rows as ListedProblem[] };
}

/**
 * How many problems of these states there are, of one business line or (undefined) of both, and when the oldest of them
 * was reported.
 */
export async function countProblemsOf(
  db: Db,
  scope: GoodsScope,
  { states, line }: { states: readonly ProblemState[]; line: BusinessLine | undefined },
): Promise<{ count: number; oldest: Date | null }> {
  const row = await selectProblems(db, scope, line)
    .where(state, 'in', [...states])
    .clearSelect()
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(problem.raised_at)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

export async function findListedProblem(
  db: Db,
  scope: GoodsScope,
  id: string,
): Promise<ListedProblem | undefined> {
  const row = await selectProblems(db, scope).where('problem.id', '=', id).executeTakeFirst();
  return row as ListedProblem | undefined;
}
