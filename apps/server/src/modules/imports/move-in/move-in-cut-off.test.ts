import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

const code = (at: number) => `CUT${String(at).padStart(5, '0')}`;
const customers = (count: number) =>
  `Код клиента,ФИО,Телефон\n${Array.from({ length: count }, (_, at) => `${code(at)},Имя ${at},9277${10_000 + at}`).join('\n')}\n`;
const parcels = (count: number) =>
  `Трек,Код клиента,Статус\n${Array.from({ length: count }, (_, at) => `YT${10_000_000_000 + at},${code(at)},в пути`).join('\n')}\n`;
const debts = (count: number) =>
  Array.from({ length: count }, (_, at) => `${code(at)} ${at + 1} c`).join('\n');

const count = async ({ context }: TestApp, table: string) => {
  const [row] = await context.sql.unsafe<{ count: number }[]>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
};

/** A table takes no more than so many rows until it is let go. */
async function refuseMore({ context }: TestApp, table: string, most: number): Promise<() => Promise<void>> {
  await context.sql.unsafe(`
    create function refuse_more() returns trigger language plpgsql as $$ begin
      if (select count(*) from ${table}) >= ${most} then raise 'no more today' using errcode = 'XX000'; end if;
      return new; end $$;
    create trigger refuse_more before insert on ${table} for each row ${table === 'user_account' ? 'when (new.customer_code is not null)' : ''} execute function refuse_more()`);
  return async () => {
    await context.sql.unsafe('drop function refuse_more cascade');
  };
}

test.each([
  ['customers', 'user_account', customers, 500],
  ['parcels', 'parcel', parcels, 200],
  ['balances', 'opening_row', debts, 500],
] as const)(
  '%s that are cut off at a batch go on there, each written once',
  async (kind, table, made, batch) => {
    const service = await createTestApp();
    const mover = await newMover(service);
    await mover.choose({ currency: 'TJS' });
    const rows = batch + 40;
    if (kind !== 'customers') await mover.written((await mover.checked(customers(rows))).id);
    const these = table === 'user_account' ? `${table} where customer_code is not null` : table;
    const before = await count(service, these);
    const file = await mover.checked(made(rows), kind, kind === 'balances' ? 'a.txt' : 'a.csv');
    expect(file.counts).toEqual({ taken: rows, joined: 0, asked: 0, refused: 0 });
    const letGo = await refuseMore(service, table, (await count(service, table)) + batch);
    await mover.confirm(file.id);
    for (let tried = 0; tried < 6; tried += 1) {
      await runJobs(service);
      service.clock.advance(1_000_000);
    }
    // The session of the first has ended meanwhile.
    const later = await newMover(service);
    expect(await later.show(file.id)).toMatchObject({ state: 'FAILED', rowsDone: batch, rowsInAll: rows });
    expect(await count(service, these)).toBe(before + batch);
    await letGo();
    expect(await later.written(file.id)).toMatchObject({ state: 'DONE', counts: { taken: rows } });
    expect(await count(service, these)).toBe(before + rows);
  },
);

test('two files of the same customers at once make each of them once', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const first = await mover.checked(customers(30));
  const second = await mover.checked(`${customers(30)}\n`);
  const answers = await Promise.all([mover.confirm(first.id), mover.confirm(second.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await runJobs(service);
  const [one, other] = [await mover.show(first.id), await mover.show(second.id)];
  expect([one.state, other.state]).toEqual(['DONE', 'DONE']);
  expect((one.counts?.taken ?? 0) + (other.counts?.taken ?? 0)).toBe(30);
  expect(await count(service, 'user_account where customer_code is not null')).toBe(30);
});

test('the same file confirmed twice at once is written once', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(customers(30));
  await Promise.all([mover.confirm(id), mover.confirm(id)]);
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ state: 'DONE', counts: { taken: 30 } });
  expect(await count(service, 'user_account where customer_code is not null')).toBe(30);
  expect((await mover.ask('POST', `/files/${randomUUID()}/cancel`)).error).toBe('list.notFound');
});
