import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** How a PostgreSQL program is run, so that it takes our user for one that is not root and is known by name. */
export type RunningAs = {
  /** Words before the program. */
  prefix: string[];
  /** Set when Node itself has to change the user. */
  identity: { uid?: number; gid?: number };
  /** The user, as the disk sees it, that has to own the data. */
  dataUid: number;
  dataGid: number;
  /** True when the server is ended by the system together with this process, even after kill -9. */
  endsWithUs: boolean;
};

type Surroundings = {
  postgres: string;
  /** Folder the server must be able to enter. */
  dataDir: string;
  /** Owner of an existing cluster, null when there is none yet. */
  clusterUid: number | null;
  env: NodeJS.ProcessEnv;
};

/**
 * Ends the program with SIGQUIT when its parent dies: the next start repairs what was under way, and a server that is
 * repairing itself would not end by SIGINT. Innermost, because a change of user clears it.
 */
const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'QUIT', '--'];

const run = promisify(execFile);

/**
 * Finds a way to run PostgreSQL here by trying each on `postgres --version`: PostgreSQL refuses root, and a user
 * without a line in /etc/passwd. Throws EmbeddedPostgresError when none works.
 */
export async function chooseRunningAs(where: Surroundings): Promise<RunningAs> {
  const ways = possibleWays(where.clusterUid);
  const refusals: string[] = [];
  // Every way is tried with the tie to our life first: without it a killed service leaves its server behind.
  for (const tied of process.platform === 'linux' ? [true, false] : [false]) {
    for (const way of ways) {
      const prefix = tied ? [...way.prefix, ...END_WITH_PARENT] : way.prefix;
      const refusal = await tryWay({ ...way, prefix }, where);
      if (refusal === null) return { ...way, prefix, endsWithUs: tied };
      refusals.push(refusal);
    }
  }
  throw new EmbeddedPostgresError(adviceWithoutWay(refusals.at(-1) ?? ''));
}

type Way = Omit<RunningAs, 'endsWithUs'>;

function possibleWays(clusterUid: number | null): Way[] {
  const uid = process.geteuid?.() ?? 0;
  const gid = process.getegid?.() ?? 0;
  const plain: Way = { prefix: [], identity: {}, dataUid: uid, dataGid: gid };
  if (uid !== 0 && isNamedUser()) return [plain];
  const ordinary = findOrdinaryUser();
  // A user namespace changes only what PostgreSQL sees: on the disk the data stays ours.
  const renamed: Way = {
    ...plain,
    prefix: ['unshare', '--user', `--map-user=${ordinary.uid}`, `--map-group=${ordinary.gid}`, '--'],
  };
  if (uid !== 0) return [renamed, plain];
  if (process.platform !== 'linux') return [];
  const asOrdinary = { dataUid: ordinary.uid, dataGid: ordinary.gid };
  // dac_override lets the other user read programs and data below folders that only root may enter.
  const capabilities = '-all,+dac_override';
  const switched: Way = {
    ...asOrdinary,
    identity: {},
    prefix: [
      ...['setpriv', `--reuid=${ordinary.uid}`, `--regid=${ordinary.gid}`, '--clear-groups'],
      ...[`--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`, '--'],
    ],
  };
  const unprefixed: Way = { ...asOrdinary, identity: { uid: ordinary.uid, gid: ordinary.gid }, prefix: [] };
  return clusterUid === ordinary.uid ? [switched, unprefixed, renamed] : [renamed, switched, unprefixed];
}

/** Returns null when the program ran, else the reason why not. */
async function tryWay(way: Way, where: Surroundings): Promise<string | null> {
  // cd and not test -x: some shells work the answer out of the mode bits and overlook capabilities.
  const script = 'cd "$1" && exec "$2" --version';
  const words = [...way.prefix, 'sh', '-c', script, 'sh', where.dataDir, where.postgres];
  try {
    const options = { cwd: '/', env: where.env, ...way.identity };
    await run(words[0] ?? '', words.slice(1), options);
    return null;
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    return stderr.trim() || String(error);
  }
}

function adviceWithoutWay(reason: string): string {
  const uid = process.geteuid?.() ?? 0;
  const otherwise = 'or set DATABASE_URL to a PostgreSQL server (17 or newer).';
  if (uid === 0) {
    return (
      'PostgreSQL does not run as root, and neither user namespaces (unshare) nor setpriv can change the user here ' +
      `(${reason}): start the service as an ordinary user, ${otherwise}`
    );
  }
  if (!isNamedUser()) {
    return (
      `User ${uid} has no line in /etc/passwd, PostgreSQL needs one, and user namespaces (unshare) do not work here ` +
      `(${reason}): add the line, start as another user, ${otherwise}`
    );
  }
  return `The PostgreSQL program does not run on this system (${reason}): repeat npm install, ${otherwise}`;
}

function isNamedUser(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** An existing user that is not root; PostgreSQL looks its name up, so an invented number would not do. */
function findOrdinaryUser(): { uid: number; gid: number } {
  const users: { uid: number; gid: number }[] = [];
  try {
    for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
      const [name, , uid, gid] = line.split(':');
      if (name && Number(uid) > 0) users.push({ uid: Number(uid), gid: Number(gid) });
    }
  } catch {
    // Without the file no name can be looked up; the attempts below will say so.
  }
  return users.find((user) => user.uid === 65534) ?? users[0] ?? { uid: 65534, gid: 65534 };
}
