/** Who works with transfers, what they scan, and what that comes to. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { UserPrincipal } from '../../../principal.ts';

/** Who works at a station of the hub, or of the pickup point. */
export type Transferrer = { principal: UserPrincipal; unitId: number };

export type TransferAct = Transferrer & { device: string };
export type TransferScan = { scanId: string; code: string; transfer: string };

/** What a scan comes to: with the point, or the transfer, that what was scanned belongs to. */
export type TransferSaid = { say: ScanSay; otherPointId?: number | null; otherTransfer?: string | null };
