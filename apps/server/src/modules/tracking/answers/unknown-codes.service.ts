/** Counts the codes that are not found, so that nobody can walk through codes. Promises that what is found costs nothing. */
import type { WithheldCodes, UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { addressKey } from '../../../http/address-limits.ts';
import { createBudget, scaledLimit, type Budget } from '../../../http/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';

/** Limit of codes not found, per caller and hour, that the answer names one by one; customers have a count of their own (docs/security.md). */
const namedPerHour = { address: 300, customer: 600 };
/** Limit of further codes of which the answer gives only the number. */
const countedPerHour = 1_000;

/** Who asks: an account, or else an address. */
export type Caller = { ip: string; principal?: UserPrincipal | undefined };
type Answer = { notFound: UnknownCode[]; notTold?: WithheldCodes | undefined };

export type UnknownCodes = {
  /** Throws `tracking.tooManyUnknown` while this process knows that the caller has used everything up. */
  check(caller: Caller): void;
  /**
   * Counts what was not found before it is answered. What is found costs nothing; the codes beyond those that may be named become a
   * number. Throws `tracking.tooManyUnknown` when nothing was left.
   */
  charge<Given extends Answer>(caller: Caller, answer: Given): Promise<Given>;
};

/** The counts of codes not found. Staff have none. */
export function limitUnknownCodes(context: Context): UnknownCodes {
  const ofAddress = budgetOf(context, 'tracking.address', namedPerHour.address);
  const ofCustomer = budgetOf(context, 'tracking.customer', namedPerHour.customer);
  const accountOf = ({ ip, principal }: Caller): [Account, who: string] | undefined => {
    if (principal === undefined) return [ofAddress, addressKey(ip)];
    return principal.authorities.size > 0 ? undefined : [ofCustomer, principal.userId];
  };
  return {
    check(caller) {
      const [account, who] = accountOf(caller) ?? [];
      if (account !== undefined && who !== undefined) account.budget.check(who);
    },
    async charge(caller, answer) {
      const [account, who] = accountOf(caller) ?? [];
      const { notFound } = answer;
      if (account === undefined || who === undefined || notFound.length === 0) return answer;
      const { usedBefore, waitSec } = await account.budget.take(who, notFound.length);
      const named = Math.max(0, account.mostNamed - usedBefore);
      if (notFound.length <= named) return answer;
      return {
        ...answer,
        notFound: notFound.slice(0, named),
        notTold: { count: notFound.length - named, waitSec },
      };
    },
  };
}

type Account = { budget: Budget; mostNamed: number };

function budgetOf(context: Context, name: string, named: number): Account {
  const mostNamed = scaledLimit(context.config, named);
  const most = mostNamed + scaledLimit(context.config, countedPerHour);
  return { mostNamed, budget: createBudget(context, { name, most, refusal: 'tracking.tooManyUnknown' }) };
}
