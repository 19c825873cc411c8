import { sealedColumns } from '../secrets/sealed-columns.ts';
import { inTransactionOn, type Sql, type Statements } from '../sql.ts';

/** Which tables a service only adds to, and those with rows that it may also delete, but never change. */
export type AppendOnlyTables = { added: readonly string[]; addedAndForgotten: readonly string[] };

/** Tables that a service only reads: how far their owner has brought the others. */
const readOnly = ['public.schema_migration', 'graphile_worker.migrations'];

/**
 * Tables that a service also writes anew, so that what was readable in them leaves their files. It may not change their
 * shape.
 */
const writtenAnew = sealedColumns.map(({ table }) => `public.${table}`);

const grantLock = 4_207_321;

type Deviation = { table: string; wanted: string };

/**
 * Gives a role the rows of every table and nothing else: it can make, change and empty no table, and what is only added
 * to it cannot change either. What the role owns itself it has anyway. For the owner of the tables; changes nothing
 * where the rights are these already, so that each start may ask. Several processes go one after the other.
 */
export async function grantService(sql: Sql, role: string, appendOnly: AppendOnlyTables): Promise<void> {
  const connection = await sql.reserve();
  try {
    const isSettled =
      (await findDeviations(connection, role, appendOnly)).length === 0 &&
      (await findClosedRows(connection, role)).length === 0 &&
      (await mayUse(connection, role));
    if (isSettled) return;
    await inTransactionOn(connection, async (tx) => {
      await tx`select pg_advisory_xact_lock(${grantLock})`;
      const name = quoted(role);
      await tx.unsafe(`grant usage on schema public, graphile_worker to ${name};
        grant usage on all sequences in schema public, graphile_worker to ${name}`);
      for (const { table, wanted } of await findDeviations(tx, role, appendOnly))
        await tx.unsafe(`revoke all on ${table} from ${name}; grant ${wanted} on ${table} to ${name}`);
      for (const { table } of await findClosedRows(tx, role))
        await tx.unsafe(`create policy ${name} on ${table} to ${name} using (true) with check (true)`);
    });
  } finally {
    connection.release();
  }
}

/** Tables on which the role has other rights than it should; names are quoted by the database. */
async function findDeviations(
  sql: Statements,
  role: string,
  { added, addedAndForgotten }: AppendOnlyTables,
): Promise<Deviation[]> {
  const inPublic = (names: readonly string[]) => names.map((name) => `public.${name}`);
  return sql<Deviation[]>`
    with asked as (
      select pg_class.oid, format('%I.%I', nspname, relname) as "table",
        case when relkind = 'm' or format('%s.%s', nspname, relname) = any(${readOnly}::text[]) then array['SELECT']
          -- Whoever locks the rows of a view needs the right to change them; not where the view would lead to rows that stay.
          when relkind = 'v' and exists (select from pg_rewrite join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
            where ev_class = pg_class.oid and refclassid = 'pg_class'::regclass
              and refobjid::regclass::text = any(${[...added, ...addedAndForgotten]}::text[])) then array['SELECT']
          when relkind = 'v' then array['SELECT', 'UPDATE']
          when format('%s.%s', nspname, relname) = any(${inPublic(added)}::text[]) then array['INSERT', 'SELECT']
          when format('%s.%s', nspname, relname) = any(${inPublic(addedAndForgotten)}::text[]) then array['DELETE', 'INSERT', 'SELECT']
          when format('%s.%s', nspname, relname) = any(${writtenAnew}::text[]) then array['DELETE', 'INSERT', 'MAINTAIN', 'SELECT', 'UPDATE']
          else array['DELETE', 'INSERT', 'SELECT', 'UPDATE'] end as wanted,
        array(select privilege_type from aclexplode(relacl) where grantee = (select oid from pg_roles where rolname = ${role})
          order by privilege_type collate "C") as given
      from pg_class join pg_namespace as space on space.oid = relnamespace
      where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'm')
        and pg_has_role(current_user, relowner, 'usage') and not pg_has_role(${role}::name, relowner, 'usage')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    )
    select "table", array_to_string(wanted, ', ') as wanted from asked where wanted <> given order by "table"`;
}

/**
 * The queue guards its rows by row security without a policy, so that its owner alone sees them: tables that lack one
 * for the role.
 */
async function findClosedRows(sql: Statements, role: string): Promise<{ table: string }[]> {
  return sql<{ table: string }[]>`
    select format('%I.%I', nspname, relname) as "table"
    from pg_class join pg_namespace as space on space.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p') and relrowsecurity
      and not pg_has_role(${role}::name, relowner, 'usage')
      and not exists (select from pg_policy where polrelid = pg_class.oid
        and (select oid from pg_roles where rolname = ${role}) = any(polroles))
    order by 1`;
}

/** Whether the schemas and all sequences are open to the role. */
async function mayUse(sql: Statements, role: string): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select has_schema_privilege(${role}, 'graphile_worker', 'usage') and not exists (
      select from pg_class join pg_namespace as space on space.oid = relnamespace
      where nspname in ('public', 'graphile_worker')
        -- Asked of anything else it fails, and conditions have no order.
        and case when relkind = 'S' then not has_sequence_privilege(${role}, pg_class.oid, 'usage') else false end) as may`;
  return row?.may === true;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Whether a connection is more than a service needs: the superuser's, or that of who owns the tables. */
export async function isTooMighty(sql: Sql): Promise<'superuser' | 'owner' | undefined> {
  const [row] = await sql<{ isSuper: boolean; isOwner: boolean }[]>`
    select rolsuper as "isSuper", coalesce((select pg_has_role(current_user, relowner, 'usage') from pg_class
      where oid = to_regclass('public.schema_migration')), false) as "isOwner"
    from pg_roles where rolname = current_user`;
  if (row?.isSuper === true) return 'superuser';
  return row?.isOwner === true ? 'owner' : undefined;
}
