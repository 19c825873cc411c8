import type { Foretold } from '../../bench/bench.ts';
import type { ScanFacts, StationScanRow } from '../../scan-queue/browser-queue.ts';
import { isDone } from '../../scan-queue/failure-outcome.ts';
import type { BagSnapshot } from './bag-snapshot.ts';
import { judgeBagScan } from './bag-verdict.ts';
import type { BagFacts } from './bag-verdict.ts';
import { floorOf, holderOf, moveInto } from './bag-floor.ts';
import type { BagFloor, Destination } from './bag-floor.ts';

/** A scan that the snapshot may not have yet. */
type Unsettled = {
  scanId: string;
  facts: ScanFacts;
  /** The floor has it. */
  isApplied: boolean;
  /** Epoch milliseconds of the answer that took it; undefined while there is none. */
  takenAt?: number | undefined;
};

/** The snapshot with what this device has scanned since it came: by that a scan has its verdict at once. */
export type KnownBags = {
  /** Undefined while there is no snapshot. */
  floor: () => BagFloor | undefined;
  /** What the service will say of a scan; nothing is noted. Undefined where that is unknown. */
  judge: (facts: ScanFacts) => Foretold | undefined;
  /** The same of a scan that is being stored: what follows is judged with it. */
  foretell: (scanId: string, facts: ScanFacts) => Foretold | undefined;
  /** The service has answered a scan. */
  settle: (row: StationScanRow) => void;
  /** Scans that wait on this device since before the page was loaded. */
  load: (rows: readonly StationScanRow[]) => void;
  /** The name of a place that bags go to. */
  nameDestination: (destination: Destination) => void;
};

export function openKnownBags(readSnapshot: () => BagSnapshot | undefined): KnownBags {
  const named = new Map<number, Destination>();
  const seen = new Map<string, ScanFacts>();
  let unsettled: Unsettled[] = [];
  let made: { of: BagSnapshot; floor: BagFloor } | undefined;
  const floor = (): BagFloor | undefined => {
    const snapshot = readSnapshot();
    if (snapshot === undefined) return undefined;
    if (made?.of === snapshot) return made.floor;
    unsettled = unsettled.filter(({ takenAt }) => takenAt === undefined || takenAt >= snapshot.at);
    made = { of: snapshot, floor: withScans(floorOf(snapshot), unsettled, { named, seen }) };
    return made.floor;
  };
  const judge = (facts: ScanFacts) => {
    const floorNow = floor();
    return floorNow !== undefined && isBagScan(facts) ? judgeBagScan(floorNow, facts) : undefined;
  };
  return {
    floor,
    judge,
    foretell(scanId, facts) {
      const foretold = judge(facts);
      const isAllowed = foretold === undefined ? isReceipt(facts) : isUndisputed(foretold);
      const isApplied = made !== undefined && isAllowed;
      unsettled.push({ scanId, facts, isApplied });
      seen.set(scanId, facts);
      if (made !== undefined && isApplied) apply(made.floor, facts, named);
      // What it takes back is taken back on a floor that is made anew.
      if (facts.action === 'UNDO') made = undefined;
      return foretold && withBagAfter(made?.floor, facts, foretold);
    },
    settle({ scanId, answer }) {
      const scan = unsettled.find((each) => each.scanId === scanId);
      if (answer === undefined || scan === undefined) return;
      const isTaken = isDone(answer) && answer.verdict !== 'NEEDS_PERSON';
      if (isTaken) scan.takenAt = Date.now();
      else unsettled = unsettled.filter((each) => each !== scan);
      if (isTaken !== scan.isApplied) made = undefined;
    },
    load(rows) {
      const scanIds = new Set(unsettled.map(({ scanId }) => scanId));
      const news = rows.filter(({ scanId }) => !scanIds.has(scanId));
      unsettled.unshift(...news.map(({ scanId, facts }) => ({ scanId, facts, isApplied: false })));
      made = undefined;
    },
    nameDestination: (destination) => void named.set(destination.id, destination),
  };
}

type ReceiptFacts = Extract<ScanFacts, { action: 'RECEIVE' | 'REPORT_PROBLEM' }>;

function isReceipt(facts: ScanFacts): facts is ReceiptFacts {
  return facts.action === 'RECEIVE' || facts.action === 'REPORT_PROBLEM';
}

/** It is done, or has been before. */
function isUndisputed({ verdict }: Foretold): boolean {
  return verdict === 'OK' || verdict === 'DUPLICATE';
}

function isBagScan(facts: ScanFacts): facts is BagFacts {
  return facts.action.startsWith('BAG_');
}

/** The bag with what has come into it. */
function withBagAfter(floor: BagFloor | undefined, facts: ScanFacts, foretold: Foretold): Foretold {
  return floor === undefined || !isBagScan(facts)
    ? foretold
    : { ...foretold, bag: judgeBagScan(floor, facts).bag };
}

type Known = { named: ReadonlyMap<number, Destination>; seen: ReadonlyMap<string, ScanFacts> };

/** The floor as these scans leave it, in their order, each where nothing stands against it. */
function withScans(floor: BagFloor, scans: readonly Unsettled[], { named, seen }: Known): BagFloor {
  const backs = new Map<string, () => void>();
  for (const scan of scans) {
    const { scanId, facts, takenAt } = scan;
    const isTaken = takenAt !== undefined || !isBagScan(facts);
    scan.isApplied = isTaken || isUndisputed(judgeBagScan(floor, facts));
    // What the snapshot has of an earlier scan is taken back as far as the scan says what was before.
    if (facts.action === 'UNDO')
      (backs.get(facts.undoes) ?? (() => unapply(floor, seen.get(facts.undoes))))();
    else if (scan.isApplied) backs.set(scanId, apply(floor, facts, named));
  }
  return floor;
}

/** What a scan does to the floor, once it is taken; returns how that is taken back. */
function apply(floor: BagFloor, facts: ScanFacts, named: ReadonlyMap<number, Destination>): () => void {
  const { code } = facts;
  const [parcel, bag, holder] = [floor.parcels.get(code), floor.bags.get(code), holderOf(floor, code)];
  if (isReceipt(facts)) receive(floor, facts);
  if (facts.action === 'BAG_OPEN' && bag === undefined) {
    const { kind = 'SACK', destinationId: id, channelId = null } = facts;
    const destination = id === undefined ? null : destinationOf(floor, id, named);
    floor.bags.set(code, { code, kind, isOpen: true, destination, channelId, inBag: null, weightG: null });
  }
  if (facts.action === 'BAG_PUT') moveInto(floor, code, facts.bag);
  if (facts.action === 'BAG_TAKE_OUT') moveInto(floor, code, null);
  if (facts.action === 'BAG_CLOSE' && bag?.isOpen === true)
    floor.bags.set(code, { ...bag, isOpen: false, weightG: facts.weightG });
  return () => {
    moveInto(floor, code, holder);
    restore(floor.parcels, code, parcel);
    restore(floor.bags, code, bag);
  };
}

function restore<Thing>(things: Map<string, Thing>, code: string, before: Thing | undefined): void {
  if (before === undefined) things.delete(code);
  else things.set(code, before);
}

/** A box lies in the warehouse, and is held where something is wrong with it. */
function receive({ parcels }: BagFloor, facts: ReceiptFacts): void {
  const { code, customerCode = null, weightG = null } = facts;
  const unknown = { pointId: undefined, channelId: undefined, bag: null };
  const parcel = parcels.get(code) ?? { code, customerCode, weightG, ...unknown };
  const isHeld = facts.action === 'REPORT_PROBLEM' ? { isHeld: true } : {};
  parcels.set(code, { isHeld: false, stays: null, ...parcel, ...isHeld });
}

/** What was done by a scan that is taken back, as far as the scan itself says what was before. */
function unapply(floor: BagFloor, facts: ScanFacts | undefined): void {
  if (facts?.action === 'BAG_PUT') moveInto(floor, facts.code, null);
  const bag = facts?.action === 'BAG_CLOSE' ? floor.bags.get(facts.code) : undefined;
  if (bag !== undefined) floor.bags.set(bag.code, { ...bag, isOpen: true, weightG: null });
}

/**
 * Of a place that was not named here it is not known what goes there: its bag takes everything, and the service
 * decides.
 */
function destinationOf(
  { destinations }: BagFloor,
  id: number,
  named: ReadonlyMap<number, Destination>,
): Destination {
  return named.get(id) ?? destinations.get(id) ?? { id, isHub: true, name: '' };
}
