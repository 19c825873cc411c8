import type { GivenPass } from '@rohi/contract/collection/passes/passes.contract';
import { describe, expect, test } from 'vitest';
import type { ReadyPlace } from '../collect/collect-rules.ts';
import { givenPassLines, ownPassLines } from './pass-lines.ts';
import { texts as ru } from './texts/ru.ts';
import { texts as tg } from './texts/tg.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '19:00' }));
const point = { id: 7, name: 'ПВЗ «Сино»', city: 'Душанбе', address: 'ул. Айни, 48', hours: week };
const pass: GivenPass = {
  serial: '7K4M2X9H',
  text: 'x',
  notAfter: '2026-11-23T09:30:00Z',
  state: 'GOOD',
  usedAt: null,
  delegate: 'Раҷабов Фирӯз',
  parcelLimit: 3,
  pickupPoint: point,
  due: { total: usd('19.53'), totalTjs: { amount: '180.65', currency: 'TJS' }, unpriced: 0 },
};
const day = '2026-11-20';
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('the picture of a given pass', () => {
  test('a pass says the person, the place, its hours, the last day and how much money to bring, each once', () => {
    expect(plain(givenPassLines(pass, { texts: ru, chosen: 'ru', day }))).toEqual([
      'Раҷабов Фирӯз: 3 посылки',
      'ПВЗ «Сино», Душанбе, ул. Айни, 48',
      'Пн–Сб 09:00–19:00',
      'До 23 ноября, 14:30',
      'К оплате на 20 ноября: 19,53 USD (180,65 сомони)',
    ]);
    const lines = plain(givenPassLines(pass, { texts: tg, chosen: 'tg', day }));
    expect(lines).toContain('То 23 ноябр, соати 14:30');
    expect(lines.at(-1)).toContain('20 ноябр');
  });

  test('a pass leaves out unknown hours, and names what has no price yet', () => {
    const due = { total: usd('0.00'), totalTjs: null, unpriced: 1 };
    const lines = givenPassLines(
      { ...pass, due, pickupPoint: { ...point, address: '', hours: [] } },
      { texts: ru, chosen: 'ru', day },
    );
    expect(plain(lines).slice(1)).toEqual([
      'ПВЗ «Сино», Душанбе',
      'До 23 ноября, 14:30',
      'К оплате на 20 ноября: 0,00 USD',
      'Ещё 1 посылка без цены: её назовут в пункте.',
    ]);
  });
});

test('the picture of the own pass names each point with its sum', () => {
  const due = { delivery: usd('10.00'), storage: usd('0.00'), total: usd('10.00'), totalTjs: null };
  const place = { pickupPoint: point, ready: 2, due } as unknown as ReadyPlace;
  expect(plain(ownPassLines(pass, [place], { texts: ru, chosen: 'ru', day }))).toEqual([
    'Работает без сети до 23 ноября, 14:30',
    'ПВЗ «Сино», Душанбе, ул. Айни, 48',
    'Пн–Сб 09:00–19:00',
    'Готово посылок: 2. К оплате на 20 ноября: 10,00 USD',
  ]);
});
