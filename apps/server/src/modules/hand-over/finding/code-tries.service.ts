/** Counts pickup codes and numbers of passes that are nobody's, so that nobody tries them out where no customer is chosen. Promises that a right code costs nothing. */
import { mostCodeTries } from '@rohi/contract/hand-over/counter-rules';
import type { Context } from '../../../context.ts';
import { createBudget } from '../../../http/budgets.ts';

export type CodeTries = {
  /**
   * Looks up a code: whose it is, or how many tries are left in this hour. A try is counted before the look, for the clerk and for the device. Throws
   * `handOver.tooManyTries` when one of them has none left.
   */
  spend<Found>(
    who: { userId: string; deviceId: string },
    look: () => Promise<Found | undefined>,
  ): Promise<{ found: Found } | { left: number }>;
};

/** The counts of an installation, in the database for all processes. */
export function limitCodeTries(context: Context): CodeTries {
  const budget = (name: string) =>
    createBudget(context, { name, most: mostCodeTries, refusal: 'handOver.tooManyTries' });
  const [ofClerk, ofDevice] = [budget('handOver.clerk'), budget('handOver.device')];
  return {
    async spend({ userId, deviceId }, look) {
      const clerk = await ofClerk.take(userId, 1);
      const device = await ofDevice.take(deviceId, 1).catch(async (error: unknown) => {
        await ofClerk.giveBack(userId, 1);
        throw error;
      });
      const found = await look();
      if (found === undefined)
        return { left: mostCodeTries - Math.max(clerk.usedBefore, device.usedBefore) - 1 };
      await Promise.all([ofClerk.giveBack(userId, 1), ofDevice.giveBack(deviceId, 1)]);
      return { found };
    },
  };
}
