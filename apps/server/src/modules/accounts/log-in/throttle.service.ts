/** Bears a few wrong passwords, then makes the guesser wait. Counts in the database, for all processes together. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { decideThrottle, letterKeysOf, throttleKeysOf, type ThrottleKey } from './throttle.ts';
import { clearThrottles, lockThrottles, refundThrottle, writeThrottle } from './throttle.store.ts';

/** One counted try; `succeeded` is called when it turned out to be right. */
export type CountedTry = {
  succeeded(tx: Tx): Promise<void>;
  /** What `work` returns. A try that nothing was compared for, since too many waited, is taken back. */
  unlessBusy<Result>(work: () => Promise<Result>): Promise<Result>;
};

const uncountedTry: CountedTry = { succeeded: () => Promise.resolve(), unlessBusy: (work) => work() };

/**
 * Counts a try before it is known to be wrong. `account` is the user's id, or what stands for an unknown name; `known`
 * says that this account has been used from this address. Throws `auth.tooManyFailures` with the wait in seconds.
 */
export function countTry(
  context: ThrottleContext,
  account: string,
  address: string,
  isFamiliar: boolean,
): Promise<CountedTry> {
  return countOn(context, throttleKeysOf(account, address, isFamiliar));
}

/** Counts a try with a code by letter, or one to get such a code. Throws `auth.tooManyFailures`. */
export function countLetterTry(context: ThrottleContext, address: string): Promise<CountedTry> {
  return countOn(context, letterKeysOf(address));
}

/** Forgets the failures that would keep the owner waiting, once they have proved that the account is theirs. */
export async function forgetFailures(tx: Tx, userId: string, address: string): Promise<void> {
  const keys = [userId, `own:${userId}`].flatMap((account) => throttleKeysOf(account, address, false));
  await clearThrottles(
    tx,
    keys.filter((each) => !isShared(each)).map(({ key }) => key),
  );
}

/** A successful log-in does not clear a key that many people share, such as the address of a street. */
function isShared({ forgivesEveryMs }: ThrottleKey): boolean {
  return forgivesEveryMs !== undefined;
}

type ThrottleContext = Pick<Context, 'db' | 'clock' | 'config'>;

async function countOn(
  { db, clock, config }: ThrottleContext,
  keys: readonly ThrottleKey[],
): Promise<CountedTry> {
  if (config.rateLimit === 0) return uncountedTry;
  const waitMs = await inTransaction(db, (tx) => countKeys(tx, keys, clock.now()));
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new AppError('auth.tooManyFailures', {
      params: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }
  return {
    async succeeded(tx) {
      for (const each of keys.filter(isShared)) await refundThrottle(tx, each.key);
      const others = keys.filter((each) => !isShared(each)).map(({ key }) => key);
      if (others.length > 0) await clearThrottles(tx, others);
    },
    async unlessBusy(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AppError && error.errorName === 'server.busy')
          for (const { key } of keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
            await refundThrottle(db, key);
        throw error;
      }
    },
  };
}

/** The longest wait of these keys; when none asks for one, the try is counted on all of them. */
async function countKeys(tx: Tx, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  const states = await lockThrottles(
    tx,
    keys.map(({ key }) => key),
    now,
  );
  const decisions = keys.map(({ key, ...limits }) => ({
    key,
    decision: decideThrottle(states.get(key), limits, now),
  }));
  const waits = decisions.map(({ decision }) => (decision.allowed ? 0 : decision.waitMs));
  const longest = Math.max(...waits);
  if (longest > 0) return longest;
  for (const { key, decision } of decisions)
    if (decision.allowed) await writeThrottle(tx, key, decision.next);
  return 0;
}
