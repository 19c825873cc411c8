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
