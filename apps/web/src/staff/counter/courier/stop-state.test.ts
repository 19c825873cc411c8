import { expect, test } from 'vitest';
import { cardOfStop, dueAtDoor, fateOf, outOf, stateOf, waitingOf, withoutWaiting } from './stop-state.ts';

const out = { trackingCode: 'YT1', ended: null, needsPerson: false };
const passed = { trackingCode: 'YT4', ended: null, needsPerson: true };
const parcel = { trackingCode: 'YT2', ended: 'GIVEN', needsPerson: false } as const;
const back = { trackingCode: 'YT3', ended: 'BACK', needsPerson: false } as const;
const missed = { reason: 'NOT_AT_HOME', at: '2026-11-20T10:00:00Z', againOn: '2026-11-21' } as const;
const row = {
  facts: { kind: 'NOT_MET', stopId: 's', body: { requestId: '', at: '', reason: 'REFUSED' } },
} as const;

test('a stop is what the service says, and what waits on the phone', () => {
  const stop = (
    parcels: (typeof out | typeof parcel | typeof back)[],
    notMet: typeof missed | null = null,
  ) => ({
    id: 's',
    parcels: [...parcels],
    notMet,
  });
  expect(stateOf(stop([out, parcel]), [], [])).toBe('open');
  expect(stateOf(stop([out]), [row], [])).toBe('stored');
  expect(stateOf(stop([out]), [], [row])).toBe('refused');
  expect(stateOf(stop([parcel]), [], [row])).toBe('given');
  expect(stateOf(stop([out], missed), [], [])).toBe('missed');
  expect(stateOf(stop([back], missed), [], [])).toBe('missed');
  // One was taken and the other was not: the stop does not read as given.
  expect(stateOf(stop([out, parcel], missed), [], [])).toBe('missed');
  expect(stateOf(stop([back, parcel], missed), [], [])).toBe('missed');
  expect(stateOf(stop([back, parcel]), [], [])).toBe('missed');
  expect(stateOf(stop([passed, parcel]), [], [])).toBe('passedOn');
  expect(stateOf(stop([passed, out]), [], [])).toBe('open');
  expect(outOf(stop([out, passed, parcel]))).toEqual(['YT1']);
});

test('what was given is counted among what has left, each parcel once', () => {
  expect(fateOf({ parcels: [back, parcel, out] })).toEqual({ given: 1, all: 3, rest: [back, out] });
  const wrong = { ...back, ended: 'TAKEN_BACK' } as const;
  expect(fateOf({ parcels: [wrong, parcel] })).toEqual({ given: 1, all: 1, rest: [] });
  const again = { ...back, ended: 'GIVEN' } as const;
  expect(fateOf({ parcels: [back, again] })).toEqual({ given: 1, all: 1, rest: [] });
});

test('a part that was given offline leaves the rest of the stop to be given', () => {
  const usd = { amount: '1.50', currency: 'USD' } as const;
  const stop = {
    id: 's',
    notMet: null,
    parcels: [out, { ...out, trackingCode: 'YT5' }],
    charges: [
      { id: '1', trackingCode: 'YT1', kind: 'COURIER' as const, owed: usd },
      { id: '2', trackingCode: 'YT5', kind: 'DELIVERY' as const, owed: usd },
    ],
  };
  const body = {
    requestId: '',
    deviceId: '',
    at: '',
    proof: { kind: 'CODE' as const, code: '123456' },
    cash: {
      requestId: '',
      shiftId: '',
      TJS: '1',
      rate: { rate: '9.25', rateDate: '2026-11-20' },
      charges: [{ id: '1', amount: '1.50' }],
    },
  };
  const giving = (...codes: string[]) => ({
    facts: {
      kind: 'GIVE' as const,
      stopId: 's',
      body: { ...body, parcels: codes.map((trackingCode) => ({ requestId: '', trackingCode })) },
    },
  });
  expect(stateOf(stop, [giving('YT1')], [])).toBe('open');
  expect(waitingOf(stop, [giving('YT1')])).toEqual(['YT1']);
  const rest = withoutWaiting(stop, [giving('YT1')]);
  expect(outOf(rest)).toEqual(['YT5']);
  expect(rest.charges.map(({ id }) => id)).toEqual(['2']);
  expect(stateOf(stop, [giving('YT1'), giving('YT5')], [])).toBe('stored');
  expect(stateOf(stop, [giving('YT1'), row], [])).toBe('stored');
  expect(stateOf(stop, [giving('YT1')], [giving('YT5')])).toBe('refused');
  const rows = cardOfStop({ ...stop, customerCode: 'TJ1' }, [giving('YT1')]).parcels;
  expect(rows.map(({ code, cents, isGiven }) => [code, cents, isGiven])).toEqual([
    ['YT1', 0, true],
    ['YT5', 150, false],
  ]);
  // The rest of it is settled at the point.
  expect(stateOf({ ...stop, parcels: [out, passed] }, [giving('YT1')], [])).toBe('stored');
});

test('who takes one parcel of a stop pays for that, and the courier whichever parcel bears the fee', () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;
  const charges = [
    { id: '1', trackingCode: 'YT1', kind: 'DELIVERY', owed: usd('10.00') },
    { id: '2', trackingCode: 'YT1', kind: 'COURIER', owed: usd('1.50') },
    { id: '3', trackingCode: 'YT2', kind: 'DELIVERY', owed: usd('4.20') },
  ] as const;
  const rate = { rate: '9.25', nominal: 1, rateDate: '2026-11-20', source: 'NBT', stale: false };
  const due = (scanned: string[], at: typeof rate | null = rate) =>
    dueAtDoor({ charges: [...charges] }, scanned, at);
  expect(due([])).toMatchObject({
    owed: { amount: '15.70' },
    owedTjs: { amount: '145.23', currency: 'TJS' },
  });
  expect(due(['YT2'])).toMatchObject({ owed: { amount: '5.70' }, charges: [{ id: '2' }, { id: '3' }] });
  expect(due(['YT1', 'YT2'])).toEqual(due([]));
  expect(due(['YT1'], null).owedTjs).toBeNull();
});
