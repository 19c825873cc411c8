import { call } from '../../../shared/api/call.ts';
import { openSnapshotFeed } from '../snapshot/snapshot-feed.ts';
import type { ExpectedParcel } from '@rohi/contract/stations/snapshot.contract';

/**
 * What the warehouse expects, in the memory of this tab, so that the verdict is there before the finger leaves the key.
 */
type Snapshot = {
  parcels: ReadonlyMap<string, ExpectedParcel>;
  /** By customer code: where parcels of the customer lie. */
  cells: ReadonlyMap<string, string>;
  /** Names of the pickup points. */
  points: ReadonlyMap<number, string>;
  /** Owner and weight are left to the hub: a scan alone takes a box in. */
  isOwnerAtHub: boolean;
  cursor: string;
  /** Epoch milliseconds of the last question that was answered. */
  at: number;
};

/** An answer of the service: all that is expected, or what has changed since the cursor that was sent. */
type SnapshotAnswer = {
  isWhole: boolean;
  parcels: readonly ExpectedParcel[];
  gone: readonly string[];
  cells: readonly { customerCode: string; cell: string | null }[];
  /** None in later parts, and in what a console before this one has stored. */
  points?: readonly { id: number; name: string }[];
  /** Not in what a console before this one has stored. */
  isOwnerAtHub?: boolean;
  cursor: string;
};

/** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
export function withChanges(before: Snapshot | undefined, answer: SnapshotAnswer, at: number): Snapshot {
  const base = answer.isWhole ? undefined : before;
  const parcels = new Map(base?.parcels);
  const cells = new Map(base?.cells);
  const points = new Map(base?.points);
  for (const { id, name } of answer.points ?? []) points.set(id, name);
  for (const code of answer.gone) parcels.delete(code);
  for (const parcel of answer.parcels) parcels.set(parcel.code, parcel);
  for (const { customerCode, cell } of answer.cells) {
    if (cell === null) cells.delete(customerCode);
    else cells.set(customerCode, cell);
  }
  const { cursor, isOwnerAtHub = false } = answer;
  return { parcels, cells, points, isOwnerAtHub, cursor, at };
}

function wholeOf({ parcels, cells, points, isOwnerAtHub, cursor }: Snapshot): SnapshotAnswer {
  return {
    isWhole: true,
    parcels: [...parcels.values()],
    gone: [],
    cells: [...cells].map(([customerCode, cell]) => ({ customerCode, cell })),
    points: [...points].map(([id, name]) => ({ id, name })),
    isOwnerAtHub,
    cursor,
  };
}

const expected = openSnapshotFeed<SnapshotAnswer, Snapshot>({
  prefix: '',
  ask: (deviceId, since) =>
    call('GET /stations/snapshot', {
      query: { deviceId, kind: 'RECEIVING', ...(since === undefined ? {} : { since }) },
      quiet: true,
    }),
  withChanges,
  wholeOf,
  hasNews: ({ parcels, gone, cells }) => parcels.length + gone.length + cells.length > 0,
});

/** What the warehouse expects; undefined until the first answer has come. */
export const readSnapshot = expected.read;
export const useSnapshotValue = expected.useValue;
export const useFreshSnapshot = expected.useFresh;
