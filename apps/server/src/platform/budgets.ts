/**
 * Budgets of things that somebody may use up within an hour, or within another window, counted in the database for all
 * processes.
 */
import type { Config } from '../config.ts';
import { tooMany } from '../errors.ts';
import type { Clock } from './clock.ts';
import type { Sql } from './sql.ts';
import { giveBackBudget, takeBudget, type BudgetRule } from './used-budgets.ts';

type Deps = { config: Pick<Config, 'rateLimit'>; sql: Sql; clock: Clock };

/** A window is an hour from the first use, unless another is given. */
const hourMs = 3_600_000;
/** So many keys are remembered as used up; a flood of addresses must not fill the memory. */
const mostRemembered = 100_000;

export type Budget = {
  /** Throws while this process knows that nothing is left; makes no query. */
  check(who: string): void;
  /** The seconds until more is left, while this process knows that nothing is; makes no query. */
  knownWaitSec(who: string): number | undefined;
  /**
   * Takes an amount before what it pays for is shown, and returns what was used before and for how many seconds more it
   * counts. Throws when nothing was left.
   */
  take(who: string, amount: number): Promise<{ usedBefore: number; waitSec: number }>;
  /** As `take`, but where it would throw `usedBefore` is undefined, and `waitSec` says when more is left. */
  tryTake(who: string, amount: number): Promise<{ usedBefore: number | undefined; waitSec: number }>;
  giveBack(who: string, amount: number): Promise<void>;
};

/** A number that `RATE_LIMIT` scales; without limits there is no end of it. */
export function scaledLimit({ rateLimit }: Deps['config'], count: number): number {
  return rateLimit === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * rateLimit);
}

const unlimited: Budget = {
  check: () => undefined,
  knownWaitSec: () => undefined,
  tryTake: async () => ({ usedBefore: 0, waitSec: 0 }),
  take: async () => ({ usedBefore: 0, waitSec: 0 }),
  giveBack: async () => undefined,
};

type BudgetSettings = {
  name: string;
  most: number;
  refusal?: Parameters<typeof tooMany>[1];
} & Partial<Pick<BudgetRule, 'windowMs' | 'takes'>>;

/**
 * A budget of `most` an hour for each key, such as an address or an account; its refusal is `request.tooMany` unless
 * another is given.
 */
export function createBudget(
  { clock, sql }: Deps,
  { name, most, refusal, windowMs = hourMs, takes = 'begun' }: BudgetSettings,
): Budget {
  if (most === Number.POSITIVE_INFINITY) return unlimited;
  const usedUp = rememberUsedUp();
  const waitMs = (endsAt: Date) => endsAt.getTime() - clock.now().getTime();
  const keyOf = (who: string) => `${name} ${who}`;
  const budget: Budget = {
    check(who) {
      const waitSec = budget.knownWaitSec(who);
      if (waitSec !== undefined) throw tooMany(waitSec * 1000, refusal);
    },
    knownWaitSec(who) {
      const endsAt = usedUp.get(who);
      if (endsAt === undefined) return undefined;
      if (waitMs(endsAt) > 0 && waitMs(endsAt) <= windowMs) return Math.ceil(waitMs(endsAt) / 1000);
      usedUp.forget(who);
      return undefined;
    },
    async take(who, amount) {
      const { usedBefore, waitSec } = await budget.tryTake(who, amount);
      if (usedBefore === undefined) throw tooMany(waitSec * 1000, refusal);
      return { usedBefore, waitSec };
    },
    async tryTake(who, amount) {
      const rule = { key: keyOf(who), most, windowMs, takes };
      const { usedBefore, endsAt } = await takeBudget(sql, rule, amount, clock.now());
      // Less may still fit where only what fits is taken.
      if (usedBefore === undefined && takes === 'begun') usedUp.remember(who, endsAt);
      return { usedBefore, waitSec: Math.ceil(waitMs(endsAt) / 1000) };
    },
    async giveBack(who, amount) {
      usedUp.forget(who);
      await giveBackBudget(sql, keyOf(who), amount);
    },
  };
  return budget;
}

/** The keys that are used up, the oldest forgotten first. */
function rememberUsedUp() {
  const ends = new Map<string, Date>();
  return {
    get: (who: string) => ends.get(who),
    forget: (who: string) => void ends.delete(who),
    remember(who: string, endsAt: Date) {
      const [oldest] = ends.keys();
      if (oldest !== undefined && ends.size >= mostRemembered) ends.delete(oldest);
      ends.set(who, endsAt);
    },
  };
}
