import { describe, expect, test } from 'vitest';
import { texts as limitsEn } from '../answer/limit-texts/en.ts';
import { texts as limitsRu } from '../answer/limit-texts/ru.ts';
import { texts as limitsZh } from '../answer/limit-texts/zh.ts';
import { trackingTextsEn } from './en.ts';
import { trackingTextsRu } from './ru.ts';
import { trackingTextsZh } from './zh.ts';

describe('texts of the tracking screen', () => {
  test('carry the errors of the specification to the letter', () => {
    expect(trackingTextsEn.bulk.noCodes).toBe('Please enter your tracking number');
    expect(trackingTextsEn.bulk.tooManyCodes(100)).toBe('The maximum number of queries cannot exceed 100');
    expect(trackingTextsRu.bulk.noCodes).toBe('Введите трек-номер');
    expect(trackingTextsRu.bulk.tooManyCodes(100)).toBe('За один раз можно проверить не больше 100 номеров');
  });

  test('count in Russian', () => {
    expect([1, 2, 5, 11, 21].map(trackingTextsRu.search.wait)).toEqual([
      'Снова через 1 секунду',
      'Снова через 2 секунды',
      'Снова через 5 секунд',
      'Снова через 11 секунд',
      'Снова через 21 секунду',
    ]);
    expect([1, 4, 12].map(trackingTextsRu.history.showMore)).toEqual([
      'Показать ещё 1 день',
      'Показать ещё 4 дня',
      'Показать ещё 12 дней',
    ]);
  });

  test('say of a cancelled parcel what is known', () => {
    expect(trackingTextsRu.progress.cancelled(8, 3, '12.11.2026 16:10')).toBe(
      'Отменено 12.11.2026 16:10 на шаге 3 из 8',
    );
    expect(trackingTextsEn.progress.cancelled(8, 3)).toBe('Cancelled at step 3 of 8');
    expect(trackingTextsZh.progress.cancelled(8)).toBe('已取消');
  });

  test('name the couriers a number looks like', () => {
    expect(trackingTextsRu.notFound.unknown(['STO Express', 'ZTO Express'])).toMatch(
      /^Похоже на номер STO Express или ZTO Express\. Он появится/,
    );
    expect(trackingTextsEn.notFound.unknown([])).toMatch(/^The number appears here once/);
  });
});

describe('texts of the limits', () => {
  const wait = '5';
  const headings = [limitsRu, limitsEn, limitsZh].map(({ notTold, limited, logIn }) => [
    notTold.heading(5),
    notTold.network,
    notTold.account,
    notTold.details(wait),
    notTold.detailsNow,
    notTold.retry,
    limited.title,
    limited.network(wait),
    limited.account(wait),
    limited.now,
    limited.retry,
    logIn.link,
    logIn.after,
  ]);

  test('are said in three languages, each in its own letters', () => {
    const all = headings.flat();
    expect(new Set(all).size).toBe(all.length);
    const [ru = [], en = [], zh = []] = headings.map((texts) => texts.join(' '));
    expect([ru, en, zh].map((text) => /\p{Script=Cyrillic}/u.test(String(text)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([ru, en, zh].map((text) => /\p{Script=Han}/u.test(String(text)))).toEqual([false, false, true]);
  });
});
