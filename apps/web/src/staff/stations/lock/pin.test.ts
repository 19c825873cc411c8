import { expect, test } from 'vitest';
import { isPin, isWeakPin, mostTries, seeLogin, setPin, tryPin } from './pin.ts';
import type { PinStore, StoredPin } from './pin.ts';

/** What is stored outlives whatever becomes of a try. */
function newStore(): PinStore {
  let stored: StoredPin | undefined;
  return {
    read: async () => structuredClone(stored),
    change: async (next) => {
      stored = next(structuredClone(stored));
      return structuredClone(stored);
    },
  };
}

test('a PIN opens, another does not, and neither stands in what is stored', async () => {
  const store = newStore();
  expect(await tryPin(store, '481516')).toEqual({ kind: 'none' });
  await setPin(store, '481516', 'first');
  expect(await tryPin(store, '481517')).toEqual({ kind: 'wrong', left: mostTries - 1 });
  expect(await tryPin(store, '481516')).toEqual({ kind: 'right' });
  expect((await store.read())?.triesLeft).toBe(mostTries);
  const again = newStore();
  await setPin(again, '481516', 'first');
  expect((await again.read())?.hash).not.toEqual((await store.read())?.hash);
});

test(`after ${mostTries} wrong tries no PIN opens, until somebody has logged in anew`, async () => {
  const store = newStore();
  await setPin(store, '481516', 'first');
  for (let left = mostTries - 1; left >= 0; left -= 1)
    expect(await tryPin(store, '000000')).toEqual({ kind: 'wrong', left });
  expect(await tryPin(store, '481516')).toEqual({ kind: 'none' });
  await seeLogin(store, 'first');
  expect(await tryPin(store, '481516')).toEqual({ kind: 'none' });
  await seeLogin(store, 'second');
  expect(await tryPin(store, '481516')).toEqual({ kind: 'right' });
});

test('a try is counted before it is made', async () => {
  const store = newStore();
  await setPin(store, '481516', 'first');
  const tries = Array.from({ length: 7 }, () => tryPin(store, '111111'));
  const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(mostTries);
});

test('six digits that are not the first that come to mind', () => {
  expect(['481516', '48151', '4815162', '48151a', '４８１５１６'].map(isPin)).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect(['111111', '123456', '654321', '890123', '112233', '481516'].map(isWeakPin)).toEqual([
    ...[true, true, true, true, false, false],
  ]);
});
