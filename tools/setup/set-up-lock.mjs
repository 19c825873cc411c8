// One set-up at a time in a folder: a second one waits and then finds its work done.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SetUpError, errorCode, root } from './checkout.mjs';

const cacheFolder = join(root, '.cache');
const lockFolder = join(cacheFolder, 'set-up.lock');
const ownerFile = join(lockFolder, 'owner');
/** The npm our set-up waits for: killed set-ups leave it behind, still at work. */
const workerFile = join(lockFolder, 'worker');

const beatMs = 2000;
/** A lock without a sign of life for so long has no owner any more: it was killed or is in a stopped container. */
const staleAfterMs = 30_000;
const longestWaitMs = 10 * 60_000;
const pollMs = 200;

const me = `${hostname()} ${process.pid}`;

/**
 * Runs the work while no other set-up works in this folder.
 * @param {() => Promise<void>} work
 */
export async function withSetUpLock(work) {
  await takeLock();
  const beat = setInterval(signOfLife, beatMs);
  try {
    await work();
  } finally {
    clearInterval(beat);
    releaseLock();
  }
}

/**
 * Writes down the process that does the work, so that the next set-up waits for it even when we are killed.
 * @param {number | undefined} pid
 */
export function noteWorker(pid) {
  if (pid !== undefined && readOwner() === me) writeFileSync(workerFile, String(pid));
}

/** Gives the lock back, if it is ours. */
export function releaseLock() {
  if (readOwner() === me) removeLockOf(me);
}

async function takeLock() {
  const startedAt = Date.now();
  let announced = false;
  while (!tryLock()) {
    const owner = readOwner();
    if (isStale(owner)) {
      removeLockOf(owner);
      continue;
    }
    if (Date.now() - startedAt > longestWaitMs) {
      throw new SetUpError(
        `another set-up (${owner}) holds ${lockFolder} for too long: end it or remove that folder`,
      );
    }
    if (!announced)
      process.stdout.write(`Set-up: waiting for another one (process ${owner?.split(' ')[1]})\n`);
    announced = true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** A folder filled beforehand and renamed appears with its owner in it, or not at all. */
function tryLock() {
  const mine = `${lockFolder}-${process.pid}`;
  try {
    mkdirSync(mine, { recursive: true });
    writeFileSync(join(mine, 'owner'), me);
    renameSync(mine, lockFolder);
    return true;
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    const code = errorCode(error);
    // Windows says EPERM for a folder that is there.
    const isTaken = code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'EPERM' && existsSync(lockFolder));
    if (isTaken) return false;
    throw error;
  }
}

/**
 * Moved aside first: a half-removed lock is never seen. A process that took it after we looked gets it back.
 * @param {string | undefined} owner the process that we saw holding it
 */
function removeLockOf(owner) {
  const aside = `${lockFolder}-of-nobody-${process.pid}`;
  try {
    renameSync(lockFolder, aside);
    if (readOwner(aside) === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, lockFolder);
  } catch {
    // Another set-up was faster; the next look shows.
  }
}

/** @param {string | undefined} owner */
function isStale(owner) {
  const [host, pid] = owner?.split(' ') ?? [];
  if (host === hostname() && !isAlive(Number(pid))) return !workerLives();
  const seenAt = statSync(owner ? ownerFile : lockFolder, { throwIfNoEntry: false })?.mtimeMs;
  return seenAt !== undefined && Date.now() - seenAt > staleAfterMs;
}

/** Only npm counts: the number may have gone to a stranger since. */
function workerLives() {
  const pid = Number(read(workerFile));
  if (!pid || !isAlive(pid)) return false;
  const name = read(`/proc/${pid}/cmdline`);
  return name === undefined || name.includes('npm');
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
}

function signOfLife() {
  const now = new Date();
  try {
    utimesSync(ownerFile, now, now);
  } catch {
    // Taken away while we slept: the work goes on, the next one waits for nothing.
  }
}

function readOwner(folder = lockFolder) {
  return read(join(folder, 'owner'));
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
