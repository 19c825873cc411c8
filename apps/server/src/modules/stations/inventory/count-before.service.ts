/** What a scan of a count has changed, as it was before; stored as JSON with the answer. */
import type { CountedItem, Found, Said } from './inventory-item.store.ts';
import type { Placement } from './lying-here.service.ts';

export type FoundBefore = Omit<Found, 'at' | 'by'> & {
  at: string | null;
  by: string | null;
  /** What somebody had said of it, which the scan has ended; missing with scans that are older than this field. */
  said?: (Omit<Said, 'at'> & { at: string }) | null;
};

export type ItemBefore = {
  parcelId: string | null;
  code: string;
  /** Null where the scan has put it down: it was neither expected nor found before. */
  was: FoundBefore | null;
  /** Where it lay, where the scan has put it elsewhere. */
  lay?: { cell: string | null; since: string | null; by: string | null };
};

export type CountBefore = {
  inventory: string;
  /** The cell that the scan has declared as counted. */
  done?: string;
  /** When and in which cell the scan has found these. */
  at?: string;
  cell?: string | null;
  items?: ItemBefore[];
  /** The cell of the bag itself. */
  bagCell?: string | null;
};

type Thing = { parcelId: string | undefined; code: string };

/** An item as it stands before a scan writes it; `lay`: where the parcel lies that is put elsewhere. */
export function itemBefore(thing: Thing, item: CountedItem | undefined, lay?: Placement): ItemBefore {
  return {
    parcelId: thing.parcelId ?? null,
    code: thing.code,
    was: item === undefined ? null : foundBefore(item),
    ...(lay && { lay: { cell: lay.cell, since: lay.since?.toISOString() ?? null, by: lay.placedBy } }),
  };
}

function foundBefore(item: CountedItem): FoundBefore {
  const { foundAt, foundBy, foundCell, listedCell, hasCome, say, otherPointId, transferCode } = item;
  const { settled: act, settledAt, settledBy: by } = item;
  const isSaid = act !== null && settledAt !== null && by !== null;
  return {
    said: isSaid ? { act, at: settledAt.toISOString(), by } : null,
    at: foundAt?.toISOString() ?? null,
    by: foundBy,
    cell: foundCell,
    listedCell,
    hasCome,
    say,
    otherPointId,
    transferCode,
  };
}
