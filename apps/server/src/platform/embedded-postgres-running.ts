import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isPostgresOn, isSameFolder, readPostmasterFile } from './embedded-postgres-lock-files.ts';
import { openSession, type Role, type Session } from './embedded-postgres-session.ts';

export type RunningServer = { pid: number; socketDir: string; session: Session };

type Place = { cluster: string; socketDir: string; role: Role; log: (line: string) => void };

const PATIENCE_MS = 5 * 60_000;
/**
 * A server that was asked to stop and has not ended after so long is repairing itself and will not: it is ended at
 * once.
 */
const STOPPING_PATIENCE_MS = 10_000;

/**
 * Connects to the server that runs on the cluster, if one does; waits while it starts, recovers or stops.
 * The lock file alone proves nothing (a crash leaves it behind), the connection does.
 */
export async function findRunningServer(place: Place): Promise<RunningServer | null> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  let speakAt = performance.now() + 3_000;
  let stoppingSince: number | undefined;
  for (;;) {
    const file = await readPostmasterFile(place.cluster);
    if (file === null) return null;
    // A copied folder names the server of the original, which must be left alone.
    const isOurs = await isSameFolder(file.dataDir, place.cluster);
    const dirs = new Set([...(isOurs && file.socketDir ? [file.socketDir] : []), place.socketDir]);
    let mayCome = await isPostgresOn(file.pid, place.cluster);
    for (const socketDir of dirs) {
      const session = await openSession(socketDir, place.role);
      if (typeof session !== 'string') return { pid: file.pid, socketDir, session };
      if (session === 'unsettled') mayCome = true;
    }
    if (!mayCome) return null;
    stoppingSince = isOurs && file.isStopping ? (stoppingSince ?? performance.now()) : undefined;
    if (stoppingSince !== undefined && performance.now() - stoppingSince > STOPPING_PATIENCE_MS) {
      place.log(`PostgreSQL was told to stop and does not (process ${file.pid}): ending it`);
      endServer(file.pid, 'SIGQUIT', place.cluster);
      stoppingSince = undefined;
    }
    if (performance.now() > giveUpAt) throw notAnswering(file.pid, place.cluster);
    if (performance.now() > speakAt) {
      place.log(
        `Waiting for the PostgreSQL server that already runs on ${place.cluster} (process ${file.pid})`,
      );
      speakAt = performance.now() + 10_000;
    }
    await pause(20);
  }
}

/**
 * Ends a server without a service, so that the next one is tied to this process and has its settings. Only for the
 * holder of the owner lock. Returns when the server has written everything down and ended.
 */
export async function stopOrphan(orphan: RunningServer, place: Place): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  if (!(await isPostgresOn(orphan.pid, place.cluster))) return;
  place.log(`PostgreSQL was left behind by an earlier run (process ${orphan.pid}): starting it anew`);
  endServer(orphan.pid, 'SIGINT', place.cluster);
  const forceAt = performance.now() + STOPPING_PATIENCE_MS;
  let isForced = false;
  while (await isPostgresOn(orphan.pid, place.cluster)) {
    if (!isForced && performance.now() > forceAt) {
      endServer(orphan.pid, 'SIGQUIT', place.cluster);
      isForced = true;
    }
    if (performance.now() > giveUpAt) throw notAnswering(orphan.pid, place.cluster);
    await pause(10);
  }
}

/** SIGINT cuts connections and writes everything down; SIGQUIT leaves that to the next start. */
function endServer(pid: number, signal: 'SIGINT' | 'SIGQUIT', cluster: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'EPERM') {
      throw new EmbeddedPostgresError(
        `The PostgreSQL server on ${cluster} (process ${pid}) was started by another user: ` +
          'end it, or start as that user.',
      );
    }
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function notAnswering(pid: number, cluster: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `A PostgreSQL server runs on ${cluster} (process ${pid}) and does not answer: end that process and start again.`,
  );
}
