import type { Sql } from './sql.ts';
/**
 * Owns the table of what is used up of budgets, for all processes of one database. Knows nothing of what is counted.
 */

/**
 * How much of something a key may use in a window that starts with its first use. `takes: 'begun'`: what is begun
 * within the budget is taken whole, so the last one may go beyond it. `takes: 'fitting'`: what does not fit into the
 * rest is not taken, but the first of a window always is.
 */
export type BudgetRule = { key: string; most: number; windowMs: number; takes: 'begun' | 'fitting' };

/** What was used before, or undefined where nothing was left; either holds until `endsAt`. */
export type TakenBudget = { usedBefore: number | undefined; endsAt: Date };

/**
 * Takes an amount at once, in one statement; of many at the same moment each sees the ones before it. When nothing is
 * left, or the amount does not fit where it must, nothing is taken.
 */
export async function takeBudget(
  sql: Sql,
  { key, most, windowMs, takes }: BudgetRule,
  amount: number,
  now: Date,
): Promise<TakenBudget> {
  const endsAt = new Date(now.getTime() + windowMs);
  // Whole numbers: what is begun within the budget may be as large as it likes.
  const mostBefore = takes === 'fitting' ? most - amount : most - 1;
  // The clocks of two processes differ a little, and a clock that is set back must not make a window longer.
  const [taken] = await sql<{ used: number; ends_at: Date }[]>`
    insert into used_budget as known (key, used, ends_at) values (${key}, ${amount}, ${endsAt})
    on conflict (key) do update set
      used = case when known.ends_at <= ${now} then excluded.used else known.used + excluded.used end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else least(known.ends_at, excluded.ends_at) end
    where known.ends_at <= ${now} or known.used <= ${mostBefore}
    returning used, ends_at`;
  if (taken !== undefined) return { usedBefore: taken.used - amount, endsAt: taken.ends_at };
  const [full] = await sql<{ ends_at: Date }[]>`
    select least(ends_at, ${endsAt}) as ends_at from used_budget where key = ${key}`;
  return { usedBefore: undefined, endsAt: full?.ends_at ?? now };
}

/** Gives back what was taken and not used. */
export async function giveBackBudget(sql: Sql, key: string, amount: number): Promise<void> {
  await sql`update used_budget set used = greatest(used - ${amount}, 0) where key = ${key}`;
}

/** Forgets the windows that have ended. */
export async function forgetUsedBudgets(sql: Sql, now: Date): Promise<void> {
  await sql`delete from used_budget where ends_at <= ${now}`;
}
