import { expect, test } from 'vitest';
import { isWaitingFree, openingNow, storageOf, type ReadyParcel } from './collect-rules.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

function parcel(
  freeUntil: string | null,
  paidDays: number,
  total: string,
  tomorrow: string | null,
): ReadyParcel {
  const storage = {
    tariffCode: 'PARCEL',
    tariffVersion: 1,
    freeUntil: freeUntil ?? '',
    since: null,
    until: '2026-11-30',
    paidDays,
    pausedDays: { CLOSED: 0, PROBLEM: 0 },
    pauses: [],
    chargeableWeightKg: '3.000',
    perKgDay: usd('0.05'),
    perDay: usd('0.20'),
    isLeast: true,
    most: usd('7.50'),
    isMost: false,
    total: usd(total),
  };
  const storageTomorrow = tomorrow === null ? null : usd(tomorrow);
  return {
    trackingCode: 'A',
    name: null,
    goods: null,
    weightKg: null,
    freeUntil,
    delivery: null,
    storage,
    storageTomorrow,
    toPay: null,
    collectBy: null,
  };
}

test('storage is free to the last free day, runs after it, rises to its most, and pauses', () => {
  const day = '2026-11-30';
  expect(storageOf(parcel('2026-11-30', 0, '0.00', '0.20'), day)).toEqual({ kind: 'free', freeUntil: day });
  expect(storageOf(parcel('2026-11-28', 2, '0.40', '0.60'), day)).toEqual({
    kind: 'running',
    amount: usd('0.40'),
    days: 2,
    perDay: usd('0.20'),
    tomorrow: usd('0.60'),
  });
  expect(storageOf(parcel('2026-10-01', 60, '7.50', '7.50'), day)).toMatchObject({ tomorrow: null });
  expect(storageOf(parcel('2026-11-28', 0, '0.00', '0.00'), day)).toEqual({ kind: 'paused' });
  expect(storageOf({ ...parcel(null, 0, '0.00', null), storage: null }, day)).toEqual({ kind: 'none' });
});

test('an answer that was stored says whether the point is open only until that changes', () => {
  const open = { openNow: true, closesAt: '2026-11-30T15:00:00Z', opensAt: null };
  expect(openingNow(open, new Date('2026-11-30T14:59:00Z'))).toBe(open);
  expect(openingNow(open, new Date('2026-11-30T15:00:00Z'))).toBeUndefined();
  const always = { openNow: true, closesAt: null, opensAt: null };
  expect(openingNow(always, new Date('2027-01-01T00:00:00Z'))).toBe(always);
});

test('waiting is advised while it costs nothing', () => {
  const next = { from: '2026-12-01', to: '2026-12-05', parcels: 1 };
  expect(isWaitingFree({ next: { ...next, extraStorage: usd('0.00') } })).toBe(true);
  expect(isWaitingFree({ next: { ...next, extraStorage: usd('0.20') } })).toBe(false);
  expect(isWaitingFree({ next: null })).toBe(false);
});
