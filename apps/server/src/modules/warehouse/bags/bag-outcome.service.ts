/** What a scan of a bag comes to. */
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Tx } from '../../../platform/database.ts';
import { findBag, parcelsWithin, tallyBag, type BagRow } from '../../containers/bags.service.ts';
import { lockParcelIds } from '../../tracking/tracking.service.ts';
import type { ScanOutcome, StationAct } from '../scan-outcome.service.ts';

/** A verdict on a bag, with the bag as it stands in this transaction. */
export async function shownBag(
  tx: Tx,
  verdict: ScanVerdict,
  say: ScanSay,
  bag: BagRow,
): Promise<ScanOutcome> {
  const { code } = bag;
  const now = (await findBag(tx, code)) ?? bag;
  const tally = await tallyBag(tx, bag.id);
  return {
    verdict,
    say,
    parcel: null,
    bag: { code, kind: now.kind, isOpen: now.closedAt === null, ...tally },
  };
}

/** Something stands against it, and nothing of a bag is shown. */
export function refused(say: ScanSay, verdict: ScanVerdict = 'BLOCKED'): ScanOutcome {
  return { verdict, say, parcel: null };
}

/** The bag of a code in this warehouse, or why there is none. */
export async function findOwnBag(
  tx: Tx,
  { unitId }: StationAct,
  code: string,
): Promise<BagRow | ScanOutcome> {
  if (kindOfOwnCode(code) !== 'bag') return refused('NOT_A_BAG');
  const bag = await findBag(tx, code);
  if (bag === undefined) return refused('NO_SUCH_BAG', 'UNKNOWN');
  return bag.unitId === unitId ? bag : refused('OTHER_WAREHOUSE', 'WRONG_PLACE');
}

export function isRefusal(found: BagRow | ScanOutcome): found is ScanOutcome {
  return 'verdict' in found;
}

/** Locks the parcels within a bag: before bags, as whoever writes parcels has them locked. Their ids. */
export async function lockWithin(tx: Tx, bagId: string): Promise<string[]> {
  const ids = (await parcelsWithin(tx, bagId)).map(({ id }) => id);
  await lockParcelIds(tx, ids);
  return ids;
}
