import type { ExpectedParcel } from '@rohi/contract/stations/snapshot.contract';

/** What the warehouse expects, in the memory of this tab, so that the verdict is there before the finger leaves the key. */
export type Snapshot = {
  parcels: ReadonlyMap<string, ExpectedParcel>;
  /** By customer code: where parcels of the customer lie. */
  cells: ReadonlyMap<string, string>;
  /** Names of the pickup points. */
  points: ReadonlyMap<number, string>;
  cursor: string;
  /** Epoch milliseconds of the last question that was answered. */
  at: number;
};

/** An answer of the service: all that is expected, or what has changed since the cursor that was sent. */
export type SnapshotAnswer = {
  isWhole: boolean;
  parcels: readonly ExpectedParcel[];
  gone: readonly string[];
  cells: readonly { customerCode: string; cell: string | null }[];
  /** None in later parts, and in what a console before this one has stored. */
  points?: readonly { id: number; name: string }[];
  cursor: string;
};
