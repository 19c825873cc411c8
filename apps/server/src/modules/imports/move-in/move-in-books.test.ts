import { expect, test } from 'vitest';
import { bytesOf, madeBook, shapes, type ShapeName } from '../../../../test/earlier-books/made-books.ts';
import { newMover, type Mover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

async function createFirm() {
  const service = await createTestApp();
  const mover = await newMover(service);
  const [hub] = await service.context.sql<{ id: number }[]>`select id from place where kind = 'HUB' limit 1`;
  await mover.choose({ currency: 'TJS', year: 2026, arrivedUnitId: hub?.id ?? null });
  return { service, mover };
}

/** Sends a book, says of silent sheets that their parcels are in China, and returns the file. */
async function sendBook(service: TestApp, mover: Mover, shape: ShapeName, count: number) {
  const book = madeBook(shape, 7, count);
  const file = await mover.checked(await bytesOf(book), '', book.name);
  if (file.state !== 'COLUMNS') return file;
  const sheets = file.sheets.map(({ questions }) =>
    questions.some(({ about }) => about === 'sheetStatus') ? { status: 'IN_CHINA' } : {},
  );
  await mover.ask('PUT', `/files/${file.id}/columns`, { version: file.version, sheets });
  await runJobs(service);
  return mover.show(file.id);
}

test('of each shape of book every row is taken, joined, asked about or given back', async () => {
  const { service, mover } = await createFirm();
  const checked: string[] = [];
  for (const shape of Object.keys(shapes) as ShapeName[]) {
    const file = await sendBook(service, mover, shape, 30);
    if (file.state === 'COLUMNS') continue;
    expect({ shape, state: file.state }).toEqual({ shape, state: 'CHECKED' });
    const { taken = 0, joined = 0, asked = 0, refused = 0 } = file.counts ?? {};
    expect({ shape, sum: taken + joined + asked + refused }).toEqual({ shape, sum: file.rows });
    checked.push(shape);
  }
  expect(checked).toEqual(expect.arrayContaining(['E1', 'E2', 'E3', 'E4']));
});

/** What stands in the database, without what depends on the hour. */
const standing = ({ context }: TestApp) => context.sql`
  select 'customer' as what, customer_code as key, coalesce(phone, '') || name as value from user_account where customer_code is not null
  union all
  select 'parcel', tracking_code, status || coalesce(customer_code, '') || coalesce(weight_g, 0) from parcel where is_current
  union all
  select 'debt', customer_code, currency || sum(amount_minor) from charge where kind = 'OPENING' group by customer_code, currency
  order by 1, 2, 3`;

test('files in all orders give the same database, and sums are those of the ledger', async () => {
  const orders = [
    ['E2', 'E4', 'E3'],
    ['E2', 'E3', 'E4'],
    ['E4', 'E2', 'E3'],
    ['E4', 'E3', 'E2'],
    ['E3', 'E2', 'E4'],
    ['E3', 'E4', 'E2'],
  ] as const;
  const found: unknown[] = [];
  for (const order of orders) {
    const { service, mover } = await createFirm();
    const waiting: string[] = [];
    for (const shape of order) {
      const file = await sendBook(service, mover, shape, 40);
      await mover.written(file.id);
      if (shape === 'E3') waiting.push(file.id);
    }
    // Sums of customers who came later are looked at once more.
    for (const id of waiting) {
      await mover.answer(id, [{ about: 'noSuchCustomer', say: 'later' }]);
      const { counts, sums } = await mover.written(id);
      const [ledger] = await service.context.sql<{ sum: string | null }[]>`
        select sum(amount_minor) as sum from charge where kind = 'OPENING'`;
      expect(Number(ledger?.sum ?? 0)).toBe(
        sums.filter(({ side }) => side === 'owed').reduce((sum, { sumMinor }) => sum + sumMinor, 0),
      );
      expect(counts).not.toBeNull();
    }
    found.push(await standing(service));
  }
  for (const other of found.slice(1)) expect(other).toEqual(found[0]);
});
