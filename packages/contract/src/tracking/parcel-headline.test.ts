import { describe, expect, test } from 'vitest';
import { endingOf, goesBack, orderHeadline } from './parcel-headline.ts';

const inChina = { status: 'DTH', isReceived: true } as const;

describe('the headline of an order', () => {
  test('is where it is while one of its parcels is under way', () => {
    expect(orderHeadline({ ...inChina, problemsOfGoing: [['RETURNING'], ['DELAYED']] })).toBe(
      'RECEIVED_IN_CHINA',
    );
    expect(orderHeadline({ ...inChina, problemsOfGoing: [[]] })).toBe('RECEIVED_IN_CHINA');
  });

  test('is the gravest of what stops all of them', () => {
    expect(orderHeadline({ ...inChina, problemsOfGoing: [['DAMAGED', 'RETURNING']] })).toBe('RETURNING');
    expect(orderHeadline({ ...inChina, problemsOfGoing: [['HELD'], ['LOST']] })).toBe('LOST');
  });

  test('of an order that is over or empty is its stage', () => {
    expect(orderHeadline({ status: 'KHYQS', isReceived: true, problemsOfGoing: [] })).toBe('KHYQS');
    expect(orderHeadline({ status: 'NEW', isReceived: false, problemsOfGoing: [] })).toBe('NEW');
  });
});

test('a parcel goes back from when it is sent back until that is over', () => {
  expect(goesBack({ status: 'DKHQS', problems: ['OVERDUE', 'RETURNING'] })).toBe(true);
  expect(goesBack({ status: 'DTH', problems: ['HELD'] })).toBe(false);
  expect(goesBack({ status: 'YQX', problems: ['RETURNING'] })).toBe(false);
});

test('what befell a parcel is its end; that somebody called it off is told by its status', () => {
  expect(endingOf({ cancelReason: 'SEIZED', cancelReasonName: 'Изъято' })).toBe('Изъято');
  expect(endingOf({ cancelReason: 'OTHER', cancelReasonName: 'Другое' })).toBeUndefined();
  expect(endingOf({ cancelReason: 'CUSTOMER_REQUEST', cancelReasonName: 'По просьбе' })).toBeUndefined();
  expect(endingOf({})).toBeUndefined();
});
