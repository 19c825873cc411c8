import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { openPool, type Sql } from '../src/platform/sql.ts';
import { runCommand, type CommandEnd } from './commands.ts';

/** An installation with its data, archive and backups in one folder of a test's own. */
export type BackupPlace = {
  at(...parts: string[]): string;
  /** A command as the operator calls it. */
  run(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<CommandEnd>;
  /** One write to the database, by a command that starts the server for its time. */
  addUser(name: string, env?: NodeJS.ProcessEnv): Promise<void>;
  /** The disk is lost: what comes back is in the backups and the archive alone. */
  loseAndRestore(...args: string[]): Promise<void>;
  /** Who is in a data folder, without who is there from the beginning. */
  readUsers(dataDir: string): Promise<string[]>;
  remove(): Promise<void>;
};

export async function makeBackupPlace(name: string): Promise<BackupPlace> {
  const root = await mkdtemp(join(tmpdir(), `rohi-${name}-`));
  const at = (...parts: string[]) => join(root, ...parts);
  const run: BackupPlace['run'] = (command, args, env = {}) =>
    runCommand({
      name: command,
      args,
      env: {
        ...process.env,
        DATA_DIR: at('data'),
        ARCHIVE_DIR: at('archive'),
        BACKUP_DIR: at('backups'),
        DATABASE_URL: '',
        LOG_LEVEL: 'fatal',
        ...env,
      },
    });
  return {
    at,
    run,
    async addUser(user, env) {
      expect(await run('user', ['add', user, '--role', 'pickup-clerk'], env)).toMatchObject({
        code: 0,
        err: '',
      });
    },
    async loseAndRestore(...args) {
      await rm(at('data'), { recursive: true });
      expect(await run('restore', [at('backups'), ...args])).toMatchObject({ code: 0, err: '' });
    },
    readUsers: (dataDir) =>
      onData(dataDir, async (sql) => {
        const rows = await sql<{ username: string }[]>`
          select username from user_account where username <> 'system' order by username`;
        return rows.map(({ username }) => username);
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Works on the database of a data folder, with a server that archives nothing meanwhile. */
export async function onData<Result>(dataDir: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir, role: 'service' });
  const sql = openPool({ socketFile: server.socketFile, database: 'rohi' }, { connections: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeoutMs: 1_000 });
    await server.stop();
  }
}

/** The exit code of a command that was refused, and the one line that it said. */
export function oneLine({ code, err }: CommandEnd): { code: number; line: string } {
  expect(err.trim().split('\n'), err).toHaveLength(1);
  return { code, line: err.trim() };
}

/**
 * Changes the record of a backup as another release or installation would have written it: its own checksum is right.
 */
export async function rewriteRecord(folder: string, change: Record<string, unknown>): Promise<void> {
  const file = join(folder, 'backup.json');
  const { checksum: _old, ...record } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const next = { ...record, ...change };
  const checksum = createHash('sha256')
    .update(JSON.stringify(next, null, 2))
    .digest('hex');
  await writeFile(file, JSON.stringify({ ...next, checksum }));
}
