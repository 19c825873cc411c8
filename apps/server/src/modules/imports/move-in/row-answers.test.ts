import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp } from '../../../../test/test-app.ts';

test('a name alone leads to a customer of a code that is named, and to no new one', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  await mover.written((await mover.checked('Код клиента,ФИО\nAK-17,Мадина\n')).id);
  const { id } = await mover.checked('Мадина 340с\nФарход 15с\n', 'balances', 'a.txt');
  const refusal = await mover.answer(id, [{ about: 'nameAlone', say: 'new' }]);
  expect(refusal).toMatchObject({ status: 400, error: 'request.invalid' });
  await mover.answer(id, [{ sheet: 0, row: 2, say: 'code', code: 'ak 17' }]);
  expect(await mover.show(id)).toMatchObject({ counts: { taken: 1, asked: 1 } });
});

test('what is said to one question of a row is no answer to the next', async () => {
  const service = await createTestApp();
  for (const [key, value] of Object.entries({
    'customerCode.prefix': 'TPS',
    'customerCode.separator': 'none',
    'customerCode.keptBack': 'repeated',
  }))
    await service.context.sql`
      insert into setting (key, value, updated_at, updated_by) values (${key}, to_jsonb(${value}::text), now(), 'test')`;
  const mover = await newMover(service);
  const { id, questions } = await mover.checked('Код клиента,Имя\nTPS777А,Али\nTPS777,Вали\n');
  expect(questions).toMatchObject([{ about: 'alikeCode', count: 1 }]);
  const say = (word: string) => mover.answer(id, [{ sheet: 0, row: 3, say: word }]);
  await say('new');
  expect(await mover.show(id)).toMatchObject({
    questions: [{ about: 'reservedCode', rows: [{ said: null }] }],
  });
  expect((await say('same')).error).toBe('request.invalid');
  await say('give');
  expect(await mover.written(id)).toMatchObject({ counts: { taken: 2, asked: 0 } });
  expect((await mover.answer(id, [{ sheet: 0, row: 3, say: 'new' }])).error).toBe('request.invalid');
  const codes = await service.context.sql`
    select customer_code as code from user_account where name in ('Али', 'Вали') order by name`;
  expect(codes).toEqual([{ code: 'TPS777A' }, { code: 'TPS777' }]);
});
