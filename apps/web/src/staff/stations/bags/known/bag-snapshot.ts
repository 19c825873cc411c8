import type { KnownBag, KnownChannel, LyingParcel } from '@rohi/contract/stations/bag-snapshot.contract';
import { call } from '../../../../shared/api/call.ts';
import { openSnapshotFeed } from '../../snapshot/snapshot-feed.ts';

/** The bags of the warehouse and what lies in it, in the memory of this tab. */
export type BagSnapshot = {
  bags: ReadonlyMap<string, KnownBag>;
  parcels: ReadonlyMap<string, LyingParcel>;
  /** Those by which goods leave today. */
  channels: readonly KnownChannel[];
  cursor: string;
  /** Epoch milliseconds of the last question that was answered. */
  at: number;
};

/** An answer of the service: all there is, or what has changed since the cursor that was sent. */
export type BagSnapshotPart = {
  isWhole: boolean;
  bags: readonly KnownBag[];
  parcels: readonly LyingParcel[];
  gone: readonly string[];
  /** Undefined in what was stored before channels were sent. */
  channels?: readonly KnownChannel[] | undefined;
  cursor: string;
};

/** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
export function withBagChanges(
  before: BagSnapshot | undefined,
  part: BagSnapshotPart,
  at: number,
): BagSnapshot {
  const base = part.isWhole ? undefined : before;
  const bags = new Map(base?.bags);
  const parcels = new Map(base?.parcels);
  for (const code of part.gone) {
    bags.delete(code);
    parcels.delete(code);
  }
  for (const bag of part.bags) bags.set(bag.code, bag);
  for (const parcel of part.parcels) parcels.set(parcel.code, parcel);
  const channels = part.channels ?? base?.channels ?? [];
  return { bags, parcels, channels, cursor: part.cursor, at };
}

function wholeOf({ bags, parcels, channels, cursor }: BagSnapshot): BagSnapshotPart {
  return {
    isWhole: true,
    bags: [...bags.values()],
    parcels: [...parcels.values()],
    gone: [],
    channels,
    cursor,
  };
}

const feed = openSnapshotFeed<BagSnapshotPart, BagSnapshot>({
  prefix: 'bags',
  ask: (deviceId, since) =>
    call('GET /stations/bag-snapshot', {
      query: { deviceId, ...(since === undefined ? {} : { since }) },
      quiet: true,
    }),
  withChanges: withBagChanges,
  wholeOf,
  hasNews: ({ bags, parcels, gone }) => bags.length + parcels.length + gone.length > 0,
});

/** What lies in the warehouse; undefined until the first answer has come. */
export const readBagSnapshot = feed.read;
export const useBagSnapshot = feed.useValue;
export const askBagSnapshot = feed.ask;
export const useFreshBagSnapshot = feed.useFresh;
