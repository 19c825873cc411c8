import { expect, onTestFinished, test } from 'vitest';
import { holdInserts } from '../../../../test/held-inserts.ts';
import { newOperator } from '../../../../test/office-imports.ts';
import { startServices } from '../../../../test/two-services.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { freeJobsOfTheDead } from '../../../platform/job-owners.ts';

const list = (count: number) =>
  `Tracking code,Status\n${Array.from({ length: count }, (_, at) => `CUT${10_000 + at},DZTDQS`).join('\n')}\n`;

async function checkedFile(service: TestApp, count: number) {
  const operator = await newOperator(service);
  const { id } = await operator.send(list(count));
  await runJobs(service);
  const { row } = await operator.show(id);
  expect(row).toMatchObject({ state: 'CHECKED', added: count });
  return { operator, id, row };
}

async function countOf({ context }: TestApp, table: 'parcel' | 'parcel_event' | 'office_import_part') {
  const [row] = await context.sql.unsafe<{ count: number }[]>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
}

test('an import that fails goes on where it was, waits after its last try, and counts what it had done', async () => {
  const service = await createTestApp();
  const { operator, id, row } = await checkedFile(service, 500);
  const { sql } = service.context;
  await sql.unsafe(`
    create function refuse_more() returns trigger language plpgsql as $$ begin
      if (select count(*) from parcel) >= 300 then raise 'no more today' using errcode = 'XX000'; end if;
      return new; end $$;
    create trigger refuse_more before insert on parcel for each row execute function refuse_more()`);
  await operator.confirm(id, row.version);
  for (let tried = 0; tried < 6; tried += 1) {
    await runJobs(service);
    service.clock.advance(1_000_000);
  }
  const later = await newOperator(service);
  const failed = await later.show(id);
  expect(failed.row).toMatchObject({ state: 'FAILED', rowsDone: 200, rowsInAll: 500 });
  expect(await countOf(service, 'parcel')).toBe(200);
  expect((await later.cancel(id)).error).toBe('imports.notWaiting');
  await sql.unsafe('drop function refuse_more cascade');
  expect((await later.confirm(id, failed.row.version)).shown.row.state).toBe('RUNNING');
  await runJobs(service);
  expect((await later.show(id)).row).toMatchObject({ state: 'DONE', added: 500, known: 0, rejected: 0 });
  expect(await countOf(service, 'parcel')).toBe(500);
  expect(await countOf(service, 'office_import_part')).toBe(0);
});

test('a service ended by kill -9 in the middle of an import: another goes on and nothing is written twice', async () => {
  const service = await createTestApp();
  // The other service lives by the true time.
  service.clock.set(new Date().toISOString());
  const { operator, id, row } = await checkedFile(service, 3_000);
  const { children, stop } = await startServices(service.address, 1);
  onTestFinished(stop);
  const held = await holdInserts(service, 'parcel', '(select count(*) from parcel) >= 500');
  await operator.confirm(id, row.version);
  await held.untilOneWaits();
  children[0]?.child.kill('SIGKILL');
  await children[0]?.ended;
  await held.letGo();
  const cut = (await operator.show(id)).row;
  expect(cut).toMatchObject({ state: 'RUNNING', rowsDone: await countOf(service, 'parcel') });
  expect(cut.rowsDone).toBeGreaterThan(0);
  expect(cut.rowsDone).toBeLessThan(3_000);
  // What is left to a dead process for some seconds is free again.
  const { sql } = service.context;
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`;
  await expect.poll(() => freeJobsOfTheDead(sql), { timeout: 300_000 }).toBeGreaterThan(0);
  await runJobs(service);
  expect((await operator.show(id)).row).toMatchObject({ state: 'DONE', added: 3_000, known: 0, rejected: 0 });
  expect(await countOf(service, 'parcel')).toBe(3_000);
  const before = await countOf(service, 'parcel_event');
  const again = await operator.send(list(3_000), { name: 'again.csv' });
  await runJobs(service);
  await operator.confirm(again.id, (await operator.show(again.id)).row.version, true);
  await runJobs(service);
  expect((await operator.show(again.id)).row).toMatchObject({ state: 'DONE', added: 0, known: 3_000 });
  expect(await countOf(service, 'parcel_event')).toBe(before);
});
