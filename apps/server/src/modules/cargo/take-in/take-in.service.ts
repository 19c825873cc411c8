/** Takes in by scan what a container brings. */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import { answerOf, isBag } from '../carried-answer.service.ts';
import type { CarryAct, Carried, ContainerRow, TakeInKind, TakeInScan } from '../container-kind.service.ts';
import { takeBagIn } from './take-bag-in.service.ts';
import { takeParcelIn } from './take-parcel-in.service.ts';

/** Takes a parcel or a bag in, or says why not. `container` is its code as it was read. */
export async function takeIn<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  { container: read, ...scan }: TakeInScan & { container: string },
): Promise<ScanOutcome> {
  const container = readScannedCode(read) ?? '';
  const { code } = scan;
  const isOfBag = isBag(code);
  const take = isOfBag ? takeBagIn : takeParcelIn;
  const carried: Carried = await take(context, tx, kind, act, container, scan);
  const { changed } = carried;
  const { left, name, listName: list } = kind;
  const before = changed && { [left]: { ...(list && { list }), [name]: container, ...changed } };
  const outcome = await answerOf(context, tx, kind, act, { container, code, isOfBag, carried });
  return { ...outcome, ...(before && { before }) };
}
