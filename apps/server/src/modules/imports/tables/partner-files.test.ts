// What is known of headings and lists that others have written: counted against fixtures that are older than the
// dictionary.
import { expect, test } from 'vitest';
import { headingCases } from '../../../../test/partner-files/headings.ts';
import { oddParcelFiles } from '../../../../test/partner-files/odd-parcel-files.ts';
import { plainParcelFiles, type PartnerFile } from '../../../../test/partner-files/parcel-files.ts';
import { readParcels } from '../../../../test/partner-files/read-parcels.ts';
import { readCsv } from '../../../platform/table-files/read-csv.ts';
import { columnDoubts } from './column-doubts.ts';
import { meaningOf } from './column-meanings.ts';
import { readyTable } from './ready-table.ts';
import { countKnownColumns, layoutOf, recogniseTable } from './recognise-columns.ts';
import { textsLeftOut, totalRows } from './row-cells.ts';

test('of 260 headings that others write nine in ten are known, none for another column or in another unit', () => {
  const wrong: string[] = [];
  let count = 0;
  const meant = headingCases.filter(([, meaning]) => meaning !== null);
  for (const [heading, meaning, unit] of headingCases) {
    const read = meaningOf('parcels')(heading);
    const found = read?.keys[0];
    if (found === undefined) continue;
    const hasUnit = unit === undefined || read?.unit === unit;
    if (found === meaning && hasUnit) count += 1;
    else wrong.push(`${heading}: ${found} ${read?.unit ?? ''}`);
  }
  expect(wrong).toEqual([]);
  expect(count / meant.length).toBeGreaterThan(0.9);
});

function readAsOffice({ lines }: PartnerFile) {
  const field = (text: string) => `"${text.replaceAll('↵', '\n').replaceAll('"', '""')}"`;
  const csv = lines.map((line) => line.split('|').map(field).join(',')).join('\n');
  const table = readyTable(readCsv(Buffer.from(csv), countKnownColumns));
  const layout = layoutOf(table);
  const doubts = columnDoubts(table, layout, undefined);
  const recognised = recogniseTable(table);
  if (recognised === undefined) throw new Error('not ours');
  return { doubts, recognised, read: readParcels(recognised) };
}

test.each([...plainParcelFiles, ...oddParcelFiles])('$name', (file) => {
  const { doubts, recognised, read } = readAsOffice(file);
  const headers = [...new Set(doubts.map(({ header }) => header))];
  expect(headers.toSorted()).toEqual((file.asked ?? []).toSorted());
  const aside = totalRows(recognised).length + textsLeftOut(recognised).length;
  expect(aside).toBe(file.aside ?? 0);
  const refused = new Set(read.problems.map(({ row }) => row)).size;
  expect(refused).toBe(file.refused ?? 0);
  const parcels = read.rows.map(({ trackingCode, facts }) => {
    const { customerCode = '-', weightG = '-', lengthMm, widthMm, heightMm } = facts;
    const size = lengthMm === undefined ? '-' : `${lengthMm}x${widthMm}x${heightMm}`;
    return [trackingCode, customerCode, weightG, size];
  });
  expect(parcels).toHaveLength(file.parcels.length);
  for (const [at, wanted] of file.parcels.entries())
    for (const [place, value] of wanted.split(' ').entries())
      // What has to be asked is not known yet: the file waits.
      if (value !== '?') expect(String(parcels[at]?.[place]), `${file.name}, row ${at}`).toBe(value);
});
