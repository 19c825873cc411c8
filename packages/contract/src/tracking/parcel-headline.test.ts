import { describe, expect, test } from 'vitest';
import { orderHeadline } from './parcel-headline.ts';

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
