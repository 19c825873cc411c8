import { describe, expect, test } from 'vitest';
import { openAtFirst, toggleOpen } from './open-rows.ts';
import { routeOf } from './parcel-route.ts';
import { isTrackingAnswer } from './tracking-answer-shape.ts';
import { carriersToName, hintOfUnknownCode } from './unknown-code-hint.ts';
import { linkToWebsite } from './website-link.ts';

describe('rows', () => {
  test('open by themselves only when one parcel was found', () => {
    const [a, b] = [{ trackingCode: 'A' }, { trackingCode: 'B' }];
    expect([...openAtFirst([a])]).toEqual(['A']);
    expect([...openAtFirst([a, b])]).toEqual([]);
    expect([...openAtFirst([])]).toEqual([]);
  });

  test('open and close one by one', () => {
    const open = toggleOpen(new Set(['A']), 'B');
    expect([...open]).toEqual(['A', 'B']);
    expect([...toggleOpen(open, 'A')]).toEqual(['B']);
  });

  test('show the way as CN → country', () => {
    expect(routeOf({ countryCode: 'TJ' })).toBe('CN → TJ');
  });
});

describe('a code without a parcel', () => {
  test('is waited for when it could be one', () => {
    expect(hintOfUnknownCode({ trackingCode: '78412096635581', reason: 'UNKNOWN' })).toBe('unknown');
  });

  test('is checked when it could not, or separated when it is several', () => {
    expect(hintOfUnknownCode({ trackingCode: 'AB', reason: 'BAD_FORMAT' })).toBe('badFormat');
    expect(hintOfUnknownCode({ trackingCode: 'YT8834 SF14', reason: 'BAD_FORMAT' })).toBe('severalInOne');
  });

  test('is told from other numbers of ours, also where it could be none', () => {
    expect(hintOfUnknownCode({ trackingCode: 'TJ-639312', reason: 'UNKNOWN' })).toBe('customerCode');
    expect(hintOfUnknownCode({ trackingCode: 'TJ 639312', reason: 'BAD_FORMAT' })).toBe('customerCode');
    expect(hintOfUnknownCode({ trackingCode: 'RA261112LNFBVV', reason: 'UNKNOWN' })).toBe('orderCode');
  });

  test('names two couriers at most', () => {
    const code = { trackingCode: '78412096635581', reason: 'UNKNOWN' } as const;
    expect(carriersToName({ ...code, carrierGuess: ['ZTO Express', 'STO Express', 'Yunda'] })).toEqual([
      'ZTO Express',
      'STO Express',
    ]);
    expect(carriersToName(code)).toEqual([]);
  });
});

describe('a carrier’s website', () => {
  test('becomes a link only over http and https', () => {
    expect(linkToWebsite('https://example.tj')).toBe('https://example.tj/');
    for (const address of ['data:text/html,x', 'example.tj', '', null]) {
      expect(linkToWebsite(address)).toBeUndefined();
    }
  });
});

describe('an answer', () => {
  test('must have the parts that the screen stands on', () => {
    expect(isTrackingAnswer({ count: 0, statusCount: {}, detailList: [], notFound: [] })).toBe(true);
    for (const odd of [null, undefined, [], 'ok', {}, { detailList: [], notFound: [], statusCount: null }]) {
      expect(isTrackingAnswer(odd)).toBe(false);
    }
  });
});
