import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { strangeReasons } from '@rohi/contract/pricing/tariff-change';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { call } from '../../../../test/accounts.ts';
import { listUser } from '../../../../test/staff-list.ts';
import {
  openPricing,
  publish,
  newDraft,
  viewOf,
  publishedFrom,
  type PricingApp,
} from '../../../../test/tariff-administration.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { typedTerms } from '../../../../test/tariffs.ts';

type App = Pick<TestApp, 'app'>;

async function get({ app }: App, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  const tag = String(answer.headers.etag);
  return { ...answer, tag, text: answer.body.replaceAll('\u00a0', ' '), raw: answer.rawPayload };
}

const textOf = async (fixture: App, url: string) => (await get(fixture, url)).text;

/** The page as anybody reads it, without elements. */
const wordsOf = async (fixture: App, url: string) =>
  (await textOf(fixture, url))
    .replace(/<style>[^]*?<\/style>|<script[^]*?<\/script>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The last moment of 30 November 2026 in Dushanbe, and the first of 1 December. */
const lastMoment = '2026-11-30T18:59:59.999Z';
const midnight = '2026-11-30T19:00:00Z';

test('a published price stands on every page from midnight in Dushanbe on, and is announced before', async () => {
  const pricing = await openPricing();
  await publishedFrom(pricing, '2026-12-01', '3.00');
  pricing.clock.set(lastMoment);
  const pages = ['/', '/ru/', '/ru/tariffs/', '/ru/faq/', '/en/freight-quotation/', '/zh/tariffs/'];
  const before = new Map(
    await Promise.all(pages.map(async (url) => [url, (await get(pricing, url)).tag] as const)),
  );
  expect(await wordsOf(pricing, '/')).toContain('2,50 USD за кг');
  expect(await wordsOf(pricing, '/')).toContain('С 1 декабря: 3 USD за кг, 260 USD за м³');
  expect(await wordsOf(pricing, '/en/')).toContain('From 1 December: 3 USD per kg');
  expect(await wordsOf(pricing, '/zh/')).toContain('12月1日起：每公斤 3 美元');
  expect(await wordsOf(pricing, '/ru/tariffs/')).toContain('2,50 USD за килограмм');
  expect(await wordsOf(pricing, '/ru/tariffs/')).toContain('С 1 декабря');
  expect(await wordsOf(pricing, '/ru/faq/')).toContain('по весу: 2,50 USD за килограмм');

  pricing.clock.set(midnight);
  expect(await wordsOf(pricing, '/')).toContain('3 USD за кг');
  expect(await wordsOf(pricing, '/')).not.toContain('2,50 USD за кг');
  expect(await wordsOf(pricing, '/')).not.toContain('С 1 декабря');
  expect(await wordsOf(pricing, '/ru/tariffs/')).toContain('3 × 3 = 9 USD');
  expect(await wordsOf(pricing, '/ru/tariffs/')).not.toContain('С 1 декабря');
  expect(await wordsOf(pricing, '/ru/faq/')).toContain('по весу: 3 USD за килограмм');
  expect(await wordsOf(pricing, '/en/freight-quotation/')).toContain('3 USD');
  expect(await wordsOf(pricing, '/zh/tariffs/')).toContain('3 美元');
  for (const [url, tag] of before) {
    expect((await get(pricing, url, { 'if-none-match': tag })).statusCode, url).toBe(200);
    const now = (await get(pricing, url)).tag;
    expect((await get(pricing, url, { 'if-none-match': now })).statusCode, url).toBe(304);
  }
});

test('what is sent packed is what is sent plain, before a change and after it', async () => {
  const pricing = await openPricing();
  await publishedFrom(pricing, '2026-12-01', '3.00');
  for (const moment of [lastMoment, midnight]) {
    pricing.clock.set(moment);
    for (const url of ['/', '/ru/tariffs/']) {
      const plain = await get(pricing, url);
      const [brotli, gzip] = await Promise.all(
        ['br', 'gzip'].map((encoding) => get(pricing, url, { 'accept-encoding': encoding })),
      );
      expect(brotliDecompressSync(brotli?.raw ?? '').equals(plain.raw), url).toBe(true);
      expect(gunzipSync(gzip?.raw ?? '').equals(plain.raw), url).toBe(true);
      expect([brotli?.tag, gzip?.tag]).toEqual([plain.tag, plain.tag]);
    }
  }
});

test('a price that is taken back is no longer announced', async () => {
  const pricing = await openPricing();
  const { id, revision } = await publishedFrom(pricing, '2026-12-01', '3.00');
  expect(await wordsOf(pricing, '/')).toContain('С 1 декабря');
  expect((await pricing.ask('POST', `/price/versions/${id}/cancel`, { revision })).json).toMatchObject({
    code: 0,
  });
  expect(await wordsOf(pricing, '/')).not.toContain('С 1 декабря');
  pricing.clock.set(midnight);
  expect(await wordsOf(pricing, '/')).toContain('2,50 USD за кг');
});

test('another process shows the new price too', async () => {
  const pricing = await openPricing();
  const { context, clock } = await openTestContext(pricing.address);
  const other = { app: await buildApp(context) };
  expect(await wordsOf(other, '/')).toContain('2,50 USD за кг');
  await publishedFrom(pricing, '2026-12-01', '3.00');
  await expect.poll(() => wordsOf(other, '/')).toContain('С 1 декабря');
  clock.set(midnight);
  expect(await wordsOf(other, '/')).toContain('3 USD за кг');
  await other.app.close();
});

async function publishTerms(pricing: PricingApp, effectiveFrom: string, change: object): Promise<void> {
  const { id, revision } = await newDraft(pricing);
  const terms = { ...typedTerms('PARCEL', '2.50'), ...change };
  const draft = viewOf(await pricing.ask('PUT', `/price/versions/${id}`, { revision, effectiveFrom, terms }));
  expect((await publish(pricing, draft, { confirm: strangeReasons })).json).toMatchObject({
    data: { outcome: 'PUBLISHED' },
  });
}

test('free days change everywhere but in the offer, which says what was agreed on its day', async () => {
  const pricing = await openPricing();
  await publishTerms(pricing, '2026-12-01', {
    storageFreeDays: '21',
    storagePerKgDay: '0.07',
    storageLeastDay: '0.30',
  });
  // Neither price changes, so home has nothing to announce.
  expect(await wordsOf(pricing, '/')).not.toContain('С 1 декабря');
  pricing.clock.set(midnight);
  expect(await wordsOf(pricing, '/ru/')).toContain('Хранение 21 день бесплатно');
  expect(await wordsOf(pricing, '/en/')).toContain('Storage is free for 21 days');
  expect(await textOf(pricing, '/ru/pickup-points/')).toContain('хранится бесплатно 21 день.');
  expect(await wordsOf(pricing, '/ru/billing-and-points/')).toContain('Первые 21 календарный день');
  expect(await wordsOf(pricing, '/ru/billing-and-points/')).toContain('0,07 USD за килограмм');
  expect(await wordsOf(pricing, '/ru/terms-of-service/')).toContain('в течение 10 календарных дней');
});

test('the hotline of the settings stands in header, footer, contacts and data, and the offer has its own', async () => {
  const pricing = await openPricing();
  const settings = await listUser(pricing, 'settings');
  const before = (await get(pricing, '/ru/contact/')).tag;
  expect(await textOf(pricing, '/ru/contact/')).toContain('href="tel:1999"');
  expect(await wordsOf(pricing, '/ru/contact/')).not.toContain('Электронная почта');
  await settings.change('contact.hotline', { version: 0, value: '+992 44 600-20-30' });
  await settings.change('contact.email', { version: 0, value: 'office@rohi.example' });
  await settings.change('contact.address.ru', { version: 0, value: 'Душанбе, пр. Рудаки, 100, «Садбарг»' });
  const contact = await get(pricing, '/ru/contact/');
  expect(contact.tag).not.toBe(before);
  expect(contact.text).not.toContain('tel:1999');
  expect(contact.text).toContain('href="tel:+992446002030"');
  expect(contact.text).toContain('href="mailto:office@rohi.example"');
  expect(contact.text).toContain('Адрес: Душанбе, пр. Рудаки, 100, «Садбарг»');
  expect(await wordsOf(pricing, '/en/contact/')).toContain('Address: Душанбе');
  const home = await textOf(pricing, '/');
  expect(await wordsOf(pricing, '/')).toContain('Горячая линия +992 44 600-20-30');
  expect(await wordsOf(pricing, '/')).not.toContain('1999');
  expect(JSON.parse(/id="facts">([^<]*)</.exec(home)?.[1] ?? '')).toContain('+992 44 600-20-30');
  expect(await wordsOf(pricing, '/ru/terms-of-service/')).toContain('1999');
  const { json } = await call(pricing.app, 'GET', '/common/sysinfo');
  expect(json['data']).toMatchObject({ hotline: '+992 44 600-20-30' });
});

test.each(['ru', 'en', 'zh'] as const)(
  'a provider whose name is set in %s alone has it on every page',
  async (locale) => {
    const pricing = await openPricing();
    const settings = await listUser(pricing, 'settings');
    await settings.change(`provider.name.${locale}`, { version: 0, value: 'Abreshim Cargo LLC' });
    for (const url of ['/ru/contact/', '/en/contact/', '/zh/terms-of-service/'])
      expect(await wordsOf(pricing, url)).toContain('Abreshim Cargo LLC');
  },
);

test('who the provider is stands in the offer and among the contacts once it is set, and where the lessons are watched', async () => {
  const pricing = await openPricing();
  const settings = await listUser(pricing, 'settings');
  const pages = ['/ru/contact/', '/ru/terms-of-service/'];
  for (const url of pages) {
    expect(await wordsOf(pricing, url)).toMatch(/наименование, регистрационные данные.*1999/);
    expect(await wordsOf(pricing, url)).not.toContain('Регистрационные данные:');
  }
  expect(await wordsOf(pricing, '/ru/video-lessons/')).not.toContain('Видео этих уроков');
  await settings.change('provider.name.ru', { version: 0, value: 'ООО «Абрешим Карго»' });
  await settings.change('provider.registration', { version: 0, value: 'ИНН 010000001, ЕИН 0110000001' });
  await settings.change('provider.bank', { version: 0, value: 'р/с 20202972 в ОАО «Банк»' });
  await settings.change('videoLessons.url', { version: 0, value: 'https://video.example/lessons' });
  for (const url of pages) {
    const words = await wordsOf(pricing, url);
    expect(words).toContain('Полное наименование: ООО «Абрешим Карго»');
    expect(words).toContain('Регистрационные данные: ИНН 010000001');
    expect(words).toContain('Банковские реквизиты: р/с 20202972');
  }
  expect(await wordsOf(pricing, '/en/terms-of-service/')).toContain('Full name: ООО «Абрешим Карго»');
  expect(await textOf(pricing, '/ru/video-lessons/')).toContain('href="https://video.example/lessons"');
});

test.each([
  ['provider.bank', '{{0t}}'],
  ['contact.hotline', 'позвоните'],
  ['contact.hotline', '{{0t}}'],
  ['contact.email', 'office'],
  ['contact.address.ru', '<b>Душанбе</b>'],
])('%s refuses %s', async (key, value) => {
  const settings = await listUser(await openPricing(), 'settings');
  expect((await settings.change(key, { version: 0, value })).status).toBe(400);
});

test('while the database is away the pages say what was known last', async () => {
  const pricing = await openPricing();
  await publishedFrom(pricing, '2026-12-01', '3.00');
  pricing.clock.set(midnight);
  expect(await wordsOf(pricing, '/')).toContain('3 USD за кг');
  pricing.clock.advance(120_000);
  await pricing.context.sql.end({ timeoutMs: 1_000 });
  expect(await wordsOf(pricing, '/')).toContain('3 USD за кг');
});
