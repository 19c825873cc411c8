/**
 * What the service will say of a scan at a bag station, by what the station knows: the rules of `bagging.service.ts`
 * and `bag-closing.service.ts` of the warehouse. The service has the last word, and knows what other stations have done
 * meanwhile.
 */
import { bagTakes } from '@rohi/contract/containers/bag-destination';
import { fitsInto } from '@rohi/contract/containers/bag-kinds';
import { isFarFromContents } from '@rohi/contract/containers/bag-weight';
import type { KnownBag } from '@rohi/contract/stations/bag-snapshot.contract';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Foretold } from '../../bench/bench.ts';
import type { ScanFacts } from '../../scan-queue/browser-queue.ts';
import {
  channelOf,
  contentsOf,
  holderOf,
  isBag,
  outermostOf,
  parcelsWithin,
  scannedBagOf,
} from './bag-floor.ts';
import type { BagFloor, KnownParcel } from './bag-floor.ts';

export type BagFacts = Extract<ScanFacts, { action: `BAG_${string}` }>;
type Verdict = readonly [ScanVerdict, ScanSay];

const noSuchBag: Verdict = ['UNKNOWN', 'NO_SUCH_BAG'];
const sealed: Verdict = ['BLOCKED', 'BAG_SEALED'];
const otherChannel: Verdict = ['WRONG_PLACE', 'OTHER_CHANNEL'];

/** The verdict on a scan before it is written, with the bag as the scan leaves it once it is. */
export function judgeBagScan(floor: BagFloor, facts: BagFacts): Foretold {
  const [verdict, say] = verdictOf(floor, facts);
  const bag = floor.bags.get(facts.action === 'BAG_PUT' ? facts.bag : facts.code);
  const parcel = floor.parcels.get(facts.code);
  return {
    verdict,
    say,
    parcel: parcel ? { customerCode: parcel.customerCode, weightG: parcel.weightG, cell: null } : null,
    bag: bag ? scannedBagOf(floor, bag) : null,
  };
}

function verdictOf(floor: BagFloor, facts: BagFacts): Verdict {
  const { code } = facts;
  if (facts.action === 'BAG_OPEN') return verdictOfOpening(floor.bags.get(code), code);
  if (facts.action === 'BAG_TAKE_OUT') return verdictOfTakingOut(floor, code);
  if (facts.action === 'BAG_CLOSE') return verdictOfClosing(floor, facts);
  if (kindOfOwnCode(facts.bag) !== 'bag') return ['BLOCKED', 'NOT_A_BAG'];
  const bag = floor.bags.get(facts.bag);
  if (bag === undefined) return noSuchBag;
  const inner = floor.bags.get(code);
  if (inner !== undefined) return verdictOfInner(floor, inner, bag);
  if (kindOfOwnCode(code) === 'bag') return noSuchBag;
  return verdictOfParcel(floor, floor.parcels.get(code), bag);
}

function verdictOfOpening(bag: KnownBag | undefined, code: string): Verdict {
  if (kindOfOwnCode(code) !== 'bag') return ['BLOCKED', 'NOT_A_BAG'];
  return bag === undefined || bag.isOpen ? ['OK', 'BAG_OPENED'] : sealed;
}

function verdictOfParcel(floor: BagFloor, parcel: KnownParcel | undefined, bag: KnownBag): Verdict {
  if (parcel === undefined) return ['UNKNOWN', 'NOT_RECEIVED'];
  if (parcel.stays) return ['BLOCKED', parcel.stays];
  if (parcel.isHeld) return ['BLOCKED', 'HELD'];
  if (parcel.pointId !== undefined && !bagTakes(bag.destination, parcel.pointId))
    return ['WRONG_PLACE', 'OTHER_DESTINATION'];
  const there = channelOf(floor, outermostOf(floor, bag).code, parcel.code);
  if (isOther(there, parcel.channelId)) return otherChannel;
  return verdictOfMove(floor, parcel.bag, bag);
}

function verdictOfInner(floor: BagFloor, inner: KnownBag, bag: KnownBag): Verdict {
  if (!bagTakes(bag.destination, inner.destination?.id ?? null)) return ['WRONG_PLACE', 'OTHER_DESTINATION'];
  if (isOther(channelOf(floor, outermostOf(floor, bag).code), channelOf(floor, inner.code)))
    return otherChannel;
  if (!fitsInto(inner.kind, bag.kind)) return ['BLOCKED', 'BAG_DOES_NOT_FIT'];
  return verdictOfMove(floor, inner.inBag, bag);
}

/** What is unknown is no other channel. */
function isOther(there: number | undefined, coming: number | null | undefined): boolean {
  return there !== undefined && coming !== undefined && coming !== null && there !== coming;
}

function verdictOfMove({ bags }: BagFloor, holder: string | null, bag: KnownBag): Verdict {
  const isSealed = !bag.isOpen || (holder !== null && bags.get(holder)?.isOpen === false);
  if (isSealed) return sealed;
  if (holder === bag.code) return ['DUPLICATE', 'ALREADY_IN_BAG'];
  return holder === null ? ['OK', 'BAGGED'] : ['OK', 'MOVED_TO_BAG'];
}

function verdictOfTakingOut(floor: BagFloor, code: string): Verdict {
  const isKnown = floor.parcels.has(code) || floor.bags.has(code);
  if (!isKnown) return kindOfOwnCode(code) === 'bag' ? noSuchBag : ['UNKNOWN', 'NOT_RECEIVED'];
  const holder = holderOf(floor, code);
  if (holder === null) return ['DUPLICATE', 'NOT_IN_A_BAG'];
  return floor.bags.get(holder)?.isOpen === false ? sealed : ['OK', 'TAKEN_OUT'];
}

function verdictOfClosing(
  floor: BagFloor,
  { code, weightG, isSure }: Extract<BagFacts, { action: 'BAG_CLOSE' }>,
): Verdict {
  const bag = floor.bags.get(code);
  if (bag === undefined) return noSuchBag;
  if (!bag.isOpen) return ['DUPLICATE', 'ALREADY_CLOSED'];
  const parcels = parcelsWithin(floor, code);
  if (parcels.length === 0) return ['BLOCKED', 'BAG_EMPTY'];
  if (contentsOf(floor, code).some((thing) => isBag(thing) && thing.isOpen))
    return ['BLOCKED', 'OPEN_BAG_INSIDE'];
  if (parcels.some(({ stays }) => Boolean(stays))) return ['BLOCKED', 'STAYS_INSIDE'];
  if (parcels.some(({ isHeld }) => isHeld)) return ['BLOCKED', 'HELD_INSIDE'];
  const { contentsG } = scannedBagOf(floor, bag);
  const isFar = isSure !== true && contentsG !== null && isFarFromContents(weightG, contentsG);
  return isFar ? ['BLOCKED', 'FAR_FROM_CONTENTS'] : ['OK', 'BAG_CLOSED'];
}
