import { expect, test } from 'vitest';
import { readCsv } from '../../../platform/table-files/read-csv.ts';
import { countKnownColumns, recogniseTable } from '../tables/recognise-columns.ts';
import { rejectedCsv } from './rejected-rows.ts';

const payloads = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A',
  '=cmd|"/c calc"!A1',
];

test('T13 small: no cell of the list of rejected rows can become a formula, and it reads back as it was', () => {
  const header = 'Tracking code;Customer code';
  const rows = payloads.map((payload) => `A;"${payload.replaceAll('"', '""')}"`);
  const table = recogniseTable(readCsv(Buffer.from([header, ...rows].join('\n')), countKnownColumns));
  expect(table).toBeDefined();
  if (table === undefined) return;
  const texts = new Map(payloads.map((_, index) => [index + 2, ['=why']]));
  const csv = rejectedCsv(table, texts, 'en');
  expect(csv.startsWith('\ufeffTracking code,Customer code,Row in the file,Why it was not loaded\r\n')).toBe(
    true,
  );
  const [, ...again] = readCsv(Buffer.from(csv), countKnownColumns).rows;
  expect(again.map((cells) => cells[1])).toEqual(payloads);
});

test('a list that comes back mended has its two columns once', () => {
  const table = recogniseTable(
    readCsv(
      Buffer.from('Трек-номер;Статус;Строка в файле;Почему не загружено\nA;NEW;2;код записан неверно\n'),
      countKnownColumns,
    ),
  );
  expect(table?.ignored).toEqual([]);
  if (table === undefined) return;
  expect(rejectedCsv(table, new Map([[2, ['плохо']]]), 'ru')).toBe(
    '\ufeffТрек-номер;Статус;Строка в файле;Почему не загружено\r\nA;NEW;2;плохо\r\n',
  );
});
