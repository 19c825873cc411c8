import { looksLikeCell } from '../shelving/shelving-work.ts';

/** What stands on the screen of a station that accepts transfers. */
export type AcceptanceWork = {
  /** The transfer that is accepted. */
  transfer: string | undefined;
  /** The bag whose seal is read next. */
  bag: string | undefined;
  /** The parcel that was scanned last. */
  lastParcel: string | undefined;
  /** The parcel that is scanned next is damaged. */
  marksDamage: boolean;
  /** Scans that have no answer yet. */
  pending: readonly { scanId: string; code: string }[];
};

export const nothingAccepted: AcceptanceWork = {
  transfer: undefined,
  bag: undefined,
  lastParcel: undefined,
  marksDamage: false,
  pending: [],
};

/** What the station has stored of its transfer. */
export type KnownOfTransfer = ReadonlyMap<string, { isHere: boolean }>;

export type AcceptanceStep =
  | { do: 'choose'; transfer: string }
  | { do: 'ask' }
  | { do: 'askSeal'; bag: string }
  | { do: 'bag'; transfer: string; bag: string; seal: string }
  | { do: 'shelve'; code: string; cell: string }
  | { do: 'parcel'; transfer: string; code: string };

/**
 * What a scan does: a transfer is chosen, a bag asks for the number of its seal, which is whatever is read next and is no parcel of the transfer; a cell takes the
 * parcel that was scanned last.
 */
export function stepOfAcceptance(
  { transfer, bag, lastParcel }: AcceptanceWork,
  code: string,
  kind: 'transfer' | 'bag' | 'parcel' | 'other',
  known: KnownOfTransfer,
): AcceptanceStep {
  if (kind === 'transfer') return { do: 'choose', transfer: code };
  if (transfer === undefined) return { do: 'ask' };
  if (kind === 'bag') return { do: 'askSeal', bag: code };
  const isCell = kind === 'other' && !known.has(code) && looksLikeCell(code);
  if (bag === undefined && isCell && lastParcel !== undefined)
    return { do: 'shelve', code: lastParcel, cell: code };
  const isParcel = kind === 'parcel' || known.has(code) || bag === undefined;
  return isParcel ? { do: 'parcel', transfer, code } : { do: 'bag', transfer, bag, seal: code };
}
