/**
 * What a scan at an unloading says of the owner and the first weight of a parcel, where China has left both to the hub.
 * Promises that arrival, owner, weight and what follows from them are written together or not at all, that no customer
 * is guessed, and that what was read stays on the parcel where no customer has it.
 */
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { OwnerFound } from '@rohi/contract/stations/scans.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { findCustomersAsWritten, type NamedCustomer } from '../../accounts/codes/customer-codes.service.ts';
import { getCustomer } from '../../accounts/customers/customers.service.ts';
import { giveOrderOfParcel } from '../../orders/orders/parcel-orders.service.ts';
import { lockOwners, settleOwners, type OwnersBefore } from '../../orders/orders/parcel-owners.service.ts';
import {
  lockScannable,
  writeParcels,
  type ParcelFacts,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import { outcomeFor, ScanRefusedError, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import type { CarryAct, FoundAtHub, TakeInScan } from '../container-kind.service.ts';
import { takeIn } from '../take-in.service.ts';
import { isAtHub, weighAgain } from '../weighing/weigh-again.service.ts';
import { tripKind } from './trip.service.ts';

type Read = {
  customerCode?: string | undefined;
  weightG?: number | undefined;
  sides?: { lengthMm: number; widthMm: number; heightMm: number } | undefined;
};
/** `isUnweighed`: the clerk takes it in without a weight. */
type OwnerScan = TakeInScan & { isUnweighed?: boolean | undefined };
type InboundScan = OwnerScan & Read & { trip: string };

/**
 * Takes in what a trip brings, with the owner and the weight that the clerk has found. Throws `ScanRefusedError` for
 * what turns out only as it is written.
 */
export async function takeInAtHub(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { trip: container, customerCode, weightG, sides, ...scan }: InboundScan,
): Promise<ScanOutcome> {
  const outcome = await takeIn(context, tx, tripKind, act, { ...scan, container });
  const isSilent = customerCode === undefined && weightG === undefined && sides === undefined;
  if (isSilent || outcome.parcel === null) return outcome;
  const parcel = await lockScannable(context, tx, scan.code);
  if (parcel === undefined || !isAtHub(parcel, act.unitId)) return outcome;
  const found = await find(context, tx, act, scan, parcel, { customerCode, weightG, sides });
  const { verdict, say } = verdictOf(outcome, found);
  const answer = await outcomeFor(tx, scan.code, verdict, say);
  const arrival = { ...(outcome.before?.arrival ?? { trip: container }), found: found.before };
  return {
    ...outcome,
    ...answer,
    ...(weightG === undefined ? {} : withoutSample(outcome)),
    owner: found.owner,
    ...(found.before === undefined ? {} : { before: { ...outcome.before, arrival } }),
  };
}

/** What was weighed with the arrival is not to be weighed once more. */
function withoutSample({ unloading }: ScanOutcome): Pick<ScanOutcome, 'unloading'> {
  if (!unloading) return {};
  const { isToBeWeighed: _wanted, ...rest } = unloading;
  return { unloading: rest };
}

/** An owner who was not found is said before the arrival, which is as it should be; and so is a second weight. */
function verdictOf(
  outcome: ScanOutcome,
  { owner: { state }, weighed }: Found,
): Pick<ScanOutcome, 'verdict' | 'say'> {
  if (state === 'NOBODY') return { verdict: 'UNKNOWN', say: 'NO_SUCH_CUSTOMER' };
  if (state === 'SEVERAL') return { verdict: 'UNKNOWN', say: 'SEVERAL_CUSTOMERS' };
  if (weighed !== undefined) return weighed;
  // A box that was here already has its owner now.
  return outcome.say === 'ALREADY_INBOUND' ? { verdict: 'OK', say: 'INBOUND' } : outcome;
}

/** `weighed`: what a second weight came to. */
type Found = { owner: OwnerFound; before: FoundAtHub | undefined; weighed: ScanOutcome | undefined };

async function find(
  context: Context,
  tx: Tx,
  act: CarryAct,
  scan: OwnerScan,
  parcel: ScannableParcel,
  read: Read,
): Promise<Found> {
  const owners = await lockOwners(tx, [parcel.trackingCode]);
  const ownerCode = owners.get(parcel.trackingCode)?.ownerCode ?? null;
  const named = await findOwnerOf(tx, read.customerCode, ownerCode);
  if (named === 'OTHER') throw new ScanRefusedError('BLOCKED', 'OTHER_CUSTOMER');
  const isFirstWeight = parcel.facts.weightG === null;
  const isToBeWeighed = named.gives !== undefined && isFirstWeight && read.weightG === undefined;
  if (isToBeWeighed && scan.isUnweighed !== true && !scan.isSure)
    throw new ScanRefusedError('BLOCKED', 'WEIGHT_NEEDED');
  const facts: Partial<ParcelFacts> = {
    ...(named.gives ?? named.keeps),
    ...(isFirstWeight && read.weightG !== undefined ? { weightG: read.weightG } : {}),
    ...(isFirstWeight ? read.sides : {}),
  };
  const isWritten = Object.keys(facts).length > 0;
  const isGiven = named.gives !== undefined;
  const order = isWritten
    ? await write(context, tx, act, { scan, parcel, facts, owners, isGiven })
    : undefined;
  // It was weighed in China: this is a second weight, and counts as one.
  const weighed =
    isFirstWeight || read.weightG === undefined
      ? undefined
      : await weighAgain(context, tx, act, { ...scan, weightG: read.weightG });
  if (weighed !== undefined && weighed.verdict !== 'OK')
    throw new ScanRefusedError(weighed.verdict, weighed.say);
  const [now] = await currentFacts(context, tx, parcel.trackingCode);
  const owner = {
    state: named.state,
    written: read.customerCode?.trim() ?? null,
    customers: await shownCustomers(tx, named.customers),
    weightG: now?.weightG ?? null,
    pickupPointId: now?.pickupPointId ?? null,
  };
  const before = {
    ...(isWritten ? factsBefore(parcel.facts, facts) : {}),
    ...(order && { order }),
    ...(weighed === undefined ? {} : { isWeighing: true as const }),
  };
  return { owner, before: Object.keys(before).length > 0 ? before : undefined, weighed };
}

async function currentFacts(context: Context, tx: Tx, code: string): Promise<ParcelFacts[]> {
  const parcel = await lockScannable(context, tx, code);
  return parcel === undefined ? [] : [parcel.facts];
}

/** Customers as a station reads them: no name is whole. */
export async function shownCustomers(
  db: Db | Tx,
  customers: readonly NamedCustomer[],
): Promise<OwnerFound['customers']> {
  const facts = await Promise.all(customers.slice(0, mostShown).map(({ id }) => getCustomer(db, id)));
  return facts.map(({ customerCode, name }) => ({ customerCode, name: maskName(name) }));
}

/** Each is chosen by a digit. */
const mostShown = 9;

type TextOwner = {
  state: OwnerFound['state'];
  customers: readonly NamedCustomer[];
  /** The customer who becomes the owner. */
  gives?: { customerCode: string };
  /** What was read, for the list of codes that no customer has. */
  keeps?: { customerCode: string };
};

const longestText = 40;

/** TextOwner a parcel is by what was read on it; `OTHER` where another customer has it. */
export async function findOwnerOf(
  tx: Db | Tx,
  text: string | undefined,
  ownerCode: string | null,
): Promise<TextOwner | 'OTHER'> {
  const none = { customers: [] };
  if (text === undefined) return { state: ownerCode === null ? 'AWAITED' : 'KNOWN', ...none };
  const { named, unsure } = await findCustomersAsWritten(tx, [text]);
  const customer = named.get(text);
  const customers = customer === undefined ? (unsure.get(text) ?? []) : [customer];
  if (ownerCode !== null) {
    if (!customers.some(({ customerCode }) => customerCode === ownerCode)) return 'OTHER';
    return { state: 'KNOWN', customers: customers.filter(({ customerCode }) => customerCode === ownerCode) };
  }
  if (customer !== undefined)
    return { state: 'GIVEN', customers, gives: { customerCode: customer.customerCode } };
  const keeps = { customerCode: text.trim().slice(0, longestText).trim() };
  return { state: customers.length > 0 ? 'SEVERAL' : 'NOBODY', customers, keeps };
}

type Writing = {
  scan: TakeInScan;
  parcel: ScannableParcel;
  facts: Partial<ParcelFacts>;
  owners: OwnersBefore;
  isGiven: boolean;
};

/** The order that the customer has by it. */
async function write(
  context: Context,
  tx: Tx,
  { principal }: CarryAct,
  { scan, parcel: { trackingCode, facts: before }, facts, owners, isGiven }: Writing,
): Promise<FoundAtHub['order']> {
  const move = { actor: principal, source: 'station', claimedAt: scan.claimedAt, implied: true } as const;
  await writeParcels(context, tx, [{ trackingCode, declare: { facts, move }, moves: [] }]);
  if (!isGiven) return undefined;
  const mover = { actor: systemPrincipal('cargo'), source: 'station' } as const;
  const { orderCode } = before;
  const order = orderCode
    ? await giveOrderOfParcel(context, tx, { trackingCode, orderCode }, mover)
    : undefined;
  await settleOwners(context, tx, [{ trackingCode, isHere: true }], owners, mover);
  return order;
}

/** What a scan has changed of the facts, as it was before, and the owner that it wrote. */
function factsBefore(before: ParcelFacts, facts: Partial<ParcelFacts>): FoundAtHub {
  const { customerCode, pickupPointId, weightG, lengthMm, widthMm, heightMm } = before;
  return {
    ...(facts.customerCode === undefined
      ? {}
      : { owner: { customerCode, pickupPointId }, gave: facts.customerCode ?? '' }),
    ...(facts.weightG === undefined ? {} : { weightG }),
    ...(facts.lengthMm === undefined ? {} : { sides: { lengthMm, widthMm, heightMm } }),
  };
}
