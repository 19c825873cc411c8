import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parseTimestamp } from './timestamps.ts';

const byDriver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test('a moment is the one that the driver reads, with and without parts of a second', () => {
  const moments = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const parts = fc.constantFrom('', '.1', '.12', '.123', '.1234', '.123456', '.999999', '.000001');
  fc.assert(
    fc.property(moments, parts, (at, part) => {
      const text = `${at.toISOString().slice(0, 19).replace('T', ' ')}${part}+00`;
      expect(parseTimestamp(text)).toEqual(byDriver(text));
    }),
  );
});

test.each([
  '2026-11-26 09:05:07+05',
  '2026-11-26 09:05:07.5+05:30',
  'infinity',
  '-infinity',
  '0044-03-15 12:00:00+00 BC',
  '12026-01-01 00:00:00+00',
])('what is written otherwise is read by the driver: %s', (text) => {
  expect(parseTimestamp(text)).toEqual(byDriver(text));
});
