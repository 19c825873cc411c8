/**
 * Counts pickup codes and numbers of passes that are wrong, so that nobody tries them out: those that are nobody's, where no customer is chosen, and those of a chosen customer.
 * Promises that a right code costs nothing.
 */
import { mostWrongTries } from '@rohi/contract/collection/pickup-code';
import { mostCodeTries } from '@rohi/contract/hand-over/counter-rules';
import type { Context } from '../../../context.ts';
import { createBudget } from '../../../http/budgets.ts';
import type { CodeCheck, Collector } from '../../collection/pickup-codes.service.ts';

export type CodeTries = {
  /**
   * Looks up a code: whose it is, or how many tries are left in this hour. A try is counted before the look, for the clerk and for the device. Throws
   * `handOver.tooManyTries` when one of them has none left.
   */
  spend<Found>(
    who: { userId: string; deviceId: string },
    look: () => Promise<Found | undefined>,
  ): Promise<{ found: Found } | { left: number }>;
  /**
   * Compares a code with that of a chosen customer; `left`: how many wrong ones more this hour bears, by whomever. Without it every fifth wrong try would bring another
   * code to try. Throws `handOver.codeClosed` when none is left.
   */
  spendOn(
    collector: Collector,
    compare: () => Promise<CodeCheck>,
  ): Promise<{ check: CodeCheck; left: number }>;
};

/** The counts of an installation, in the database for all processes. */
export function limitCodeTries(context: Context): CodeTries {
  const budget = (name: string) =>
    createBudget(context, { name, most: mostCodeTries, refusal: 'handOver.tooManyTries' });
  const [ofClerk, ofDevice] = [budget('handOver.clerk'), budget('handOver.device')];
  const ofCustomer = createBudget(context, {
    ...{ name: 'handOver.customer', most: mostWrongTries, refusal: 'handOver.codeClosed' },
  });
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
    async spendOn({ customerCode, pickupPointId }, compare) {
      const who = `${pickupPointId} ${customerCode}`;
      const { usedBefore } = await ofCustomer.take(who, 1);
      const check = await compare();
      const isWrong = check.result === 'WRONG' || check.result === 'REPLACED';
      if (!isWrong) await ofCustomer.giveBack(who, 1);
      return { check, left: mostWrongTries - usedBefore - 1 };
    },
  };
}
