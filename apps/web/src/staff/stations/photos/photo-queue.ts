import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';
import type { PhotoOutcome, PhotoRow, PhotoStore } from './photo-row.ts';
import { retryDelayMs } from '../scan-queue/failure-outcome.ts';

/** A photo of a box that was never received is forgotten after a week. */
const draftMs = 7 * 86_400_000;
/** So long a photo waits for its box to be received after all; then somebody has to look. */
const earlyMs = 3 * 86_400_000;
/** A box that is not received yet is asked for again so much later each time, up to ten minutes. */
const longestEarlyMs = 600_000;
/** So many that have gone are still shown beside their box. */
const mostShown = 30;

/** A photo that has gone. */
export type SentPhoto = Pick<PhotoRow, 'photoId' | 'code' | 'kind' | 'takenAt' | 'file'> & { state: 'sent' };
export type ShownPhoto = PhotoRow | SentPhoto;

export type PhotoDeps = {
  owner: string;
  store: PhotoStore;
  send: (row: PhotoRow) => Promise<PhotoOutcome>;
  /** Whether scans wait: they go first. */
  areScansWaiting: () => boolean;
  now: () => number;
  /** Does the work later; returns how it is given up. */
  after: (ms: number, work: () => void) => () => void;
  random: () => number;
  /** Runs the work unless another tab does. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Shown after the time in which the box was not received. */
  neverReceived: () => string;
};

export type PhotoQueue = Omit<Observed<readonly ShownPhoto[]>, 'write'> & {
  /** Resolves when the photo is durable on this device; rejects when it could not be stored. */
  add: (photo: Pick<PhotoRow, 'photoId' | 'deviceId' | 'code' | 'scanId' | 'kind' | 'file'>) => Promise<void>;
  /** The scan of a box is stored: its photos go behind it. */
  follow: (code: string, scanId: string) => Promise<void>;
  /** Says what a photo shows, as long as it has not gone. */
  rename: (photoId: string, kind: PhotoKind) => Promise<void>;
  /** Takes a photo away that has not gone. */
  remove: (photoId: string) => Promise<void>;
  sendAgain: (photoId: string) => Promise<void>;
  /** Something speaks for the line. */
  wake: () => void;
  stop: () => void;
};

/**
 * The photos of one person in one tab, and what colleagues have left on the device behind their scans. Each is stored
 * first, goes behind its scan and leaves by the service's word alone.
 */
export function openPhotoQueue(deps: PhotoDeps): PhotoQueue {
  const { owner, store, now } = deps;
  const photos = createObserved<readonly ShownPhoto[]>([]);
  const rows = () => photos.read().filter((photo) => photo.state !== 'sent');
  const begun = store.all(owner).then((stored) => {
    const old = stored.filter(({ state, takenAt }) => state === 'draft' && takenAt < now() - draftMs);
    for (const { photoId } of old) void store.remove(photoId).catch(() => undefined);
    photos.write([...stored.filter((row) => !old.includes(row)), ...photos.read()].toSorted(byTime));
  });
  begun.catch(() => undefined);
  const put = async (row: PhotoRow) => {
    await store.put(row);
    const others = photos.read().filter(({ photoId }) => photoId !== row.photoId);
    photos.write([...others, row].toSorted(byTime));
  };
  const drop = async (photoId: string, left?: SentPhoto) => {
    await store.remove(photoId);
    const others = photos.read().filter((photo) => photo.photoId !== photoId);
    const staying = left === undefined ? others : [...others, left].toSorted(byTime);
    const surplus = staying.filter(({ state }) => state === 'sent').slice(0, -mostShown);
    photos.write(staying.filter((photo) => !surplus.includes(photo)));
  };
  const change = async (photoId: string, next: Partial<PhotoRow>) => {
    const row = rows().find((each) => each.photoId === photoId);
    if (row !== undefined) await put({ ...row, ...next });
  };
  const sender = openSender(deps, { begun, rows, put, drop });
  return {
    read: photos.read,
    subscribe: photos.subscribe,
    async add(photo) {
      const state = photo.scanId === undefined ? ('draft' as const) : ('waiting' as const);
      await put({ ...photo, owner, takenAt: now(), state, tries: 0, nextAt: 0 });
      sender.wake();
    },
    async follow(code, scanId) {
      await begun;
      const drafts = rows().filter((row) => row.code === code && row.scanId !== scanId && !isRefused(row));
      for (const row of drafts) await put({ ...row, scanId, state: 'waiting', tries: 0, nextAt: 0 });
      sender.wake();
    },
    rename: (photoId, kind) => change(photoId, { kind }),
    remove: (photoId) => drop(photoId),
    async sendAgain(photoId) {
      await change(photoId, { state: 'waiting', refusal: undefined, tries: 0, nextAt: 0, takenAt: now() });
      sender.wake();
    },
    wake: sender.wake,
    stop: sender.stop,
  };
}

function isRefused({ state }: PhotoRow): boolean {
  return state === 'refused';
}

function byTime(one: ShownPhoto, other: ShownPhoto): number {
  return one.takenAt - other.takenAt;
}

type SenderParts = {
  begun: Promise<void>;
  rows: () => PhotoRow[];
  put: (row: PhotoRow) => Promise<void>;
  drop: (photoId: string, left?: SentPhoto) => Promise<void>;
};

/** Sends one photo after another while nothing else waits, and tries again later what could not go. */
function openSender(deps: PhotoDeps, parts: SenderParts) {
  const { now, after, random, alone, areScansWaiting } = deps;
  const { rows } = parts;
  const life = { isOver: false, isRunning: false, isAsked: false, failures: 0, cancel: () => {} };
  const next = () =>
    rows().find(({ state, nextAt }) => state === 'waiting' && nextAt <= now() && !areScansWaiting());
  const round = async (): Promise<void> => {
    await parts.begun;
    for (let row = next(); row !== undefined && !life.isOver; row = next()) {
      const kind = await sendOne(deps, parts, row);
      if (kind === 'locked') return;
      life.failures = kind === 'silent' ? life.failures + 1 : 0;
      if (kind === 'silent') return;
    }
  };
  const later = () => {
    const waiting = rows().filter(({ state }) => state === 'waiting');
    if (waiting.length === 0 || life.isOver) return;
    const soonest = Math.max(0, Math.min(...waiting.map(({ nextAt }) => nextAt)) - now());
    const delay = retryDelayMs(life.failures + 1, random());
    life.cancel = after(Math.max(soonest, delay), wake);
  };
  const run = async () => {
    life.isRunning = true;
    life.cancel();
    while (life.isAsked && !life.isOver) {
      life.isAsked = false;
      await alone(round).catch(() => undefined);
    }
    life.isRunning = false;
    later();
  };
  const wake = () => {
    life.isAsked = true;
    if (!life.isRunning && !life.isOver) void run();
  };
  wake();
  return {
    wake,
    stop() {
      life.isOver = true;
      life.cancel();
    },
  };
}

/** One photo leaves by the answer alone; one of a box that is not received yet comes again later. */
async function sendOne(
  { send, now, neverReceived }: PhotoDeps,
  { put, drop }: SenderParts,
  row: PhotoRow,
): Promise<PhotoOutcome['kind']> {
  const outcome = await send(row);
  const { photoId, code, kind, takenAt, file } = row;
  if (outcome.kind === 'stored') await drop(photoId, { photoId, code, kind, takenAt, file, state: 'sent' });
  if (outcome.kind === 'refused') await put({ ...row, state: 'refused', refusal: outcome.refusal });
  if (outcome.kind === 'early') {
    const tries = row.tries + 1;
    const isOver = now() - takenAt > earlyMs;
    if (isOver) await put({ ...row, state: 'refused', refusal: neverReceived() });
    else await put({ ...row, tries, nextAt: now() + Math.min(longestEarlyMs, 5_000 * 2 ** tries) });
  }
  return outcome.kind;
}
