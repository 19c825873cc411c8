import type { ExpectedParcel } from '@rohi/contract/stations/snapshot.contract';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { createStore } from '../../../shared/ui/store.ts';

/** What the warehouse expects, in the memory of this tab, so that the verdict is there before the finger leaves the key. */
export type Snapshot = {
  parcels: ReadonlyMap<string, ExpectedParcel>;
  /** By customer code: where parcels of the customer lie. */
  cells: ReadonlyMap<string, string>;
  cursor: string;
  /** Epoch milliseconds of the last answer. */
  at: number;
};

const snapshot = createStore<(Snapshot & { deviceId: string }) | undefined>(undefined);
const refreshMs = 30_000;
let running: Promise<void> | undefined;

/** The snapshot of the moment; undefined until the first has come. */
export const readSnapshot = snapshot.read;
export const useSnapshotValue = snapshot.useValue;

type Answer = {
  isWhole: boolean;
  parcels: readonly ExpectedParcel[];
  gone: readonly string[];
  cells: readonly { customerCode: string; cell: string | null }[];
  cursor: string;
};

/** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
export function withChanges(before: Snapshot | undefined, answer: Answer, at: number): Snapshot {
  const base = answer.isWhole ? undefined : before;
  const parcels = new Map(base?.parcels);
  const cells = new Map(base?.cells);
  for (const code of answer.gone) parcels.delete(code);
  for (const parcel of answer.parcels) parcels.set(parcel.code, parcel);
  for (const { customerCode, cell } of answer.cells) {
    if (cell === null) cells.delete(customerCode);
    else cells.set(customerCode, cell);
  }
  return { parcels, cells, cursor: answer.cursor, at };
}

async function refresh(deviceId: string): Promise<void> {
  for (let hasMore = true; hasMore;) {
    const stored = snapshot.read();
    // A device that was registered anew may stand in another warehouse.
    const before = stored?.deviceId === deviceId ? stored : undefined;
    const query = {
      deviceId,
      kind: 'RECEIVING' as const,
      ...(before === undefined ? {} : { since: before.cursor }),
    };
    const answer = await call('GET /stations/snapshot', { query, quiet: true });
    snapshot.write({ ...withChanges(before, answer, Date.now()), deviceId });
    hasMore = answer.hasMore;
  }
}

/** Asks once at a time; where that fails the old one stays, with its time in the bar, and the next time asks again. */
function askFresh(deviceId: string): void {
  running ??= refresh(deviceId)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
}

/** Keeps the snapshot fresh while the station stands: at once when the line comes back, then every half a minute. */
export function useFreshSnapshot(deviceId: string, line: 'up' | 'down' | 'unknown'): void {
  useEffect(() => {
    if (line === 'down') return undefined;
    askFresh(deviceId);
    const timer = setInterval(() => askFresh(deviceId), refreshMs);
    return () => clearInterval(timer);
  }, [deviceId, line]);
}
