import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openWarmPages } from '../warm-pages.ts';

/** A name in everything that a page can store something in. */
async function storeEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('journey', 'before');
    sessionStorage.setItem('journey', 'before');
    document.cookie = 'journey=before';
    await caches.open('journey');
    await new Promise<void>((resolve) => {
      indexedDB.open('journey').addEventListener('success', () => resolve());
    });
  });
}

const findStored = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const nothing = { local: {}, session: {}, cookies: '', caches: [], databases: [] };

test('a journey in a warm process finds nothing that those before have left', async ({
  browser,
  service,
}) => {
  const warmPages = openWarmPages(browser);
  const begin = async () => {
    const context = await warmPages.begin();
    const page = await warmPages.open();
    await page.goto(`${service.address}/robots.txt`);
    return { context, page };
  };
  const first = await begin();
  await storeEverywhere(first.page);
  await first.context.route('**/robots.txt', (route) => route.abort());
  await first.context.setOffline(true);
  await first.context.newPage();
  await warmPages.end(false);

  const second = await begin();
  expect(second.context).toBe(first.context);
  expect(await findStored(second.page)).toEqual(nothing);
  expect(first.page.isClosed()).toBe(true);
  await storeEverywhere(second.page);
  await warmPages.end(false);

  const third = await begin();
  expect(third.context).toBe(first.context);
  expect(await findStored(third.page)).toEqual(nothing);
  await third.page.goto(service.address.replace('127.0.0.1', 'localhost'));
  await warmPages.end(false);

  const afterElsewhere = await begin();
  expect(afterElsewhere.context, 'it was elsewhere').not.toBe(first.context);
  await warmPages.end(true);
  const afterFailure = await begin();
  expect(afterFailure.context, 'it failed').not.toBe(afterElsewhere.context);
  await afterFailure.page.clock.install();
  await warmPages.end(false);
  const afterClock = await begin();
  expect(afterClock.context, 'it had another clock').not.toBe(afterFailure.context);
  await warmPages.close();
});

test('a journey whose own service has stopped leaves the next one a new context', async ({ browser }) => {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const warmPages = openWarmPages(browser);
  const first = await warmPages.begin();
  await (await warmPages.open()).goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await warmPages.end(false);
  expect(await warmPages.begin()).not.toBe(first);
  await warmPages.close();
});

test('a list that the browser may store for a minute is asked for anew by the next journey', async ({
  browser,
}) => {
  let version = 0;
  const server = createServer((_, response) => {
    response.setHeader('cache-control', 'public, max-age=60').setHeader('vary', 'x-local');
    response.end(String((version += 1)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warmPages = openWarmPages(browser);
  const readList = async () => {
    await warmPages.begin();
    const page = await warmPages.open();
    await page.goto(`${address}/robots.txt`);
    const read = () =>
      page.evaluate(async () => (await fetch('/api/list', { headers: { 'x-local': 'ru' } })).text());
    const twice = [await read(), await read()];
    await warmPages.end(false);
    return twice;
  };
  const [first, again] = await readList();
  expect(again, 'stored within a journey').toBe(first);
  expect(await readList()).not.toContain(first);
  await warmPages.close();
  server.closeAllConnections();
  server.close();
});
