import { expect, test } from 'vitest';
import { orderCodeBeginning } from './order-code-beginning.ts';

test.each([
  ['RA2', 'RA2'],
  [' ra260901 ', 'RA260901'],
  ['RA260901K7', 'RA260901K7'],
  ['RA260901K7M2PX', 'RA260901K7M2PX'],
  ['RA', undefined],
  ['RAHIM', undefined],
  ['RA26K', undefined],
  ['RA260901K7M2PX1', undefined],
  ['RP260901', undefined],
  ['RA2609 goods', undefined],
])('%s', (search, beginning) => {
  expect(orderCodeBeginning(search)).toBe(beginning);
});
