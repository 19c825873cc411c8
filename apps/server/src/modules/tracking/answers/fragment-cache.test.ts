import { expect, test } from 'vitest';
import { createFragmentCache } from './fragment-cache.ts';
import type { FinishedAnswer } from './timeline-renderer.ts';

const answer = (text = 'x'): FinishedAnswer => ({
  trackingCode: 'A',
  row: '',
  status: 'NEW',
  fragment: Buffer.from(text),
});

test('keeps an answer by code and language', () => {
  const cache = createFragmentCache(10_000);
  cache.store('A', 'ru', answer('рус'), cache.mark());
  cache.store('A', 'en', answer('eng'), cache.mark());
  expect(cache.find('A', 'ru')?.fragment.toString()).toBe('рус');
  expect(cache.find('A', 'en')?.fragment.toString()).toBe('eng');
  expect(cache.find('A', 'zh')).toBeUndefined();
});

test('a change forgets the parcel in every language', () => {
  const cache = createFragmentCache(10_000);
  cache.store('A', 'ru', answer(), cache.mark());
  cache.store('A', 'en', answer(), cache.mark());
  cache.store('B', 'en', answer(), cache.mark());
  cache.forget(['A']);
  expect([cache.find('A', 'ru'), cache.find('A', 'en')]).toEqual([undefined, undefined]);
  expect(cache.find('B', 'en')).toBeDefined();
});

test('an answer read before a change and stored after it is turned away', () => {
  const cache = createFragmentCache(10_000);
  const mark = cache.mark();
  cache.forget(['A']);
  cache.store('A', 'ru', answer('old'), mark);
  expect(cache.find('A', 'ru')).toBeUndefined();
  cache.store('A', 'ru', answer('new'), cache.mark());
  expect(cache.find('A', 'ru')?.fragment.toString()).toBe('new');
  const beforeClear = cache.mark();
  cache.clear();
  cache.store('B', 'ru', answer(), beforeClear);
  expect(cache.find('B', 'ru')).toBeUndefined();
});

test('even when more changes came than can be remembered', () => {
  const cache = createFragmentCache(10_000_000);
  const mark = cache.mark();
  cache.forget(['A']);
  cache.forget(Array.from({ length: 60_000 }, (_, index) => `OTHER${index}`));
  cache.store('A', 'ru', answer('old'), mark);
  expect(cache.find('A', 'ru')).toBeUndefined();
});

test('stays within its bytes; the least recently used goes first', () => {
  const cache = createFragmentCache(3_000);
  const keep = (code: string, text: string) => {
    // Twice: a crowded memory takes only what is asked for again.
    cache.store(code, 'ru', answer(text), cache.mark());
    cache.store(code, 'ru', answer(text), cache.mark());
  };
  for (const code of ['A', 'B', 'C', 'D']) keep(code, 'x'.repeat(200));
  cache.find('A', 'ru');
  keep('E', 'x'.repeat(200));
  expect(cache.bytes).toBeLessThanOrEqual(3_000);
  expect(cache.find('B', 'ru')).toBeUndefined();
  expect(cache.find('A', 'ru')).toBeDefined();
  expect(cache.find('E', 'ru')).toBeDefined();
  keep('F', 'x'.repeat(5_000));
  expect(cache.bytes).toBeLessThanOrEqual(3_000);
});

test('in a crowded memory what is asked for once does not push out what is asked for often', () => {
  const cache = createFragmentCache(10_000);
  for (let n = 0; n < 20; n += 1) cache.store(`FULL${n}`, 'ru', answer('x'.repeat(200)), cache.mark());
  const usedBytes = cache.bytes;
  for (let n = 0; n < 500; n += 1) cache.store(`ONCE${n}`, 'ru', answer('x'.repeat(200)), cache.mark());
  expect(cache.bytes).toBe(usedBytes);
  expect(cache.find('ONCE499', 'ru')).toBeUndefined();
});

test('what is kept does not hold the memory around it', () => {
  const cache = createFragmentCache(1_000_000);
  const chunk = Buffer.alloc(1_000_000);
  cache.store('A', 'ru', { ...answer(), fragment: chunk.subarray(2, 5) }, cache.mark());
  expect(cache.find('A', 'ru')?.fragment.buffer.byteLength).toBe(3);
});
