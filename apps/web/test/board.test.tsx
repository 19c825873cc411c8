import { afterEach, expect, test } from 'vitest';
import { saveSession } from '../src/shared/session/session-changes.ts';
import { askBoard } from '../src/staff/kit/board.ts';
import { logIn } from './console.tsx';

const usualFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usualFetch;
});

test('what a board has answered is remembered for one person: the next user asks without its tag', async () => {
  const tags: (string | null)[] = [];
  const ask = async (as: 'manager' | 'colleague') => {
    saveSession(await logIn(as));
    globalThis.fetch = (address, init) => {
      tags.push(new Headers(init?.headers).get('if-none-match'));
      return usualFetch(address, init);
    };
    await askBoard('GET /trips/board', {}, new AbortController().signal);
    globalThis.fetch = usualFetch;
  };
  await ask('manager');
  await ask('manager');
  await ask('colleague');
  await ask('manager');
  expect(tags).toEqual([null, expect.any(String), null, null]);
});
