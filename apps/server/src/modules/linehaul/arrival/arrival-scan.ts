/** A scan at the unloading of a trip, and what it has changed. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { UserPrincipal } from '../../../principal.ts';

export type ArrivalAct = { principal: UserPrincipal; unitId: number; device: string };

export type ArrivalScan = {
  scanId: string;
  trip: string;
  code: string;
  claimedAt: Date;
  /** As it was read on the seal of a bag. */
  seal?: string | undefined;
  isDamaged?: boolean | undefined;
  note?: string | undefined;
  /** The clerk takes in what was not expected. */
  isSure: boolean;
};

/** What a scan has changed, as it was before. */
export type ArrivalBefore = {
  trip: string;
  /** Of a parcel: how its item was; null where the scan has put it on the list. */
  item?: { state: 'EXPECTED' | 'IMPLIED' | 'SCANNED' | 'SURPLUS'; isDamaged: boolean } | null;
  /** The damage was flagged by this scan. */
  isFlagged?: boolean;
  /** Of a bag: the unit where it was. */
  bagUnitId?: number;
};

export type TakenIn = {
  say: ScanSay;
  /** The trip that should bring what was scanned. */
  otherTrip?: string | null;
  before?: ArrivalBefore;
};
