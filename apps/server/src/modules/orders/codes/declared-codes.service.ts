/**
 * Owns the budget of new tracking codes: how many a customer may declare on a Dushanbe day. Promises that however many
 * declarations come at once, over however many processes, no more are taken together.
 */
import { declaredCodeLimits } from '@rohi/contract/accounts/declared-code-limits';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findDeclarer, lockDeclarer, type Declarer } from '../../accounts/customers/customers.service.ts';
import { countReceivedSince } from '../../tracking/tracking.service.ts';
import { newCodesOfDay } from './declared-codes.ts';
import { addDeclaredCodes, countDeclaredCodes } from './declared-codes.store.ts';

type Caller = Pick<UserPrincipal, 'userId' | 'customerCode'>;

const dayMs = 86_400_000;

/** How many new codes the customer may still declare today, of how many in all. */
export async function findNewCodesLeft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<{ left: number; max: number }> {
  const now = clock.now();
  const max = await allowedToday(db, caller, await findDeclarer(db, caller.userId), now);
  const used = await countDeclaredCodes(db, caller.userId, dushanbeDay(now));
  return { left: Math.max(0, max - used), max };
}

/**
 * Takes so many new codes out of the budget of the day, in the transaction that declares them; they are not given back
 * when a code is taken out of its order. Throws `orders.tooManyNewCodes`.
 */
export async function takeNewCodes(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  caller: Caller,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const now = clock.now();
  const day = dushanbeDay(now);
  // A parallel declaration for the same customer waits here, and then counts these too.
  const declarer = await lockDeclarer(tx, caller.userId);
  const used = await countDeclaredCodes(tx, caller.userId, day);
  const max = await allowedToday(tx, caller, declarer, now);
  if (used + count > max)
    throw new AppError('orders.tooManyNewCodes', { params: { left: Math.max(0, max - used), max } });
  await addDeclaredCodes(tx, caller.userId, day, count);
}

async function allowedToday(
  db: Db | Tx,
  { customerCode }: Caller,
  { registeredAt, newCodesDaily }: Declarer,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - declaredCodeLimits.receivedDays * dayMs);
  return newCodesOfDay({
    isFirstDay: dushanbeDay(registeredAt) === dushanbeDay(now),
    received: customerCode === null ? 0 : await countReceivedSince(db, customerCode, since),
    setByStaff: newCodesDaily,
  });
}
