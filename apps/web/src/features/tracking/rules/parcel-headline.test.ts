import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import { describe, expect, test } from 'vitest';
import { arrivalOf, headlineOf, headlineTextOf, problemsBeside, statusBeside } from './parcel-headline.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

const eta: ArrivalEstimate = { from: '2026-11-26', to: '2026-11-30', basis: 'constant', samples: 0 };

describe('the headline', () => {
  test('follows the status', () => {
    for (const status of parcelStatuses) expect(headlineOf(trackedParcel({ status }))).toBe(status);
  });

  test('says before the departure whether the parcel is in the China warehouse already', () => {
    expect(headlineOf(trackedParcel({ status: 'DTH' }))).toBe('DTH');
    expect(headlineOf(trackedParcel({ status: 'DTH', eta }))).toBe('RECEIVED_IN_CHINA');
  });

  test('names the gravest problem that stops the way', () => {
    expect(headlineOf(trackedParcel({ problems: ['HELD', 'LOST'] }))).toBe('LOST');
    expect(headlineOf(trackedParcel({ problems: ['HELD'] }))).toBe('HELD');
  });

  test('leaves delay, damage and overdue storage to the notes', () => {
    const parcel = trackedParcel({ status: 'DKHQS', problems: ['DELAYED', 'DAMAGED', 'OVERDUE'] });
    expect(headlineOf(parcel)).toBe('DKHQS');
  });

  test('of a parcel that is over does not go back to its problems', () => {
    expect(headlineOf(trackedParcel({ status: 'YQX', problems: ['LOST'] }))).toBe('YQX');
    expect(headlineOf(trackedParcel({ status: 'KHYQS', problems: ['HELD'] }))).toBe('KHYQS');
  });
});

test('a cancelled parcel is headed by what befell it, and no row says the same twice', () => {
  const headlines = trackingWordsRu.headlines;
  const cancelled = { status: 'YQX', statusName: 'Отменено' } as const;
  const seized = trackedParcel({ ...cancelled, cancelReason: 'SEIZED', cancelReasonName: 'Изъято' });
  const calledOff = trackedParcel({ ...cancelled, cancelReason: 'OTHER', cancelReasonName: 'Другое' });
  const saidOf = (parcel: typeof seized) => {
    const headline = headlineTextOf(parcel, headlines);
    return [headline, statusBeside(parcel, headline)];
  };
  expect(saidOf(seized)).toEqual(['Изъято', 'Отменено']);
  expect(saidOf(calledOff)).toEqual(['Отменено', undefined]);
  expect(saidOf(trackedParcel({ status: 'KHYQS', statusName: 'Получено клиентом' }))).toEqual([
    'Получено',
    'Получено клиентом',
  ]);
});

test('a row names the problems that its headline does not, and none of a parcel that is over', () => {
  expect(problemsBeside(trackedParcel({ problems: ['HELD', 'DAMAGED'] }))).toEqual(['DAMAGED']);
  expect(problemsBeside(trackedParcel({ status: 'DKHQS', problems: ['OVERDUE'] }))).toEqual(['OVERDUE']);
  expect(problemsBeside(trackedParcel({ status: 'KHYQS', problems: ['DAMAGED'] }))).toEqual([]);
});

describe('the expected days', () => {
  test('stand until the last of them has passed; then the parcel is late', () => {
    const parcel = trackedParcel({ eta });
    expect(arrivalOf(parcel, '2026-11-20')).toEqual({ kind: 'expected', from: eta.from, to: eta.to });
    const moved = { was: { from: '2026-11-23', to: '2026-11-27' }, why: '+3 days: held at Karasu (weather)' };
    const late = arrivalOf(trackedParcel({ eta: { ...eta, ...moved } }), '2026-11-20');
    expect(late).toEqual({ kind: 'expected', from: eta.from, to: eta.to, ...moved });
    expect(arrivalOf(parcel, '2026-11-30')?.kind).toBe('expected');
    expect(arrivalOf(parcel, '2026-12-01')?.kind).toBe('late');
  });

  test('days are left out when they are unknown or no longer hold', () => {
    expect(arrivalOf(trackedParcel(), '2026-11-20')).toBeUndefined();
    expect(arrivalOf(trackedParcel({ eta, problems: ['LOST'] }), '2026-11-20')).toBeUndefined();
    expect(arrivalOf(trackedParcel({ eta, status: 'YQX' }), '2026-11-20')).toBeUndefined();
  });
});
