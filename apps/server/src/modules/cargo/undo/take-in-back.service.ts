/** A scan by which something was taken in was wrong: what it has written is as it was before. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag } from '../../containers/bags.service.ts';
import { lockItem, restoreItem, unimplyItems } from '../../containers/checklists.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { ScanRefusedError, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import { isBag, numbersAt, thingOf } from '../carried-answer.service.ts';
import type { CarryAct, Changed, ContainerRow, TakeInKind } from '../container-kind.service.ts';
import { openList } from '../open-list.service.ts';
import { correctScan } from './correct-scan.service.ts';

type Undoing = { undoId: string; claimedAt: Date; note: string | undefined };
/** The scan that is taken back; `before` names its container as the kind does. */
type DoneScan = { scanId: string; code: string; before: Changed };
type TakenBack = { outcome: ScanOutcome; parcelId: string | null; bagCode: string | null };

/** How a scan of a kind is taken back. Throws `ScanRefusedError` for what stands against it. */
export function takeInBack<Row extends ContainerRow>(kind: TakeInKind<Row>) {
  return async (
    context: Context,
    tx: Tx,
    act: CarryAct,
    undo: Undoing,
    done: DoneScan,
  ): Promise<TakenBack> => {
    const { code } = done;
    const container = String((done.before as Record<string, unknown>)[kind.name]);
    const isOfBag = isBag(code);
    const parcelId = await takeBack(context, tx, kind, act, { container, undo, done });
    const outcome = await thingOf(tx, { code, isOfBag }, 'OK', 'UNDONE');
    const numbers = kind.answer(await numbersAt(tx, kind, act, container), {});
    return { outcome: { ...outcome, ...numbers }, parcelId, bagCode: isOfBag ? code : null };
  };
}

const changedSince = () => new ScanRefusedError('BLOCKED', 'CHANGED_SINCE');

/** The id of the parcel that it was of. */
async function takeBack<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  { container, undo, done }: { container: string; undo: Undoing; done: DoneScan },
): Promise<string | null> {
  const { scanId, code, before } = done;
  const parcel = isBag(code) ? undefined : await lockScannable(context, tx, code);
  const open = await openList(tx, kind, act, container, kind.says);
  if (typeof open === 'string' || open.list.endedAt !== null) throw changedSince();
  if (before.bagUnitId !== undefined) {
    const bag = await findBag(tx, code);
    const missing = await unimplyItems(tx, open.list.id, { scanId });
    if (bag === undefined || missing === 0) throw changedSince();
    await moveBag(tx, bag.id, before.bagUnitId);
    return null;
  }
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code });
  if (item === undefined) throw changedSince();
  const correction = { ...undo, scanId, arrival: kind.arrival?.type, isFlagged: before.isFlagged === true };
  const refusal = parcel && (await correctScan(context, tx, act, correction, parcel));
  if (refusal !== undefined) throw new ScanRefusedError('BLOCKED', refusal);
  await restoreItem(tx, item.id, before.item ?? null, { at: context.clock.now(), by: act.principal.name });
  return parcel?.id ?? null;
}
