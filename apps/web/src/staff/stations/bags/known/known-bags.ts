import type { Foretold } from '../../bench/bench.ts';
import type { ScanFacts, StationScanRow } from '../../scan-queue/browser-queue.ts';
import { isDone } from '../../scan-queue/failure-outcome.ts';
import type { BagSnapshot } from './bag-snapshot.ts';
import { judgeBagScan } from './bag-verdict.ts';
import type { BagFacts } from './bag-verdict.ts';
import { moveInto, floorOf } from './bag-floor.ts';
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
  /** What the service will say of a scan; nothing is noted. Undefined where nobody knows. */
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
  let unsettled: Unsettled[] = [];
  let made: { of: BagSnapshot; floor: BagFloor } | undefined;
  const floor = (): BagFloor | undefined => {
    const snapshot = readSnapshot();
    if (snapshot === undefined) return undefined;
    if (made?.of === snapshot) return made.floor;
    unsettled = unsettled.filter(({ takenAt }) => takenAt === undefined || takenAt >= snapshot.at);
    made = { of: snapshot, floor: withScans(floorOf(snapshot), unsettled, named) };
    return made.floor;
  };
  const judge = (facts: ScanFacts) => {
    const known = floor();
    return known !== undefined && isBagScan(facts) ? judgeBagScan(known, facts) : undefined;
  };
  return {
    floor,
    judge,
    foretell(scanId, facts) {
      const foretold = judge(facts);
      const isAllowed = foretold === undefined ? isReceipt(facts) : isUndisputed(foretold);
      const isApplied = made !== undefined && isAllowed;
      unsettled.push({ scanId, facts, isApplied });
      if (made !== undefined && isApplied) apply(made.floor, facts, named);
      // What it takes back is left out of a floor that is made anew.
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
      const known = new Set(unsettled.map(({ scanId }) => scanId));
      const news = rows.filter(({ scanId }) => !known.has(scanId));
      unsettled.unshift(...news.map(({ scanId, facts }) => ({ scanId, facts, isApplied: false })));
      made = undefined;
    },
    nameDestination: (destination) => void named.set(destination.id, destination),
  };
}

function isReceipt({ action }: ScanFacts): boolean {
  return action === 'RECEIVE' || action === 'REPORT_PROBLEM';
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

/** The floor as these scans leave it, each where nothing stands against it; what was taken back has left nothing. */
function withScans(
  floor: BagFloor,
  scans: readonly Unsettled[],
  named: ReadonlyMap<number, Destination>,
): BagFloor {
  const undone = new Set(scans.flatMap(({ facts }) => (facts.action === 'UNDO' ? [facts.undoes] : [])));
  for (const scan of scans) {
    const { scanId, facts, takenAt } = scan;
    const isTaken = takenAt !== undefined || !isBagScan(facts);
    scan.isApplied = !undone.has(scanId) && (isTaken || isUndisputed(judgeBagScan(floor, facts)));
    if (scan.isApplied) apply(floor, facts, named);
  }
  return floor;
}

/** What a scan does to the floor, once it is taken. */
function apply(floor: BagFloor, facts: ScanFacts, named: ReadonlyMap<number, Destination>): void {
  const { code } = facts;
  if (facts.action === 'RECEIVE' || facts.action === 'REPORT_PROBLEM') {
    const isHeld = facts.action === 'REPORT_PROBLEM';
    const { customerCode = null, weightG = null } = facts;
    const known = floor.parcels.get(code) ?? { code, customerCode, weightG, pointId: undefined, bag: null };
    floor.parcels.set(code, { isHeld: false, ...known, ...(isHeld ? { isHeld } : {}) });
  }
  if (facts.action === 'BAG_OPEN' && !floor.bags.has(code)) {
    const { kind = 'SACK', destinationId: id } = facts;
    const destination = id === undefined ? null : destinationOf(floor, id, named);
    floor.bags.set(code, { code, kind, isOpen: true, destination, inBag: null, weightG: null });
  }
  if (facts.action === 'BAG_PUT') moveInto(floor, code, facts.bag);
  if (facts.action === 'BAG_TAKE_OUT') moveInto(floor, code, null);
  const closed = facts.action === 'BAG_CLOSE' ? floor.bags.get(code) : undefined;
  if (closed?.isOpen === true && facts.action === 'BAG_CLOSE')
    floor.bags.set(code, { ...closed, isOpen: false, weightG: facts.weightG });
}

/** Of a place that nobody has named here it is not known what goes there: its bag takes everything, and the service decides. */
function destinationOf(
  { destinations }: BagFloor,
  id: number,
  named: ReadonlyMap<number, Destination>,
): Destination {
  return named.get(id) ?? destinations.get(id) ?? { id, isHub: true, name: '' };
}
