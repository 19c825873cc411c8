import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openingFactValues } from '@rohi/contract/page-facts/facts-of-terms';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveSitePages } from './site-pages.ts';

const page = `<title>Тарифы</title><!--origin--><link rel="canonical" href="%ORIGIN%/ru/tariffs/"><!--/origin-->
<h1>Тарифы</h1>`;
const alternates = [
  { lang: 'ru', path: '/ru/tariffs/' },
  { lang: 'zh-CN', path: '/zh/tariffs/' },
];

async function serve(publicUrl?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-site-'));
  await writeFile(join(folder, 'ru.html'), page);
  const list = [{ path: '/ru/tariffs/', file: 'ru.html', alternates }];
  await writeFile(join(folder, 'pages.json'), JSON.stringify(list));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  await serveSitePages(app, {
    folder,
    policy: "default-src 'none'",
    publicUrl,
    readFacts: () => Promise.resolve(openingFactValues),
  });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('without an address of the site a page names none, whatever the request says', async () => {
  const get = await serve();
  const { statusCode, body, headers } = await get('/ru/tariffs/', { host: 'evil.example' });
  expect(statusCode).toBe(200);
  expect(body).toBe('<title>Тарифы</title><h1>Тарифы</h1>');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-cache',
  });
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
});

test('with an address pages, robots.txt and sitemap.xml name it', async () => {
  const get = await serve('https://rohi.example');
  expect((await get('/ru/tariffs/')).body).toContain('href="https://rohi.example/ru/tariffs/"');
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://rohi.example/sitemap.xml');
  const { body } = await get('/sitemap.xml');
  expect(body).toContain('<loc>https://rohi.example/ru/tariffs/</loc>');
  expect(body).toContain('hreflang="zh-CN" href="https://rohi.example/zh/tariffs/"');
});

test('a path without its slash leads to the page', async () => {
  const { statusCode, headers } = await (await serve())('/ru/tariffs');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/ru/tariffs/');
});

test('a page is sent packed as asked for, and not again while it is the same', async () => {
  const get = await serve();
  const packed = await get('/ru/tariffs/', { 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toContain('<h1>Тарифы</h1>');
  const again = await get('/ru/tariffs/', { 'if-none-match': String(packed.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
