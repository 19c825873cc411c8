import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

/** How much room is left on the disk of the embedded database. */
export type DiskRoom = {
  /** True when so little is left that what people write must be refused, so that what is there can go on being read. */
  isLow(): boolean;
  /** Free bytes at the last look; null where the disk is not watched, or was not looked at yet. */
  freeBytes(): number | null;
  close(): Promise<void>;
};

const mebibyte = 1_048_576;
/**
 * Given up when the disk is nearly full: PostgreSQL must be able to write down what it has acknowledged, or it stops.
 */
export const reserveBytes = 64 * mebibyte;
const reserveName = 'reserve';
const everyMs = 1_000;
/** Two marks, so that free space that varies around one does not permit and refuse writes in turn. */
const openAgainAt = 1.25;

/** An unwatched disk: the database is not ours. */
export const unwatchedDisk: DiskRoom = {
  isLow: () => false,
  freeBytes: () => null,
  close: async () => undefined,
};

type Options = {
  /** Below so many free bytes writes are refused. */
  lowBytes: number;
  log: Log;
  /** False: another process of the service holds the reserve, and says how the disk stands. */
  holdsReserve?: boolean;
  /** Free bytes of the folder's disk; a test gives its own. */
  freeBytes?: (folder: string) => Promise<number>;
};

/**
 * Looks at the disk of `folder` each second, and holds a reserve file there while there is room for it. The reserve is
 * given up once half of it would no longer be free, and taken again when there is room for it twice.
 */
export async function watchDiskRoom(folder: string, options: Options): Promise<DiskRoom> {
  const { lowBytes, log, holdsReserve = true, freeBytes = readFreeBytes } = options;
  const reserve = join(folder, reserveName);
  let low = false;
  let lastFree: number | null = null;
  const look = async (): Promise<void> => {
    const free = await freeBytes(folder);
    lastFree = free;
    const isLow = free < (low ? lowBytes * openAgainAt : lowBytes);
    if (isLow !== low && holdsReserve)
      log.warn({ freeMb: Math.floor(free / mebibyte) }, isLow ? diskIsLow : diskHasRoom);
    low = isLow;
    if (!holdsReserve) return;
    const size = await sizeOf(reserve);
    if (free < reserveBytes / 2 && size > 0) {
      await rm(reserve, { force: true });
      log.warn('the reserve of the disk is given up');
    } else if (free > lowBytes + 2 * reserveBytes && size < reserveBytes) await fill(reserve);
  };
  const closing = new AbortController();
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      // While the disk cannot be read, the last state holds.
      await look().catch((error: unknown) => log.debug({ err: error }, 'the disk was not looked at'));
      await pause(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const looking = watch();
  return {
    isLow: () => low,
    freeBytes: () => lastFree,
    close: async () => {
      closing.abort();
      await looking;
    },
  };
}

const diskIsLow = 'the disk is nearly full: nothing more is written';
const diskHasRoom = 'the disk has room again';

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Real blocks: a file with holes would hold nothing free. */
async function fill(file: string): Promise<void> {
  const piece = Buffer.alloc(mebibyte, 1);
  const handle = await open(file, 'w', 0o600);
  try {
    for (let written = 0; written < reserveBytes; written += piece.length) await handle.write(piece);
  } finally {
    await handle.close();
  }
}
