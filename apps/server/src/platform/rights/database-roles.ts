/**
 * Who works on the embedded database under which name. The superuser `postgres` starts and stops the server, holds the
 * locks of the data folder, and settles what stands here; nothing that a request reaches does.
 */
export const databaseRoles = {
  /** Has the tables and changes their shape: migrations. */
  owner: 'rohi_owner',
  /** Reads and writes rows: the service, its jobs and its commands. */
  service: 'rohi_service',
  /** Has the server write a copy of itself. */
  backup: 'rohi_backup',
  /** Wakes the archive of the log. */
  watch: 'rohi_watch',
} as const;

export type DatabaseRole = (typeof databaseRoles)[keyof typeof databaseRoles];

/** What a role may beside nothing, by the words of CREATE ROLE and the roles of PostgreSQL that it is a member of. */
const powers: Record<DatabaseRole, { words: string; memberOf: readonly string[] }> = {
  rohi_owner: { words: 'noreplication', memberOf: [] },
  rohi_service: { words: 'noreplication', memberOf: [] },
  rohi_backup: { words: 'replication', memberOf: ['pg_write_server_files'] },
  rohi_watch: { words: 'noreplication', memberOf: ['pg_checkpoint'] },
};

/** Of any number of starts one settles the roles, and the others find them settled. */
const settleLock = 4_207_320;

/** What an object is called where its owner is changed, by its kind in pg_class and pg_proc. */
const ownedObjects = `
  select format('alter %s %I.%I owner to rohi_owner',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end,
    nspname, relname) as change
  from pg_class join pg_namespace as space on space.oid = relnamespace
  where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
    and relowner <> 'rohi_owner'::regrole
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
      and (deptype = 'e' or (relkind = 'S' and deptype in ('a', 'i'))))
  union all
  select format('alter %s %s owner to rohi_owner', case prokind when 'a' then 'aggregate' else 'routine' end, pg_proc.oid::regprocedure)
  from pg_proc join pg_namespace as space on space.oid = pronamespace
  where nspname in ('public', 'graphile_worker') and proowner <> 'rohi_owner'::regrole
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select format('alter type %s owner to rohi_owner', pg_type.oid::regtype)
  from pg_type join pg_namespace as space on space.oid = typnamespace
  where nspname in ('public', 'graphile_worker') and typtype in ('d', 'e', 'r') and typowner <> 'rohi_owner'::regrole
    and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
  union all
  select format('alter schema %I owner to rohi_owner', nspname)
  from pg_namespace where nspname = 'graphile_worker' and nspowner <> 'rohi_owner'::regrole`;

/**
 * Statements that make roles, all unless some are asked for, and hand the database to its owner: for the superuser,
 * connected to the database. They change nothing where all is settled. A database that was made when the superuser did
 * everything is taken over by them.
 */
export function settlingStatements(request: readonly DatabaseRole[] = Object.values(databaseRoles)): string {
  const wanted = Object.entries(powers).filter(([name]) => request.includes(name as DatabaseRole));
  const roles = wanted.map(
    ([name, { words }]) => `
  if not exists (select from pg_roles where rolname = '${name}') then create role ${name} login ${words}; end if;
  if not exists (select from pg_roles where rolname = '${name}' and rolcanlogin and not rolsuper and not rolcreatedb and not rolcreaterole
      and not rolbypassrls and rolreplication = ${String(words === 'replication')}) then
    alter role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls ${words};
  end if;`,
  );
  const members = wanted.flatMap(([name, { memberOf }]) =>
    memberOf.map(
      (power) => `
  if not pg_has_role('${name}', '${power}', 'member') then grant ${power} to ${name}; end if;`,
    ),
  );
  const names = wanted.map(([name]) => name).join(', ');
  return `do $settle$
declare
  change text;
begin
  perform pg_advisory_xact_lock(${settleLock});
  ${roles.join('')}${members.join('')}
  if (select datdba from pg_database where datname = current_database()) <> 'rohi_owner'::regrole then
    execute format('alter database %I owner to rohi_owner', current_database());
  end if;
  -- Nobody else connects, and nobody makes tables of a session.
  if has_database_privilege('public', current_database(), 'connect, temporary') then
    execute format('revoke all on database %I from public', current_database());
    execute format('grant connect on database %I to ${names}', current_database());
  end if;
  for change in ${ownedObjects}
  loop
    execute change;
  end loop;
end
$settle$`;
}
