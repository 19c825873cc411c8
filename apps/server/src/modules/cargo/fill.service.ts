/**
 * Owns how a container is filled by scan, also against a list of what is meant for it. Promises that a refusal writes
 * nothing to a parcel of a list, and a scan only that the parcel is here; that a closed bag comes whole or not at all;
 * and that parcels that came since the list began belong to it as well.
 */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../platform/database.ts';
import { inAdvance, sendAhead } from '../../platform/pipelined-transaction.ts';
import { checkWithin, findBag, parcelsWithin, pathOfBag, type BagRow } from '../containers/bags.service.ts';
import {
  addExpected,
  dropExpected,
  implyItems,
  insertChecklist,
  listItems,
  lockChecklist,
  lockItem,
  restoreItem,
  unimplyItems,
  writeItem,
} from '../containers/checklists.service.ts';
import { findSentParcels, lockScannable } from '../tracking/tracking.service.ts';
import type { ScanOutcome } from '../warehouse/scan-outcome.service.ts';
import { answerOf, isBag } from './carried-answer.service.ts';
import type {
  Carried,
  CarryAct,
  ContainerRow,
  FillKind,
  FillScan,
  ListFilling,
  OpenList,
  Worker,
} from './container-kind.service.ts';
import { checkedBy, openList } from './open-list.service.ts';
import { recordList } from './list-acts.service.ts';

/** Puts something in (`put`) or takes it out again (`out`), or says why not. `container` is its code as it was read. */
export async function fill<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: FillKind<Row>,
  act: CarryAct,
  { way, container: read = '', ...scan }: FillScan & { way: 'put' | 'out'; container?: string },
): Promise<ScanOutcome> {
  const named = readScannedCode(read) ?? '';
  const { code } = scan;
  const isOfBag = isBag(code);
  const carried = await kind[way][isOfBag ? 'bag' : 'parcel'](context, tx, act, named, scan);
  const { before, foundIn: container = named } = { foundIn: undefined, ...carried };
  const outcome = await answerOf(context, tx, kind, act, { container, code, isOfBag, carried });
  return { ...outcome, ...(before && { before }) };
}

/** The ways into a container with a list, and out of it again. */
export function byList<Row extends ContainerRow>(kind: ListFilling<Row>): Pick<FillKind<Row>, 'put' | 'out'> {
  return {
    put: {
      parcel: (context, tx, act, container, scan) => putParcel(context, tx, { kind, act, container, scan }),
      bag: (context, tx, act, container, scan) => putBag(context, tx, { kind, act, container, scan }),
    },
    out: {
      parcel: (context, tx, act, container, scan) =>
        takeParcelOut(context, tx, { kind, act, container, scan }),
      bag: (_context, tx, act, container, scan) => takeBagOut(tx, { kind, act, container, scan }),
    },
  };
}

/**
 * Writes down what is meant for a container as its filling begins; where it goes on, what has come since is added, and
 * what lies here no more is taken off. Throws `server.busy`.
 */
export async function writeMeant<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: ListFilling<Row>,
  worker: Worker,
  { row, isNew, point }: { row: Row; isNew: boolean; point?: string },
): Promise<void> {
  const meant = await kind.meantFor(tx, row);
  const owner = kind.ownerOf(row);
  if (isNew) {
    const at = context.clock.now();
    const { unitId, principal } = worker;
    await insertChecklist(tx, { owner, unitId, at, by: principal.name }, meant);
    const details = { parcels: meant.length, ...(point === undefined ? {} : { point }) };
    return recordList(tx, kind, worker, { code: row.code, at, act: 'begin', ...details });
  }
  const list = await lockChecklist(tx, owner, 'read');
  // Somebody has closed it at this moment.
  if (list === undefined || list.endedAt !== null) throw new AppError('server.busy');
  const stays = new Set(meant.map(({ parcelId }) => parcelId));
  const gone = (await listItems(tx, list.id, 'MISSING')).flatMap(({ parcelId }) =>
    parcelId === null || stays.has(parcelId) ? [] : [parcelId],
  );
  await dropExpected(tx, list.id, gone);
  await addExpected(tx, list.id, meant);
  return undefined;
}

type Case<Row extends ContainerRow> = {
  kind: ListFilling<Row>;
  act: CarryAct;
  container: string;
  scan: FillScan;
};

/** The list that is filled, which does not end until the transaction does; or why nothing comes into it. */
async function openFilling<Row extends ContainerRow>(tx: Tx, { kind, act, container }: Case<Row>) {
  const { noSuch, closed } = kind.says;
  const open = await openList(tx, kind, act, container, { noSuch, notBegun: closed });
  return typeof open === 'string' || open.list.endedAt === null ? open : closed;
}

async function putParcel<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  filling: Case<Row>,
): Promise<Carried> {
  const { kind, act, scan } = filling;
  // The list is looked for behind the lock of the parcel, and locked after it.
  const locking = inAdvance(lockScannable(context, tx, scan.code));
  const open = await openFilling(tx, filling);
  const found = await locking;
  const parcel = found?.givesCodeBack === true ? undefined : found;
  if (typeof open === 'string') return { say: open };
  if (parcel === undefined) return { say: 'NOBODY_KNOWS_IT' };
  const thing = { parcelId: parcel.id, code: parcel.trackingCode };
  const existing = await lockItem(tx, open.list.id, thing);
  if (existing?.state === 'SCANNED') return { say: kind.says.again };
  const refusal =
    (await kind.whyNot(tx, act, parcel, open.row)) ??
    (await kind.takeFromBag?.(context, tx, act, parcel, scan));
  if (refusal !== undefined) return refusal;
  if (existing === undefined) await addExpected(tx, open.list.id, [{ ...thing, bagCode: null }]);
  const item = existing ?? (await lockItem(tx, open.list.id, thing));
  if (item === undefined) throw new RangeError('what was put on a checklist is there');
  sendAhead(writeItem(tx, item.id, { state: 'SCANNED', isDamaged: false, ...checkedBy(context, act, scan) }));
  return { say: kind.says.taken };
}

async function putBag<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  filling: Case<Row>,
): Promise<Carried> {
  const { kind, act, scan } = filling;
  const found = await openWithBag(tx, filling);
  if ('say' in found) return found;
  const { bag, within, open } = found;
  const ids = within.map(({ id }) => id);
  const refusal =
    (await whyNotThisBag(tx, act, bag, ids)) ?? (await kind.whyNotWithin(tx, act, ids, open.row));
  if (refusal !== undefined) return refusal;
  await addExpected(
    tx,
    open.list.id,
    within.map(({ id, trackingCode }) => ({ parcelId: id, code: trackingCode, bagCode: bag.code })),
  );
  const implied = await implyItems(tx, open.list.id, ids, checkedBy(context, act, scan));
  return { say: implied === 0 ? kind.says.again : kind.says.bagTaken };
}

type WithBag<Row> = {
  bag: BagRow;
  within: Awaited<ReturnType<typeof parcelsWithin>>;
  open: OpenList<Row>;
};

/** A bag with all that is in it, locked before the list. */
async function openWithBag<Row extends ContainerRow>(
  tx: Tx,
  filling: Case<Row>,
): Promise<WithBag<Row> | Carried> {
  const bag = await findBag(tx, filling.scan.code);
  const within = bag === undefined ? [] : await parcelsWithin(tx, bag.id);
  if (bag !== undefined) {
    const ids = within.map(({ id }) => id);
    await findSentParcels(tx, { orderCodes: [], ids }, 'lock');
    await checkWithin(tx, bag.id, ids);
  }
  const open = await openFilling(tx, filling);
  if (typeof open === 'string') return { say: open };
  return bag === undefined ? { say: 'NO_SUCH_BAG' } : { bag, within, open };
}

async function whyNotThisBag(
  tx: Tx,
  { unitId }: CarryAct,
  bag: BagRow,
  ids: readonly string[],
): Promise<Carried | undefined> {
  if (bag.unitId !== unitId) return { say: 'NOT_INBOUND' };
  if (bag.closedAt === null) return { say: 'BAG_STILL_OPEN' };
  if (ids.length === 0) return { say: 'BAG_EMPTY' };
  return (await pathOfBag(tx, bag.id)).length > 1 ? { say: 'GOES_WITH_BAG' } : undefined;
}

async function takeBagOut<Row extends ContainerRow>(tx: Tx, filling: Case<Row>): Promise<Carried> {
  const { says } = filling.kind;
  const found = await openWithBag(tx, filling);
  if ('say' in found) return found;
  const parcelIds = found.within.map(({ id }) => id);
  const out = await unimplyItems(tx, found.open.list.id, { parcelIds });
  return { say: out === 0 ? says.notIn : says.out };
}

async function takeParcelOut<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  filling: Case<Row>,
): Promise<Carried> {
  const { kind, act, scan } = filling;
  const parcel = await lockScannable(context, tx, scan.code);
  const open = await openFilling(tx, filling);
  if (typeof open === 'string') return { say: open };
  const item = await lockItem(tx, open.list.id, { parcelId: parcel?.id, code: scan.code });
  if (item?.state === 'IMPLIED') return { say: 'GOES_WITH_BAG' };
  if (item?.state !== 'SCANNED') return { say: kind.says.notIn };
  const out = { at: context.clock.now(), by: act.principal.name };
  await restoreItem(tx, item.id, { state: 'EXPECTED', isDamaged: false }, out);
  return { say: kind.says.out };
}
