import { createHash } from 'node:crypto';
import { brandStyle } from '@rohi/contract/site/brand-color';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { readPdf } from '../../../test/label-reader.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../test/orders.ts';
import { listUser, rowOf } from '../../../test/staff-list.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { renderLetter } from '../notifications/render-letter.service.ts';
import { readFirmName } from './settings.service.ts';

const names = { ru: 'Азия Карго', tg: 'Осиё Карго', en: 'Asia Cargo', zh: '亚细亚货运' };
const green = '#0a6b3d';

let service: TestApp;
let khujand: number;
let settings: Awaited<ReturnType<typeof listUser>>;

async function set(key: string, value: string | null): Promise<void> {
  const { version } = rowOf(await settings.get(key));
  expect((await settings.change(key, { version, value })).status).toBe(200);
}

async function page(url: string): Promise<{ body: string; policy: string }> {
  const { body, headers, statusCode } = await service.app.inject({
    url,
    headers: { 'accept-language': 'ru' },
  });
  expect(statusCode).toBe(200);
  return { body, policy: String(headers['content-security-policy']) };
}

const hashed = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  settings = await listUser(service, 'settings');
});

describe('the name of a firm', () => {
  const ownName = /Роҳи Абрешим|Rohi Abreshim|丝路捷运/;

  beforeAll(async () => {
    for (const [locale, name] of Object.entries(names)) await set(`brand.name.${locale}`, name);
  });

  test.each([
    ['/', names.ru],
    ['/staff', names.ru],
    ['/ru/', names.ru],
    ['/en/about-us/', names.en],
    ['/zh/contact/', names.zh],
    ['/ru/terms-of-service/', names.ru],
    ['/app.webmanifest', names.ru],
  ])('stands on %s in the place of the usual one', async (url, name) => {
    const { body } = await page(url);
    expect(body).toContain(name);
    expect(body).not.toMatch(ownName);
  });

  test('stands on the tracking page in the language of its reader', async () => {
    const { body } = await page('/t/AB12345678?lang=zh');
    expect(body).toContain(`<title>`);
    expect(body).toContain(names.zh);
    expect(body).not.toMatch(ownName);
  });

  test('is told to the client and signs letters', async () => {
    const { json } = await call(service.app, 'GET', '/common/sysinfo?lang=en');
    expect(json['data']).toMatchObject({ siteName: expect.stringMatching(/Азия Карго|Asia Cargo/) });
    const firm = await readFirmName(service.context);
    const params = { name: 'Farhod', minutes: 10, code: '123456' } as never;
    const { subject, html } = renderLetter('registrationCode', params, 'tg', undefined, firm);
    expect([subject, html].join()).toContain(names.tg);
    expect([subject, html].join()).not.toMatch(ownName);
  });

  test('stands on labels', async () => {
    const code = newTrackingCode();
    await newOrder(await newCustomer(service), khujand, { ...whole, trackingCodes: [code] });
    const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
    const { rawPayload } = await service.app.inject({
      method: 'POST',
      url: '/api/common/batchprint',
      headers: { token, 'x-local': 'ru' },
      payload: { docType: 'parcel-label', ids: [code] },
    });
    const [label] = await readPdf(rawPayload);
    expect(JSON.stringify(label)).toContain(names.ru);
  });

  test('of one language is read in the others too, and the usual one comes back when none is set', async () => {
    for (const locale of ['tg', 'en', 'zh']) await set(`brand.name.${locale}`, null);
    expect(await readFirmName(service.context)).toEqual({
      ru: names.ru,
      tg: names.ru,
      en: names.ru,
      zh: names.ru,
    });
    await set('brand.name.ru', null);
    expect((await page('/zh/')).body).toContain('丝路捷运');
  });

  test.each(['<b>x</b>', '{{ru:1t}}', 'x'.repeat(41), 'two\nlines'])('%s is refused', async (value) => {
    const { version } = rowOf(await settings.get('brand.name.ru'));
    expect((await settings.change('brand.name.ru', { version, value })).status).toBe(400);
  });
});

describe('the colour of a firm', () => {
  const pages = ['/', '/staff', '/ru/tariffs/', '/t/AB12345678'];

  test.each(pages)('%s has no style of a firm while none is set', async (url) => {
    expect((await page(url)).body).not.toContain('html:root{--lapis:');
  });

  test.each(pages)('%s is drawn in it, and its policy allows that style alone', async (url) => {
    await set('brand.color', green);
    const { body, policy } = await page(url);
    const [style = ''] = /(?<=<style>)[^<]*html:root\{--lapis:#0a6b3d;[^<]*(?=<\/style>)/.exec(body) ?? [];
    expect(style).toContain(brandStyle(green));
    expect(policy).toContain(hashed(style));
    expect(policy).not.toContain('unsafe-inline');
    await set('brand.color', null);
    expect((await page(url)).policy).not.toContain(hashed(style));
  });

  test.each(['#ffd400', '#7fb3ff', 'green', '#0a6b3', 'url(https://x.tj)'])(
    '%s is refused: white could not be read on it, or it is no colour',
    async (value) => {
      const { version } = rowOf(await settings.get('brand.color'));
      const { status, json } = await settings.change('brand.color', { version, value });
      expect([status, (json['fields'] as { field: string }[])[0]?.field]).toEqual([400, 'value']);
    },
  );
});
