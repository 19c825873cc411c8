import { describe, expect, test } from 'vitest';
import { kindOfLines, readLines } from './read-lines.ts';

const balance = (line: string) => {
  const { rows, setAside } = readLines('balances', line, {});
  const [row] = rows;
  if (row === undefined) return setAside[0]?.why;
  const { values, problems, ask } = row;
  const [problem] = problems;
  if (problem !== undefined) return problem.reason;
  const who = values.customerCode ?? values.phone ?? values.name;
  return [who, values.sumMinor, values.currency, values.side === 'weOwe' ? 'we owe' : 'owes', ask ?? '']
    .join(' ')
    .trim();
};

describe('lines of a notebook', () => {
  test.each([
    ['AK-17 Мадина 340с', 'AK-17 34000 TJS owes'],
    ['ak 203 — 1 250,50 (борон)', 'ak 203 125050  owes noCurrency'],
    ['TPS88 $12', 'TPS88 1200 USD owes'],
    ['ТРS014 340 сомонӣ', 'ТРS014 34000 TJS owes'],
    ['J 8226А 120 сом', 'J 8226А 12000 TJS owes'],
    ['AK-17 12.11 340с', 'AK-17 34000 TJS owes'],
    ['AK-17 340с 12.11.2026', 'AK-17 34000 TJS owes'],
    ['AK-17 2 посылки 340с', 'AK-17 34000 TJS owes'],
    ['AK-17 12,5 кг 340с', 'AK-17 34000 TJS owes'],
    ['AK-17 927770011 340с', 'AK-17 34000 TJS owes'],
    ['AK-17 аванс 200 сом', 'AK-17 20000 TJS we owe'],
    ['AK-17 -200 сом', 'AK-17 20000 TJS we owe'],
    ['14 — 340с', '14 34000 TJS owes'],
    ['AK-17: 100 долларов', 'AK-17 10000 USD owes'],
    ['AK-17 300元', 'AK-17 30000 CNY owes'],
    ['Мадина 340с', 'Мадина 34000 TJS owes nameAlone'],
    ['927770011 340с', '+992927770011 34000 TJS owes phoneAlone'],
    ['ak 203 tps 88 — 120', 'twoCodes'],
    ['AK-17 340с ва $20', 'twoSums'],
    ['AK-17 340 50', 'twoSums'],
    ['AK-17 Мадина', 'noSum'],
    ['AK-17 100 руб', 'unknownCurrency'],
    ['Қарзҳо', 'text'],
    ['Ҷамъ: 12 500', 'total'],
    ['[12.11, 18:40] Ali: AK-17 340с', 'AK-17 34000 TJS owes'],
  ])('%s', (line, said) => {
    expect(balance(line)).toBe(said);
  });

  test('say by most of their lines what they are about', () => {
    expect(kindOfLines('AK-17 340с\nTPS88 $12\nспасибо')).toBe('balances');
    expect(kindOfLines('[12.11, 18:40] Ali: YT8834201957316 готов\nok\nSF1402857713264')).toBe('parcels');
    expect(kindOfLines('добрый день')).toBeNull();
  });
});

describe('lines of a chat', () => {
  test('hold parcels between times and names', () => {
    const text =
      '[12.11, 18:40] Ali: 7731288401956 готов\n12.11.2026, 18:41 - Мадина Р.: TPS088 YT8834201957316\nхорошо';
    const { rows, setAside } = readLines('parcels', text, {});
    expect(rows.map(({ row, values }) => [row, values])).toEqual([
      [1, { trackingCode: '7731288401956', status: 'ARRIVED' }],
      [2, { trackingCode: 'YT8834201957316', customerCode: 'TPS088' }],
    ]);
    expect(setAside.map(({ row }) => row)).toEqual([3]);
  });

  test('with a number that a spreadsheet has spoilt are bad', () => {
    const { rows } = readLines('parcels', '7.73E+13 готов', {});
    expect(rows[0]?.problems[0]?.reason).toBe('lostDigits');
  });
});
