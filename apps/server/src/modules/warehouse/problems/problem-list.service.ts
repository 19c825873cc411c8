/**
 * The list of parcels that are held in China for a problem: what waits, since when, the person it waits for, and what
 * was answered.
 */
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Locale } from '@rohi/contract/locales';
import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { problemFields } from '@rohi/contract/warehouse/problem.fields';
import type { StaffProblem } from '@rohi/contract/warehouse/problem-list.contract';
import { problemStateNames, type ProblemState } from '@rohi/contract/warehouse/problem-states';
import type { Context } from '../../../context.ts';
import { momentsOfDays, type DaysAsked } from '../../../platform/day-range.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { goodsScopeOf, type UserPrincipal } from '../../../principal.ts';
import { lastDayToAnswer } from './answer-days.ts';
import {
  countProblemsOf,
  findListedProblem,
  pageOfProblems,
  type ListedProblem,
  type ProblemsAsked,
} from './problem-list.store.ts';

type Asked = Omit<ProblemsAsked, 'from' | 'before'> & DaysAsked;
type Caller = Pick<UserPrincipal, 'workplaces' | 'unitId'>;

/** A page of the problems that the caller sees. Throws `request.invalid` for a last day before the first. */
export async function findProblems(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  { from, to, ...filter }: Asked,
): Promise<{ total: number; list: StaffProblem[] }> {
  const range = momentsOfDays({ from, to });
  const { total, rows } = await pageOfProblems(db, goodsScopeOf(caller), { ...filter, ...range });
  return { total, list: rows.map(described) };
}

/**
 * How many problems of these states the caller sees, of one business line or (undefined) of both, and since when the
 * oldest waits.
 */
export function countProblems(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  filter: { states: readonly ProblemState[]; line: BusinessLine | undefined },
): Promise<{ count: number; oldest: Date | null }> {
  return countProblemsOf(db, goodsScopeOf(caller), filter);
}

/** One problem; undefined also for one beyond the caller's unit. */
export async function getProblem(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  id: string,
): Promise<StaffProblem | undefined> {
  const row = await findListedProblem(db, goodsScopeOf(caller), id);
  return row && described(row);
}

function described({ revision, raisedAt, answeredAt, ...row }: ListedProblem): StaffProblem {
  return {
    ...row,
    version: revision,
    raisedAt: raisedAt.toISOString(),
    answerBy: lastDayToAnswer(raisedAt),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

// Tajik awaits a native reader.
const fileName = {
  ru: 'Посылки с проблемой',
  en: 'Parcels with a problem',
  zh: '问题件',
  tg: 'Борҳои мушкилдор',
};

/** Name and columns of the file. */
export function problemFile(locale: Locale) {
  const minute = (at: string | null) => (at === null ? null : dushanbeMinute(new Date(at)));
  return {
    name: fileName[locale],
    columns: [
      ...namedColumns(problemFields, locale, [
        ['trackingCode', (row: StaffProblem) => row.trackingCode],
        ['customerCode', (row) => row.customerCode],
        ['problemKind', (row) => receiptProblemNames[row.kind][locale]],
        ['clerkNote', (row) => row.note],
        ['state', (row) => stateText(row, locale)],
        ['raisedAt', (row) => minute(row.raisedAt)],
        ['raisedBy', (row) => row.raisedBy],
        ['stationName', (row) => row.station],
        ['answerBy', (row) => row.answerBy],
        ['answeredAt', (row) => minute(row.answeredAt)],
        ['doneBy', (row) => row.doneBy],
      ]),
    ],
  };
}

/** What was answered stands beside a problem that is settled. */
function stateText({ state, answer }: StaffProblem, locale: Locale): string {
  const name = problemStateNames[state][locale];
  return state === 'ENDED' && answer !== null ? `${name} · ${problemAnswerNames[answer][locale]}` : name;
}
