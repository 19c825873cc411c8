import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { newMover, type Mover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

const customers = 'Код клиента,ФИО,Телефон\nAK-17,Мадина,927770011\nAK-203,Юсуф,927770012\n';
const credit = 'Код клиента,Аванс,Валюта\nAK-17,1500,USD\n';

const openings = ({ context }: TestApp) => context.sql`select customer_code from opening_row`;

/** What is found out of files cannot be stored until it is let go; each file that is checked breaks off. */
async function breakChecksOff(service: TestApp, go: () => Promise<unknown>): Promise<void> {
  const { sql } = service.context;
  await sql.unsafe(`
    create function refuse_check() returns trigger language plpgsql as $$ begin
      raise 'no more today' using errcode = 'XX000'; end $$;
    create trigger refuse_check before update on office_import for each row when (new.state = 'CHECKED')
      execute function refuse_check()`);
  await go();
  for (let tried = 0; tried < 6; tried += 1) {
    await runJobs(service);
    service.clock.advance(1_000_000);
  }
  await sql.unsafe('drop function refuse_check cascade');
}

test('what became clear since it was confirmed is written by another word', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const people = await mover.checked(customers);
  const money = await mover.checked(credit, 'balances');
  expect(money).toMatchObject({ counts: { taken: 0, asked: 1 }, sums: [] });
  await mover.confirm(people.id);
  await mover.confirm(money.id);
  await runJobs(service);
  expect(await openings(service)).toEqual([]);
  expect(await mover.show(money.id)).toMatchObject({
    state: 'CHECKED',
    counts: { taken: 1, asked: 0 },
    sums: [{ side: 'owing', currency: 'USD', sumMinor: 1_500_00 }],
  });
  expect((await mover.confirm(money.id)).error).toBe('moveIn.secondPersonNeeded');
});

const debts = 'AK-17 340\nAK-203 12$\n';

test('a row of another amount than the confirmed one is not written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS' });
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked(debts, 'balances', 'a.txt');
  await mover.confirm(id);
  await service.context.sql`
    update move_in_file set confirmed_choices = confirmed_choices || '{"currency":"USD"}' where import_id = ${id}`;
  await runJobs(service);
  expect(await openings(service)).toEqual([{ customer_code: 'AK-203' }]);
});

test('another choice has all that waits checked anew', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const { id, counts } = await mover.checked(debts, 'balances', 'a.txt');
  expect(counts).toMatchObject({ taken: 1, asked: 1 });
  const { version } = await mover.show(id);
  await mover.choose({ currency: 'TJS' });
  expect((await mover.ask('POST', `/files/${id}/confirm`, { version, counts })).error).toBe(
    'list.changedMeanwhile',
  );
  await runJobs(service);
  const sums = [
    { side: 'owed', currency: 'TJS', sumMinor: 340_00 },
    { side: 'owed', currency: 'USD', sumMinor: 12_00 },
  ];
  expect(await mover.show(id)).toMatchObject({ state: 'CHECKED', counts: { taken: 2, asked: 0 }, sums });
  await mover.choose({ currency: 'USD' });
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ sums: [{ currency: 'USD', rows: 2, sumMinor: 352_00 }] });
});

test('other sums of as many rows are shown before they are written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked('AK-17 340с\nAK-999 15с\n', 'balances', 'b.txt');
  await mover.written((await mover.checked('AK-17 340с\n', 'balances', 'a.txt')).id);
  const body = { requestId: randomUUID(), name: 'Зафар', code: 'AK-999', locale: 'ru' };
  expect((await call(service.app, 'POST', '/staff/customers', { token: mover.token, body })).status).toBe(
    200,
  );
  const counts = { taken: 1, joined: 0, asked: 1, refused: 0 };
  expect((await mover.confirm(id, counts)).error).toBe('moveIn.changedMeanwhile');
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ counts, sums: [{ currency: 'TJS', sumMinor: 15_00 }] });
});

test('what is confirmed is written by the choices of then, whatever is chosen before it is', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS' });
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked(`${debts}AK-999 5\n`, 'balances', 'a.txt');
  await mover.confirm(id);
  await mover.choose({ currency: 'USD', day: '2026-11-21' });
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({
    state: 'DONE',
    sums: [{ currency: 'TJS', sumMinor: 340_00 }, { currency: 'USD' }],
  });
  // Another day of the same file is none that the ledger takes.
  await mover.answer(id, [{ sheet: 0, row: 3, say: 'code', code: 'AK-17' }]);
  expect(await mover.written(id)).toMatchObject({ state: 'DONE', counts: { taken: 3 } });
  const [{ days } = { days: 0 }] = await service.context.sql<{ days: number }[]>`
    select count(distinct day)::integer as days from opening_file`;
  expect(days).toBe(1);
});

async function answeredAndBroken(service: TestApp, mover: Mover): Promise<string> {
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked(
    'Код клиента,Аванс,Валюта\nAK-203,10,USD\nAK-999,1500,USD\n',
    'balances',
  );
  await mover.written(id);
  const answers = [{ sheet: 0, row: 3, say: 'code', code: 'AK-17' }];
  await breakChecksOff(service, () => mover.answer(id, answers));
  return id;
}

test('a written file whose new check breaks off is checked and confirmed before more of it is written', async () => {
  const service = await createTestApp();
  const id = await answeredAndBroken(service, await newMover(service));
  // The session of the first has ended meanwhile.
  const mover = await newMover(service);
  expect(await mover.show(id)).toMatchObject({ state: 'FAILED' });
  await mover.confirm(id);
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ state: 'CHECKED', counts: { taken: 2 } });
  expect(await openings(service)).toEqual([{ customer_code: 'AK-203' }]);
});
