import { expect, test } from 'vitest';
import {
  findChain,
  judgeSegment,
  lastSegmentBefore,
  readHistory,
  readLsn,
  readSegmentName,
  segmentName,
  segmentOf,
} from './wal-segments.ts';

const one = [{ timeline: 1, until: undefined }];
const names = (timeline: number, ...numbers: number[]) =>
  numbers.map((number) => segmentName({ timeline, number }));

test('places and names of the log, also across the end of a log of 4 GB', () => {
  expect(readLsn('1/2000028')).toBe(2n ** 32n + 0x2000028n);
  expect(readLsn('1/xyz')).toBeUndefined();
  expect(segmentName({ timeline: 1, number: segmentOf(readLsn('1/2000028') ?? 0n) })).toBe(
    '000000010000000100000002',
  );
  expect(readSegmentName('0000000A0000000100000002')).toEqual({ timeline: 10, number: 258 });
  expect(readSegmentName('00000001000000000000000A.partial')).toBeUndefined();
  expect(segmentName({ timeline: 1, number: 256 })).toBe('000000010000000100000000');
  // A place at the very beginning of a segment needs none of it.
  expect(lastSegmentBefore(readLsn('0/3000000') ?? 0n)).toBe(2);
});

test('a way without a gap goes on to the newest segment; one with a gap names what is missing', () => {
  const have = new Set(names(1, 3, 4, 5, 7));
  expect(findChain(have, one, 3)).toMatchObject({ missing: names(1, 6)[0] });
  expect(findChain(new Set(names(1, 3, 4, 5)), one, 4)).toEqual({
    segments: names(1, 4, 5),
    missing: undefined,
  });
  expect(findChain(new Set(names(1, 5)), one, 4)).toMatchObject({ missing: names(1, 4)[0] });
  // The archive is behind the backup: nothing has to be read.
  expect(findChain(new Set(names(1, 1, 2)), one, 4)).toEqual({ segments: [], missing: undefined });
});

test('a way along two timelines changes where the second began', () => {
  const history = readHistory(2, '1\t0/5000100\tno recovery target specified\n');
  expect(history).toEqual([
    { timeline: 1, until: 0x5000100n },
    { timeline: 2, until: undefined },
  ]);
  const have = new Set([...names(1, 3, 4, 5, 6), ...names(2, 5, 6)]);
  expect(findChain(have, history, 3).segments).toEqual([...names(1, 3, 4), ...names(2, 5, 6)]);
  // What the first went on to write after the second had left it is no part of the way.
  expect(findChain(new Set(names(1, 3, 4, 6, 7)), history, 3)).toEqual({
    segments: names(1, 3, 4),
    missing: undefined,
  });
});

test('the first bytes of a segment tell its place and its installation', () => {
  const start = Buffer.alloc(40);
  start.writeUInt16LE(0xd118, 0);
  start.writeUInt32LE(1, 4);
  start.writeBigUInt64LE(3n * 16n * 1_048_576n, 8);
  start.writeBigUInt64LE(77n, 24);
  const [third = '', fourth = ''] = names(1, 3, 4);
  expect(judgeSegment(start, third, '77')).toBe('right');
  // The first segment of a timeline begins with what the one before it has written.
  expect(judgeSegment(start, names(2, 3)[0] ?? '', '77')).toBe('right');
  expect(judgeSegment(start, fourth, '77')).toBe('wrong');
  expect(judgeSegment(start, third, '78')).toBe('foreign');
  expect(judgeSegment(start, fourth, '78')).toBe('foreign');
  expect(judgeSegment(start.subarray(0, 30), third, '77')).toBe('wrong');
  expect(judgeSegment(Buffer.alloc(40), third, '77')).toBe('wrong');
});
