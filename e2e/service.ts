import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { runCommand } from '../apps/server/test/commands.ts';
import type { TestServer } from '../apps/server/test/test-server.ts';
import { testKeySetting } from '../apps/server/test/secrets-key.ts';
import { databaseRoles } from '../apps/server/src/platform/rights/database-roles.ts';
import { emptyDatabase } from './empty-database.ts';
import { startHosted, stopHosted } from './hosted-services.ts';

const serverSource = fileURLToPath(new URL('../apps/server/src/', import.meta.url));

/** The whole product as its operator runs it: the service, its database, and the commands beside it. */
export type Service = {
  address: string;
  dataDir: string;
  /** Settings for a command beside the service. */
  env: NodeJS.ProcessEnv;
  /** Takes every parcel and exchange rate away; the places of the routes and the tariffs stay. */
  emptyDatabase(): Promise<void>;
  /** Runs the import command over a file of this text; resolves with its exit code and what it said. */
  importCsv(text: string): Promise<CommandEnd>;
  /** Puts one parcel into a state that only a station could bring it to. */
  sql: postgres.Sql;
  stop(): Promise<void>;
};

type Wishes = {
  /** With the database that it brings by itself: the whole first start. */
  embedded?: boolean;
  /**
   * In a process of its own, as an operator starts it: it can be stopped in the middle, and be started again on what it
   * left.
   */
  ownProcess?: boolean;
};

/**
 * Starts a service of its own: own folder, own port, own database, no demo data. The database is one of the server that
 * the run has named; where it has named none, or the whole first start is wanted, the service brings its own. Without a
 * wish for more it shares its process with other services of this worker (`hosted-services.ts`), which starts it in a
 * fifth of the work.
 */
export async function startService(
  env: Record<string, string> = {},
  { embedded = false, ownProcess = false }: Wishes = {},
): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-e2e-'));
  const named = embedded ? undefined : namedDatabases();
  const database = named === undefined ? undefined : await cloneDatabase(named);
  const settings = {
    ...process.env,
    ...environmentOf(database),
    DATA_DIR: dataDir,
    // Its file would lie beside the folder.
    SECRETS_KEY: testKeySetting,
    PORT: '0',
    DEMO: 'off',
    RATE_LIMIT: '0',
    OVERLOAD_MS: '0',
    // As many services run at once as there are workers: one process each.
    PROCESSES: '0',
    LOG_LEVEL: 'error',
    ...env,
  };
  const { address, end } =
    database === undefined || ownProcess
      ? await startProcess(settings)
      : await startInHost(settings, database);
  const sql = connectTo(database ?? (await findEmbedded(dataDir)));
  let files = 0;
  return {
    address,
    dataDir,
    env: settings,
    sql,
    emptyDatabase: () => emptyDatabase(sql),
    async importCsv(text) {
      files += 1;
      const file = join(dataDir, `import-${files}.csv`);
      await writeFile(file, text);
      return runScript({ env: settings }, 'import-file', [file]);
    },
    async stop() {
      await sql.end();
      await end();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

type Started = { address: string; end: () => Promise<void> };

async function startInHost(settings: NodeJS.ProcessEnv, database: Database): Promise<Started> {
  const address = await startHosted(settings, { ...database, user: databaseRoles.service });
  return { address, end: () => stopHosted(address) };
}

async function startProcess(settings: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [join(serverSource, 'main.ts')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^Rohi Abreshim is ready: (\S+)$/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error('the service ended before it was ready')));
  });
  return {
    address,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

type Database = { socketFile: string; database: string };

/** The one server of a run and the migrated database that new ones are copies of. */
type Databases = { address: Database; template: string };

const databasesVariable = 'JOURNEY_DATABASES';

/**
 * Lets every service that is started from now on, in this process or one of its children, have a database of this
 * server.
 */
export function nameDatabases({ address, template }: TestServer): void {
  process.env[databasesVariable] = JSON.stringify({ address, template });
}

function namedDatabases(): Databases | undefined {
  const named = process.env[databasesVariable];
  return named === undefined ? undefined : (JSON.parse(named) as Databases);
}

/** It is left behind: the server of the run is thrown away as a whole. */
async function cloneDatabase({ address, template }: Databases): Promise<Database> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  const admin = connectTo(address);
  await admin.unsafe(`create database ${database} template ${template} strategy file_copy`);
  await admin.end();
  return { ...address, database };
}

/** Only the usual variables of PostgreSQL's clients can name a socket, an address cannot. */
function environmentOf(database: Database | undefined): Record<string, string> {
  if (database === undefined) return { DATABASE_URL: '' };
  return {
    DATABASE_URL: `postgres:///${database.database}`,
    PGHOST: dirname(database.socketFile),
    PGUSER: databaseRoles.service,
  };
}

/** Line 5 of PostgreSQL's own pid file names the folder of its socket. */
async function findEmbedded(dataDir: string): Promise<Database> {
  const socketDir = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  return { socketFile: `${socketDir}/.s.PGSQL.5432`, database: 'rohi' };
}

function connectTo({ socketFile, database }: Database): postgres.Sql {
  return postgres({ path: socketFile, user: 'postgres', database, max: 2, onnotice: () => undefined });
}

type CommandEnd = { code: number; output: string };

/** Runs a command of the operator's beside the service: `user`, `warehouse`. */
export async function runScript(
  { env }: Pick<Service, 'env'>,
  name: string,
  args: readonly string[],
): Promise<CommandEnd> {
  const { code, out, err } = await runCommand({ name, args, env });
  return { code, output: `${out}${err}` };
}
