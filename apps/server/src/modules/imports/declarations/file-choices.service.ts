/**
 * Owns what a customer says for a file as a whole: where its orders go, and what its columns mean, which is remembered
 * for the next files.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import type { chooseForDeclarations } from '@rohi/contract/imports/declarations.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { rewriteFile } from '../../files/row-files.service.ts';
import { pointsById } from '../../orders/points/pickup-binding.service.ts';
import { keyOf, showFile, type Asked, type ShownFile } from './declaration-files.service.ts';
import { packTable, unpackTable } from './packed-declarations.service.ts';
import { layoutToRemember, storeColumnMappings } from './column-mapping.store.ts';
import { joinAnswers } from '../tables/asked-columns.ts';
import { toRemember, withColumns } from './column-mapping.ts';

/**
 * Stores what is chosen for an own file and says how it stands then. Throws `imports.fileNotFound`, also for somebody
 * else's, `imports.notWaiting` for one that is being confirmed, and `orders.pickupPointNeeded` for a point that there
 * is not.
 */
export async function chooseForFile(
  context: Context,
  request: Asked,
  { pickupPointId, columns = [], hidden, answers = [] }: BodyOf<typeof chooseForDeclarations>,
): Promise<ShownFile> {
  if (typeof pickupPointId === 'number' && !(await pointsById(context, request.locale)).has(pickupPointId))
    throw new AppError('orders.pickupPointNeeded');
  let mapped = new Map<string, string | null>();
  await rewriteFile(context, keyOf(request), (content) => {
    const read = unpackTable(content);
    const chosen = withColumns(read, columns);
    const choices = {
      ...(hidden === undefined ? {} : { hidden: { ...read.hidden, ...hidden } }),
      ...(answers.length === 0 ? {} : { answers: joinAnswers(read.answers ?? [], answers) }),
    };
    mapped = new Map([
      ...toRemember(chosen, columns),
      ...layoutToRemember(read.table, { hidden: hidden ?? {}, answers }),
    ]);
    return packTable({ ...chosen, ...choices, ...(pickupPointId === undefined ? {} : { pickupPointId }) });
  });
  await inTransaction(context.db, (tx) =>
    storeColumnMappings(tx, request.principal.userId, mapped, context.clock.now()),
  );
  return showFile(context, request);
}
