import { expect, test } from 'vitest';
import { readNoticeText } from './read-notice-text.ts';

test('a link within bold or slanting words is a link, and no mark is left', () => {
  expect(readNoticeText('**See [tracking](/parcelTracking).** And *the [tariffs](/tariffs)*')).toEqual([
    {
      p: [
        { b: ['See '] },
        { to: '/parcelTracking', t: ['tracking'] },
        { b: ['.'] },
        ' And ',
        { i: ['the '] },
        { to: '/tariffs', t: ['tariffs'] },
      ],
    },
  ]);
});

test('bold or slanting words that are a link are a link, and no mark is left', () => {
  expect(readNoticeText('[**Track**](/parcelTracking) and [*tariffs*](/tariffs)')).toEqual([
    { p: [{ to: '/parcelTracking', t: ['Track'] }, ' and ', { to: '/tariffs', t: ['tariffs'] }] },
  ]);
});
