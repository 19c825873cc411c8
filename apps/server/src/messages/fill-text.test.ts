import { locales } from '@rohi/contract/locales';
import { describe, expect, test } from 'vitest';
import { errorText, fieldText } from '../messages.ts';
import { waitText } from './fill-text.ts';

describe('a wait', () => {
  test.each([
    [1, ['1 секунду', '1 second', '1 秒', '1 сония']],
    [22, ['22 секунды', '22 seconds', '22 秒', '22 сония']],
    [90, ['90 секунд', '90 seconds', '90 秒', '90 сония']],
    [91, ['2 минуты', '2 minutes', '2 分钟', '2 дақиқа']],
    [3_531, ['59 минут', '59 minutes', '59 分钟', '59 дақиқа']],
    [1_241, ['21 минуту', '21 minutes', '21 分钟', '21 дақиқа']],
    [5_401, ['2 часа', '2 hours', '2 小时', '2 соат']],
    [61_200, ['17 часов', '17 hours', '17 小时', '17 соат']],
  ])('of %i seconds is told in words', (seconds, [ru, en, zh, tg]) => {
    expect(Object.fromEntries(locales.map((locale) => [locale, waitText(seconds, locale)]))).toEqual({
      ru,
      en,
      zh,
      tg,
    });
  });
});

test('nouns agree with their numbers', () => {
  const tooShort = (min: number) => [
    fieldText('tooShort', 'ru', { min }),
    fieldText('tooShort', 'en', { min }),
  ];
  expect(tooShort(1)).toEqual(['Не короче 1 знака.', 'At least 1 character.']);
  expect(tooShort(4)).toEqual(['Не короче 4 знаков.', 'At least 4 characters.']);
  expect(tooShort(21)).toEqual(['Не короче 21 знака.', 'At least 21 characters.']);
  expect(fieldText('tooLong', 'ru', { max: 101 })).toBe('Не длиннее 101 знака.');
  expect(errorText('accounts.passwordTooShort', 'ru', { min: 6 })).toContain('короче 6 символов');
  expect(errorText('claims.tooManyOpen', 'ru', { max: 2 })).toBe(
    'Уже открыты 2 заявки. Дождитесь решения по ним.',
  );
});

test('days are written as their readers write them, codes stay codes', () => {
  const texts = (name: 'catalogue.datesOverlap' | 'catalogue.codeTaken', params: Record<string, string>) =>
    locales.map((locale) => errorText(name, locale, params));
  for (const text of texts('catalogue.datesOverlap', { from: '2026-11-22', to: '…' }))
    expect(text).toMatch(/22\.11\.2026|22 November 2026|2026年11月22日/);
  for (const text of texts('catalogue.codeTaken', { code: '2026-11-22' }))
    expect(text).toContain('2026-11-22');
  expect(locales.map((locale) => fieldText('tooSmall', locale, { min: '2026-11-22' }))).toEqual([
    'Не меньше 22.11.2026.',
    'At least 22 November 2026.',
    '不能小于 2026年11月22日。',
    'На камтар аз 22.11.2026.',
  ]);
});
