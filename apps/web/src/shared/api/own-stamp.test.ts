import { expect, test } from 'vitest';
import { openOwnStamp } from './own-stamp.ts';

function openAt(start = 0) {
  let now = start;
  let says: string | null | undefined = '';
  const stamp = openOwnStamp(
    () => Promise.resolve(says),
    () => now,
  );
  return {
    ...stamp,
    say: (next: string | null | undefined) => {
      says = next;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('an answer is due once for each stamp, and for none where nothing has changed for an hour', async () => {
  const page = openAt();
  expect(await page.isDue(false)).toBe(false);
  page.say('a');
  expect(await page.isDue(false)).toBe(true);
  page.asked();
  expect(await page.isDue(false)).toBe(false);
  page.say('b');
  expect(await page.isDue(false)).toBe(true);
  page.asked();
  page.say('');
  expect(await page.isDue(false)).toBe(false);
});

test('a change stays due until it is asked for: another question that was under way may be older than it', async () => {
  const page = openAt();
  page.say('a');
  expect(await page.isDue(false)).toBe(true);
  expect(await page.isDue(false)).toBe(true);
  page.asked();
  expect(await page.isDue(false)).toBe(false);
});

test('what had no answer is due, what is unknown too, and nothing of a service that is too busy', async () => {
  const page = openAt();
  expect(await page.isDue(true)).toBe(true);
  page.say(undefined);
  expect(await page.isDue(false)).toBe(true);
  page.say(null);
  expect(await page.isDue(true)).toBe(false);
});

test('what all share is asked for every half an hour', async () => {
  const page = openAt();
  page.pass(1_799_999);
  expect(await page.isDue(false)).toBe(false);
  page.pass(1);
  expect(await page.isDue(false)).toBe(true);
  page.asked();
  expect(await page.isDue(false)).toBe(false);
});
