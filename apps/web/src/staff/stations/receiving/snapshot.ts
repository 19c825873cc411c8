import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { createStore } from '../../../shared/ui/store.ts';
import type { Snapshot, SnapshotAnswer, Station } from './snapshot-shape.ts';
import { readExpected, storeExpected } from './stored-snapshot.ts';

const snapshot = createStore<(Snapshot & Station) | undefined>(undefined);
const refreshMs = 30_000;
let running: Promise<void> | undefined;

/** The snapshot of the moment; undefined until the first has come. */
export const readSnapshot = snapshot.read;
export const useSnapshotValue = snapshot.useValue;

/** The snapshot with the changes of an answer: what is gone goes first, so that a code that came back stays. */
export function withChanges(before: Snapshot | undefined, answer: SnapshotAnswer, at: number): Snapshot {
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

/** Who stands where; undefined for nobody. */
function stationOf(deviceId: string): Station | undefined {
  const owner = readUser()?.id;
  return owner === undefined ? undefined : { deviceId, owner };
}

/** The snapshot of this station; a device that was registered anew, or another person, may stand in another warehouse. */
function ownSnapshot({ deviceId, owner }: Station): Snapshot | undefined {
  const found = snapshot.read();
  return found?.deviceId === deviceId && found.owner === owner ? found : undefined;
}

/** Shows what was stored before the page was loaded. */
async function restore(station: Station): Promise<void> {
  if (ownSnapshot(station) !== undefined) return;
  const stored = await readExpected(station);
  let found: Snapshot | undefined;
  for (const answer of stored?.answers ?? []) found = withChanges(found, answer, stored?.at ?? 0);
  if (stored !== undefined && found !== undefined && ownSnapshot(station) === undefined)
    snapshot.write({ ...found, cursor: stored.cursor, ...station });
}

async function refresh(deviceId: string): Promise<void> {
  const station = stationOf(deviceId);
  if (station === undefined) return;
  await restore(station);
  for (let hasMore = true; hasMore;) {
    const before = ownSnapshot(station);
    const query = {
      deviceId,
      kind: 'RECEIVING' as const,
      ...(before === undefined ? {} : { since: before.cursor }),
    };
    const answer = await call('GET /stations/snapshot', { query, quiet: true });
    const made = withChanges(before, answer, Date.now());
    snapshot.write({ ...made, ...station });
    // Whoever has logged out meanwhile leaves nothing here.
    if (stationOf(deviceId)?.owner === station.owner)
      await storeExpected(station, before?.cursor, answer, made);
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
    const station = stationOf(deviceId);
    if (line === 'down' && station !== undefined) void restore(station);
    if (line === 'down') return undefined;
    askFresh(deviceId);
    const timer = setInterval(() => askFresh(deviceId), refreshMs);
    return () => clearInterval(timer);
  }, [deviceId, line]);
}
