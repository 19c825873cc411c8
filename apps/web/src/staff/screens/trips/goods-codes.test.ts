import { mostGoodsCodes } from '@rohi/contract/linehaul/goods-codes';
import { describe, expect, test } from 'vitest';
import { readGoodsCodes } from './goods-codes.ts';

describe('codes of goods in a text', () => {
  test('are found in what people write around them, each once, whatever its case and width', () => {
    const text = `Салом! Эти две пожалуйста:
1) YT8834201957316, 2) yt8834201957316
还有 ＹＴ8834201957317。 спасибо, RB0123ABCDK`;
    const { codes, rest, problem } = readGoodsCodes(text);
    expect(codes).toEqual(['YT8834201957316', 'YT8834201957317', 'RB0123ABCDK']);
    expect(rest.length).toBeGreaterThan(0);
    expect(problem).toBeUndefined();
  });

  test('are as many as a trip has, and said to be too many beyond that', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `YT${8_800_000_000_000 + index}`).join('\n');
    expect(readGoodsCodes(`${list(mostGoodsCodes)}\n${list(mostGoodsCodes)}`)).toEqual({
      codes: list(mostGoodsCodes).split('\n'),
      rest: [],
    });
    expect(readGoodsCodes(list(mostGoodsCodes + 1)).problem).toBe('TOO_MANY');
    expect(readGoodsCodes('завтра, пожалуйста').problem).toBe('NONE');
  });
});
