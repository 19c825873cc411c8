/** What all share is in no stamp: prices, rates, the hours of a point, the day. */
const sharedAgainMs = 1_800_000;

/**
 * What the service says of the customer's changes; null where it has no time even for that, undefined where it cannot
 * say.
 */
export type ReadStamp = () => Promise<string | null | undefined>;

/** Whether an answer about what belongs to the user has to be asked for again. */
export type OwnStamp = {
  /**
   * Asks for the stamp. True where something may have changed since the answer was asked for, or the last question had
   * no answer.
   */
  isDue: (hasFailed: boolean) => Promise<boolean>;
  /** The answer is asked for now: it will have all that the stamp has been seen to say. */
  asked: () => void;
};

/** @param now epoch milliseconds */
export function openOwnStamp(readStamp: ReadStamp, now: () => number): OwnStamp {
  let seen = '';
  let whole = { stamp: '', at: now() };
  return {
    async isDue(hasFailed) {
      const stamp = await readStamp();
      // Who is too busy for a stamp is not asked for more than that.
      if (stamp === null) return false;
      // The question itself will say what is wrong.
      if (stamp === undefined) return true;
      seen = stamp;
      return hasFailed || (stamp !== '' && stamp !== whole.stamp) || now() - whole.at >= sharedAgainMs;
    },
    asked() {
      whole = { stamp: seen, at: now() };
    },
  };
}
