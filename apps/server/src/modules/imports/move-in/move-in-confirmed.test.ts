import { expect, test } from 'vitest';
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

test('a row of another amount than the confirmed one is not written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS' });
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked('AK-17 340\nAK-203 12$\n', 'balances', 'a.txt');
  await mover.confirm(id);
  await service.context.sql`update move_in set choices = choices || '{"currency":"USD"}'`;
  await runJobs(service);
  expect(await openings(service)).toEqual([{ customer_code: 'AK-203' }]);
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
