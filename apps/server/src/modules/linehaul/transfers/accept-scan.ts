/** A scan at the acceptance of a transfer, and what it has changed. */
import type { TransferSaid, TransferScan } from './transfer-scan.ts';

export type AcceptScan = TransferScan & {
  claimedAt: Date;
  /** As it was read on the seal of a bag. */
  seal?: string | undefined;
  isDamaged?: boolean | undefined;
  note?: string | undefined;
  /** The clerk takes in what was not expected. */
  isSure: boolean;
};

/** What a scan has changed, as it was before. */
export type AcceptBefore = {
  transfer: string;
  /** Of a parcel: how its item was; null where the scan has put it on the list. */
  item?: { state: 'EXPECTED' | 'IMPLIED' | 'SCANNED' | 'SURPLUS'; isDamaged: boolean } | null;
  /** The damage was flagged by this scan. */
  isFlagged?: boolean;
  /** Of a bag: the unit where it was. */
  bagUnitId?: number;
};

export type Accepted = TransferSaid & { before?: AcceptBefore };
