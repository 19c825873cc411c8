import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { createTestApp } from '../../../test/test-app.ts';

test('the page tells the same answer without script, in the language asked for', async () => {
  const { app, context } = await createTestApp();
  const code = await builders(context).parcelOnTheRoad();
  for (const [lang, status, htmlLang] of [
    ['ru', 'Ожидает приёма на складе назначения', 'ru'],
    ['en', 'Pending overseas warehouse inbound', 'en'],
    ['zh', '待海外仓入库', 'zh-CN'],
    ['tg', 'Дар интизори қабул дар анбор', 'tg'],
  ]) {
    const page = await app.inject(`/t/${code},YT0000000000000?lang=${lang}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${htmlLang}">`);
    expect(page.body).toContain(status);
    expect(page.body).toContain('YT0000000000000');
    expect(page.body).toContain('YTO Express');
    expect(page.body).not.toContain('<script');
  }
});

test('without a language the browser’s counts, and Russian when it speaks none of ours', async () => {
  const { app } = await createTestApp();
  const langOf = async (acceptLanguage?: string) =>
    /<html lang="([\w-]+)">/.exec(
      (
        await app.inject({
          url: '/t/YT0000000000000',
          headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
        })
      ).body,
    )?.[1];
  expect(await langOf()).toBe('ru');
  expect(await langOf('de-DE,de;q=0.9')).toBe('ru');
  expect(await langOf('de,en;q=0.7,zh-CN;q=0.8')).toBe('zh-CN');
  expect(await langOf('tg-TJ')).toBe('tg');
  expect(await langOf('en;q=0,ru;q=0.1')).toBe('ru');
});

test('it is not indexed, allows no script and only its own style', async () => {
  const { app } = await createTestApp();
  const page = await app.inject('/t/YT0000000000000');
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
  const style = /<style>([\s\S]*?)<\/style>/.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['cache-control']).toBe('no-store');
});

test('what is asked for never becomes markup', async () => {
  const { app } = await createTestApp();
  const page = await app.inject(`/t/${encodeURIComponent('<script>alert(1)</script>,"onload="x')}?lang=en`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('&lt;SCRIPT&gt;ALERT(1)&lt;/SCRIPT&gt;');
});

test('no code, too many codes and too many questions are told on the page', async () => {
  const { app } = await createTestApp({ rateLimit: 1 });
  const empty = await app.inject('/t/%20,?lang=en');
  expect([empty.statusCode, empty.body.includes('Please enter your tracking number.')]).toEqual([400, true]);
  const many = Array.from({ length: 101 }, (_, index) => `YT${index}0000`).join(',');
  const tooMany = await app.inject(`/t/${many}?lang=zh`);
  expect([tooMany.statusCode, tooMany.body.includes('查询数量不能超过 100 个。')]).toEqual([400, true]);
  const hundred = many.split(',').slice(0, 100).join(',');
  for (let asked = 0; asked < 3; asked += 1) expect((await app.inject(`/t/${hundred}`)).statusCode).toBe(200);
  const limited = await app.inject(`/t/${hundred}?lang=en`);
  expect([
    limited.statusCode,
    limited.headers['retry-after'],
    limited.body.includes('Too many requests in a row.'),
  ]).toEqual([429, '3600', true]);
});
