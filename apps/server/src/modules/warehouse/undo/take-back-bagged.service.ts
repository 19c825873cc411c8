/** A thing that was put into a bag, or taken out of one, lies where it lay before. */
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  checkWithin,
  findBag,
  pathOfBag,
  bagsOfParcel,
  placeBag,
  putBag,
  putParcel,
  takeOut,
  type BagRow,
  type Put,
  type TakenOut,
} from '../../containers/bags.service.ts';
import { findOwnBag, findParcelHere, isRefusal, lockWithin, shownBag } from '../bags/bag-outcome.service.ts';
import { placeWithin } from '../cells.service.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from '../scan-outcome.service.ts';
import type { BeforeScan } from './before-scan.ts';

type Bagged = {
  action: string;
  trackingCode: string | undefined;
  /** The bag into which it was put, or out of which it was taken. */
  bagCode: string | undefined;
  before: BeforeScan;
};

/** `SEALED`: one of the bags is closed. `MOVED`: it lies elsewhere than where the scan has left it. */
type Back = 'DONE' | 'SEALED' | 'MOVED';
const says: Record<Back, [ScanVerdict, ScanSay]> = {
  DONE: ['OK', 'UNDONE'],
  SEALED: ['BLOCKED', 'BAG_SEALED'],
  MOVED: ['BLOCKED', 'CHANGED_SINCE'],
};

/** Takes back that a parcel, or a bag with all that is in it, was put into a bag or taken out of one. */
export async function takeBackBagged(
  context: Context,
  tx: Tx,
  act: StationAct,
  bagged: Bagged,
): Promise<ScanOutcome> {
  const { trackingCode, before } = bagged;
  if (trackingCode === undefined) return takeInnerBack(context, tx, act, bagged);
  const parcel = await findParcelHere(context, tx, act, trackingCode);
  if ('verdict' in parcel) return parcel;
  const holder = (await bagsOfParcel(tx, parcel.id)).at(-1);
  const done = { at: context.clock.now(), by: act.principal.name };
  const back = await putBack(tx, bagged, holder, {
    out: () => takeOut(tx, { parcelId: parcel.id }),
    into: ({ id: bagId }) => putParcel(tx, { parcelId: parcel.id, bagId, ...done }),
  });
  if (back === 'DONE')
    await placeWithin(tx, act, { parcelIds: [parcel.id], cell: await cellBefore(tx, before), at: done.at });
  return outcomeFor(tx, trackingCode, ...says[back]);
}

async function takeInnerBack(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: StationAct,
  bagged: Bagged,
): Promise<ScanOutcome> {
  const { before } = bagged;
  const inner = await findOwnBag(tx, act, before.innerBag ?? '');
  if (isRefusal(inner)) return inner;
  const parcelIds = await lockWithin(tx, inner.id);
  const holder = (await pathOfBag(tx, inner.id)).at(-2);
  const done = { at: clock.now(), by: act.principal.name };
  const back = await putBack(tx, bagged, holder, {
    out: () => takeOut(tx, { bagId: inner.id }),
    into: ({ id: bagId }) => putBag(tx, { inner, bagId, ...done }),
  });
  if (back !== 'DONE') return shownBag(tx, ...says[back], inner);
  const cell = await cellBefore(tx, before);
  if (before.bag === null || before.bag === undefined) await placeBag(tx, inner.id, cell);
  await checkWithin(tx, inner.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell, at: done.at });
  return shownBag(tx, 'OK', 'UNDONE', inner);
}

type Ways = { out: () => Promise<TakenOut>; into: (bag: BagRow) => Promise<Put | 'DOES_NOT_FIT'> };

async function putBack(
  tx: Tx,
  { action, bagCode, before }: Bagged,
  holder: BagRow | undefined,
  { out, into }: Ways,
): Promise<Back> {
  if (holder?.code !== (action === 'BAG_PUT' ? bagCode : undefined)) return 'MOVED';
  if (before.bag === null || before.bag === undefined)
    return (await out()).result === 'SEALED' ? 'SEALED' : 'DONE';
  const bag = await findBag(tx, before.bag);
  if (bag === undefined) return 'MOVED';
  const put = await into(bag);
  if (put === 'DOES_NOT_FIT') return 'MOVED';
  return put === 'SEALED' ? 'SEALED' : 'DONE';
}

/** Where its bag lies by now, or where it lay alone. */
async function cellBefore(tx: Tx, { bag: code, cell }: BeforeScan): Promise<string | null> {
  const bag = code === null || code === undefined ? undefined : await findBag(tx, code);
  return bag === undefined ? (cell ?? null) : ((await pathOfBag(tx, bag.id))[0]?.cell ?? null);
}
