import type * as dns from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchOutside, isOutsideAddress } from './fetch-outside.ts';

/** Answers of a name server that changes its mind; no system resolver knows the name. */
const answers = vi.hoisted(() => ({ asked: [] as string[], next: [] as string[] }));
vi.mock('node:dns/promises', async (original) => ({
  ...(await original<typeof dns>()),
  lookup: (host: string) => {
    answers.asked.push(host);
    return Promise.resolve([{ address: answers.next.shift() ?? '127.0.0.1', family: 4 }]);
  },
}));

test('T16: a name is looked up once, and that answer is connected to', async () => {
  const bank = createServer((request, response) => void response.end(request.headers.host));
  await new Promise<void>((resolve) => {
    bank.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void bank.close());
  const { port } = bank.address() as AddressInfo;
  answers.next = ['127.0.0.1', '10.0.0.1'];
  // A second look-up of the name, by any resolver, would not come to this bank.
  const file = await fetchOutside(`http://bank.invalid:${port}/`, {
    timeoutMs: 60_000,
    mostBytes: 1_000,
    allowLoopback: true,
  });
  expect(file.toString()).toBe(`bank.invalid:${port}`);
  expect(answers.asked).toEqual(['bank.invalid']);
});

test('T16: a name that leads inside is not connected to', async () => {
  answers.next = ['10.0.0.1'];
  await expect(fetchOutside('https://bank.invalid/', { timeoutMs: 60_000, mostBytes: 1 })).rejects.toThrow(
    'inner network',
  );
});

test.each([
  '64:ff9b::a00:1',
  '::ffff:0:10.0.0.1',
  '64:ff9b:1::a00:1',
  '64:ff9b:1:ffff::1',
  '100::1',
  '2001::1',
  '2001:0:a00:1::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fec0::1',
  'fe80::1',
  'fd12::1',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  'ff02::1',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
])('T16: %s is no address of the outside', (address) => {
  expect(isOutsideAddress(address)).toBe(false);
});

test.each([
  '2001:4860:4860::8888',
  '2a00:1450::1',
  '2606:4700::1111',
  '64:ff9c::1',
  '8.8.8.8',
  '203.0.112.1',
])('%s is one', (address) => {
  expect(isOutsideAddress(address)).toBe(true);
});
