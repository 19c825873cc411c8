/** Gives out codes before there is anything to bear them. Promises that a code is given out once. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { CodeType, nextCode } from '@rohi/contract/tracking/next-code.contract';
import type { Context } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { newCode } from './own-codes.ts';
import { insertReservedCode } from './reserved-code.store.ts';

const reservedForMs = 24 * 3_600_000;
/** A random body is taken once in some millions of tries; this many in a row mean that something else is wrong. */
const mostTries = 20;

/** Reserves a new code of a type for a day. `random(n)` returns 0 … n − 1. */
export async function reserveCode(
  context: Pick<Context, 'db' | 'clock'>,
  type: CodeType,
  actor: AuditActor & { userId: string },
  random?: (below: number) => number,
): Promise<DataOf<typeof nextCode>> {
  const at = context.clock.now();
  const until = new Date(at.getTime() + reservedForMs);
  return inTransaction(context.db, async (tx) => {
    const code = await takeFreeCode(tx, () => newCode(type, dushanbeDay(at), random), {
      type,
      userId: actor.userId,
      at,
      until,
    });
    const subject = { type: 'code', id: code };
    await recordAudit(tx, { at, actor, action: 'code:reserve', subject, details: { type } });
    return { type, code, reservedUntil: until.toISOString() };
  });
}

/** A new parcel code that is given to a sticker: within the transaction, and for good. */
export function takeParcelCode(tx: Tx, userId: string, at: Date): Promise<string> {
  return takeCode(tx, 'parcel', userId, at);
}

/** A new code for something that is made within the transaction; it is given out once. */
export function takeCode(tx: Tx, type: CodeType, userId: string, at: Date): Promise<string> {
  const until = new Date(at.getTime() + reservedForMs);
  return takeFreeCode(tx, () => newCode(type, dushanbeDay(at)), { type, userId, at, until });
}

async function takeFreeCode(
  tx: Tx,
  make: () => string,
  reserved: { type: CodeType; userId: string; at: Date; until: Date },
): Promise<string> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const code = make();
    if (await insertReservedCode(tx, { code, ...reserved })) return code;
  }
  throw new Error(`no free ${reserved.type} code after ${mostTries} tries`);
}
