/** What a count has come to for one thing, and in numbers. */
import { rackOf } from '@rohi/contract/stations/racks';
import type { InventoryNumbers } from '@rohi/contract/stations/inventories.contract';
import type { InventoryOutcome, InventorySettlement } from '@rohi/contract/stations/inventory-words';

type Counted = {
  parcelId: string | null;
  isExpected: boolean;
  hasCome: boolean;
  listedCell: string | null;
  foundAt: Date | null;
  foundCell: string | null;
  say: string | null;
  settled: InventorySettlement | null;
};

/** Where the parcel lies by the records now; undefined: it lies in the unit no more. */
type Now = { cell: string | null } | undefined;

/**
 * What is not found is missing once its cell was counted, where the records still have it as they did when the count
 * began: what was moved since then falsifies nothing.
 * @param isCounted whether somebody has said that all in its cell was counted
 */
export function outcomeOf(item: Counted, now: Now, isCounted: boolean): InventoryOutcome {
  if (item.foundAt !== null) {
    if (item.say !== null) return 'SURPLUS';
    if (item.hasCome) return 'CAME';
    return item.foundCell === null || item.foundCell === item.listedCell ? 'FOUND' : 'ELSEWHERE';
  }
  if (now === undefined || now.cell !== item.listedCell) return 'GONE';
  if (item.settled === 'FOUND') return 'FOUND';
  return isCounted || item.settled !== null ? 'MISSING' : 'TO_COME';
}

/** Whether a count of this part of a unit has to do with a cell. */
export function isOfPart(
  { rack, cell }: { rack: string | null; cell: string | null },
  at: string | null,
): boolean {
  if (cell !== null) return at === cell;
  return rack === null || (at !== null && rackOf(at) === rack);
}

type Judged = {
  isExpected: boolean;
  listedCell: string | null;
  outcome: InventoryOutcome;
  settled: InventorySettlement | null;
};

/** Whether something is an unsettled difference. */
export function isUnsettled({ outcome, settled }: Pick<Judged, 'outcome' | 'settled'>): boolean {
  return (outcome === 'MISSING' || outcome === 'SURPLUS') && (settled === null || settled === 'LOOK_AGAIN');
}

/** A count in numbers. */
export function numbersOf(items: readonly Judged[]): InventoryNumbers {
  const of = (...outcomes: InventoryOutcome[]) =>
    items.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const expected = items.filter(({ isExpected }) => isExpected);
  return {
    expected: expected.length,
    found: expected.filter(({ outcome }) => outcome === 'FOUND' || outcome === 'ELSEWHERE').length,
    elsewhere: of('ELSEWHERE'),
    missing: of('MISSING'),
    surplus: of('SURPLUS'),
    moved: of('CAME', 'GONE'),
    toCome: of('TO_COME'),
    unsettled: items.filter((item) => isUnsettled(item)).length,
    cellsLeft: new Set(
      items.flatMap(({ outcome, listedCell }) => (outcome === 'TO_COME' ? [listedCell] : [])),
    ).size,
  };
}
