import { openingFactValues } from '@rohi/contract/page-facts/facts-of-terms';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebAssets } from './web-assets.ts';

// The client is built before any test runs.
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(helmet);
  await serveWebAssets(app, { publicUrl: undefined, printAgentUrl: 'http://127.0.0.1:17777' }, () =>
    Promise.resolve(openingFactValues),
  );
});
afterAll(() => app.close());

const scriptOf = async (page: string) =>
  /"(\/assets\/[^"]+\.js)"/.exec((await app.inject(page)).body)?.[1] ?? '';

test.each(['/', '/staff'])('a file that %s asks for is packed and stays for a year', async (page) => {
  const url = await scriptOf(page);
  const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect({ statusCode, ...headers }).toMatchObject({
    statusCode: 200,
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

test('a file at the root is asked for anew each time', async () => {
  const { statusCode, headers } = await app.inject('/sw.js');
  expect({ statusCode, ...headers }).toMatchObject({ statusCode: 200, 'cache-control': 'no-cache' });
});

test.each([
  '/assets/',
  '/assets/staff',
  '/assets/staff/',
  '/assets/nothing-12345678.js',
  '/assets/%2e%2e/csp-hashes.json',
  '/assets/..%2fcsp-hashes.json',
  '/assets//staff',
  '/csp-hashes.json',
  '/csp-hashes-staff.json',
  '/.vite/manifest.json',
  '/.stamp',
  '/site/pages.json',
])('%s is nothing that is served', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('a page may use what it needs of a browser and nothing else', async () => {
  const allowed = async (url: string) => {
    const policy = String((await app.inject(url)).headers['permissions-policy']);
    const parts = policy.split(', ').map((part) => part.split('='));
    expect(parts.length).toBeGreaterThan(15);
    return parts.filter(([, origins]) => origins !== '()').map((part) => part.join('='));
  };
  expect(await allowed('/')).toEqual(['geolocation=(self)']);
  expect(await allowed('/ru/tariffs/')).toEqual(['geolocation=(self)']);
  expect(await allowed('/staff')).toEqual(['camera=(self)', 'local-network-access=(self)', 'serial=(self)']);
});
