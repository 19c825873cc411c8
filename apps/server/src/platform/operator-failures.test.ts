import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/test-app.ts';
import { startServiceChild } from '../../test/service-child.ts';
import { environmentOf } from '../../test/two-services.ts';
import { openPool } from './sql.ts';
import { operatorFailure } from './operator-failures.ts';

test.each([
  [{ TRUST_PROXY: 'banana' }, /^The setting TRUST_PROXY cannot be used: .*banana.*\n$/],
  [{ PORT: 'abc' }, /^The setting PORT cannot be used: a number is needed\.\n$/],
  [
    { DATABASE_URL: 'postgres://a,b:5432/x' },
    /^(The setting DATABASE_URL cannot be used: .*|The database .*)\n$/,
  ],
])('a start with %j says one line and ends with 1', async (env, line) => {
  const { code, output } = await startServiceChild(env).ended;
  expect(output).toMatch(line);
  expect(code).toBe(1);
});

test('a database that only reads is reported in one line', async ({ skip }) => {
  const address = await createTestDatabase();
  if ('url' in address) skip('the database is changed on the embedded server');
  const sql = openPool(address, { connections: 1 });
  onTestFinished(() => sql.end());
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`drop table schema_migration cascade`);
  await sql.unsafe(`alter database ${row?.name} set default_transaction_read_only = on`);
  const { code, output } = await startServiceChild({ ...environmentOf(address), DEMO: 'off' }).ended;
  expect(output).toBe(
    'The database of DATABASE_URL is a standby, which can only be read: name its primary.\n',
  );
  expect(code).toBe(1);
});

test('a fault of the program is no matter of the operator', () => {
  expect(operatorFailure(new TypeError('x is undefined'))).toBeUndefined();
  expect(operatorFailure(Object.assign(new Error('could not read blocks'), { code: 'XX001' }))).toBe(
    'The data is damaged: could not read blocks. Restore a backup into an empty folder or database.',
  );
});
