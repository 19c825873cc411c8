import { exportColumns } from '../reports/export-columns.ts';
import { expect, test } from 'vitest';
import { namesOfFields } from '../field-names/list-fields.ts';
import { changeText, fieldName, valueName, wordsOfThing } from './audit-text.ts';
import { texts as en } from './words/en.ts';
import { texts as ru } from './words/ru.ts';
import { texts as zh } from './words/zh.ts';

const week = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  { weekday: 6, opens: '14:00', closes: '16:00' },
  { weekday: 6, opens: '09:00', closes: '13:00' },
];

test.each([
  [ru, 'Пн–Пт 09:00–18:00; Сб 09:00–13:00, 14:00–16:00; Вс выходной'],
  [en, 'Mon–Fri 09:00–18:00; Sat 09:00–13:00, 14:00–16:00; Sun closed'],
  [zh, '周一–周五 09:00–18:00；周六 09:00–13:00、14:00–16:00；周日 休息'],
])('opening hours read as days and hours, as a form holds them and as the record does', (words, text) => {
  expect(valueName(words, 'hours', week)).toBe(text);
  expect(valueName(words, 'hours', JSON.stringify(week))).toBe(text);
});

test('a text in several languages reads by language, what is empty is left out', () => {
  const names = { ru: 'Бохтар', en: 'Bokhtar', zh: '博赫塔尔', tg: '' };
  expect(valueName(ru, 'names', JSON.stringify(names))).toBe(
    'Русский: Бохтар; English: Bokhtar; 中文: 博赫塔尔',
  );
  expect(valueName(ru, 'names', { ru: '', en: '', zh: '', tg: '' })).toBeNull();
});

test('Chinese is read with the punctuation of Chinese', () => {
  const change = { field: 'roles', before: '["manager"]', after: '["manager","support"]' };
  expect(changeText(wordsOfThing(zh, namesOfFields('zh'), 'account'), change)).toBe(
    '角色：经理 → 经理、客服',
  );
  expect(valueName(zh, 'names', { ru: 'Бохтар', zh: '博赫塔尔' })).toBe('Русский：Бохтар；中文：博赫塔尔');
});

test.each([ru, en, zh])('a rate that was typed says so in words', (words) => {
  expect(valueName(words, 'source', 'manual')).not.toBe('manual');
});

test('a sum is read as money, and why cash was not what was expected in words', () => {
  expect(valueName(ru, 'tjsMinor', '-2074')).toBe('-20,74');
  expect(valueName(en, 'amountMinor', '1205')).toBe('12.05');
  expect(valueName(zh, 'usdMinor', '0')).toBe('0.00');
  expect(valueName(ru, 'reason', 'CHANGE')).toBe('Ошибка со сдачей');
});

test('a day and a decimal are written as on the screens', () => {
  expect(valueName(ru, 'rateDate', '2026-11-28')).toBe('28.11.2026');
  expect(valueName(ru, 'rate', '10.12')).toBe('10,12');
  expect(valueName(en, 'rate', '10.12')).toBe('10.12');
  expect(valueName(ru, 'version', '0.2.0')).toBe('0.2.0');
});

test.each([ru, en, zh])('the unit that a drawer or a station stands at has a name', (words) => {
  expect(fieldName(words, 'unit')).not.toBe('unit');
});

test.each([ru, en, zh])('what the timeline of a record says of an event has a name', (words) => {
  for (const field of [
    'parcel',
    'parcels',
    'reason',
    'problem',
    'source',
    'claim',
    'cause',
    'answer',
    'price',
    'offers',
  ])
    expect(fieldName(words, field)).not.toBe(field);
});

test('lists, switches and moments read as words, nothing as nothing', () => {
  expect(valueName(ru, 'roles', '["manager","support"]')).toBe('Руководитель, Поддержка клиентов');
  expect(valueName(ru, 'closedDays', ['2026-12-31', '2027-01-01'])).toBe('2026-12-31, 2027-01-01');
  expect(valueName(ru, 'closedDays', '[]')).toBeNull();
  expect(valueName(ru, 'pinned', false)).toBe('нет');
  expect(valueName(ru, 'publishAt', '2026-11-20T09:00:00.000Z')).toBe('2026-11-20 14:00');
  expect(valueName(ru, 'note', '{not JSON')).toBe('{not JSON');
  expect(valueName(ru, 'note', null)).toBeNull();
});

test.each([
  [ru, 'ru'],
  [en, 'en'],
  [zh, 'zh'],
] as const)('every column of a file of orders has a name', (general, locale) => {
  const words = wordsOfThing(general, namesOfFields(locale), 'order');
  for (const column of exportColumns) {
    expect(fieldName(words, column)).not.toBe(column);
    expect(valueName(words, 'columns', column)).not.toBe(column);
  }
});
