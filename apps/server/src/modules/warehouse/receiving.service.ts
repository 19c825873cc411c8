/**
 * Owns how a box is taken in at a China warehouse. Promises that the receipt, its weight and sides, its owner and its
 * cell are written together or not at all, that nothing is written where a person has to be asked first, and that the
 * transition table alone judges the receipt.
 */
import type { ErrorName } from '@rohi/contract/errors';
import { isFarFromDeclared, type Measures } from '@rohi/contract/stations/declared-measures';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { inAdvance } from '../../platform/pipelined-transaction.ts';
import { systemPrincipal } from '../../principal.ts';
import { findCustomersAsWritten, type NamedCustomer } from '../accounts/codes/customer-codes.service.ts';
import { lockOwners, settleOwners } from '../orders/orders/parcel-owners.service.ts';
import { leavesOwnerToHub } from '../pickup-points/owner-at-hub.service.ts';
import { recordOrdersOfParcels } from '../orders/orders/parcel-orders.service.ts';
import {
  findOwnLines,
  lockScannable,
  stepsTo,
  writeParcels,
  type LeftToHub,
  type ParcelFacts,
  type ParcelWrite,
  type ScannableParcel,
} from '../tracking/tracking.service.ts';
import { lookAtSticker, useSticker } from '../tracking/codes/stickers.service.ts';
import { readCell } from './cell-code.ts';
import { placeParcel } from './cell.store.ts';
import { findDeclaredMeasures } from './declared-measures.store.ts';
import { whyNotHere } from './parcel-in-warehouse.ts';
import { lockOpenProblem } from './problems/parcel-problem.store.ts';
import { marksAdded } from './receipt-facts.ts';
import { ScanRefusedError, outcomeFor, type ScanOutcome, type StationAct } from './scan-outcome.service.ts';
import { factsBefore, type BeforeScan } from './undo/before-scan.ts';

// Stickers of ours on boxes: a box with a torn label gets a code of its own, by which every scan finds it from then on.
/** Why a sticker cannot be stuck on a box; it is locked until the end of the transaction. */
async function stickerRefusal(
  tx: Tx,
  trackingCode: string,
  parcel: ScannableParcel | undefined,
  sticker: string,
): Promise<ScanOutcome | undefined> {
  const use = await lookAtSticker(tx, normalizeTrackingCode(sticker), parcel?.id);
  if (use === 'USED') return outcomeFor(tx, trackingCode, 'BLOCKED', 'STICKER_USED');
  if (use === 'NO_STICKER') return outcomeFor(tx, trackingCode, 'BLOCKED', 'NO_SUCH_STICKER');
  return use === 'SAME' ? outcomeFor(tx, trackingCode, 'DUPLICATE', 'ALREADY_RECEIVED') : undefined;
}

/** A parcel that was received before gets its sticker; nothing else about it changes. */
async function stickOn(
  context: Context,
  tx: Tx,
  { principal }: StationAct,
  { parcel, sticker, claimedAt }: { parcel: ScannableParcel; sticker: string; claimedAt: Date },
): Promise<ScanOutcome> {
  const { trackingCode } = parcel;
  const code = normalizeTrackingCode(sticker);
  const move = { actor: principal, source: 'station', claimedAt, implied: true } as const;
  await writeParcels(context, tx, [
    { trackingCode, declare: { facts: { lastMileTracking: code }, move }, moves: [] },
  ]);
  await useSticker(tx, code, parcel.id, context.clock.now());
  return outcomeFor(tx, trackingCode, 'OK', 'LABELLED');
}

/** A box as the station has it before it. Grams and millimetres. */
export type ScannedBox = {
  trackingCode: string;
  /** Looks like a code that couriers write; anything else is received only where it was declared. */
  isPlainCode: boolean;
  scanId: string;
  claimedAt: Date;
  weightG: number | undefined;
  sides: { lengthMm: number; widthMm: number; heightMm: number } | undefined;
  customerCode: string | undefined;
  cell: string | undefined;
  /** The code of a sticker that was stuck on it. */
  sticker: string | undefined;
  isSure: boolean;
  /** How it has to be handled, as the clerk sees it. */
  marks: readonly ReceiptMark[];
};

type Box = Omit<ScannedBox, 'customerCode'> & {
  customer: NamedCustomer | undefined;
  /** The warehouse leaves owner and weight to the hub. */
  isLeftToHub: boolean;
};

/** The owner of a box, or what has to be asked before anything is written. */
type Ownership =
  | {
      say: Extract<
        ScanSay,
        'RECEIVED' | 'RECEIVED_UNDECLARED' | 'RECEIVED_UNOWNED' | 'RECEIVED_WITHOUT_OWNER'
      >;
      /** To be written down with the receipt. */
      customerCode?: string;
    }
  | { ask: Extract<ScanSay, 'NOT_DECLARED' | 'SEVERAL_WAIT' | 'OTHER_CUSTOMER'> };

/** Takes a box in, or says why not. Throws `ScanRefusedError` for what turns out only as it is written. */
export async function receiveBox(
  context: Context,
  tx: Tx,
  act: StationAct,
  { customerCode, ...scanned }: ScannedBox,
): Promise<ScanOutcome> {
  const { trackingCode, isSure } = scanned;
  const answer = (verdict: ScanVerdict, say: ScanSay) => outcomeFor(tx, trackingCode, verdict, say);
  if (scanned.cell !== undefined && readCell(scanned.cell) === undefined)
    return answer('BLOCKED', 'NO_SUCH_CELL');
  const found = await lockScannable(context, tx, trackingCode);
  const parcel = found?.givesCodeBack === true ? undefined : found;
  const refusing = parcel && inAdvance(refusalOf(tx, parcel, act));
  // Asked for behind it: most boxes are taken in.
  const askingOwners = inAdvance(lockOwners(tx, [trackingCode]));
  const askingDeclared =
    parcel === undefined || isSure ? undefined : inAdvance(findDeclaredMeasures(tx, trackingCode));
  const refusal = await refusing;
  const { sticker } = scanned;
  const wasReceived = refusal?.say === 'ALREADY_RECEIVED';
  if (refusal !== undefined && (!wasReceived || sticker === undefined)) return refusal;
  const wrongSticker = sticker && (await stickerRefusal(tx, trackingCode, parcel, sticker));
  // A box with a receipt that was taken back bears its sticker already.
  if (wrongSticker && (wasReceived || wrongSticker.verdict !== 'DUPLICATE')) return wrongSticker;
  if (wasReceived && parcel !== undefined && sticker !== undefined)
    return stickOn(context, tx, act, { parcel, sticker, claimedAt: scanned.claimedAt });
  if (parcel === undefined && !scanned.isPlainCode) return answer('BLOCKED', 'NOT_A_CODE');
  const customer = await findNamed(tx, customerCode);
  if (typeof customer === 'string') return answer('UNKNOWN', customer);
  const box = { ...scanned, customer, isLeftToHub: await leavesOwnerToHub(context, act.unitId) };
  const owners = await askingOwners;
  const owner =
    parcel === undefined
      ? ownerOfUndeclared(box)
      : await ownerOfDeclared(tx, parcel, box, owners.get(trackingCode)?.ownerCode ?? null);
  if ('ask' in owner) return answer(owner.ask === 'OTHER_CUSTOMER' ? 'BLOCKED' : 'UNKNOWN', owner.ask);
  const declared = await askingDeclared;
  if (declared !== undefined && isFarFromDeclared(measuresOf(box), declared))
    return answer('BLOCKED', 'FAR_FROM_DECLARED');
  await writeReceipt(context, tx, act, { box, parcel, owner, owners });
  const outcome = await answer(owner.say === 'RECEIVED_UNOWNED' ? 'UNKNOWN' : 'OK', owner.say);
  return { ...outcome, before: beforeReceipt(parcel, owner) };
}

/** Reasons to refuse a receipt, for parcels of all owners. */
async function refusalOf(
  tx: Tx,
  { id, trackingCode, state, receipt }: ScannableParcel,
  { unitId }: StationAct,
): Promise<ScanOutcome | undefined> {
  const why = whyNotHere(state, receipt, unitId);
  if (why === 'OTHER_WAREHOUSE') return { verdict: 'WRONG_PLACE', say: why, parcel: null };
  const refusal = why ?? staysFor(state.problems);
  if (refusal !== undefined) return outcomeFor(tx, trackingCode, 'BLOCKED', refusal);
  const { answer } = (await lockOpenProblem(tx, id)) ?? {};
  const isHeld = state.problems.includes('HELD');
  if (answer === 'RETURN') return outcomeFor(tx, trackingCode, 'BLOCKED', 'TO_RETURN');
  if (answer === 'DISPOSE') return outcomeFor(tx, trackingCode, 'BLOCKED', 'TO_DISPOSE');
  if (answer === 'SEND_ON' && !isHeld) return outcomeFor(tx, trackingCode, 'DUPLICATE', 'MAY_GO_ON');
  if (isHeld) return outcomeFor(tx, trackingCode, 'BLOCKED', 'HELD');
  return receipt === undefined ? undefined : outcomeFor(tx, trackingCode, 'DUPLICATE', 'ALREADY_RECEIVED');
}

/** The customer that the label names; a reason where it names none, or may name several. */
async function findNamed(
  tx: Tx,
  customerCode: string | undefined,
): Promise<NamedCustomer | 'NO_SUCH_CUSTOMER' | 'SEVERAL_CUSTOMERS' | undefined> {
  if (customerCode === undefined) return undefined;
  const { named, unsure } = await findCustomersAsWritten(tx, [customerCode]);
  if (unsure.has(customerCode)) return 'SEVERAL_CUSTOMERS';
  return named.get(customerCode) ?? 'NO_SUCH_CUSTOMER';
}

/** Of a box without an owner: it awaits one at the hub, or is unidentified once the clerk is sure. */
function ownerless({ isLeftToHub, isSure }: Box): Ownership {
  if (isLeftToHub) return { say: 'RECEIVED_WITHOUT_OWNER' };
  return isSure ? { say: 'RECEIVED_UNOWNED' } : { ask: 'NOT_DECLARED' };
}

function ownerOfUndeclared(box: Box): Ownership {
  const { customer } = box;
  if (customer !== undefined) return { say: 'RECEIVED_UNDECLARED', customerCode: customer.customerCode };
  return ownerless(box);
}

async function ownerOfDeclared(
  tx: Tx,
  parcel: ScannableParcel,
  box: Box,
  ownerCode: string | null,
): Promise<Ownership> {
  const { customer, isSure } = box;
  const unidentified: Ownership | undefined = isSure ? { say: 'RECEIVED_UNOWNED' } : undefined;
  if (parcel.declaredTwice) {
    if (customer === undefined) return unidentified ?? { ask: 'SEVERAL_WAIT' };
    const own = await findOwnLines(tx, customer.customerCode, [parcel.trackingCode]);
    return own.length > 0 ? { say: 'RECEIVED' } : (unidentified ?? { ask: 'OTHER_CUSTOMER' });
  }
  if (ownerCode === null && customer !== undefined)
    return { say: 'RECEIVED', customerCode: customer.customerCode };
  if (ownerCode === null) return ownerless(box);
  const isOther = customer !== undefined && customer.customerCode !== ownerCode;
  return isOther ? { ask: 'OTHER_CUSTOMER' } : { say: 'RECEIVED' };
}

function measuresOf({ weightG, sides }: Box): Measures {
  return {
    weightG: weightG ?? null,
    lengthMm: sides?.lengthMm ?? null,
    widthMm: sides?.widthMm ?? null,
    heightMm: sides?.heightMm ?? null,
  };
}

type Receipt = {
  box: Box;
  /** Undefined for an undeclared box. */
  parcel: ScannableParcel | undefined;
  owner: Exclude<Ownership, { ask: unknown }>;
  owners: Awaited<ReturnType<typeof lockOwners>>;
};

/**
 * The receipt with its facts, and the effects of ownership: its order and point, or the flag of an unidentified box.
 */
async function writeReceipt(context: Context, tx: Tx, act: StationAct, receipt: Receipt): Promise<void> {
  const { box, parcel, owner, owners } = receipt;
  const { trackingCode } = box;
  const [result] = await writeParcels(context, tx, [receiptOf(act, receipt)]);
  const outcome = result?.outcomes.at(-1);
  if (result?.parcelId === undefined || outcome === undefined) throw new RangeError('a box has a parcel');
  if (outcome.result === 'refused') throw new ScanRefusedError('BLOCKED', wordOf(outcome.error));
  // Another device was quicker; what this one has measured is not written over it.
  if (outcome.result !== 'moved') throw new ScanRefusedError('DUPLICATE', 'ALREADY_RECEIVED');
  // What follows from a rule is not the act of a user, and needs none of the clerk's rights.
  const mover = { actor: systemPrincipal('warehouse'), source: 'station' } as const;
  if (owner.customerCode !== undefined && parcel?.facts.orderCode)
    await recordOrdersOfParcels(context, tx, [trackingCode], mover);
  await settleOwners(context, tx, [{ trackingCode, isHere: true }], owners, mover);
  const cell = box.cell === undefined ? undefined : readCell(box.cell);
  const at = context.clock.now();
  if (box.sticker !== undefined)
    await useSticker(tx, normalizeTrackingCode(box.sticker), result.parcelId, at);
  if (cell === undefined) return;
  const { principal, unitId } = act;
  await placeParcel(tx, { parcelId: result.parcelId, unitId, cell, at, by: principal.name });
}

const nothingMeasured = { weightG: null, lengthMm: null, widthMm: null, heightMm: null, handlingNotes: [] };

function beforeReceipt(
  parcel: ScannableParcel | undefined,
  { say, customerCode }: Receipt['owner'],
): BeforeScan {
  const isFlagged = parcel?.state.problems.includes('UNIDENTIFIED') === true;
  const owner = {
    customerCode: parcel?.facts.customerCode ?? null,
    pickupPointId: parcel?.facts.pickupPointId ?? null,
  };
  return {
    facts: parcel === undefined ? nothingMeasured : factsBefore(parcel.facts),
    ...(customerCode === undefined ? {} : { owner }),
    ...(say === 'RECEIVED_UNOWNED' && !isFlagged ? { flagged: true } : {}),
  };
}

function wordOf(error: ErrorName): ScanSay {
  if (error === 'tracking.parcelHeld') return 'HELD';
  return error === 'tracking.parcelClosed' ? 'CANCELLED' : 'NO_RIGHT';
}

/** What the box proves, that it was ordered and declared, is implied; the receipt is what the clerk reports. */
function receiptOf({ principal, unitId }: StationAct, { box, parcel, owner }: Receipt): ParcelWrite {
  const { trackingCode, claimedAt, scanId, weightG, sides, customer, marks } = box;
  const leftToHub: LeftToHub[] = [];
  if (owner.say === 'RECEIVED_WITHOUT_OWNER') leftToHub.push('OWNER');
  if (box.isLeftToHub && weightG === undefined) leftToHub.push('WEIGHT');
  const mover = { actor: principal, source: 'station', claimedAt } as const;
  const facts: Partial<ParcelFacts> = {
    ...(weightG === undefined ? {} : { weightG }),
    ...sides,
    ...(box.sticker === undefined ? {} : { lastMileTracking: normalizeTrackingCode(box.sticker) }),
    ...(owner.customerCode === undefined ? {} : { customerCode: owner.customerCode }),
    ...marksAdded(parcel?.facts.handlingNotes ?? [], marks),
  };
  const isStated = parcel === undefined || Object.keys(facts).length > 0;
  const proved = stepsTo(ParcelStatus.AwaitingDeparture).map((type) => ({ ...mover, type, implied: true }));
  return {
    trackingCode,
    ...(isStated ? { declare: { facts, move: { ...mover, implied: true } } } : {}),
    moves: [
      ...proved,
      {
        ...mover,
        type: 'CN_RECEIVED',
        placeId: unitId,
        requestId: scanId,
        ...(leftToHub.length === 0 ? {} : { leftToHub }),
        ...(customer === undefined ? {} : { box: { customerCode: customer.customerCode } }),
      },
    ],
  };
}
