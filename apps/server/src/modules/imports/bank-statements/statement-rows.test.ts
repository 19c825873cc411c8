import { describe, expect, test } from 'vitest';
import type { Cell, Table } from '../../../platform/table-files/table.ts';
import type { Currency } from '@rohi/contract/pricing/money';
import { readDay } from './read-day.ts';
import { currencyIn, currencyOfCell, readSum } from './read-money.ts';
import { findStatementHeader } from './statement-columns.ts';
import { readStatementRows, type StatementContent } from './statement-rows.ts';

function contentOf(rows: Table['rows'], currency?: Currency) {
  const header = findStatementHeader(rows);
  if (header === undefined) throw new Error('no header was found');
  return readStatementRows(rows, header, currency);
}

const read = (rows: Table['rows'], currency?: Currency) => contentOf(rows, currency) as StatementContent;

const shortOf = ({ lines }: StatementContent) =>
  lines.map(({ row, day, currency, amountMinor, payer }) => [row, day, currency, amountMinor, payer]);

describe('a sum', () => {
  test.each<[Cell, bigint]>([
    ['1 234 567,89', 123_456_789n],
    ['1\u00A0234,5', 123_450n],
    ['1,234.50', 123_450n],
    ['1.234,50', 123_450n],
    ["1'200.00", 120_000n],
    ['1,234', 123_400n],
    ['12,5', 1_250n],
    ['0,05', 5n],
    ['1234-56', 123_456n],
    ['12 500=00', 1_250_000n],
    ['92.5000', 9_250n],
    ['12 500 TJS', 1_250_000n],
    ['350,00 сомонӣ', 35_000n],
    ['700 с.', 70_000n],
    ['US$100.00', 10_000n],
    ['￥８００', 80_000n],
    ['(15,00)', -1_500n],
    ['-2 000', -200_000n],
    ['2 000-', -200_000n],
    ['840,50', 84_050n],
    [1_234.56, 123_456n],
    [0.1 + 0.2, 30n],
    [-5, -500n],
  ])('%j', (cell, minor) => {
    expect(readSum(cell)).toEqual({ minor });
  });

  test.each<Cell>([null, '', ' ', '-', '—'])('%j is none', (cell) => {
    expect(readSum(cell)).toBe('blank');
  });

  test.each<Cell>(['сто', '1,2,3', '12 34', '1.23456', '1e5', 1e308, Number.NaN, 10.005, true])(
    '%j is not guessed',
    (cell) => {
      expect(readSum(cell)).toBe('unreadable');
    },
  );
});

test.each([
  ['Валюта счёта: TJS', 'TJS'],
  ['币种：人民币', 'CNY'],
  ['Account currency USD', 'USD'],
  ['Счёт в российских рублях', 'OTHER'],
  ['Счёт 20206972840001', undefined],
])('%s', (title, currency) => {
  expect(currencyIn(title)).toBe(currency);
});

test('a column of currencies may have their figures, and another currency is another', () => {
  expect(['972', '840', 'сомони', 'XAU', null].map(currencyOfCell)).toEqual([
    'TJS',
    'USD',
    'TJS',
    'OTHER',
    undefined,
  ]);
});

describe('a day', () => {
  test.each<[Cell, string]>([
    ['20.11.2026', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['20.11.2026 10:15:00', '2026-11-20'],
    ['2026-11-20T10:15:00', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['05/05/2026', '2026-05-05'],
    ['20-Nov-2026', '2026-11-20'],
    ['20 ноября 2026 г.', '2026-11-20'],
    ['3 март 2026', '2026-03-03'],
    ['1 мая 2026', '2026-05-01'],
    ['Nov 20, 2026', '2026-11-20'],
    ['20261120', '2026-11-20'],
    [20_261_120, '2026-11-20'],
    ['20261120101500', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    [46_346, '2026-11-20'],
    [new Date('2026-11-20T10:15:00Z'), '2026-11-20'],
  ])('%j', (cell, day) => {
    expect(readDay(cell, undefined)).toEqual({ day });
  });

  test('with a stroke is one of two until the file says which', () => {
    expect(readDay('05/11/2026', undefined)).toEqual({ day: null });
    expect(readDay('05/11/2026', 'DAY_FIRST')).toEqual({ day: '2026-11-05' });
    expect(readDay('05/11/2026', 'MONTH_FIRST')).toEqual({ day: '2026-05-11' });
  });

  test.each<Cell>(['Итого', '31.02.2026', '№ 12', 12, null, true])('%j is none', (cell) => {
    expect(readDay(cell, undefined)).toBeUndefined();
  });
});

describe('a statement as banks give it', () => {
  test('has titles, a header of two rows, debit and credit, a row of numbers, balances and totals', () => {
    const content = read([
      ['ОАО «Банк», выписка по счёту 20206972000012345', null, null, null, null, null],
      ['Валюта счёта: TJS', null, 'Период: 19.11.2026 – 20.11.2026', null, null, null],
      ['Дата', '№ док', 'Контрагент', 'Обороты', null, 'Назначение платежа'],
      [null, null, null, 'Дебет', 'Кредит', null],
      ['1', '2', '3', '4', '5', '6'],
      ['Входящий остаток', null, null, null, '10 000,00', null],
      ['19.11.2026', '17', 'РАҲИМОВ К. С.', null, '1 850,00', 'Пополнение баланса TJ-639312'],
      ['20.11.2026', '4', 'Комиссия банка', '5,00', null, 'Комиссия'],
      [null, '18', '李伟', null, 250.5, 'за доставку'],
      ['20.11.2026', '19', 'Иванов', null, 'сто', 'за доставку'],
      ['Итого', null, null, '5,00', '2 100,50', null],
      ['Исходящий остаток', null, null, null, '12 095,50', null],
    ]);
    expect(shortOf(content)).toEqual([
      [7, '2026-11-19', 'TJS', '185000', 'РАҲИМОВ К. С.'],
      [9, '2026-11-20', 'TJS', '25050', '李伟'],
    ]);
    expect(content.unreadable).toEqual([{ row: 10, text: 'сто', reason: 'badNumber' }]);
  });

  test('in Chinese has one sum and a direction, in English a sign; currencies stand in a column or beside the sum', () => {
    const chinese = read([
      ['账户明细', null, null, null, null],
      ['交易日期', '借贷标志', '交易金额', '币种', '对方户名'],
      ['2026/11/19', '贷', '1,280.00', 'CNY', '王伟'],
      ['2026/11/19', '借', '30.00', 'CNY', '手续费'],
    ]);
    expect(shortOf(chinese)).toEqual([[3, '2026-11-19', 'CNY', '128000', '王伟']]);
    const english = read([
      ['Date', 'Description', 'Amount', 'Counterparty'],
      ['19-Nov-26', 'Fee', '-3.00 USD', ''],
      ['20-Nov-26', 'Top up TJ 639312', '20.00 USD', 'RAHIMOV KARIM'],
      ['20-Nov-26', 'Top up', '20.00 EUR', 'OTHER'],
    ]);
    expect(shortOf(english)).toEqual([[3, '2026-11-20', 'USD', '2000', 'RAHIMOV KARIM']]);
    expect(english.unreadable.map(({ row, reason }) => [row, reason])).toEqual([[4, 'unknownCurrency']]);
  });

  test('says its currency, or the office does; sums without sign and direction say nothing of what came in', () => {
    const rows: Table['rows'] = [
      ['Дата', 'Кредит'],
      ['20.11.2026', '5'],
    ];
    expect(contentOf(rows)).toBe('noCurrency');
    expect(shortOf(read(rows, 'USD'))).toEqual([[2, '2026-11-20', 'USD', '500', '']]);
    expect(
      contentOf([
        ['Дата', 'Сумма', 'Валюта'],
        ['20.11.2026', '5', 'TJS'],
      ]),
    ).toBe('noCredit');
  });
});

describe('the key of a line', () => {
  const keysOf = (rows: Table['rows']) => read(rows, 'TJS').lines.map(({ key }) => key);
  const header = ['Дата', 'Кредит', 'Плательщик', 'Назначение'];

  test('is the same in another file, however its dates and sums are written', () => {
    const first = keysOf([header, ['20.11.2026', '1 250,00', 'Карим  Раҳимов', 'Баланс, TJ-639312']]);
    const second = keysOf([
      ['Выписка за неделю'],
      ['Назначение платежа', 'Плательщик', 'Зачислено', 'Дата операции'],
      ['баланс TJ-639312', 'Карим Раҳимов', 1_250, '2026-11-20'],
    ]);
    expect(second).toEqual(first);
  });

  test('tells two payments that are alike apart, and takes one that stands twice under its reference for one', () => {
    const row = ['20.11.2026', '50', 'Карим', 'Баланс'];
    expect(new Set(keysOf([header, row, row])).size).toBe(2);
    const referred = [
      [...header, 'Референс'],
      [...row, 'FT26-1'],
      [...row, 'FT26-1'],
      ['20.11.2026', '50', 'Али', 'Баланс', 'FT26-1'],
    ];
    expect(new Set(keysOf(referred)).size).toBe(2);
  });
});
