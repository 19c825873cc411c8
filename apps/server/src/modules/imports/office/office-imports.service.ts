/**
 * Owns the decisions on an import: to do it, or to give it up. Promises that a file is done once unless somebody says
 * again.
 */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { isWaiting } from './office-import-files.service.ts';
import { queueRun } from './office-import-runs.service.ts';
import {
  findEarlier,
  findWholeImport,
  lockContent,
  lockImport,
  setConfirmed,
  setState,
  type StoredImport,
} from './office-import.store.ts';
import { asSaid } from './office-tables.ts';
import { unpackTables } from '../../files/packed-json.service.ts';
import { weighsWithoutSizes } from '../tables/table-notes.ts';

/**
 * `again`: also when this very file was imported before; `withoutSizes`: also when it has weights and no sizes, by
 * which the actual weight is charged.
 */
type Confirmation = { version: number; again: boolean; withoutSizes?: boolean | undefined };

async function lacksSizes(content: Buffer, columns: StoredImport['givenColumns']): Promise<boolean> {
  const tables = asSaid(await unpackTables(content), columns);
  return tables.some(({ table, layout }) => weighsWithoutSizes({ ...table, ...layout }));
}

/**
 * Has a checked import done in the background, or one that broke off gone on with. Throws `list.notFound`,
 * `list.changedMeanwhile`, `imports.notWaiting`, `imports.importedBefore`, `imports.noSizes`, and
 * `imports.fileNotFound` when its rows are forgotten.
 */
export async function confirmImport(
  context: Context,
  actor: RequestActor,
  id: string,
  { version, again, withoutSizes = false }: Confirmation,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const file = await lockedImport(tx, id);
    // A repeated request finds its own work done.
    if (file.state === 'RUNNING' || file.state === 'DONE') return;
    if (file.version !== version) throw new AppError('list.changedMeanwhile');
    if (file.state !== 'CHECKED' && file.state !== 'FAILED') throw new AppError('imports.notWaiting');
    if (file.content === null) throw new AppError('imports.fileNotFound');
    const next = file.version + 1;
    if (file.state === 'FAILED' && file.confirmedAt === null) {
      await setState(tx, id, 'CHECKING');
      await queueRun(tx, { id, state: 'CHECKING', version: next });
      return;
    }
    const earlier = await findEarlier(tx, id, file.contentHash);
    if (file.confirmedAt === null && earlier !== undefined && !again)
      throw new AppError('imports.importedBefore');
    if (file.confirmedAt === null && !withoutSizes && (await lacksSizes(file.content, file.givenColumns)))
      throw new AppError('imports.noSizes');
    await setState(tx, id, 'RUNNING');
    await setConfirmed(tx, id, actor.userId, context.clock.now());
    await queueRun(tx, { id, state: 'RUNNING', version: next });
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'import:confirm',
      subject: { type: 'import', id },
      details: { file: file.fileName, kinds: file.kinds, rows: file.rows, again: earlier !== undefined },
    });
  });
}

/** Gives up an import that has not begun. Throws `list.notFound`, `imports.notWaiting`. */
export async function cancelImport(context: Context, actor: RequestActor, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const file = await lockedImport(tx, id);
    if (file.state === 'CANCELLED') return;
    if (!isWaiting(file)) throw new AppError('imports.notWaiting');
    await setState(tx, id, 'CANCELLED', context.clock.now());
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'import:cancel',
      subject: { type: 'import', id },
      details: { file: file.fileName },
    });
  });
}

/** The import, locked together with the same file, so that no parallel decision is made. */
async function lockedImport(tx: Tx, id: string): Promise<StoredImport> {
  const found = await findWholeImport(tx, id);
  if (found === undefined) throw new AppError('list.notFound');
  await lockContent(tx, found.contentHash);
  await lockImport(tx, id);
  return (await findWholeImport(tx, id)) ?? found;
}
