import { expect, test } from 'vitest';
import { shownCode } from './shown-code.ts';

test('a code that can be read stands whole, and of a pass its two ends', () => {
  expect(shownCode('JDVC20483917562-1-5-')).toBe('JDVC20483917562-1-5-');
  const pass = `RP1.${'a'.repeat(130)}.XyZ987`;
  expect(shownCode(pass)).toBe('RP1.aaaaaa…XyZ987');
});
