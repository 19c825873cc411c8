import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

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
  importCsv(text: string): Promise<{ code: number; output: string }>;
  /** Puts one parcel into a state that only a station could bring it to. */
  sql: postgres.Sql;
  stop(): Promise<void>;
};

/** Starts a service of its own: own folder, own port, no demo data. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-e2e-'));
  const settings = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    RATE_LIMIT: '0',
    OVERLOAD_MS: '0',
    LOG_LEVEL: 'error',
    ...env,
  };
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
  const sql = await connect(dataDir);
  let files = 0;
  return {
    address,
    dataDir,
    env: settings,
    sql,
    async emptyDatabase() {
      const empty = () =>
        sql`truncate parcel_event, parcel_claim, freight_charge, storage_rate, parcel, currency_rate`;
      // The service reads the same tables meanwhile: the loser of a deadlock tries again.
      for (let tried = 1; ; tried += 1) {
        try {
          await empty();
          return;
        } catch (error) {
          const isDeadlock = error instanceof postgres.PostgresError && error.code === '40P01';
          if (!isDeadlock || tried === 5) throw error;
        }
      }
    },
    async importCsv(text) {
      files += 1;
      const file = join(dataDir, `import-${files}.csv`);
      await writeFile(file, text);
      return run([join(serverSource, 'commands/import-file.ts'), file], settings);
    },
    async stop() {
      await sql.end();
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function connect(dataDir: string): Promise<postgres.Sql> {
  // Line 5 of PostgreSQL's own pid file names the folder of its socket.
  const socketDir = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  return postgres({
    path: `${socketDir}/.s.PGSQL.5432`,
    user: 'postgres',
    database: 'rohi',
    max: 2,
    onnotice: () => undefined,
  });
}

/** Runs a command of the operator's beside the service: `user`, `warehouse`. */
export function runScript(
  { env }: Pick<Service, 'env'>,
  name: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return run([join(serverSource, `commands/${name}.ts`), ...args], env);
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
