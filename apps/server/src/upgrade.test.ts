import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { call, logIn } from '../test/accounts.ts';
import { openToService } from '../test/test-server.ts';
import { createEmptyDatabase, openTestContext, type TestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';
import { listJobs } from './rooms.ts';
import { checklistKinds } from './checklist-kinds.ts';
import { checksOfTheNight } from './commands/checks.ts';
import type { DatabaseAddress } from './platform/connections.ts';
import { drainJobs, installJobTables } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { migrate, ownBaseline, ownMigrations } from './platform/migrate.ts';
import { databaseRoles } from './platform/rights/database-roles.ts';
import { openPool, type Sql } from './platform/sql.ts';
import { queueWalks } from './processes/open-service.ts';

/**
 * The demo of commit cd20575e, as its tables were: written by `describeFirstRows` on a service of that commit. Rows
 * only; the tables are those of its 147 migrations.
 */
const formerRows = new URL('../test/databases/2026-11-27.sql.br', import.meta.url);
const formerMigrations = 147;

/** Makes the database as it was before the upgrade. */
async function makeFormer(owner: Sql, superuser: Sql): Promise<void> {
  await migrate(owner, (await ownMigrations()).slice(0, formerMigrations));
  const text = brotliDecompressSync(await readFile(formerRows)).toString('utf8');
  const tables = await superuser<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`;
  const all = tables.map(({ name }) => name).join(', ');
  // Rows of a copy: no trigger has to make what stands among them.
  await superuser.unsafe(
    `begin; set local session_replication_role = replica; truncate ${all}; ${text}; commit`,
  );
}

/** Starts this version on it, as `npm start` would after an update. */
async function upgrade(address: DatabaseAddress): Promise<TestApp & { applied: string[] }> {
  const log = createLog('silent');
  const ownerAddress = { ...address, user: databaseRoles.owner } as DatabaseAddress;
  const [owner, superuser] = [
    openPool(ownerAddress, { connections: 2 }),
    openPool(address, { connections: 1 }),
  ];
  onTestFinished(async () => {
    await owner.end();
    await superuser.end();
  });
  await makeFormer(owner, superuser);
  const applied = await migrate(owner, await ownMigrations(), await ownBaseline());
  await installJobTables(owner, ownerAddress, log);
  await openToService(owner, address);
  const { context, served, clock } = await openTestContext(address);
  const app = await buildApp(served, undefined, checklistKinds);
  onTestFinished(() => app.close());
  await queueWalks(context);
  await drainJobs(address, listJobs(context), log);
  return { app, context, clock, address, applied };
}

test('the demo of an older version goes on in this one: answers, log-ins, sums and everything derived', async ({
  skip,
}) => {
  const address = await createEmptyDatabase();
  if ('url' in address) skip('rows of a copy are loaded by the superuser of the embedded server');
  const { app, context, applied } = await upgrade(address);
  expect(applied).toEqual((await ownMigrations()).slice(formerMigrations).map(({ name }) => name));

  const answer = await call(app, 'POST', '/track/query', {
    body: { trackingCodeList: ['YT8834201957316', 'SF1402857713264', 'JT3108844520917', '773288401956274'] },
  });
  expect(answer.json).toMatchObject({
    data: {
      count: 4,
      detailList: expect.arrayContaining([
        expect.objectContaining({
          trackingCode: 'YT8834201957316',
          status: 'DHWCRK',
          orderCode: 'RA261114LNFBVV',
        }),
        expect.objectContaining({ trackingCode: 'SF1402857713264', status: 'DKHQS' }),
        expect.objectContaining({ trackingCode: 'JT3108844520917', status: 'YQX' }),
        expect.objectContaining({ trackingCode: '773288401956274', status: 'KHYQS' }),
      ]),
    },
  });
  const session = await logIn(app, { username: 'customer', password: 'customer-demo-password' });
  const own = await call(app, 'GET', '/profile/parcels', { token: session.token });
  expect(own.json).toMatchObject({ data: { orders: 17, ready: 7, road: 5 } });
  const [first] = (own.json['data'] as { list: object[] }).list;
  expect(first).toMatchObject({
    trackingCode: 'SF1402857713264',
    toPay: { amount: '19.53', currency: 'USD' },
  });
  const manager = await logIn(app, { username: 'manager', password: 'manager-demo-password' });
  expect((await call(app, 'GET', '/auth/userinfo', { token: manager.token })).status).toBe(200);
  for (const { name, count } of checksOfTheNight) expect([name, await count(context)]).toEqual([name, 0]);
});
