import { isSameSeal } from '@rohi/contract/stations/seal-number';
import type { PendingScan } from '../bench/pending-scans.ts';
import { looksLikeCell } from '../shelving/shelving-work.ts';

/** A second weight that is typed, or comes from the scale. */
export type Weighing = {
  code: string;
  typed: string;
  /** Nobody has typed it. */
  isOfScale: boolean;
  /** The clerk has called for it: the field has the focus. */
  isWanted: boolean;
  /** The service has asked about this weight. */
  isAsked: boolean;
};

/** What stands on the screen of a station that takes in a container: a trip at a hub, a transfer at a pickup point. */
export type ChecklistState = {
  /** The code of the container that is taken in. */
  container: string | undefined;
  /** The bag whose seal is read next. */
  bag: string | undefined;
  /** What is read next are the seals of the vehicle, until a thing of the container is. */
  readsSeals: boolean;
  /** The parcel that was scanned last. */
  lastParcel: string | undefined;
  /** The parcel that is scanned next is damaged. */
  marksDamage: boolean;
  /** What is read next is the cell of the parcel that was scanned last. */
  asksCell: boolean;
  /** The parcel that is weighed once more, where that is done; another thing that is scanned ends it. */
  weighing: Weighing | undefined;
  pending: readonly PendingScan[];
};

export const nothingTakenIn: ChecklistState = {
  container: undefined,
  bag: undefined,
  readsSeals: false,
  lastParcel: undefined,
  marksDamage: false,
  asksCell: false,
  weighing: undefined,
  pending: [],
};

/** What the station has stored of its container; `seals`: of the vehicle, where they are compared. */
export type KnownContainer = {
  parcels: ReadonlyMap<string, { isHere: boolean }>;
  seals: readonly string[];
};

export const nothingKnown: KnownContainer = { parcels: new Map(), seals: [] };

/** A code of ours, or anything else. */
export type ReadKind = 'container' | 'bag' | 'parcel' | 'other';

export type ChecklistStep =
  | { do: 'choose'; container: string }
  | { do: 'ask' }
  | { do: 'askSeal'; bag: string }
  | { do: 'seal'; container: string; number: string }
  | { do: 'bag'; container: string; bag: string; seal: string }
  | { do: 'shelve'; code: string; cell: string }
  | { do: 'parcel'; container: string; code: string };

/**
 * Decides what a scan does. The code of a container chooses it; a bag asks for the number of its seal, which is whatever is read next and is no thing of the container; a seal of the
 * vehicle is known by its number, or by being asked for; a cell takes the parcel that was scanned last, where it is asked for or `knowsCells`; anything else is a parcel.
 */
export function stepOfChecklist(
  { container, bag, readsSeals, lastParcel, asksCell }: ChecklistState,
  code: string,
  kind: ReadKind,
  known: KnownContainer,
  { knowsCells }: { knowsCells: boolean },
): ChecklistStep {
  if (asksCell && lastParcel !== undefined) return { do: 'shelve', code: lastParcel, cell: code };
  if (kind === 'container') return { do: 'choose', container: code };
  if (container === undefined) return { do: 'ask' };
  if (kind === 'bag') return { do: 'askSeal', bag: code };
  if (kind === 'parcel' || known.parcels.has(code)) return { do: 'parcel', container, code };
  if (bag !== undefined) return { do: 'bag', container, bag, seal: code };
  if (knowsCells && lastParcel !== undefined && looksLikeCell(code))
    return { do: 'shelve', code: lastParcel, cell: code };
  const isSeal = readsSeals || known.seals.some((seal) => isSameSeal(seal, code));
  return isSeal ? { do: 'seal', container, number: code } : { do: 'parcel', container, code };
}

/** What the station knows of a parcel by itself: it is expected, was scanned before, or is not on the list. */
export type KnownAs = 'EXPECTED' | 'SCANNED' | 'SURPLUS';

export function knownAs(known: KnownContainer, code: string, scannedHere: ReadonlySet<string>): KnownAs {
  const parcel = known.parcels.get(code);
  if (parcel === undefined) return 'SURPLUS';
  return parcel.isHere || scannedHere.has(code) ? 'SCANNED' : 'EXPECTED';
}
