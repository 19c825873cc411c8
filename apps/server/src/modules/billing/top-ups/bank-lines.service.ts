/** What a bank's statement is compared with: announced transfers, and lines that were matched before. */
import type { Context } from '../../../context.ts';
import {
  findMatchedLines,
  topUpsToCompare,
  type ComparableTopUp,
  type MatchedLine,
} from './bank-line.store.ts';

export type { ComparableTopUp, MatchedLine } from './bank-line.store.ts';

const dayMs = 86_400_000;
/** Older ones are on no statement that anybody still compares. */
const daysCompared = 60;
const mostCompared = 5_000;

/** Transfers of the last weeks: those that wait first. */
export function readComparableTopUps({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ComparableTopUp[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - daysCompared * dayMs);
  return topUpsToCompare(db, { since, now, limit: mostCompared });
}

/** Which of these lines were matched, by key. */
export async function readMatchedLines(
  { db }: Pick<Context, 'db'>,
  keys: readonly string[],
): Promise<Map<string, MatchedLine>> {
  return new Map((await findMatchedLines(db, keys)).map((line) => [line.key, line]));
}
