import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { packZip } from './zip-archive.ts';
import { readWorkbook } from './read-workbook.ts';

const roomy = { megabytes: 700, cpuMs: 120_000, ms: 600_000 };

function workbookOf(rows: number): Promise<Buffer> {
  const data = Array.from({ length: rows }, (_, index) => [
    `YT88${10_000_000 + index}`,
    `TJ-${index % 5_000}`,
    'DHWCRK',
    1 + (index % 30),
    new Date(Date.UTC(2026, 9, 1 + (index % 28))),
    'FRAGILE',
  ]);
  const typed = data.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : value)),
  );
  return writeXlsx([
    {
      sheet: 'P',
      data: [['Tracking code', 'Customer', 'Status', 'Weight', 'Received', 'Handling'], ...typed],
    },
  ]).toBuffer();
}

/** Whether a process is a reader of this one's; it may have ended since it was listed. */
function isReaderOfOurs(pid: string): boolean {
  try {
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return parent === String(process.pid) && command.includes('workbook-child');
  } catch {
    return false;
  }
}

describe('a large workbook', () => {
  test('of 50,000 rows is read while this process goes on with its work', async () => {
    const bytes = await workbookOf(50_000);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const started = turns;
    const tables = await readWorkbook(bytes, roomy);
    clearInterval(turning);
    expect(tables[0]?.rows).toHaveLength(50_001);
    expect(tables[0]?.rows[50_000]).toEqual([
      'YT8810049999',
      'TJ-4999',
      'DHWCRK',
      20,
      new Date('2026-10-20T00:00:00Z'),
      'FRAGILE',
    ]);
    // Each turn is a request that could have been answered; one blocked reading would have left a handful.
    expect(turns - started).toBeGreaterThan(100);
  });

  test('that needs more memory or time than it may is refused, and the next one is read', async () => {
    const bytes = await workbookOf(2_000);
    await expect(readWorkbook(bytes, { ...roomy, megabytes: 20 })).rejects.toMatchObject({
      refusal: 'tooHeavy',
    });
    await expect(readWorkbook(bytes, { ...roomy, cpuMs: 20 })).rejects.toMatchObject({ refusal: 'tooHeavy' });
    await expect(readWorkbook(bytes, { ...roomy, ms: 20 })).rejects.toMatchObject({ refusal: 'tooHeavy' });
    expect((await readWorkbook(bytes, roomy))[0]?.rows).toHaveLength(2_001);
  });

  test('with the line ends of Unicode in its texts is read as it is', async () => {
    const rows = [
      ['Code', 'Goods'],
      ['YT1', 'shoes\u2028blue\u2029red'],
    ];
    const bytes = await writeXlsx([{ sheet: 'a\u2028b', data: rows }]).toBuffer();
    expect(await readWorkbook(bytes, roomy)).toEqual([{ name: 'a\u2028b', rows }]);
  });

  test.each(['row', 'c', 'x:c'])(
    'of tags <%s that never end is refused for what it is, however many',
    async (tag) => {
      // Some of them differ, so that the archive is not refused for packing too well.
      const tags = Array.from({ length: 250_000 }, (_, at) => `<${tag} a${(at * 7919) % 99_991}`);
      const sheet = Buffer.from(`<worksheet><sheetData>${tags.join('')}`);
      const parts = new Map([
        ['xl/workbook.xml', Buffer.from('<workbook/>')],
        ['xl/worksheets/sheet1.xml', sheet],
      ]);
      await expect(readWorkbook(await packZip(parts), roomy)).rejects.toMatchObject({
        refusal: 'unreadableExcel',
      });
    },
  );

  test.skipIf(process.platform !== 'linux')('is read by a process that comes after all others', async () => {
    const reading = readWorkbook(await workbookOf(20_000), roomy);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isReaderOfOurs(name))
      .map((name) => getPriority(Number(name)));
    expect(new Set(children)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
    await reading;
  });

  test('that is damaged keeps its own refusal', async () => {
    const broken = await packZip(new Map([['xl/workbook.xml', Buffer.from('<workbook>')]]));
    await expect(readWorkbook(broken, roomy)).rejects.toMatchObject({ refusal: 'unreadableExcel' });
  });
});
