/**
 * Counts wrong pickup codes and pass numbers, so that they cannot be tried out: unknown ones, where no customer is
 * chosen, and wrong ones of a chosen customer. Promises that a right code costs nothing.
 */
import { mostWrongTries } from '@rohi/contract/collection/pickup-code';
import { mostCodeTries } from '@rohi/contract/hand-over/counter-rules';
import type { Context } from '../../../context.ts';
import { createBudget } from '../../../platform/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { CodeCheck, Collector } from '../../collection/pickup-codes.service.ts';

/**
 * Finds the registered device of an id that a caller names: one in use at the caller's own unit; undefined for any
 * other id.
 */
export type FindDevice = (
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  deviceId: string,
) => Promise<string | undefined>;

export type CodeTries = {
  /**
   * Looks up a code: its owner, or how many tries are left in this hour. A try is counted before the look, for the
   * clerk, and for the device where it is a registered one: any other id is the caller's word. Throws
   * `handOver.tooManyTries` when one of them has none left.
   */
  spend<Found>(
    who: { principal: UserPrincipal; deviceId: string },
    look: () => Promise<Found | undefined>,
  ): Promise<{ found: Found } | { left: number }>;
  /**
   * Checks a code of a chosen customer; `left` is the number of wrong tries left this hour, for all clerks together.
   * Without it every fifth wrong try would bring another code to try. Throws `handOver.codeClosed` when none is left.
   */
  spendOn(
    collector: Collector,
    compare: () => Promise<CodeCheck>,
  ): Promise<{ check: CodeCheck; left: number }>;
};

/** The counts of an installation, in the database for all processes. */
export function limitCodeTries(context: Context, findDevice: FindDevice): CodeTries {
  const budget = (name: string) =>
    createBudget(context, { name, most: mostCodeTries, refusal: 'handOver.tooManyTries' });
  const [ofClerk, ofDevice] = [budget('handOver.clerk'), budget('handOver.device')];
  const ofCustomer = createBudget(context, {
    name: 'handOver.customer',
    most: mostWrongTries,
    refusal: 'handOver.codeClosed',
  });
  return {
    async spend({ principal, deviceId: named }, look) {
      const { userId } = principal;
      const deviceId = await findDevice(context, principal, named);
      const clerk = await ofClerk.take(userId, 1);
      const device =
        deviceId === undefined
          ? undefined
          : await ofDevice.take(deviceId, 1).catch(async (error: unknown) => {
              await ofClerk.giveBack(userId, 1);
              throw error;
            });
      const found = await look();
      if (found === undefined)
        return { left: mostCodeTries - Math.max(clerk.usedBefore, device?.usedBefore ?? 0) - 1 };
      await ofClerk.giveBack(userId, 1);
      if (deviceId !== undefined) await ofDevice.giveBack(deviceId, 1);
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
