import { expect, test } from 'vitest';
import { appendOnlyTables } from '../../append-only-tables.ts';
import { setUpBench, start } from '../embedded-postgres-harness.ts';
import { addressesOf } from '../embedded-postgres.ts';
import { installJobTables } from '../jobs.ts';
import { createLog } from '../log.ts';
import { migrate, ownMigrations } from '../migrate.ts';
import { openPool } from '../sql.ts';
import { grantService } from './service-rights.ts';

setUpBench();

const names = ['rohi_owner', 'rohi_service', 'rohi_backup', 'rohi_watch'];

/** A database as it was when the superuser did everything. */
async function makeFormer(): Promise<void> {
  const pg = await start();
  const place = { socketFile: pg.socketFile, database: 'rohi' };
  const sql = openPool(place, { connections: 2 });
  await sql.unsafe('alter database rohi owner to postgres; grant all on database rohi to public');
  for (const name of names) await sql.unsafe(`drop owned by ${name}; drop role ${name}`);
  await migrate(sql, await ownMigrations());
  await installJobTables(sql, place, createLog('silent'));
  await sql`update setting set version = version`;
  await sql.end();
  await pg.stop();
}

test('a database of the version before is taken over by its first start, by several processes at once', async () => {
  await makeFormer();
  const pg = await start();
  const [one, other] = await Promise.all([start({ role: 'command' }), start({ role: 'command' })]);
  const { service, owner } = addressesOf(pg);
  const asOwner = openPool(owner, { connections: 1 });
  const foreign = await asOwner`
    select relname from pg_class join pg_namespace as space on space.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'S') and relowner <> 'rohi_owner'::regrole
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select proname from pg_proc join pg_namespace as space on space.oid = pronamespace
    where nspname in ('public', 'graphile_worker') and proowner <> 'rohi_owner'::regrole
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;
  expect(foreign).toEqual([]);
  expect(await migrate(asOwner, await ownMigrations())).toEqual([]);
  await grantService(asOwner, 'rohi_service', appendOnlyTables);
  await asOwner.unsafe('alter table setting add column later integer; alter table setting drop column later');
  const asService = openPool(service, { connections: 1 });
  expect(await asService`select count(*)::int as count from schema_migration`).toEqual([
    { count: (await ownMigrations()).length },
  ]);
  await expect(asService`create temporary table own (id integer)`).rejects.toMatchObject({ code: '42501' });
  await asService.end();
  await asOwner.end();
  await one.stop();
  await other.stop();
  await pg.stop();
  // And the next start finds it settled.
  const again = await start();
  expect(again.owner).toBe(true);
});
