import { expect, test } from 'vitest';
import { openReadingPlaces, type TakePlace } from './reading-places.ts';

/** Files that are read until the test ends their reading. */
function readers(take: TakePlace) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, sender = name) => {
    return take(sender, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    }).catch((error: unknown) => (error as { errorName: string }).errorName);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, send, end };
}

test('so many are read at once, and so many more wait in the order of their coming', async () => {
  const { begun, send, end } = readers(openReadingPlaces({ mostAtOnce: 2, mostWaiting: 2 }));
  for (const name of ['a', 'b', 'c', 'd']) void send(name, 'same');
  expect(await send('e', 'same')).toBe('server.busy');
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('one sender has one place, and who comes after his waiting files is read before them', async () => {
  const limits = { mostAtOnce: 2, mostWaiting: 4, mostOfSender: { atOnce: 1, waiting: 2 } };
  const { begun, send, end } = readers(openReadingPlaces(limits));
  for (const name of ['a1', 'a2', 'a3']) void send(name, 'a');
  expect(await send('a4', 'a')).toBe('server.busy');
  void send('b1', 'b');
  void send('c1', 'c');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('a file that fails gives its place back', async () => {
  const take = openReadingPlaces({ mostAtOnce: 1, mostWaiting: 1 });
  await expect(take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await take('a', () => Promise.resolve('read'))).toBe('read');
});
