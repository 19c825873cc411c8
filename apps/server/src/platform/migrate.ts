import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseErrorCode } from './database.ts';
import { withQueryDeadline } from './query-deadline.ts';
import { inTransactionOn, type Sql, type Statements } from './sql.ts';

/** A numbered SQL file; the checksum makes a later change of an applied file visible. */
export type Migration = { number: number; name: string; text: string; checksum: string };

/** The database and the migrations of this version do not fit; the message is one line for the operator. */
export class MigrationError extends Error {}

export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Written by `npm run schema` out of the migrations: what a new installation is made of. */
const derivedFiles = ['schema.sql', 'first-rows.sql'] as const;

// Any fixed number: it only has to be the same in every process that migrates.
const advisoryLock = 4_207_318;
const oldestServerVersion = 170_000;

/** Reads `0001-name.sql` … in order. Throws MigrationError on a gap, a double number or a wrong name. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && derivedFiles.every((derived) => derived !== file))
    .toSorted();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  for (const [index, migration] of migrations.entries()) {
    if (migration.number !== index + 1)
      throw new MigrationError(`Migration ${migration.name} should have number ${index + 1}.`);
  }
  return migrations;
}

let own: Promise<Migration[]> | undefined;

/** Those of this version, read once a process. Throws as `readMigrations` does. */
export function ownMigrations(): Promise<Migration[]> {
  own ??= readMigrations();
  return own;
}

let ownStart: Promise<string> | undefined;

/** The statements that make a new installation of this version at once, read once a process. */
export function ownBaseline(): Promise<string> {
  ownStart ??= Promise.all(derivedFiles.map((file) => readFile(join(migrationsFolder, file), 'utf8'))).then(
    (texts) => texts.join('\n'),
  );
  return ownStart;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const match = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file);
  if (match === null) throw new MigrationError(`${file} is not named like 0001-what-it-does.sql.`);
  const text = await readFile(
    new URL(file, `file://${folder.endsWith('/') ? folder : `${folder}/`}`),
    'utf8',
  );
  return {
    number: Number(match[1]),
    name: file,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
  };
}

/**
 * Brings the database to this version: each new file in a transaction of its own, several processes one after the
 * other. An empty database is made of `baseline` at once where that is given: what all the migrations together come to.
 * Returns the names it applied. Throws MigrationError when the server is too old, an applied file was changed, or the
 * database was made by a newer version.
 */
export async function migrate(
  sql: Sql,
  migrations: readonly Migration[],
  baseline?: string,
): Promise<string[]> {
  await requireServerVersion(sql);
  if (await isUpToDate(sql, migrations)) return [];
  const connection = await sql.reserve();
  // Another process may be migrating, and a large table takes its time.
  return withQueryDeadline(Number.POSITIVE_INFINITY, async () => {
    try {
      await connection`set lock_timeout = 0`;
      await connection`set statement_timeout = 0`;
      const names: string[] = [];
      for (;;) {
        const applied = await inTransactionOn(connection, (tx) => applyNext(tx, migrations, baseline)).catch(
          sayNotAllowed,
        );
        if (applied.length === 0) return names;
        names.push(...applied);
      }
    } finally {
      // Its limits are not those of the others.
      connection.destroy();
    }
  });
}

/** Throws a refusal of the database (SQLSTATE 42501) as one line for the operator, and anything else as it is. */
function sayNotAllowed(error: unknown): never {
  if (databaseErrorCode(error) !== '42501') throw error;
  throw new MigrationError(
    `The role of DATABASE_URL may not bring the tables to this version (${(error as Error).message}): set OWNER_DATABASE_URL for their owner.`,
    { cause: error },
  );
}

/** Whether all is applied already: then a role that may not change tables needs not to. Throws as `migrate` does. */
async function isUpToDate(sql: Statements, migrations: readonly Migration[]): Promise<boolean> {
  const [table] = await sql<
    { found: boolean }[]
  >`select to_regclass('schema_migration') is not null as found`;
  if (table?.found !== true) return false;
  const applied = await sql<{ number: number; name: string; checksum: string }[]>`
    select number, name, checksum from schema_migration order by number`;
  checkApplied(applied, migrations);
  return applied.length === migrations.length;
}

/**
 * Applies the first migration that is missing, or the baseline to a database that has none; the lock lasts as long as
 * the transaction. Returns what is done by it.
 */
async function applyNext(
  tx: Statements,
  migrations: readonly Migration[],
  baseline: string | undefined,
): Promise<string[]> {
  await tx`select pg_advisory_xact_lock(${advisoryLock})`;
  await tx`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  const applied = await tx<{ number: number; name: string; checksum: string }[]>`
    select number, name, checksum from schema_migration order by number`;
  checkApplied(applied, migrations);
  const isNew = applied.length === 0 && baseline !== undefined;
  const next = isNew ? migrations : migrations.slice(applied.length, applied.length + 1);
  if (isNew) await tx.unsafe(`drop table schema_migration; ${baseline}`);
  else for (const { text } of next) await tx.unsafe(text);
  await tx`
    insert into schema_migration (number, name, checksum)
    select * from unnest(${next.map(({ number }) => number)}::integer[], ${next.map(({ name }) => name)}::text[],
      ${next.map(({ checksum }) => checksum)}::text[])`;
  return next.map(({ name }) => name);
}

async function requireServerVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ number: string; name: string }[]>`
    select current_setting('server_version_num') as number, current_setting('server_version') as name`;
  if (row === undefined || Number(row.number) < oldestServerVersion) {
    throw new MigrationError(
      `PostgreSQL 17 or newer is needed; DATABASE_URL leads to ${row?.name ?? 'an unknown version'}.`,
    );
  }
}

function checkApplied(
  applied: readonly { number: number; name: string; checksum: string }[],
  migrations: readonly Migration[],
): void {
  if (applied.length > migrations.length) {
    throw new MigrationError(
      `The database was made by a newer version (it has ${applied.at(-1)?.name ?? '?'}): update the program.`,
    );
  }
  for (const [index, row] of applied.entries()) {
    if (row.checksum !== migrations[index]?.checksum) {
      throw new MigrationError(
        `Migration ${row.name} was changed after it had been applied: put the old text back and add a new file.`,
      );
    }
  }
}
