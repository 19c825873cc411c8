import { expect, test } from 'vitest';
import { addEntry, clearEntries, createEntryQueue, findEntry, removeEntry } from './fragment-queue.ts';
import type { FinishedAnswer } from './timeline-renderer.ts';

const answer = (bytes: number): FinishedAnswer<Buffer> => ({
  trackingCode: 'A',
  row: '',
  status: 'NEW',
  fragment: Buffer.alloc(bytes),
});

test('what was found since it came is let stay once, then it goes like the others', () => {
  const queue = createEntryQueue(3 * 501);
  for (const code of ['A', 'B', 'C']) addEntry(queue, code, 'ru', answer(100));
  findEntry(queue, 'A', 'ru');
  addEntry(queue, 'D', 'ru', answer(100));
  expect([...queue.maps.ru.keys()]).toEqual(['A', 'C', 'D']);
  for (const code of ['E', 'F', 'G']) addEntry(queue, code, 'ru', answer(100));
  expect([...queue.maps.ru.keys()]).toEqual(['E', 'F', 'G']);
});

test('however entries come and go, the bytes are those of what is there', () => {
  const queue = createEntryQueue(20_000);
  for (let turn = 0; turn < 5_000; turn += 1) {
    const code = `C${(turn * 7) % 61}`;
    if (turn % 5 === 0) removeEntry(queue, code, 'ru');
    else if (turn % 3 === 0) findEntry(queue, code, 'ru');
    else addEntry(queue, code, turn % 2 === 0 ? 'ru' : 'en', answer(turn % 900));
    expect(queue.bytes).toBeLessThanOrEqual(queue.maxBytes);
  }
  const stored = [...queue.maps.ru.values(), ...queue.maps.en.values()];
  expect(stored.length).toBeGreaterThan(10);
  expect(queue.bytes).toBe(stored.reduce((sum, entry) => sum + entry.bytes, 0));
  const inOrder = [];
  for (let entry = queue.oldest; entry !== undefined; entry = entry.newer) inOrder.push(entry);
  expect(new Set(inOrder)).toEqual(new Set(stored));
  clearEntries(queue);
  expect([queue.bytes, queue.maps.ru.size, queue.maps.en.size]).toEqual([0, 0, 0]);
});
