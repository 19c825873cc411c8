import { expect, test, vi } from 'vitest';
import { foldName, holdsName } from './lists/fold-name.ts';
import { foldText } from './lists/fold-text.ts';
import { compareTajik } from './tajik-order.ts';
import {
  tajikDay,
  tajikFromNow,
  tajikList,
  tajikMonth,
  tajikMonthDay,
  tajikNumericDay,
  tajikRange,
  tajikShortDay,
  tajikShortMonth,
  tajikWeekday,
  tajikYearRange,
} from './tajik.ts';

test('days are written as Tajik writes them', () => {
  expect(tajikMonthDay('2026-11-26')).toBe('26 ноябр');
  expect(tajikDay('2026-11-26')).toBe('26 ноябри 2026');
  expect(tajikDay('2027-05-01')).toBe('1 майи 2027');
  expect(tajikShortDay('2026-01-05')).toBe('5 янв');
  expect(tajikMonth('2026-11')).toBe('ноябри 2026');
  expect(tajikShortMonth('2026-09')).toBe('сен');
  expect(tajikNumericDay('2026-11-06')).toBe('06.11.2026');
  // The 30th of November 2026 is a Monday.
  expect(
    [0, 1, 2, 3, 4, 5, 6].map((after) => tajikWeekday(`2026-12-${String(7 + after).padStart(2, '0')}`)),
  ).toEqual(['дш', 'сш', 'чш', 'пш', 'ҷм', 'шн', 'яш']);
});

test('two days are a range, with the year once where it is one', () => {
  expect(tajikRange('2026-12-16', '2026-12-20')).toBe('16–20 декабр');
  expect(tajikRange('2026-11-28', '2026-12-02')).toBe('28 ноябр – 2 декабр');
  expect(tajikRange('2026-11-28', '2026-11-28')).toBe('28 ноябр');
  expect(tajikYearRange('2026-11-28', '2026-12-02')).toBe('28 ноябр – 2 декабри 2026');
  expect(tajikYearRange('2026-12-28', '2027-01-02')).toBe('28 декабри 2026 – 2 январи 2027');
});

test.each([
  [-2, 'day', '2 рӯз пеш'],
  [-1, 'day', 'дирӯз'],
  [0, 'day', 'имрӯз'],
  [1, 'day', 'фардо'],
  [3, 'day', 'баъди 3 рӯз'],
  [-21, 'minute', '21 дақиқа пеш'],
  [59, 'minute', 'баъди 59 дақиқа'],
  [0, 'minute', 'ҳозир'],
  [-2, 'hour', '2 соат пеш'],
] as const)('%d %s from now is «%s»', (count, unit, said) => {
  expect(tajikFromNow(count, unit)).toBe(said);
});

test('the last of a list is joined by «ва»', () => {
  expect(tajikList([])).toBe('');
  expect(tajikList(['чек'])).toBe('чек');
  expect(tajikList(['чек', 'акс'])).toBe('чек ва акс');
  expect(tajikList(['шиноснома', 'чек', 'акс'])).toBe('шиноснома, чек ва акс');
});

test('every letter has its place', () => {
  const letters = [...'абвгғдеёжзиӣйкқлмнопрстуӯфхҳчҷшъэюя'];
  expect(letters.toReversed().toSorted(compareTajik)).toEqual(letters);
  const capitals = letters.map((letter) => letter.toUpperCase());
  expect(capitals.toReversed().toSorted(compareTajik)).toEqual(capitals);
});

test('names of both languages stand in one order', () => {
  const names = [
    ...['№ 1', '2 раф', '10 раф', 'Айнӣ', 'Бохтар', 'Ғарм', 'Ғончӣ', 'Душанбе', 'Еленин', 'Ёвон', 'Жан'],
    ...['Ин', 'Исфара', 'Ӣд', 'Конибодом', 'Куляб', 'Кӯлоб', 'Қайроққум', 'Хоруғ', 'Ҳисор', 'Худо', 'Чкалов'],
    ...['Ҷомӣ', 'Шаҳритус', 'Юсуф', 'BOX 2', 'BOX 10', '张伟'],
  ];
  const sorted = names.toReversed().toSorted(compareTajik);
  expect(sorted.indexOf('Ин')).toBeLessThan(sorted.indexOf('Ӣд'));
  expect(sorted.indexOf('Худо')).toBeLessThan(sorted.indexOf('Ҳисор'));
  expect(sorted.indexOf('Ёвон')).toBe(sorted.indexOf('Еленин') + 1);
  expect(sorted.slice(0, 3)).toEqual(['№ 1', '2 раф', '10 раф']);
  expect(sorted.slice(-3)).toEqual(['BOX 2', 'BOX 10', '张伟']);
  expect(compareTajik('Айни', 'Айнӣ')).toBeLessThan(0);
  // A letter with its mark apart is the letter.
  expect(['ӣс', '\u0438\u0304н'].toSorted(compareTajik)).toEqual(['\u0438\u0304н', 'ӣс']);
});

test('an order is the same both ways', () => {
  const words = ['бор', 'Бор', 'бор 2', 'борҳо', 'бӯр', '', 'box', '9', '12', '№ 1'];
  for (const one of words)
    for (const other of words)
      expect(Math.sign(compareTajik(one, other)) === -Math.sign(compareTajik(other, one))).toBe(true);
});

test('what is typed without the six letters finds what has them', () => {
  for (const [written, typed] of [
    ['Ғафуров Қурбон', 'гафуров курбон'],
    ['Раҳимӣ Ӯктам', 'рахими уктам'],
    ['Раҳимӣ', 'Рахимi'],
    ['Кӯлоб', 'Кулоб'],
    ['Ҷамшед', 'Чамшед'],
    ['Ҷамшед', 'Джамшед'],
    ['Хоруғ', 'Хоруг'],
  ] as const)
    expect([written, typed, holdsName(foldName(written), typed)]).toEqual([written, typed, true]);
  expect(foldText(['Кӯлоб'])).toBe(foldText(['Кулоб']));
});

test('no browser is asked for Tajik', () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  tajikDay('2026-11-26');
  compareTajik('а', 'б');
  expect(formats).not.toHaveBeenCalled();
});
