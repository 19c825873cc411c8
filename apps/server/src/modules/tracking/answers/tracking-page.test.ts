import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { createTestApp } from '../../../../test/test-app.ts';

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
    expect(page.body).toContain(lang === 'zh' ? '圆通速递' : 'YTO Express');
    expect(page.body).not.toContain('<script');
  }
});

test('a number of ours that is no tracking code is named by its form, whether anybody has it or not', async () => {
  const service = await createTestApp();
  const { app } = service;
  const hints = {
    ru: ['Это код клиента', 'Это номер заказа'],
    en: ['This is a customer code', 'This is an order number'],
    zh: ['这是客户编号', '这是订单号'],
    tg: ['Ин рамзи муштарӣ аст', 'Ин рақами фармоиш аст'],
  };
  const { customerCode } = await newCustomer(service);
  const codes = [customerCode, 'TJ-99998', 'RA261112LNFBVV'];
  for (const [lang, [customer, order]] of Object.entries(hints)) {
    const hintOf = async (code: string) =>
      /<p class="muted">([^<]*)<\/p>\s*<\/li>/.exec((await app.inject(`/t/${code}?lang=${lang}`)).body)?.[1];
    const [mine, unowned, ordered] = await Promise.all(codes.map(hintOf));
    expect(mine).toContain(customer);
    expect(unowned).toBe(mine);
    expect(ordered).toContain(order);
  }
});

test('days are written as a Tajik date writes them', async () => {
  const { app, context } = await createTestApp();
  const code = await builders(context).parcelOnTheRoad();
  const { body } = await app.inject(`/t/${code}?lang=tg`);
  expect(body).toMatch(/\d{1,2} (?:[а-я]+и) 20\d\d/);
  expect(body).not.toMatch(/\d [А-Я][а-я]+ 20\d\d/);
});

test('what lies at its point and cannot be handed over is not shown as ready', async () => {
  const { app, context } = await createTestApp();
  const build = builders(context);
  const toneAt = async (code: string) =>
    /<p class="status (\w+)">/.exec((await app.inject(`/t/${code}?lang=ru`)).body)?.[1];
  expect(await toneAt(await build.parcelAtPickupPoint())).toBe('ready');
  for (const flag of ['LOST', 'RETURNING', 'HELD'] as const)
    expect(await toneAt(await build.parcelAtPickupPoint({ flag }))).toBe('moving');
  expect(await toneAt(await build.parcelAtPickupPoint({ flag: 'DAMAGED' }))).toBe('ready');
});

const heldInWords = {
  ru: ['Нужно уточнить сведения о грузе', 'вопрос встанет в личном кабинете', 'Почему'],
  en: ['Something about the goods has to be checked', 'the question stands in your account', 'Why'],
  zh: ['需要核实货物信息', '问题也会显示在个人中心', '原因'],
  tg: ['Маълумот дар бораи борро аниқ кардан лозим аст', 'савол дар кабинет пайдо', 'Чаро'],
};

test.each(Object.entries(heldInWords))(
  'a held parcel says why in %s, and where it is answered, once what it is',
  async (lang, expectedWords) => {
    const { app, context } = await createTestApp();
    const code = await builders(context).parcelOnTheRoad({ flag: 'HELD' });
    const { body } = await app.inject(`/t/${code}?lang=${lang}`);
    for (const words of expectedWords) expect(body).toContain(words);
    // The number to call is the service's, not a place for one.
    expect(body).toContain('1999');
    expect(body).not.toMatch(/\{\{|undefined/);
  },
);

test('a parcel that goes back counts no step ahead', async () => {
  const { app, context } = await createTestApp();
  const build = builders(context);
  const pageOf = async (code: string) => (await app.inject(`/t/${code}?lang=ru`)).body;
  const back = await pageOf(await build.parcelReceivedInChina({ flag: 'RETURNING' }));
  expect(back).toContain('Возвращается к отправителю');
  expect(back).not.toMatch(/Шаг \d/);
  expect(back).not.toContain('class="now"');
  expect(await pageOf(await build.parcelReceivedInChina({ flag: 'HELD' }))).toContain('Шаг 3 из 8');
});

test('a seized parcel is headed by what befell it, and one that was called off says so once', async () => {
  const { app, context } = await createTestApp();
  const build = builders(context);
  const seized = await build.cancelledParcel({ reason: 'SEIZED' });
  const calledOff = await build.cancelledParcel();
  const cardOf = async (code: string, lang: string) => {
    const { body } = await app.inject(`/t/${code}?lang=${lang}`);
    const textOf = (name: string) => new RegExp(`<p class="${name}[^>]*>([^<]*)</p>`).exec(body)?.[1];
    return [textOf('headline'), textOf('status')];
  };
  expect(await cardOf(seized, 'ru')).toEqual(['Изъято', 'Отменено']);
  expect(await cardOf(seized, 'zh')).toEqual(['没收', '已取消']);
  expect(await cardOf(calledOff, 'ru')).toEqual(['Отменено', undefined]);
});

test('Chinese has its own punctuation between the parts', async () => {
  const { app } = await createTestApp();
  const { body } = await app.inject('/t/YT8834201957316?lang=zh');
  expect(body).toContain('暂未查到：1');
  expect(body).toContain('可能是圆通速递的单号。中国仓库');
  expect(body).toMatch(/数据时间：\d{4}年\d{1,2}月\d{1,2}日 \d{2}:\d{2}（杜尚别时间）/);
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

test('no code and too many codes are told on the page', async () => {
  const { app } = await createTestApp();
  const empty = await app.inject('/t/%20,?lang=en');
  expect([empty.statusCode, empty.body.includes('Please enter your tracking number')]).toEqual([400, true]);
  const many = Array.from({ length: 101 }, (_, index) => `YT${index}0000`).join(',');
  const tooMany = await app.inject(`/t/${many}?lang=zh`);
  expect([tooMany.statusCode, tooMany.body.includes('单次最多查询 100 个单号')]).toEqual([400, true]);
});

const countedOnly = {
  ru: [
    'Ещё не найдены: 100',
    'Подробности будут примерно через 60 секунд.',
    'Поиск снова откроется через 60 секунд.',
  ],
  en: [
    'Also not found: 100',
    'Details will be here in about 60 seconds.',
    'The search opens again in 60 seconds.',
  ],
  zh: ['另有 100 个单号未查到', '约 60 秒后可查看详情。', '请在 60 秒后再查询。'],
  tg: [
    'Боз 100 рақам ёфт нашуд',
    'Тафсилот тақрибан пас аз 60 сония дастрас мешавад.',
    'Ҷустуҷӯ пас аз 60 сония боз кушода мешавад.',
  ],
};

test.each(Object.entries(countedOnly))(
  'the page keeps the limits of the call and says in %s when they end',
  async (lang, [counted = '', details = '', over = '']) => {
    const { app, context } = await createTestApp({ rateLimit: 1 });
    const parcel = await builders(context).parcelOnTheRoad();
    let requests = 0;
    const page = (...others: string[]) => {
      const codes = Array.from({ length: 100 - others.length }, () => `YT${(requests += 1)}00000`);
      return app.inject(`/t/${[...codes, ...others].join(',')}?lang=${lang}`);
    };
    for (let query = 0; query < 3; query += 1) expect((await page()).body).not.toContain(counted.slice(0, 8));
    // The search of this minute is answered whole.
    expect((await page()).body).not.toContain(counted.slice(0, 8));
    const beyond = await page();
    expect(beyond.statusCode).toBe(200);
    expect(beyond.body).toContain(counted);
    expect(beyond.body).toContain(details);
    expect(beyond.body).not.toContain(`<h2>YT`);
    expect((await page(parcel)).body).toContain(`<h2>${parcel}</h2>`);
    for (let query = 0; query < 9; query += 1) await page();
    const limited = await page(parcel);
    expect(limited.statusCode).toBe(429);
    expect(limited.headers['retry-after']).toBe('60');
    expect(limited.body).toContain(over);
  },
);

test.each([
  ['U+0000', 'a%00b'],
  ['a control sign', 'a%07b'],
  ['a sign of C1', 'a%C2%85%C2%9Fb'],
  ['half a surrogate pair', 'a%ED%A0%80b'],
  ['bytes that are no UTF-8', 'a%FFb'],
  ['a broken escape', 'a%E2%zz'],
  ['a code that is too long', 'Y'.repeat(201)],
])('%s is a bad request, said on a page', async (_name, codes) => {
  const { app } = await createTestApp();
  const page = await app.inject(`/t/${codes}?lang=en`);
  expect(page.statusCode).toBe(400);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('role="alert"');
  expect(page.body).toContain('The numbers in this link could not be read.');
});
