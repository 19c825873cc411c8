import { useEffect } from 'react';
import { readUser } from '../../../shared/session/session-state.ts';
import { createStore } from '../../../shared/ui/store.ts';
import type { Dated, SnapshotKind, SnapshotPart, Station } from './snapshot-kind.ts';
import { readStoredParts, storePart } from './stored-snapshot.ts';

const refreshMs = 30_000;

export type SnapshotFeed<Made> = {
  /** The snapshot of the moment; undefined until the first has come. */
  read: () => (Made & Station) | undefined;
  useValue: () => (Made & Station) | undefined;
  /**
   * Asks once at a time; where that fails the old one stays, with its time in the bar, and the next time asks again.
   */
  ask: (deviceId: string) => void;
  /** Keeps it fresh while the station stands: at once when the line comes back, then every half a minute. */
  useFresh: (deviceId: string, line: 'up' | 'down' | 'unknown') => void;
};

/** What a station stores of its warehouse, in the memory of this tab and in the browser. */
export function openSnapshotFeed<Part extends SnapshotPart, Made extends Dated>(
  kind: SnapshotKind<Part, Made>,
): SnapshotFeed<Made> {
  const memory = openMemory(kind);
  let running: Promise<void> | undefined;
  const ask = (deviceId: string): void => {
    running ??= refresh(kind, memory, deviceId)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };
  const useFresh = (deviceId: string, line: 'up' | 'down' | 'unknown'): void =>
    useEffect(() => {
      const station = stationOf(deviceId);
      if (line === 'down' && station !== undefined) void memory.restore(station);
      if (line === 'down') return undefined;
      ask(deviceId);
      const timer = setInterval(() => ask(deviceId), refreshMs);
      return () => clearInterval(timer);
    }, [deviceId, line]);
  return { read: memory.read, useValue: memory.useValue, ask, useFresh };
}

type Memory<Made> = ReturnType<typeof openMemory<SnapshotPart, Made & Dated>>;

function openMemory<Part extends SnapshotPart, Made extends Dated>(kind: SnapshotKind<Part, Made>) {
  const { read, write, useValue } = createStore<(Made & Station) | undefined>(undefined);
  /**
   * The snapshot of this station; a device that was registered anew, or another person, may stand in another warehouse.
   */
  const own = ({ deviceId, owner }: Station): Made | undefined => {
    const found = read();
    return found?.deviceId === deviceId && found.owner === owner ? found : undefined;
  };
  /** Shows what was stored before the page was loaded. */
  const restore = async (station: Station): Promise<void> => {
    if (own(station) !== undefined) return;
    const stored = await readStoredParts<Part>(kind.prefix, station);
    let found: Made | undefined;
    for (const part of stored?.parts ?? []) found = kind.withChanges(found, part, stored?.at ?? 0);
    if (stored !== undefined && found !== undefined && own(station) === undefined)
      write({ ...found, cursor: stored.cursor, ...station });
  };
  return { read, useValue, own, restore, write };
}

async function refresh<Part extends SnapshotPart, Made extends Dated>(
  kind: SnapshotKind<Part, Made>,
  { own, restore, write }: Memory<Made>,
  deviceId: string,
): Promise<void> {
  const station = stationOf(deviceId);
  if (station === undefined) return;
  await restore(station);
  for (let hasMore = true; hasMore;) {
    const before = own(station);
    // What is written from here on may be missing in the answer.
    const askedAt = Date.now();
    const part = await kind.ask(deviceId, before?.cursor);
    const made = kind.withChanges(before, part, askedAt);
    write({ ...made, ...station });
    // A user who has logged out meanwhile leaves nothing here.
    if (stationOf(deviceId)?.owner === station.owner)
      await storePart(kind, station, { since: before?.cursor, part, made });
    ({ hasMore } = part);
  }
}

/** The device and its user; undefined without a user. */
function stationOf(deviceId: string): Station | undefined {
  const owner = readUser()?.id;
  return owner === undefined ? undefined : { deviceId, owner };
}
