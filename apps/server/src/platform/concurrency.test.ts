import { describe, expect, test } from 'vitest';
import { GateFullError, openGate } from './concurrency.ts';

/** Work that ends when the test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return name;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, end };
}

describe('a gate', () => {
  test('lets so many run at once and so many wait, in the order of the calls, and refuses the next', async () => {
    const { begun, work, end } = works();
    const gate = openGate({ mostAtOnce: 2, mostWaiting: 2 });
    const results = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name)));
    expect(gate.isFull()).toBe(true);
    await expect(gate.run(work('e'))).rejects.toBeInstanceOf(GateFullError);
    expect(begun).toEqual(['a', 'b']);
    expect(gate.countWaiting()).toBe(2);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
    expect(gate.isEmpty()).toBe(true);
  });

  test('gives the place of failed work back, and hands its error on', async () => {
    const gate = openGate({ mostAtOnce: 1 });
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.run(() => Promise.resolve('next'))).toBe('next');
  });

  test('without places to wait takes the next work as soon as the result of the last is out', async () => {
    const gate = openGate({ mostAtOnce: 1 });
    for (let round = 0; round < 100; round += 1)
      expect(await gate.run(() => Promise.resolve(round))).toBe(round);
  });

  test('is entered at once or not at all, and a place is given back once', async () => {
    const gate = openGate({ mostAtOnce: 2 });
    const leave = gate.enter();
    gate.enter();
    expect(() => gate.enter()).toThrow(GateFullError);
    leave();
    leave();
    await new Promise((done) => setImmediate(done));
    gate.enter();
    expect(() => gate.enter()).toThrow(GateFullError);
  });
});

test('a gate that is narrowed lets fewer in at once, and as many wait', async () => {
  const gate = openGate({ mostAtOnce: 2, mostWaiting: 1 });
  gate.narrow(1);
  const held = Promise.withResolvers<void>();
  const first = gate.run(() => held.promise);
  const second = gate.run(async () => 'second');
  expect([gate.mostAtOnce, gate.countWaiting(), gate.isFull()]).toEqual([1, 1, true]);
  await expect(gate.run(async () => 'third')).rejects.toThrow(GateFullError);
  held.resolve();
  await first;
  expect(await second).toBe('second');
});
