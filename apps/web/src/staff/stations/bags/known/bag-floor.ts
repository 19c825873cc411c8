import { fitsInto } from '@rohi/contract/containers/bag-kinds';
import type { KnownBag, KnownChannel, LyingParcel } from '@rohi/contract/stations/bag-snapshot.contract';
import type { ScannedBag } from '@rohi/contract/stations/scans.contract';
import type { BagSnapshot } from './bag-snapshot.ts';

/**
 * A parcel that lies in the warehouse; where and how it goes is not known of one that was received here a moment ago.
 */
export type KnownParcel = Omit<LyingParcel, 'pointId' | 'channelId'> & {
  pointId: number | null | undefined;
  channelId: number | null | undefined;
};
export type { KnownChannel };
export type Destination = NonNullable<KnownBag['destination']>;

/** What a station knows to lie in its warehouse, with what it has scanned since. */
export type BagFloor = {
  bags: Map<string, KnownBag>;
  parcels: Map<string, KnownParcel>;
  /** Codes of what lies directly in each bag, the first put in first. */
  inside: Map<string, Set<string>>;
  destinations: Map<number, Destination>;
  channels: readonly KnownChannel[];
};

export function floorOf({
  bags,
  parcels,
  channels,
}: Pick<BagSnapshot, 'bags' | 'parcels' | 'channels'>): BagFloor {
  const floor: BagFloor = {
    bags: new Map(bags),
    parcels: new Map(parcels),
    inside: new Map(),
    destinations: new Map(),
    channels,
  };
  for (const { code, bag } of parcels.values()) putInside(floor, code, bag);
  for (const { code, inBag, destination } of bags.values()) {
    putInside(floor, code, inBag);
    if (destination !== null) floor.destinations.set(destination.id, destination);
  }
  return floor;
}

function putInside({ inside }: BagFloor, code: string, bag: string | null): void {
  if (bag === null) return;
  const codes = inside.get(bag) ?? new Set();
  inside.set(bag, codes.add(code));
}

/** The bag in which something lies; null for none, and for unknown things. */
export function holderOf({ bags, parcels }: BagFloor, code: string): string | null {
  return parcels.get(code)?.bag ?? bags.get(code)?.inBag ?? null;
}

/** Something lies in this bag, or in none, from now on. */
export function moveInto(floor: BagFloor, code: string, bag: string | null): void {
  const before = holderOf(floor, code);
  if (before !== null) floor.inside.get(before)?.delete(code);
  const [parcel, inner] = [floor.parcels.get(code), floor.bags.get(code)];
  if (parcel !== undefined) floor.parcels.set(code, { ...parcel, bag });
  else if (inner !== undefined) floor.bags.set(code, { ...inner, inBag: bag });
  putInside(floor, code, bag);
}

/** What lies directly in a bag, the last put in first. */
export function contentsOf(floor: BagFloor, bag: string): (KnownParcel | KnownBag)[] {
  const codes = [...(floor.inside.get(bag) ?? [])].toReversed();
  return codes.flatMap((code) => floor.parcels.get(code) ?? floor.bags.get(code) ?? []);
}

export function isBag(thing: KnownParcel | KnownBag): thing is KnownBag {
  return 'kind' in thing;
}

/** All parcels in a bag and in the bags in it. */
export function parcelsWithin(floor: BagFloor, bag: string): KnownParcel[] {
  const { kind } = floor.bags.get(bag) ?? {};
  return contentsOf(floor, bag).flatMap((thing) => {
    if (!isBag(thing)) return [thing];
    // A kind that does not fit is nothing of this bag's: no walk goes round.
    return kind !== undefined && fitsInto(thing.kind, kind) ? parcelsWithin(floor, thing.code) : [];
  });
}

/**
 * The channel of what was put first into a bag, as far as it is known, or that which an empty one was opened for;
 * `beside`: the code of something that does not count.
 */
export function channelOf(floor: BagFloor, bag: string, beside?: string): number | undefined {
  const parcels = parcelsWithin(floor, bag);
  if (parcels.length === 0) return openedFor(floor, bag);
  const parcel = parcels.findLast(({ code, channelId }) => code !== beside && channelId);
  return parcel?.channelId ?? undefined;
}

/**
 * The channel that a bag was opened for, or the first of the bags in it that was. Of a bag that was stored before
 * channels were sent nothing is known.
 */
function openedFor(floor: BagFloor, bag: string): number | undefined {
  const own = floor.bags.get(bag)?.channelId ?? undefined;
  if (own !== undefined) return own;
  const inner = contentsOf(floor, bag).toReversed();
  for (const thing of inner) {
    const found = isBag(thing) ? openedFor(floor, thing.code) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The outermost bag around a bag, or itself. */
export function outermostOf({ bags }: BagFloor, bag: KnownBag): KnownBag {
  let found = bag;
  // A bag lies in one of an earlier kind alone: the walk ends.
  for (let holder = bags.get(bag.inBag ?? ''); holder !== undefined; holder = bags.get(holder.inBag ?? '')) {
    if (!fitsInto(found.kind, holder.kind)) break;
    found = holder;
  }
  return found;
}

/** The sum of what lies directly in a bag, grams; null where something was not weighed. */
function contentsG(floor: BagFloor, bag: string): number | null {
  const weights = contentsOf(floor, bag).map(({ weightG }) => weightG);
  return weights.includes(null) ? null : weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
}

/** A bag as the service would show it. */
export function scannedBagOf(floor: BagFloor, { code, kind, isOpen }: KnownBag): ScannedBag {
  return {
    code,
    kind,
    isOpen,
    parcels: parcelsWithin(floor, code).length,
    contentsG: contentsG(floor, code),
  };
}
