import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/accounts.ts';
import { createTestContext } from '../../../test/test-app.ts';
import { readMigrations } from '../../platform/migrate.ts';

test('files that were under way in the tables before are found under their ids, as far as they were', async () => {
  const { context } = await createTestContext();
  const { sql } = context;
  const { id: owner } = await newAccount(context, 'manager');
  const migrations = await readMigrations();
  const run = async (name: string) =>
    sql.unsafe(migrations.find((migration) => migration.name.endsWith(name))?.text ?? '');
  await sql`drop table sent_file`;
  await run('-declaration-files.sql');
  await run('-list-imports.sql');
  const [read, done, list] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`
    insert into declaration_file (customer_id, id, file_name, content_hash, readings, uploaded_at, content, submits, confirmed_at, outcome)
    values (${owner}, ${read}, 'read.csv', '\\x01', 2, '2026-11-20', '\\x0a', null, null, null),
      (${owner}, ${done}, 'done.csv', '\\x02', 1, '2026-11-20', '\\x0b', true, '2026-11-21', '\\x0c')`;
  await sql`
    insert into list_import (user_id, list, id, file_name, content_hash, uploaded_at, content)
    values (${owner}, 'vendors', ${list}, 'list.csv', '\\x03', '2026-11-20', '\\x0d')`;
  await run('-sent-files.sql');
  const moved = await sql`
    select id, kind, readings, choice, encode(content, 'hex') as content, encode(outcome, 'hex') as outcome
    from sent_file where owner_id = ${owner} order by file_name`;
  expect(moved).toEqual([
    { id: done, kind: 'declarations', readings: 1, choice: true, content: '0b', outcome: '0c' },
    { id: list, kind: 'list:vendors', readings: 1, choice: null, content: '0d', outcome: null },
    { id: read, kind: 'declarations', readings: 2, choice: null, content: '0a', outcome: null },
  ]);
});
