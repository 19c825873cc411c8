/**
 * Owns the way back of a file of a move-in. Promises that it goes back whole or not at all, while nothing of it was
 * used, and that a second word finds the work of the first done.
 */
import type { UsedOfMoveIn } from '@rohi/contract/imports/move-in-files.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { databaseErrorCode, inTransaction, rehearse, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { RequestActor } from '../../../principal.ts';
import { withdrawCustomers, type Filled } from '../../accounts/customers/withdraw-customers.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { withdrawPurses } from '../../billing/ledger/withdraw-purses.service.ts';
import { takeBackBalances } from '../../billing/opening/take-back-balances.service.ts';
import {
  endAsWritten,
  findWholeImport,
  lockImport,
  type StoredImport,
} from '../office/office-import.store.ts';
import { findFileFacts, setTakenBack, thingsOf, type MoveInFileFacts } from './move-in-file.store.ts';
import { lockMoveIns } from './move-in.store.ts';

/** What a file has made that was used since. */
type Used = UsedOfMoveIn['list'][number];

/**
 * Takes back what is written of a file; a repeat answers as the first. Throws `list.notFound`, `imports.notWaiting`
 * where nothing is or where it is being written, `moveIn.parcelsStay` for parcels, and `moveIn.used` with how much was
 * used.
 */
export async function takeBackFile(context: Context, actor: RequestActor, id: string): Promise<void> {
  try {
    await inPatientTransaction(context, 'import', async (tx) => {
      const { file, facts } = await lockedFile(tx, id);
      if (facts.state === 'TAKEN_BACK') return;
      if (file.confirmedAt === null || file.state === 'RUNNING') throw new AppError('imports.notWaiting');
      if (facts.kind === 'parcels') throw new AppError('moveIn.parcelsStay');
      const used = await takeBack(context, tx, facts, { name: actor.name, userId: actor.userId });
      if (used.length > 0) throw usedError(used.length);
      const at = context.clock.now();
      if (file.state !== 'DONE') await endAsWritten(tx, id, at);
      await setTakenBack(tx, id, actor.userId, at);
      await recordAudit(tx, {
        at,
        actor,
        action: 'move-in:take-back',
        subject: { type: 'import', id },
        details: { file: file.fileName },
      });
    });
  } catch (error) {
    // Something of another room refers to a customer of the file.
    throw databaseErrorCode(error) === '23503' ? usedError(1) : error;
  }
}

const usedError = (count: number) => new AppError('moveIn.used', { params: { count } });

async function lockedFile(tx: Tx, id: string): Promise<{ file: StoredImport; facts: MoveInFileFacts }> {
  await lockMoveIns(tx);
  await lockImport(tx, id);
  const file = await findWholeImport(tx, id, 'move-in');
  const facts = await findFileFacts(tx, id);
  if (file === undefined || facts === undefined) throw new AppError('list.notFound');
  return { file, facts };
}

/** What was used of a file, or nothing where all of it is taken back. */
async function takeBack(
  context: Context,
  tx: Tx,
  { importId, kind }: MoveInFileFacts,
  by: { name: string; userId: string },
): Promise<Used[]> {
  if (kind === 'balances') {
    const { used } = await takeBackBalances(context, tx, by, importId);
    return used.map(({ customerCode, used: how }) => ({ code: customerCode, used: how }));
  }
  const made = await thingsOf(tx, importId, 'customer');
  const fills = await Promise.all(
    (['name', 'phone', 'code'] as const).map(async (field): Promise<Filled[]> => {
      const things = await thingsOf(tx, importId, `customer.${field}`);
      return things.map(({ key }) => ({ id: key.slice(0, 36), field, value: key.slice(37) }));
    }),
  );
  const ids = made.map(({ key }) => key);
  const used = await withdrawCustomers(context, tx, ids, fills.flat(), withdrawPurses);
  return used.map(({ customerCode, used: how }) => ({ code: customerCode, used: how }));
}

/** What stands in the way of taking a file back. Throws `list.notFound`. */
export async function findUsed(context: Context, actor: RequestActor, id: string): Promise<UsedOfMoveIn> {
  const facts = await findFileFacts(context.db, id);
  if (facts === undefined) throw new AppError('list.notFound');
  if (facts.state === 'TAKEN_BACK' || facts.kind === 'parcels' || facts.kind === null) return { list: [] };
  try {
    const by = { name: actor.name, userId: actor.userId };
    const list = await rehearse(context.db, (db) =>
      inTransaction(db, (tx) => takeBack({ ...context, db }, tx, facts, by)),
    );
    return { list };
  } catch (error) {
    if (databaseErrorCode(error) !== '23503') throw error;
    return { list: [{ code: '', used: 'OTHER' }] };
  }
}
