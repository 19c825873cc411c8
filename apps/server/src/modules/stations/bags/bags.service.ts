/**
 * Owns what a station is shown of bags, and how a closed one is opened again. Promises that a device sees the bags of
 * its own unit alone.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import {
  mostOpenBags,
  type listBags as listCall,
  type readBag as readCall,
  type reopenBag as reopenCall,
  type StationBag,
} from '@rohi/contract/stations/bags.contract';
import type { ScannedBag } from '@rohi/contract/stations/scans.contract';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { kilograms } from '../../containers/bag-list.service.ts';
import {
  findBag,
  findContents,
  listBagRows,
  parcelsWithin,
  pathOfBag,
  reopenBag as reopenIt,
  tallyBag,
  type BagRow,
} from '../../containers/bags.service.ts';
import { isAnyAboard } from '../../linehaul/loading/take-aboard.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';
import { lockWithin } from '../../warehouse/bags/bag-outcome.service.ts';
import { channelNames } from '../../warehouse/bags/bag-channel.service.ts';
import { findOwnDevice, type Registrar } from '../devices/devices.service.ts';

const mostClosedBags = 20;

/** The open bags of the unit of a device, and those that were closed last. Throws `stations.deviceNotFound`. */
export async function listBags(
  context: Context,
  principal: UserPrincipal,
  deviceId: string,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  const { db } = context;
  const page = async (isOpen: boolean, limit: number) => {
    const rows = await listBagRows(db, { unitId, isOpen, limit });
    const channels = await channelNames(context, rows, locale);
    return Promise.all(rows.map((row) => describe(db, row, { channels, locale })));
  };
  return { open: await page(true, mostOpenBags), closed: await page(false, mostClosedBags) };
}

/** A bag with what lies in it. Throws `stations.deviceNotFound`, `stations.bagNotFound`. */
export async function readBag(
  context: Context,
  principal: UserPrincipal,
  { code, deviceId }: { code: string; deviceId: string },
  locale: Locale,
): Promise<DataOf<typeof readCall>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  const { db } = context;
  const bag = await findOwn(db, unitId, code);
  const parcels = await parcelsWithin(db, bag.id);
  const contents = await findContents(db, bag.id);
  const around = (await pathOfBag(db, bag.id)).filter(({ id }) => id !== bag.id);
  return {
    ...(await describe(db, bag, { channels: await channelNames(context, [bag], locale), locale })),
    customers: new Set(parcels.flatMap(({ customerCode }) => customerCode ?? [])).size,
    contents: contents.map(({ problems, isOpen: _is, since: _since, ...each }) => ({
      ...each,
      flags: problems as ParcelProblem[],
    })),
    around: await Promise.all(around.map((row) => scanned(db, row))),
  };
}

async function findOwn(db: Db | Tx, unitId: number, typed: string): Promise<BagRow> {
  const code = readScannedCode(typed);
  const bag = code === undefined ? undefined : await findBag(db, code);
  if (bag?.unitId !== unitId) throw new AppError('stations.bagNotFound');
  return bag;
}

/**
 * Opens a closed bag again, with a reason. Throws `stations.deviceNotFound`, `stations.deviceEnded`,
 * `stations.bagNotFound`, `stations.bagInClosedOne`, `stations.bagAboard`, `request.invalid`.
 */
export async function reopenBag(
  context: Context,
  { principal, actor }: Registrar,
  code: string,
  { deviceId, reason: typed }: BodyOf<typeof reopenCall>,
): Promise<ScannedBag> {
  const device = await findOwnDevice(context, principal, deviceId);
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  const reason = typed.trim();
  if (reason === '')
    throw new AppError('request.invalid', { fields: [{ field: 'reason', error: 'required' }] });
  return inTransaction(context.db, async (tx) => {
    const bag = await findOwn(tx, device.unitId, code);
    // Its parcels stay locked: none comes aboard meanwhile.
    if (await isAnyAboard(tx, await lockWithin(tx, bag.id))) throw new AppError('stations.bagAboard');
    const result = await reopenIt(tx, bag.id);
    if (result === 'INSIDE_CLOSED') throw new AppError('stations.bagInClosedOne');
    if (result === 'OPENED')
      await recordAudit(tx, {
        at: context.clock.now(),
        actor,
        action: 'bag:reopen',
        subject: { type: 'bag', id: bag.code },
        // What it was closed with is forgotten by the bag.
        details: {
          reason,
          weightKg: bag.weightG === null ? null : kilograms(bag.weightG),
          seal: bag.seal,
        },
      });
    return scanned(tx, { ...bag, closedAt: null });
  });
}

async function scanned(db: Db | Tx, { id, code, kind, closedAt }: BagRow): Promise<ScannedBag> {
  return { code, kind, isOpen: closedAt === null, ...(await tallyBag(db, id)) };
}

async function describe(
  db: Db,
  bag: BagRow,
  { channels, locale }: { channels: ReadonlyMap<string, string>; locale: Locale },
): Promise<StationBag> {
  const place = (await listPlaces(db)).find(({ id }) => id === bag.destinationId);
  const { cell, openedBy, weightG, seal } = bag;
  return {
    ...(await scanned(db, bag)),
    destination: place === undefined ? null : (place.names[locale] ?? place.code),
    channel: channels.get(bag.id) ?? null,
    cell,
    openedAt: bag.openedAt.toISOString(),
    openedBy,
    closedAt: bag.closedAt?.toISOString() ?? null,
    weightG,
    seal,
  };
}

/** The label of a bag as a PDF. Throws `stations.deviceNotFound`, `stations.bagNotFound`, `server.busy`. */
export async function printBagLabel(
  context: Context,
  principal: UserPrincipal,
  { code, deviceId }: { code: string; deviceId: string },
): Promise<{ bytes: Buffer; fileName: string }> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  const bag = await findOwn(context.db, unitId, code);
  const { parcels, contentsG } = await tallyBag(context.db, bag.id);
  const place = (await listPlaces(context.db)).find(({ id }) => id === bag.destinationId);
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'bag-label',
    code: bag.code,
    kind: bag.kind,
    destination:
      place === undefined ? null : { zh: place.names.zh ?? place.code, ru: place.names.ru ?? place.code },
    parcels,
    weightG: bag.weightG ?? contentsG,
    seal: bag.seal,
    day: dushanbeDay(bag.closedAt ?? context.clock.now()),
  });
  return { bytes, fileName: `${bag.code}.pdf` };
}
