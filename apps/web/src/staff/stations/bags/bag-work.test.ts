import { expect, test } from 'vitest';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { closeFacts, emptyTable, stepOfBag, withBag, withTyped } from './bag-work.ts';

const [pallet, sack, pouch, fresh] = ['RB0', 'RB1', 'RB2', 'RB9'];
const kinds: Record<string, BagKind> = { RB0: 'PALLET', RB1: 'SACK', RB2: 'POUCH' };
const kindOf = (code: string) => kinds[code];
const filling = (bag: string) => withBag(emptyTable, bag);

test.each([
  ['opens it where none is filled', emptyTable, sack, { do: 'open', bag: sack }],
  ['closes the one that is filled', filling(sack), sack, { do: 'close' }],
  ['puts one that fits into it', filling(sack), pouch, { do: 'put', code: pouch, bag: sack }],
  ['fills one that does not fit', filling(sack), pallet, { do: 'open', bag: pallet }],
  ['fills one that nobody here has heard of', filling(sack), fresh, { do: 'open', bag: fresh }],
  [
    'takes what is in the hand',
    { ...filling(sack), inHand: 'YT1' },
    pouch,
    { do: 'put', code: 'YT1', bag: pouch },
  ],
  [
    'is opened before it takes what is in the hand, where nobody here has heard of it',
    { ...emptyTable, inHand: 'YT1' },
    fresh,
    { do: 'open', bag: fresh, thenPut: 'YT1' },
  ],
  ['takes it out of its bag', { ...filling(sack), takesOut: true }, pouch, { do: 'takeOut', code: pouch }],
] as const)('a bag that is scanned %s', (_what, work, code, step) => {
  expect(stepOfBag(work, code, kindOf)).toEqual(step);
});

test('closing asks for the weight, once for the seal, and says that it is sure when the service has asked', () => {
  const work = filling(sack);
  expect(closeFacts(work)).toEqual({ ask: 'NO_WEIGHT' });
  expect(closeFacts(withTyped(work, 'weight', 'heavy'))).toEqual({ ask: 'BAD_WEIGHT' });
  const weighed = withTyped(work, 'weight', '42,1');
  expect(closeFacts(weighed)).toEqual({ ask: 'NO_SEAL' });
  const facts = { weightG: 42_100, weighedBy: 'HAND' };
  expect(closeFacts({ ...weighed, asked: 'NO_SEAL' })).toEqual(facts);
  expect(closeFacts(withTyped(weighed, 'seal', ' CN 1 '))).toEqual({ ...facts, seal: 'CN 1' });
  expect(closeFacts({ ...weighed, asked: 'FAR_FROM_CONTENTS' })).toEqual({ ...facts, isSure: true });
});
