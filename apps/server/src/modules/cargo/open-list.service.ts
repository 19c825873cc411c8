/**
 * Finds and locks the list of a container for the unit that works at it, and says who has checked something against it.
 */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { findChecklist, lockChecklist, type ChecklistRow } from '../containers/checklists.service.ts';
import type { CarryAct, ContainerRow, ListKind, OpenList, Worker } from './container-kind.service.ts';

/**
 * The list of a container at this unit, which does not end until the transaction does; or why nothing is checked
 * against it.
 */
export async function openList<Row extends ContainerRow>(
  tx: Tx,
  kind: ListKind<Row>,
  { unitId }: Pick<Worker, 'unitId'>,
  code: string,
  says: { noSuch: ScanSay; notBegun: ScanSay },
): Promise<OpenList<Row> | ScanSay> {
  const row = await kind.find(tx, code);
  if (row === undefined) return says.noSuch;
  const list = await lockChecklist(tx, kind.ownerOf(row), 'read');
  if (!isOfUnit(kind, row, list, unitId)) return 'OTHER_WAREHOUSE';
  return list === undefined ? says.notBegun : { row, list };
}

/** A unit works at a container where its list has begun, or where it is to begin. */
function isOfUnit<Row extends ContainerRow>(
  kind: ListKind<Row>,
  row: Row,
  list: ChecklistRow | undefined,
  unitId: number,
): boolean {
  const unit = list === undefined ? kind.unitOf(row) : list.unitId;
  return unit === null || unit === unitId;
}

/** A container of this unit, with its list where it has begun. Throws `list.notFound`. */
export async function findSeen<Row extends ContainerRow>(
  db: Db | Tx,
  kind: ListKind<Row>,
  unitId: number,
  code: string,
): Promise<{ row: Row; list: ChecklistRow | undefined }> {
  const row = await kind.find(db, code);
  const list = row && (await findChecklist(db, kind.ownerOf(row)));
  if (row === undefined || !kind.isSeen(row) || !isOfUnit(kind, row, list, unitId))
    throw new AppError('list.notFound');
  return { row, list };
}

/** The same with a list that has begun. Throws `list.notFound`. */
export async function findBegun<Row extends ContainerRow>(
  db: Db | Tx,
  kind: ListKind<Row>,
  unitId: number,
  code: string,
): Promise<OpenList<Row>> {
  const { row, list } = await findSeen(db, kind, unitId, code);
  if (list === undefined) throw new AppError('list.notFound');
  return { row, list };
}

/**
 * Locks a list of this unit, and its container: nothing is scanned meanwhile. Throws `list.notFound`, and what the kind
 * says of one that has not begun.
 */
export async function lockList<Row extends ContainerRow>(
  tx: Tx,
  kind: ListKind<Row>,
  unitId: number,
  code: string,
): Promise<OpenList<Row>> {
  const { row: seen } = await findSeen(tx, kind, unitId, code);
  const list = await lockChecklist(tx, kind.ownerOf(seen), 'change');
  if (list === undefined) throw kind.errors.notBegun(code);
  return { row: (await kind.lock(tx, code)) ?? seen, list };
}

/** Locks a list that goes on. Throws as `lockList`, and what the kind says of another state. */
export async function lockGoing<Row extends ContainerRow>(
  tx: Tx,
  kind: ListKind<Row>,
  unitId: number,
  code: string,
): Promise<OpenList<Row>> {
  const open = await lockList(tx, kind, unitId, code);
  if (open.list.endedAt !== null) throw kind.errors.otherState(code);
  return open;
}

/** Who has checked something by a scan, and when. */
export function checkedBy(
  { clock }: Pick<Context, 'clock'>,
  { principal, device }: CarryAct,
  { scanId }: { scanId: string },
) {
  return { scanId, at: clock.now(), by: principal.name, device };
}
