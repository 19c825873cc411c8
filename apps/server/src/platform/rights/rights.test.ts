import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-app.ts';
import { appendOnlyTables } from '../../append-only-tables.ts';
import type { DatabaseAddress } from '../connections.ts';
import { databaseErrorCode } from '../database.ts';
import { migrate, ownMigrations } from '../migrate.ts';
import { openPool, type Sql } from '../sql.ts';
import { databaseRoles, type DatabaseRole } from './database-roles.ts';
import { grantService, isTooMighty } from './service-rights.ts';

let address: DatabaseAddress;
beforeAll(async () => {
  address = await createTestDatabase();
});

/** What a statement comes to for a role: its failure's SQLSTATE, or `done`. What it did is taken back. */
async function tryAs(user: DatabaseRole, statement: string): Promise<string> {
  const sql = openPool(
    { ...(address as { socketFile: string; database: string }), user },
    { connections: 1 },
  );
  try {
    await sql.unsafe(`begin; ${statement}; rollback`);
    return 'done';
  } catch (error) {
    return databaseErrorCode(error) ?? String(error);
  } finally {
    await sql.end();
  }
}

const refused = '42501';
const { owner, service, backup, watch } = databaseRoles;

describe('the service', () => {
  test.each([
    'select count(*) from user_account',
    "update setting set version = version where key = 'nothing'",
    'delete from letter',
    'lock table place in share row exclusive mode',
    'insert into audit_head select * from audit_head where false',
    'select count(*) from graphile_worker._private_jobs',
    'select pg_advisory_xact_lock(1)',
    'listen something',
  ])('may: %s', async (statement) => {
    expect(await tryAs(service, statement)).toBe('done');
  });

  test.each([
    'create table own (id integer)',
    'create schema own',
    'create extension amcheck',
    'create function own() returns integer language sql return 1',
    'alter table setting add column own integer',
    'drop table setting',
    'truncate setting',
    'alter table parcel_event disable trigger all',
    'drop trigger parcel_event_append_only on parcel_event',
    "set session_replication_role = 'replica'",
    "update parcel_event set actor = 'somebody else'",
    'delete from parcel_event',
    "update audit_event set actor_name = 'nobody'",
    'delete from audit_event',
    'truncate audit_event',
    'update ledger_entry set amount_minor = 1',
    'update receipt set number = number',
    "update personal_look set kind = 'ORDER'",
    "insert into schema_migration (number, name, checksum) values (9999, 'own', '')",
    'create role own',
    `alter role ${service} superuser`,
    `alter role ${service} createrole`,
    `set role ${owner}`,
    'set role postgres',
    `grant ${owner} to ${service}`,
    "select pg_read_file('postgresql.auto.conf')",
    "copy setting to '/tmp/rohi-setting'",
    "copy setting from program 'id'",
    'checkpoint',
    'select pg_reload_conf()',
    'select rolpassword from pg_authid',
    'select lo_import($$/etc/passwd$$)',
    'alter table graphile_worker._private_jobs disable row level security',
  ])('may not: %s', async (statement) => {
    expect(await tryAs(service, statement)).toBe(refused);
  });

  test('is no more than that by what PostgreSQL itself says of it', async () => {
    const sql = openPool(address, { connections: 1 });
    const rows = await sql<{ name: string; powers: string[] }[]>`
      select rolname as name, array_remove(array[case when rolsuper then 'super' end, case when rolcreaterole then 'createrole' end,
        case when rolcreatedb then 'createdb' end, case when rolreplication then 'replication' end, case when rolbypassrls then 'bypassrls' end]
        || array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid), null) as powers
      from pg_roles where starts_with(rolname, 'rohi_') order by rolname`;
    await sql.end();
    expect(Object.fromEntries(rows.map(({ name, powers }) => [name, powers]))).toEqual({
      [backup]: ['replication', 'pg_write_server_files'],
      [owner]: [],
      [service]: [],
      [watch]: ['pg_checkpoint'],
    });
  });
});

describe('others', () => {
  test.each([
    [owner, 'create table own (id integer)', 'done'],
    [owner, 'alter table setting add column own integer', 'done'],
    [owner, 'create extension if not exists pg_trgm', 'done'],
    [owner, 'create role own', refused],
    [owner, "select pg_read_file('postgresql.auto.conf')", refused],
    [owner, "copy setting from program 'id'", refused],
    [backup, 'select count(*) from user_account', refused],
    [backup, 'create table own (id integer)', refused],
    [backup, "select pg_read_file('postgresql.auto.conf')", refused],
    [watch, 'select archived_count from pg_stat_archiver', 'done'],
    [watch, 'select count(*) from user_account', refused],
    [watch, 'create table own (id integer)', refused],
  ] as const)('%s: %s: %s', async (role, statement, outcome) => {
    expect(await tryAs(role, statement)).toBe(outcome);
  });

  test('the archive is woken by a role that may do that', async () => {
    const sql = openPool({ ...(address as { socketFile: string; database: string }), user: watch });
    await sql`checkpoint`;
    await sql.end();
  });
});

describe('rights of the service', () => {
  const asOwner = (): Sql =>
    openPool({ ...(address as { socketFile: string; database: string }), user: owner }, { connections: 2 });

  test('name every table with rows that a trigger keeps, and no other', async () => {
    const sql = openPool(address, { connections: 1 });
    // Row triggers before update (16) and delete (8) that look at every column.
    const rows = await sql<{ name: string }[]>`
      select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and tgtype & 27 = 27 and tgattr = ''
        and proname in ('refuse_event_change', 'refuse_agreed_price_change', 'ledger_is_kept', 'shift_record_is_kept', 'payment_is_kept',
          'guard_personal_look')
      order by name`;
    await sql.end();
    const named = [...appendOnlyTables.added, ...appendOnlyTables.addedAndForgotten].toSorted();
    expect(['audit_event', ...rows.map(({ name }) => name)].toSorted()).toEqual(named);
  });

  test('reach a table that a later migration makes, by whichever of several processes is first', async () => {
    const sql = asOwner();
    await sql.unsafe('create table later (id integer generated always as identity, number serial)');
    expect(await tryAs(service, 'insert into later default values')).toBe(refused);
    await Promise.all([1, 2, 3].map(() => grantService(sql, service, appendOnlyTables)));
    expect(await tryAs(service, 'insert into later default values')).toBe('done');
    expect(await tryAs(service, 'truncate later')).toBe(refused);
    await sql.unsafe('drop table later');
    await sql.end();
  });

  test('of an owner stay what they are', async () => {
    const sql = asOwner();
    await grantService(sql, owner, appendOnlyTables);
    expect(await tryAs(owner, 'truncate setting')).toBe('done');
    await sql.end();
  });

  test('do not reach to a migration, which is said in one line', async () => {
    const sql = openPool({ ...(address as { socketFile: string; database: string }), user: service });
    const own = await ownMigrations();
    expect(await migrate(sql, own)).toEqual([]);
    const next = {
      number: own.length + 1,
      name: 'next.sql',
      text: 'create table next (id integer)',
      checksum: 'x',
    };
    await expect(migrate(sql, [...own, next])).rejects.toThrow(
      /^The role of DATABASE_URL may not bring the tables to this version \(permission denied for schema public\): set OWNER_DATABASE_URL/,
    );
    await sql.end();
  });

  test('that were given beside these are taken back', async () => {
    const sql = asOwner();
    await sql.unsafe(`grant update, truncate on audit_event to ${service}`);
    // The trigger refuses it all the same.
    expect(await tryAs(service, "update audit_event set actor_name = 'x' where false")).toBe('P0001');
    await grantService(sql, service, appendOnlyTables);
    expect(await tryAs(service, "update audit_event set actor_name = 'x' where false")).toBe(refused);
    await sql.end();
  });

  test.each([
    ['postgres', 'superuser'],
    [owner, 'owner'],
    [service, undefined],
  ] as const)('of %s come to: %s', async (user, might) => {
    const sql = openPool(
      { ...(address as { socketFile: string; database: string }), user },
      { connections: 1 },
    );
    expect(await isTooMighty(sql)).toBe(might);
    await sql.end();
  });
});
