import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { careForToken } from '../../../shared/api/call.ts';
import type { Asked, ReplyTo } from '../../../shared/api/calls.ts';
import { ApiError, readAnswer, send } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { longestPictureMs } from '../scan-queue/browser-line.ts';
import type { StationQueueStatus } from '../scan-queue/browser-queue.ts';
import { outcomeOf } from '../scan-queue/outcome-of.ts';
import { openPhotoStore } from './photo-database.ts';
import { openPhotoQueue } from './photo-queue.ts';
import type { PhotoQueue, ShownPhoto } from './photo-queue.ts';
import type { PhotoOutcome, PhotoRow } from './photo-row.ts';
import { photoTexts } from '../station-words.ts';

const lockName = 'station-photos';
const sendCall = 'PUT /stations/photos/{photoId}';

let open: { owner: string; queue: PhotoQueue } | undefined;
let areScansWaiting = false;

/** The photos of a person in this tab. They go on being sent when the screen has gone, until somebody else logs in. */
function photoQueueOf(owner: string): PhotoQueue {
  if (open?.owner === owner) return open.queue;
  open?.queue.stop();
  const queue = openPhotoQueue({
    owner,
    store: openPhotoStore(),
    send: (row) => sendPhoto(row, owner),
    areScansWaiting: () => areScansWaiting,
    now: () => Date.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    alone,
    neverReceived: () => photoTexts.read().neverReceived,
  });
  open = { owner, queue };
  return queue;
}

/** One tab sends. Without locks each does: the service knows a photo by its id. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks === undefined) return work();
  await locks.request(lockName, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
  return undefined;
}

/** @param sender the owner of this queue */
async function sendPhoto(row: PhotoRow, sender: string): Promise<PhotoOutcome> {
  const { photoId, deviceId, code, scanId, kind, takenAt, file } = row;
  // Another tab has logged somebody else in: what waits goes from their queue.
  if ((readUser()?.id ?? sender) !== sender || scanId === undefined) return { kind: 'locked' };
  const query = { deviceId, scanId, code, kind, takenAt: new Date(takenAt).toISOString() };
  const request: Asked<typeof sendCall> = { params: { photoId }, query, file };
  try {
    await careForToken();
    const read = async (answer: Response) =>
      readAnswer<ReplyTo<typeof sendCall>>(answer, await answer.text());
    await send(sendCall, request, read, longestPictureMs);
    return { kind: 'stored' };
  } catch (error) {
    if (error instanceof ApiError && error.error === 'stations.photoBeforeScan') return { kind: 'early' };
    const outcome = outcomeOf(error);
    if (outcome.kind !== 'refused') return outcome;
    const message = error instanceof ApiError ? error.msg : '';
    return { kind: 'refused', refusal: message || photoTexts.read().refused };
  }
}

export type Photos = {
  queue: PhotoQueue;
  /** All that are on this device, and some that have gone, in the order in which they were taken. */
  photos: readonly ShownPhoto[];
  /** Those that the service does not take. */
  refused: readonly PhotoRow[];
  waiting: number;
  /** Epoch milliseconds. */
  oldestAt: number | undefined;
};

/**
 * The photos of the person, behind the scans: a photo of a box follows as soon as the box is scanned, and goes when no
 * scan waits.
 */
export function usePhotos(owner: string, { recent, waiting, line }: StationQueueStatus): Photos {
  const queue = useMemo(() => photoQueueOf(owner), [owner]);
  const photos = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => {
    areScansWaiting = waiting > 0;
    if (line !== 'down') queue.wake();
  }, [waiting, line, queue]);
  useEffect(() => {
    for (const { facts, scanId } of recent.toReversed()) {
      const isBehind = photos.some(({ code, state }) => state === 'draft' && code === facts.code);
      if (isBehind) void queue.follow(facts.code, scanId).catch(() => undefined);
    }
  }, [recent, queue, photos]);
  return useMemo(() => {
    const rows = photos.filter((photo): photo is PhotoRow => photo.state === 'waiting');
    const refused = photos.filter((photo): photo is PhotoRow => photo.state === 'refused');
    return { queue, photos, refused, waiting: rows.length, oldestAt: rows[0]?.takenAt };
  }, [queue, photos]);
}
