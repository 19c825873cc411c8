/** What a scan comes to: a verdict with its word, and what the station shows of the parcel. */
import type { ScanAnswer, ScannedParcel } from '@rohi/contract/stations/scans.contract';
import type { Db, Tx } from '../../platform/database.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findScannedParcels } from './cell.store.ts';
import type { BeforeScan } from './undo/before-scan.ts';

export type { BeforeScan };

export type ScanOutcome = Pick<
  ScanAnswer,
  'verdict' | 'say' | 'parcel' | 'bag' | 'trip' | 'unloading' | 'transfer' | 'container' | 'count' | 'owner'
> & {
  /** What it has changed, as it was before; no part of the answer. */
  before?: BeforeScan;
};

/** Who scans, in which unit. */
export type StationAct = { principal: UserPrincipal; unitId: number };

/** Takes back what a scan has written, and says why. */
export class ScanRefusedError extends Error {
  readonly verdict: ScanOutcome['verdict'];
  readonly say: ScanOutcome['say'];
  constructor(verdict: ScanOutcome['verdict'], say: ScanOutcome['say']) {
    super(`a scan was refused: ${say}`);
    this.verdict = verdict;
    this.say = say;
  }
}

/** A verdict with the parcel as it stands in this transaction. */
export async function outcomeFor(
  tx: Tx,
  trackingCode: string,
  verdict: ScanOutcome['verdict'],
  say: ScanOutcome['say'],
): Promise<ScanOutcome> {
  const [parcel] = await findScannedParcels(tx, [trackingCode]);
  return { verdict, say, parcel: parcel ?? null };
}

/** What a station shows of the current parcels of these codes, by code. */
export async function readScannedParcels(
  db: Db | Tx,
  trackingCodes: readonly string[],
): Promise<Map<string, ScannedParcel>> {
  if (trackingCodes.length === 0) return new Map();
  const parcels = await findScannedParcels(db, trackingCodes);
  return new Map(parcels.map((parcel) => [parcel.trackingCode, parcel]));
}
