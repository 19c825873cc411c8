// What is known of lists that others have written: counted against files with a right reading that was written down
// without the dictionary.
import { expect, test } from 'vitest';
import type { OfficeLayout } from '../../../../test/partner-files/office-layout.ts';
import { readParcels } from '../../../../test/partner-files/read-parcels.ts';
import { officeLayouts } from '../../../../test/partner-files/office-layouts.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { columnDoubts } from './column-doubts.ts';
import { readyTable } from './ready-table.ts';
import { layoutOf, recogniseTable } from './recognise-columns.ts';
import { textsLeftOut, totalRows } from './row-cells.ts';

function tableOf({ lines, merged = [] }: OfficeLayout): Table {
  const rows = lines.map((line) =>
    line.split('|').map((text) => (text === '' ? null : text.replaceAll('↵', '\n'))),
  );
  return readyTable({ name: 'Sheet1', rows, facts: { merged: merged.map((range) => [...range]) } } as Table);
}

const measured: ReadonlySet<string> = new Set([
  ...['weightKg', 'netKg', 'volumetricKg', 'chargeableKg', 'lengthCm', 'widthCm', 'heightCm', 'sizes'],
]);

/**
 * What was made of each column: our name with the unit that its heading names, `!` where it is asked about, `-` where
 * it is passed over in silence.
 */
function readColumns(layout: OfficeLayout): string[] {
  const table = tableOf(layout);
  const found = layoutOf(table);
  const doubtful = new Set(columnDoubts(table, found, undefined).map(({ index }) => index));
  const units = new Map(
    [...found.columns, ...found.unstored].map(([key, { index, unit }]) => [
      index,
      unit === undefined || !measured.has(key) ? key : `${key}:${unit}`,
    ]),
  );
  for (const { index, of } of found.twice) units.set(index, of);
  return layout.columns.split(' ').map((_, index) => (doubtful.has(index) ? '!' : (units.get(index) ?? '-')));
}

function readLayout(layout: OfficeLayout) {
  const table = recogniseTable(tableOf(layout));
  if (table === undefined) throw new Error(`${layout.name} is not known`);
  return { table, read: readParcels(table) };
}

test('of the headings of sixty-one files nine in ten are known, and none is taken for another column', () => {
  expect(new Set(officeLayouts.map(({ name }) => name)).size).toBe(61);
  const unknown: string[] = [];
  const wrong: string[] = [];
  let headings = 0;
  for (const layout of officeLayouts) {
    const read = readColumns(layout);
    const written = layout.lines[layout.header ?? 0]?.split('|') ?? [];
    for (const [index, wanted] of layout.columns.split(' ').entries()) {
      const right = wanted.split('/');
      const found = read[index] ?? '-';
      const heading = `${layout.name}: ${written[index] ?? ''} ${wanted} ${found}`;
      if (!right.includes('!')) headings += 1;
      if (right.includes(found)) continue;
      const isEmpty = layout.lines
        .slice((layout.header ?? 0) + 1)
        .every((line) => (line.split('|')[index] ?? '') === '');
      if (found === '!' || (found === '-' && isEmpty)) unknown.push(heading);
      else wrong.push(heading);
    }
  }
  expect(wrong).toEqual([]);
  expect(unknown.length / headings).toBeLessThan(0.1);
});

test.each(officeLayouts)('$name', (layout) => {
  const { table, read } = readLayout(layout);
  const aside = totalRows(table).length + textsLeftOut(table).length;
  expect(aside).toBe(layout.aside ?? 0);
  expect(read.problems).toEqual([]);
  const parcels = read.rows.map(({ trackingCode, facts }) => {
    const { customerCode = '-', weightG = '-', lengthMm, widthMm, heightMm } = facts;
    const size = lengthMm === undefined ? '-' : `${lengthMm}x${widthMm}x${heightMm}`;
    return [trackingCode, customerCode, weightG, size];
  });
  expect(parcels).toHaveLength(layout.parcels.length);
  const isAsked = readColumns(layout).includes('!');
  for (const [at, wanted] of layout.parcels.entries())
    for (const [place, value] of wanted.split(' ').entries()) {
      const found = String(parcels[at]?.[place]);
      // What has to be asked is not known yet, and the file waits for it.
      if (value !== '?' && !(found === '-' && isAsked)) expect(found).toBe(value);
    }
  // Every row with anything in it is a parcel or is named.
  const filled = layout.lines
    .slice((layout.header ?? 0) + 1)
    .filter((line) => line.split('|').some((text) => visibleText(text) !== ''));
  expect(read.rows.length + aside).toBe(filled.length);
});
