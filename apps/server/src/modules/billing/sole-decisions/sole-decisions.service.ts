/**
 * Owns what one person may decide alone and give to customers. Promises that refunds, corrections, points and
 * compensations count together, so that many small ones are no way around the second person: of one payment, of one
 * customer within some days, and of one person on one Dushanbe day.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { SoleAllowance } from '@rohi/contract/billing/sole-decisions.contract';
import { usualAlone } from '@rohi/contract/reference-data/usual-settings';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import {
  insertSole,
  lockPerson,
  sumSole,
  type SoleKind,
  type SoleLimits,
  type SoleScope,
  type SoleSums,
} from './sole-decision.store.ts';

const centsOfDollar = 100n;

/** `amountMinor` in cents of a dollar, more than zero whether it is given or taken; points as what they are worth. */
type SoleAct = {
  id: string;
  kind: SoleKind;
  customerCode: string;
  paymentId: string | null;
  amountMinor: bigint;
};

/**
 * Counts an act as decided alone and returns true, or false where it needs a second person. The purse of the customer
 * is locked.
 */
export async function decideAlone(
  context: Context,
  tx: Tx,
  { userId: byId }: Pick<UserPrincipal, 'userId'>,
  act: SoleAct,
): Promise<boolean> {
  await lockPerson(tx, byId);
  const limits = await readLimits(context);
  const scope = scopeOf(context, byId, act);
  const sums = await sumSole(tx, scope, limits);
  if (act.amountMinor > leftOf(scope, limits, sums)) return false;
  await insertSole(tx, { ...scope, ...act }, limits);
  return true;
}

/** What somebody may still decide alone for a customer; of a payment where one is named. */
export async function soleAllowanceOf(
  context: Context,
  db: Db,
  { userId: byId }: Pick<UserPrincipal, 'userId'>,
  of: Pick<SoleAct, 'customerCode' | 'paymentId'>,
): Promise<SoleAllowance> {
  const limits = await readLimits(context);
  const scope = scopeOf(context, byId, of);
  const sums = await sumSole(db, scope, limits);
  const part = (key: keyof SoleSums) => ({
    left: usd(atLeastNone(limits[key] - sums[key])),
    limit: usd(limits[key]),
  });
  return {
    left: usd(leftOf(scope, limits, sums)),
    ofPayment: of.paymentId === null ? null : part('payment'),
    ofCustomer: { ...part('customer'), days: limits.customerDays },
    ofPerson: part('day'),
  };
}

/** The same of a customer by code. Throws `billing.customerNotFound`, `request.tooMany`. */
export async function readSoleAllowance(
  context: Context,
  principal: UserPrincipal,
  text: string,
): Promise<SoleAllowance> {
  const { customerCode } = await requireCustomer(context, principal, text);
  return soleAllowanceOf(context, context.db, principal, { customerCode, paymentId: null });
}

function scopeOf(
  { clock }: Pick<Context, 'clock'>,
  byId: string,
  { customerCode, paymentId }: Pick<SoleAct, 'customerCode' | 'paymentId'>,
): SoleScope {
  const at = clock.now();
  return { paymentId, customerCode, byId, at, day: dushanbeDay(at) };
}

async function readLimits(context: Context): Promise<SoleLimits> {
  const set = { ...usualAlone, ...(await readSettings(context)) };
  const cents = (key: keyof typeof usualAlone) => BigInt(set[key]) * centsOfDollar;
  return {
    payment: cents('alone.paymentUpTo'),
    customer: cents('alone.customerUpTo'),
    customerDays: Number(set['alone.customerDays']),
    day: cents('alone.dayUpTo'),
  };
}

/** The least that is left of the limits that count. */
function leftOf({ paymentId }: SoleScope, limits: SoleLimits, sums: SoleSums): bigint {
  const keys = ['customer', 'day', ...(paymentId === null ? [] : ['payment' as const])] as const;
  const left = keys.map((key) => limits[key] - sums[key]);
  return atLeastNone(left.reduce((least, each) => (each < least ? each : least)));
}

const atLeastNone = (minor: bigint) => (minor < 0n ? 0n : minor);
const usd = (amountMinor: bigint) => toWireMoney({ amountMinor, currency: 'USD' });
