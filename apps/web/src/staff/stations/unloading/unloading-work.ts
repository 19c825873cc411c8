import { isSameSeal } from '@rohi/contract/stations/seal-number';

/** A scan that has no answer yet. */
export type PendingInbound = { scanId: string; code: string };

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

/** What stands on the screen of a station that unloads. */
export type UnloadingWork = {
  /** The trip that is unloaded. */
  trip: string | undefined;
  /** The bag whose seal is read next. */
  bag: string | undefined;
  /** What is read next are the seals of the vehicle, until a thing of the trip is. */
  readsSeals: boolean;
  /** The parcel that was scanned last. */
  lastParcel: string | undefined;
  /** The parcel that is scanned next is damaged. */
  marksDamage: boolean;
  /** The parcel that is weighed once more. */
  weighing: Weighing | undefined;
  /** What is read next is the cell of that parcel. */
  asksCell: boolean;
  pending: readonly PendingInbound[];
};

export const nothingUnloaded: UnloadingWork = {
  trip: undefined,
  bag: undefined,
  readsSeals: false,
  lastParcel: undefined,
  marksDamage: false,
  weighing: undefined,
  asksCell: false,
  pending: [],
};

/** What the station has stored of its trip. */
export type KnownOfTrip = {
  parcels: ReadonlyMap<string, { customerCode: string | null; isHere: boolean }>;
  bags: ReadonlySet<string>;
  seals: readonly string[];
};

/** A code of ours, or anything else. */
export type ReadKind = 'trip' | 'bag' | 'parcel' | 'other';

export type UnloadingStep =
  | { do: 'choose'; trip: string }
  | { do: 'ask' }
  | { do: 'askSeal'; bag: string }
  | { do: 'seal'; trip: string; number: string }
  | { do: 'bag'; trip: string; bag: string; seal: string }
  | { do: 'parcel'; trip: string; code: string };

/**
 * What a scan does. The code of a trip chooses it; a bag asks for the number of its seal, which is whatever is read next and is no thing of the trip; a seal of the
 * vehicle is known by its number, or by being asked for; anything else is a parcel.
 */
export function stepOfUnloading(
  { trip, bag, readsSeals }: UnloadingWork,
  code: string,
  kind: ReadKind,
  known: KnownOfTrip,
): UnloadingStep {
  if (kind === 'trip') return { do: 'choose', trip: code };
  if (trip === undefined) return { do: 'ask' };
  if (kind === 'bag') return { do: 'askSeal', bag: code };
  if (kind === 'parcel' || known.parcels.has(code)) return { do: 'parcel', trip, code };
  if (bag !== undefined) return { do: 'bag', trip, bag, seal: code };
  const isSeal = readsSeals || known.seals.some((seal) => isSameSeal(seal, code));
  return isSeal ? { do: 'seal', trip, number: code } : { do: 'parcel', trip, code };
}

type ReadSeal = { number: string; state: string; bagCode: string | null };

/**
 * How the seals of a vehicle stand: what was read wrongly once counts no more when each was read rightly since.
 * `DIFFERS`: another number was read, and not all of the own.
 */
export function sealsOf(seals: readonly ReadSeal[]) {
  const own = seals.filter(({ state, bagCode }) => bagCode === null && state !== 'OTHER');
  const others = seals.filter(({ state }) => state === 'OTHER').map(({ number }) => number);
  const read = own.filter(({ state }) => state === 'MATCHES').length;
  const isWhole = own.length > 0 && read === own.length;
  const state = isWhole ? 'MATCHES' : others.length > 0 ? 'DIFFERS' : own.length === 0 ? 'NONE' : 'UNREAD';
  return { state, own: own.map(({ number }) => number), others, read } as const;
}

/** What the station knows of a parcel by itself: it is expected, was scanned before, or is not on the list. */
export type KnownAs = 'EXPECTED' | 'SCANNED' | 'SURPLUS';

export function knownAs(known: KnownOfTrip, code: string, scannedHere: ReadonlySet<string>): KnownAs {
  const parcel = known.parcels.get(code);
  if (parcel === undefined) return 'SURPLUS';
  return parcel.isHere || scannedHere.has(code) ? 'SCANNED' : 'EXPECTED';
}

/** Shares of a bar in per cent: scanned, and in bags that were taken whole. */
export function unloadingShares({
  expected,
  scanned,
  implied,
}: {
  expected: number;
  scanned: number;
  implied: number;
}): { scanned: number; implied: number } {
  if (expected === 0) return { scanned: 0, implied: 0 };
  return { scanned: (scanned * 100) / expected, implied: (implied * 100) / expected };
}
