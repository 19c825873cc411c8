/** What a scan has changed, as it was before. Grams and millimetres. */
import type { HandlingNote } from '@rohi/contract/tracking/parcel-status';

export type FactsBefore = {
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  handlingNotes: HandlingNote[];
};

export type BeforeScan = {
  /** Of a parcel that the scan has received, or marked. */
  facts?: Partial<FactsBefore>;
  /** The former owner, where the receipt has written down the customer code of the label. */
  owner?: { customerCode: string | null; pickupPointId: number | null };
  /** The flag of an unidentified box was raised with the receipt. */
  flagged?: true;
  /** In which cell it lay, and into which it was put; null: in none. */
  cell?: string | null;
  putInto?: string;
  /** The code of the bag in which it lay; null: in none. */
  bag?: string | null;
  /** The scan has made the bag: it had never been opened before. */
  opened?: true;
  /** When the scan has closed the bag, ISO 8601. */
  closedAt?: string;
  /** The code of the bag that was put into another, or taken out of one. */
  innerBag?: string;
  /** What a scan at an unloading has changed, as the room of cargo left it. */
  arrival?: object;
  /** The same of a scan at the acceptance of a transfer. */
  acceptance?: object;
  /** The same of a scan of another kind of container. */
  carried?: object;
  /** The same of a scan of a count, as the room of stations left it. */
  count?: object;
};

/** The facts that a receipt may change. */
export function factsBefore({
  weightG,
  lengthMm,
  widthMm,
  heightMm,
  handlingNotes,
}: FactsBefore): FactsBefore {
  return { weightG, lengthMm, widthMm, heightMm, handlingNotes: [...handlingNotes] };
}
