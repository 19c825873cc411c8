/**
 * Counts the codes that are not found, so that no one can walk through codes. Promises that what is found costs nothing
 * while the hour lasts, and that after it a query a minute is still answered whole.
 */
import { distinctTrackingCodes } from '@rohi/contract/tracking/read-code';
import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import type { WithheldCodes, UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { tooMany } from '../../../errors.ts';
import { addressKey } from '../../../platform/address-key.ts';
import { createBudget, scaledLimit, type Budget } from '../../../platform/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';

/**
 * Limit of codes not found, per caller and hour, that the answer names one by one; customers have a count of their own
 * (docs/security.md).
 */
const namedPerHour = { address: 300, customer: 600 };
/** Limit of further codes of which the answer gives only the number. */
const countedPerHour = 1_000;
/** So many codes a minute are searched for and answered whole all the same: a query, or several small ones together. */
const wholePerMinute = maxTrackingCodes;

/** Who asks: an account, or else an address. */
export type Caller = { ip: string; principal?: UserPrincipal | undefined };
type Answer = { notFound: UnknownCode[]; notTold?: WithheldCodes | undefined };

type Query<Given> = {
  caller: Caller;
  codes: readonly string[];
  find(): Promise<Given>;
  /** Reports whether an answer holds the caller's own parcels alone; a stranger has none. */
  isOwn?(answer: Given): boolean;
};

export type UnknownCodes = {
  /**
   * Answers a query, and counts what was not found before it is answered. What is found costs nothing, and the codes
   * beyond those that may be named become a number, unless the minute pays for the query. Once the hour is used up the
   * minute must, found or not, for else a refusal would show a miss; only of what is the caller's own there is nothing
   * to learn. Throws `tracking.tooManyUnknown`.
   */
  answer<Given extends Answer>(query: Query<Given>): Promise<Given>;
};

/** The counts of codes not found. Staff have none. */
export function limitUnknownCodes(context: Context): UnknownCodes {
  const ofAddress = budgetsOf(context, 'tracking.address', namedPerHour.address);
  const ofCustomer = budgetsOf(context, 'tracking.customer', namedPerHour.customer);
  const accountOf = ({ ip, principal }: Caller): Account | undefined => {
    if (principal === undefined) return { ...ofAddress, who: addressKey(ip) };
    return principal.authorities.size > 0 ? undefined : { ...ofCustomer, who: principal.userId };
  };
  return {
    async answer({ caller, codes, find, isOwn }) {
      const account = accountOf(caller);
      const size = distinctTrackingCodes(codes).length;
      // What is no query is refused by the search, and costs nothing.
      if (account === undefined || size === 0 || size > maxTrackingCodes) return find();
      const waitSec = account.hour.knownWaitSec(account.who);
      if (waitSec === undefined) return charge(account, size, await find());
      // A customer's is searched for first: only the answer says whether all of it is their own.
      const answer = isOwn && (await find());
      if (answer !== undefined && isOwn?.(answer)) return answer;
      const minute = await account.minute.tryTake(account.who, size);
      if (minute.usedBefore === undefined) throw refusal(waitSec, minute.waitSec);
      return answer ?? find();
    },
  };
}

type Budgets = { hour: Budget; mostNamed: number; minute: Budget };
type Account = Budgets & { who: string };

function budgetsOf(context: Context, name: string, named: number): Budgets {
  const mostNamed = scaledLimit(context.config, named);
  const most = mostNamed + scaledLimit(context.config, countedPerHour);
  const whole = scaledLimit(context.config, wholePerMinute);
  return {
    mostNamed,
    hour: createBudget(context, { name, most }),
    minute: createBudget(context, {
      name: `${name}.minute`,
      most: whole,
      windowMs: 60_000,
      takes: 'fitting',
    }),
  };
}

async function charge<Given extends Answer>(
  { who, hour, minute, mostNamed }: Account,
  size: number,
  answer: Given,
): Promise<Given> {
  const missed = answer.notFound.length;
  if (missed === 0) return answer;
  const ofHour = await hour.tryTake(who, missed);
  const named = ofHour.usedBefore === undefined ? 0 : Math.max(0, mostNamed - ofHour.usedBefore);
  if (missed <= named) return answer;
  const ofMinute = await minute.tryTake(who, size);
  if (ofMinute.usedBefore !== undefined) {
    if (ofHour.usedBefore !== undefined) await hour.giveBack(who, missed);
    return answer;
  }
  if (ofHour.usedBefore === undefined) throw refusal(ofHour.waitSec, ofMinute.waitSec);
  return {
    ...answer,
    notFound: answer.notFound.slice(0, named),
    notTold: { count: missed - named, waitSec: Math.min(ofHour.waitSec, ofMinute.waitSec) },
  };
}

/** A query is possible again when either the hour or the minute ends. */
function refusal(hourSec: number, minuteSec: number) {
  return tooMany(Math.min(hourSec, minuteSec) * 1000, 'tracking.tooManyUnknown');
}
