import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp, createTestContext } from '../../../../test/test-app.ts';
import { readConfig } from '../../../config.ts';
import { fetchOutside, isOutsideAddress } from '../../../platform/fetch-outside.ts';
import { pricing } from '../pricing.module.ts';
import { fetchRates } from './rate-feed.service.ts';

/** A bank of the test's own, on this machine. */
async function bankAt(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = (value: string) =>
  `<ValCurs Date="2026-11-20"><Valute><CharCode>USD</CharCode><Nominal>1</Nominal><Value>${value}</Value></Valute></ValCurs>`;

describe('the bank’s own address', () => {
  test('is asked for the day and its rates are taken; a strange one waits for a person', async () => {
    const urls: string[] = [];
    const values = ['10.12', '10.12', '101.2'];
    const bank = await bankAt((request, response) => {
      urls.push(request.url ?? '');
      response.end(file(values.shift() ?? ''));
    });
    const ratesUrl = `${bank}/rates?date={date}`;
    const { context } = await createTestApp({ ratesUrl, ratesFromLoopback: true });
    for (let time = 0; time < 3; time += 1) await fetchRates(context);
    expect(urls).toEqual(Array.from({ length: 3 }, () => '/rates?date=2026-11-20'));
    const rows = await context.sql<{ rate: string; status: string; entered_by: string }[]>`
      select rate, status, entered_by from currency_rate order by id`;
    expect([...rows]).toEqual([
      { rate: '10.120000', status: 'ACCEPTED', entered_by: 'system' },
      { rate: '101.200000', status: 'WAITING', entered_by: 'system' },
    ]);
  });

  test('is not asked unless the operator sets it, and only over https', async () => {
    const { context } = await createTestContext();
    expect(pricing.jobs?.(context).map(({ schedule }) => schedule)).toEqual([undefined]);
    await fetchRates(context);
    expect(readConfig({ RATES_URL: 'https://bank.example/rates?date={date}' }).ratesUrl).toBe(
      'https://bank.example/rates?date={date}',
    );
    for (const address of ['http://bank.example/', 'file:///etc/passwd', 'ftp://bank.example', 'bank'])
      expect(() => readConfig({ RATES_URL: address })).toThrow(/RATES_URL/);
  });

  const limits = { timeoutMs: 300, mostBytes: 1_000, allowLoopback: true };
  test.each<[string, RequestListener, RegExp]>([
    ['an answer without end', (_request, response) => void response.write('x'), /broke off|not fetched/],
    ['no answer', () => undefined, /not fetched/],
    ['too much', (_request, response) => void response.end('x'.repeat(1_001)), /larger than/],
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /answered 302/,
    ],
    ['an error', (_request, response) => void response.writeHead(500).end(), /answered 500/],
  ])('T16: %s is refused', async (_name, answer, reason) => {
    await expect(fetchOutside(await bankAt(answer), limits)).rejects.toThrow(reason);
  });

  test('T16: nothing on an inner network is reached, however it is written', async () => {
    let reached = 0;
    const bank = await bankAt((_request, response) => {
      reached += 1;
      response.end(file('10'));
    });
    const { port } = new URL(bank);
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '0',
      '[::]',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '[fe80::1]',
      '[fc00::1]',
      'user:secret@127.0.0.1',
    ];
    for (const host of hosts) {
      const wish = fetchOutside(`https://${host}:${port}/`, { timeoutMs: 500, mostBytes: 1_000 });
      await expect(wish, host).rejects.toThrow(/inner network|password|has no address/);
    }
    await expect(fetchOutside(bank, { timeoutMs: 500, mostBytes: 1_000 })).rejects.toThrow('only https');
    expect(reached).toBe(0);
    expect(['8.8.8.8', '2001:4860:4860::8888'].map(isOutsideAddress)).toEqual([true, true]);
    expect(['::ffff:10.0.0.1', '64:ff9b::7f00:1', 'x', ''].map(isOutsideAddress)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
