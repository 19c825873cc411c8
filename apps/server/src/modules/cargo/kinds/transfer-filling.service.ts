/** A transfer that a hub fills with what lies there for a pickup point. A parcel is in one transfer at a time. */
import type { ScannedTransfer } from '@rohi/contract/cargo/transfers.contract';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { staysFor, whyStays } from '@rohi/contract/tracking/stays-put';
import { AppError } from '../../../errors.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import type { ExpectedItem } from '../../containers/checklists.service.ts';
import { updateTransfer, type TransferRow } from '../../containers/transfers.service.ts';
import { writeParcels, type ScannableParcel } from '../../tracking/tracking.service.ts';
import type { CarryAct, Carried, FillKind, FillScan, ListFilling } from '../container-kind.service.ts';
import { byList } from '../fill.service.ts';
import { listLyingAtHub, type LyingAtHub } from '../transfers/lying-at-hub.store.ts';
import { mayGoOn } from '../transfers/lying-at-hub.service.ts';
import { numbersOfOne } from './transfer-numbers.service.ts';
import { transferKind } from './transfer.service.ts';

const { name, find, lock, subject, answer, beside, unseen, settled, errors } = transferKind;

export const transferFilling: ListFilling<
  TransferRow,
  ScannedTransfer,
  { settled: number; transfer: ScannedTransfer }
> = {
  name,
  find,
  lock,
  subject,
  answer,
  beside,
  unseen,
  settled,
  says: {
    noSuch: 'NO_SUCH_TRANSFER',
    closed: 'TRANSFER_CLOSED',
    taken: 'TRANSFERRED',
    bagTaken: 'BAG_TRANSFERRED',
    again: 'ALREADY_IN_TRANSFER',
    out: 'TRANSFER_TAKEN_OUT',
    notIn: 'NOT_IN_TRANSFER',
  },
  audit: { begin: 'transfer:open', settle: 'transfer:settle', finish: 'transfer:close' },
  once: { settle: 'transfer-settled', finish: 'transfer-closed' },
  errors: {
    ...errors,
    notBegun: () => new AppError('list.notFound'),
    empty: (code) => new AppError('transfers.empty', { params: { code } }),
  },
  ownerOf: ({ id }) => ({ transferId: id, work: 'FILLING' }),
  unitOf: ({ hubId }) => hubId,
  isSeen: () => true,
  numbersOf: (db, row) => numbersOfOne(db, row, 'FILLING'),
  finished: (_context, tx, { id }, { at }) => updateTransfer(tx, id, { state: 'CLOSED', closedAt: at }),
  meantFor,
  whyNot,
  takeFromBag,
  whyNotWithin,
};

export const transferToFill: FillKind<TransferRow, ScannedTransfer> = {
  ...transferFilling,
  ...byList(transferFilling),
};

/**
 * What lies at the hub for the point of a transfer, is not held and is in no other, with the closed bag that each lies
 * in.
 */
async function meantFor(tx: Tx, { hubId, pointId, code }: TransferRow): Promise<ExpectedItem[]> {
  const lying = await listLyingAtHub(tx, hubId);
  const meant = lying.filter(
    (parcel) =>
      parcel.pointId === pointId && mayGoOn(parcel) && (parcel.transfer === null || parcel.transfer === code),
  );
  const ids = meant.map(({ id }) => id);
  const bags = await outermostBags(tx, ids);
  return meant.map(({ id, code: parcel }) => {
    const bag = bags.get(id);
    const isWhole = bag !== undefined && bag.closedAt !== null && bag.unitId === hubId;
    return { parcelId: id, code: parcel, bagCode: isWhole ? bag.code : null };
  });
}

async function whyNot(
  tx: Tx,
  { unitId }: CarryAct,
  { id, state, facts: { pickupPointId } }: ScannableParcel,
  { pointId, code }: TransferRow,
): Promise<Carried | undefined> {
  const { status } = state;
  if (status === ParcelStatus.Received) return { say: 'COLLECTED' };
  const why = whyStays(state);
  if (why !== undefined) return { say: why };
  if (pickupPointId === null) return { say: 'NO_POINT' };
  if (pickupPointId !== pointId) return { say: 'OTHER_POINT', elsewhere: { pointId: pickupPointId } };
  if (stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingHubOut)) return { say: 'LEFT_HUB' };
  const [lying] = await listLyingAtHub(tx, unitId, [id]);
  if (lying === undefined) return { say: 'NOT_INBOUND' };
  return lying.problems.includes('HELD') ? { say: 'HELD' } : inOther(lying, code);
}

/**
 * What came in a whole bag and goes on without it was never scanned here: its scan for a transfer is the first, and
 * takes it in.
 */
async function takeFromBag(
  context: Context,
  tx: Tx,
  { principal, unitId }: CarryAct,
  { trackingCode, state }: ScannableParcel,
  { scanId, claimedAt }: FillScan,
): Promise<Carried | undefined> {
  if (state.status !== ParcelStatus.AwaitingHubIn) return undefined;
  const come = { type: 'HUB_INBOUND', placeId: unitId, requestId: scanId } as const;
  const moves = [{ ...come, actor: principal, source: 'station', claimedAt } as const];
  const [result] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const isMoved = result?.outcomes.every((outcome) => outcome.result !== 'refused') === true;
  return isMoved ? undefined : { say: 'NOT_INBOUND' };
}

function inOther({ transfer }: LyingAtHub, own: string): Carried | undefined {
  return transfer === null || transfer === own
    ? undefined
    : { say: 'IN_OTHER_TRANSFER', elsewhere: { transfer } };
}

async function whyNotWithin(
  tx: Tx,
  { unitId }: CarryAct,
  ids: readonly string[],
  { pointId, code }: TransferRow,
): Promise<Carried | undefined> {
  const lying = await listLyingAtHub(tx, unitId, ids);
  if (lying.length < ids.length) return { say: 'NOT_INBOUND' };
  const stranger = lying.find((parcel) => parcel.pointId !== pointId);
  if (stranger !== undefined) return { say: 'OTHER_POINT_INSIDE', elsewhere: { pointId: stranger.pointId } };
  if (lying.some(({ problems }) => staysFor(problems) !== undefined)) return { say: 'STAYS_INSIDE' };
  if (lying.some(({ problems }) => problems.includes('HELD'))) return { say: 'HELD_INSIDE' };
  return lying.map((parcel) => inOther(parcel, code)).find((refusal) => refusal !== undefined);
}
