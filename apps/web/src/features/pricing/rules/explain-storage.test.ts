import type { WireStorageCharge } from '@rohi/contract/pricing/charge.contract';
import { expect, test } from 'vitest';
import { texts } from '../texts/charge/en.ts';
import { explainStorage } from './explain-storage.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const storage: WireStorageCharge = {
  tariffCode: 'PARCEL',
  tariffVersion: 1,
  freeUntil: '2026-11-28',
  since: '2026-11-29',
  until: '2026-12-03',
  paidDays: 2,
  pausedDays: { CLOSED: 1, PROBLEM: 2 },
  pauses: [{ from: '2026-12-01', to: '2026-12-02', because: 'HELD' }],
  chargeableWeightKg: '20.000',
  perKgDay: usd('0.05'),
  perDay: usd('1.00'),
  isLeast: false,
  most: usd('50.00'),
  isMost: false,
  total: usd('2.00'),
};
// Node has no stored locale: numbers are written as the default, Russian, does.
const linesOf = (changed: Partial<WireStorageCharge>) =>
  explainStorage({ ...storage, ...changed }, texts.storage, 'kg').map(({ name, how, value }) =>
    [name, how, value].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
  );

test('storage is explained from the last free day to the sum', () => {
  expect(linesOf({})).toEqual([
    'Free until | 28.11.2026',
    'One day | 20 kg × 0,05 USD | 1,00 USD',
    'Pickup point closed | these days are free | 1 day',
    'Problem being sorted out, or with the courier | held from 01.12.2026 to 02.12.2026, these days are free | 2 days',
    'Storage since 29.11.2026 | 2 days × 1,00 USD | 2,00 USD',
  ]);
});

test('a pause that lasts says since when and why', () => {
  const pauses = [{ from: '2026-12-01', to: null, because: 'CLAIM' } as const];
  expect(linesOf({ pauses })[3]).toBe(
    'Problem being sorted out, or with the courier | claim under review since 01.12.2026, these days are free | 2 days',
  );
});

test('while it is free, only that is told', () => {
  expect(linesOf({ since: null, paidDays: 0 })).toEqual(['Free until | 28.11.2026']);
});

test('the least of a day and the limit are named', () => {
  const lines = linesOf({ isLeast: true, isMost: true, pausedDays: { CLOSED: 0, PROBLEM: 0 } });
  expect(lines[1]).toBe('One day | minimum charge per day | 1,00 USD');
  expect(lines[2]).toContain('limit reached: never more than 50,00 USD');
});
