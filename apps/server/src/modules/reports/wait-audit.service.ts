/** Owns the list of what waits for the staff. Promises that every kind is in it, those without any too. */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import {
  waitingTypes,
  type waitAudit,
  type WaitingType,
} from '@rohi/contract/reports/staff-reports.contract';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { StaffCut } from './report-scope.ts';
import { waitingNames } from './report-words.ts';
import { countClaims, countOverdue, countProblems, countUndeclared, type Waiting } from './waiting.store.ts';

const problemOf: Partial<Record<WaitingType, ParcelProblem>> = {
  unidentified: 'UNIDENTIFIED',
  held: 'HELD',
  lost: 'LOST',
  damaged: 'DAMAGED',
  returning: 'RETURNING',
  delayed: 'DELAYED',
};

/** What waits, in the order of the types; names in `locale`. */
export async function readWaiting(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cut: StaffCut,
  locale: Locale,
): Promise<DataOf<typeof waitAudit>> {
  const today = dushanbeDay(clock.now());
  const [claims, problems, undeclared, { count, lastFreeDay }] = await Promise.all([
    countClaims(db, cut),
    countProblems(db, cut),
    countUndeclared(db, cut),
    countOverdue(db, cut, today),
  ]);
  const overdue: Waiting = {
    count,
    oldest: lastFreeDay === null ? null : startOfDushanbeDay(addDays(lastFreeDay, 1)),
  };
  const waitingOf = (type: WaitingType): Waiting => {
    if (type === 'claims') return claims;
    if (type === 'undeclared') return undeclared;
    if (type === 'overdue') return overdue;
    const problem = problemOf[type];
    return (problem === undefined ? undefined : problems.get(problem)) ?? { count: 0, oldest: null };
  };
  return waitingTypes.map((type) => {
    const { count: waiting, oldest } = waitingOf(type);
    return {
      type,
      name: waitingNames[type][locale],
      names: waitingNames[type],
      count: waiting,
      oldestTime: oldest?.toISOString() ?? null,
      route: routeOf(type, cut),
    };
  });
}

/** Where the console lists what waits: orders by their stage, parcels by what is wrong with them. */
function routeOf(type: WaitingType, { businessLine = 'BSC' }: StaffCut): string {
  const line = businessLine.toLowerCase();
  if (type === 'claims') return `/${line}/claims`;
  if (type === 'undeclared') return `/${line}/orders?stage=WAIT_FORECAST`;
  return `/${line}/parcels?problem=${type === 'overdue' ? 'OVERDUE' : (problemOf[type] ?? '')}`;
}
