import { describe, expect, test } from 'vitest';
import { heavyWorkbook } from '../../../test/hostile-files.ts';
import { parseSentTables, type Sender } from './parse-tables.ts';
import { shortTableReader } from './table-limits.ts';

const meanings = () => 1;
const own = Buffer.from('Tracking code\nYT8812345678901\n');
const limits = { reader: shortTableReader };

/** Sends heavy workbooks of some customers; how many of them have been answered. */
function sendHeavy(customers: readonly string[], each: number) {
  let answered = 0;
  const answers = customers.flatMap((id) =>
    Array.from({ length: each }, () =>
      parseSentTables({ kind: 'customer', id }, heavyWorkbook, meanings, limits)
        .catch(() => undefined)
        .finally(() => (answered += 1)),
    ),
  );
  return { countAnswered: () => answered, all: Promise.all(answers) };
}

// A text file is read within the same turn, in which no process that reads a workbook can have answered.
describe('T14: while heavy workbooks of customers are read and wait', () => {
  test.each<[string, readonly string[], Sender]>([
    ['a file of the office is read before any of them', ['a', 'b', 'c'], { kind: 'office' }],
    ['a file of another customer waits for none of them', ['a'], { kind: 'customer', id: 'b' }],
  ])('%s', async (_name, customers, sender) => {
    const heavy = sendHeavy(customers, 5);
    const [table] = await parseSentTables(sender, own, meanings, limits);
    expect(table?.rows).toHaveLength(2);
    expect(heavy.countAnswered()).toBe(0);
    await heavy.all;
  });
});
