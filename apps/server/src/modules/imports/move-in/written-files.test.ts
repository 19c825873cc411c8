import { expect, test } from 'vitest';
import { newMover, type Mover } from '../../../../test/move-ins.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetOldImports } from '../office/office-import-runs.service.ts';

const customers = 'Код клиента,ФИО\nAK-17,Мадина\nAK-203,Юсуф\n';
const dayMs = 86_400_000;

/** A written file of debts with a row that was answered since, so that more of it can be written. */
async function answeredAgain(mover: Mover): Promise<string> {
  await mover.written((await mover.checked(customers)).id);
  const { id } = await mover.checked('AK-17 340с\nAK-999 15с\n', 'balances', 'a.txt');
  await mover.written(id);
  await mover.answer(id, [{ sheet: 0, row: 2, say: 'code', code: 'AK-203' }]);
  expect(await mover.show(id)).toMatchObject({ state: 'CHECKED', confirmedAt: expect.any(String) });
  return id;
}

const breakOff = ({ context }: TestApp, id: string) =>
  context.sql`update office_import set state = 'FAILED' where id = ${id}`;

const postings = ({ context }: TestApp) =>
  context.sql`select kind, count(*)::integer as count from ledger_posting group by kind order by kind`;

test.each(['CHECKED', 'FAILED'])(
  'what is written of a file that stands as %s is taken back',
  async (state) => {
    const service = await createTestApp();
    const mover = await newMover(service);
    const id = await answeredAgain(mover);
    if (state === 'FAILED') await breakOff(service, id);
    expect(await mover.takeBack(id)).toMatchObject({ status: 200, data: { state: 'TAKEN_BACK' } });
    expect((await mover.takeBack(id)).status).toBe(200);
    expect(await postings(service)).toEqual([
      { kind: 'OPENING', count: 1 },
      { kind: 'OPENING_TAKEN_BACK', count: 1 },
    ]);
    expect((await mover.confirm(id)).data).toMatchObject({ state: 'TAKEN_BACK' });
    expect((await mover.checked('AK-17 340с\nAK-999 15с\n', 'balances', 'b.txt')).counts).toMatchObject({
      taken: 1,
    });
  },
);

test('a move-in is not closed while a file is written in part', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const { id } = await mover.checked(customers);
  await mover.written(id);
  await breakOff(service, id);
  const close = () => mover.ask('POST', `/${mover.id}/close`);
  expect((await close()).error).toBe('moveIn.runs');
  await mover.written(id);
  expect((await close()).status).toBe(200);
});

test.each(['CHECKED', 'FAILED'])(
  'a written file that stands as %s is a voucher and can be taken back',
  async (state) => {
    const service = await createTestApp();
    const mover = await newMover(service);
    const id = await answeredAgain(mover);
    if (state === 'FAILED') await breakOff(service, id);
    service.clock.advance(31 * dayMs);
    await forgetOldImports(service.context);
    const later = await newMover(service);
    const file = await later.show(id);
    expect(file).toMatchObject({ state: 'DONE', keptUntil: expect.any(String) });
    expect(file.counts).toEqual({ taken: 1, joined: 0, asked: 1, refused: 0 });
    expect((await later.takeBack(id)).data).toMatchObject({ state: 'TAKEN_BACK' });
  },
);

test('what is confirmed later is written by who confirms it then', async () => {
  const service = await createTestApp();
  const mover = await newMover(service);
  const id = await answeredAgain(mover);
  const other = await newMover(service);
  expect(await other.written(id)).toMatchObject({ state: 'DONE', written: { taken: 2, asked: 0 } });
  const by = await service.context.sql`select by_name from ledger_posting order by id`;
  expect(by).toEqual([{ by_name: mover.account.username }, { by_name: other.account.username }]);
});
