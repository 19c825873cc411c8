import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';

const customers = 'Код клиента,ФИО\nAK-17,Мадина\nAK-203,Юсуф\n';
const debts = 'AK-17 340с\nAK-999 15с\n';

test('what waits for customers is checked again by itself when they are written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const people = await mover.checked(customers);
  const { id, counts } = await mover.checked(debts, 'balances', 'a.txt');
  expect(counts).toMatchObject({ taken: 0, asked: 2 });
  await mover.written(people.id);
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({
    state: 'CHECKED',
    counts: { taken: 1, asked: 1 },
    sums: [{ currency: 'TJS', sumMinor: 340_00 }],
  });
});

test('a written file waits for another word where more of it is clear by now, and else stays written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked(debts, 'balances', 'a.txt');
  await mover.written(id);
  await mover.answer(id, [{ about: 'noSuchCustomer', say: 'later' }]);
  expect(await mover.show(id)).toMatchObject({ state: 'DONE', counts: { taken: 1, asked: 1 } });
  await mover.written((await mover.checked('Код клиента,ФИО\nAK-300,Али\n')).id);
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ state: 'DONE', counts: { taken: 1, asked: 1 } });
  await mover.written((await mover.checked('Код клиента,ФИО\nAK-999,Вали\n')).id);
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({ state: 'CHECKED', counts: { taken: 2, asked: 0 } });
  expect(await service.context.sql`select 1 from opening_row`).toHaveLength(1);
  expect(await mover.written(id)).toMatchObject({ state: 'DONE', counts: { taken: 2 } });
  expect(await service.context.sql`select 1 from opening_row`).toHaveLength(2);
});

test('a choice settles what was asked of a file that is written', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked('AK-17 340с\nAK-203 12\n', 'balances', 'a.txt');
  await mover.written(id);
  await mover.choose({ currency: 'USD' });
  await runJobs(service);
  expect(await mover.show(id)).toMatchObject({
    state: 'CHECKED',
    sums: [
      { currency: 'TJS', sumMinor: 340_00 },
      { currency: 'USD', sumMinor: 12_00 },
    ],
  });
});
