import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPrinter } from './print-agent.ts';

const agent = { url: 'http://127.0.0.1:9180/print', timeoutMs: 5_000 };

/** A browser that asks the person whether a page may call the machine; the call hangs until they answer. */
function openBrowser(state: 'prompt' | 'granted') {
  const status = Object.assign(new EventTarget(), { state: state as string });
  let reply = (_text: string) => {};
  const fetched = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((resolve, reject) => {
        reply = (text) => resolve(new Response(text));
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  vi.stubGlobal('location', { hostname: 'rohi.example' });
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } });
  vi.stubGlobal('fetch', fetched);
  return {
    reply: (text: string) => reply(text),
    answer(next: string) {
      status.state = next;
      status.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S07: nothing times out while the browser asks, however long it takes', async () => {
  const browser = openBrowser('prompt');
  const printer = askPrinter(agent);
  await vi.advanceTimersByTimeAsync(600_000);
  browser.answer('granted');
  await vi.advanceTimersByTimeAsync(agent.timeoutMs - 1);
  browser.reply('{"speaks":"tspl"}');
  expect(await printer).toMatchObject({ language: 'tspl' });
});

test('S07: the time of the printer begins with the answer', async () => {
  const browser = openBrowser('prompt');
  const printer = askPrinter(agent);
  await vi.advanceTimersByTimeAsync(600_000);
  browser.answer('granted');
  await vi.advanceTimersByTimeAsync(agent.timeoutMs);
  expect(await printer).toBeUndefined();
});

test('a printer that does not answer in time is not there', async () => {
  openBrowser('granted');
  const printer = askPrinter(agent);
  await vi.advanceTimersByTimeAsync(agent.timeoutMs);
  expect(await printer).toBeUndefined();
});
