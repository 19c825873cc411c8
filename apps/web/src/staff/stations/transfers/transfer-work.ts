import type { StayFlag } from '@rohi/contract/tracking/stays-put';

/** What a station that fills a transfer knows of the parcels at its hub. */
export type KnownAtHub = {
  parcels: ReadonlyMap<
    string,
    {
      customerCode: string | null;
      pointId: number | null;
      isHeld: boolean;
      stays: StayFlag | null;
      transfer: string | null;
    }
  >;
};

/** What stands on the screen of a station that fills transfers. */
export type TransferWork = {
  /** The transfer that is filled. */
  transfer: string | undefined;
  /** What is scanned next is taken out again. */
  takesOut: boolean;
  /** Scans that have no answer yet. */
  pending: readonly { scanId: string; code: string }[];
};

export const nothingTransferred: TransferWork = { transfer: undefined, takesOut: false, pending: [] };

export type TransferStep =
  | { do: 'choose'; transfer: string }
  | { do: 'ask' }
  | { do: 'scan'; transfer: string; action: 'TRANSFER' | 'TRANSFER_OUT' };

/** What a scan does: the code of a transfer chooses it, anything else comes into the chosen one, or out of it. */
export function stepOfTransfer(
  { transfer, takesOut }: TransferWork,
  code: string,
  isTransfer: boolean,
): TransferStep {
  if (isTransfer) return { do: 'choose', transfer: code };
  if (transfer === undefined) return { do: 'ask' };
  return { do: 'scan', transfer, action: takesOut ? 'TRANSFER_OUT' : 'TRANSFER' };
}

/** What the station knows of a parcel by itself: it may come along, is in a transfer, is held, goes elsewhere, or is not here. */
export type KnownAs = 'MEANT' | 'TAKEN' | 'HELD' | StayFlag | 'OTHER_POINT' | 'NO_POINT' | 'NOT_AT_HUB';

export function knownAtHub(
  { parcels }: KnownAtHub,
  code: string,
  pointId: number,
  scannedHere: ReadonlySet<string>,
): KnownAs {
  const parcel = parcels.get(code);
  if (parcel === undefined) return 'NOT_AT_HUB';
  if (parcel.stays) return parcel.stays;
  if (parcel.pointId === null) return 'NO_POINT';
  if (parcel.pointId !== pointId) return 'OTHER_POINT';
  if (parcel.isHeld) return 'HELD';
  return parcel.transfer !== null || scannedHere.has(code) ? 'TAKEN' : 'MEANT';
}
