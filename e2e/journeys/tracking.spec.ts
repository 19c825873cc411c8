import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test,
  visitPage,
  widths,
} from '../fixtures.ts';
import { paste } from '../paste.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { gridOf, inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const words: Record<
  Locale,
  {
    heading: string;
    track: string;
    all: string;
    onTheRoad: string;
    details: (code: string) => string;
    title: string;
    more: RegExp;
  }
> = {
  ru: {
    heading: 'Где моя посылка?',
    track: 'Отследить',
    all: 'Все',
    onTheRoad: 'Ожидает приёма на складе назначения',
    details: (code) => `Подробности о посылке ${code}`,
    title: 'Отследить списком',
    more: /Показать ещё \d+ дн/,
  },
  en: {
    heading: 'Where is my parcel?',
    track: 'Track',
    all: 'All',
    onTheRoad: 'Pending overseas warehouse inbound',
    details: (code) => `Details of parcel ${code}`,
    title: 'Track several parcels',
    more: /Show \d+ more day/,
  },
  zh: {
    heading: '我的包裹到哪了？',
    track: '查询',
    all: '全部',
    onTheRoad: '待海外仓入库',
    details: (code) => `包裹 ${code} 的详情`,
    title: '批量查询',
    more: /再显示|展开|更多/,
  },
  tg: {
    heading: 'Борам куҷост?',
    track: 'Пайгирӣ кардан',
    all: 'Ҳама',
    onTheRoad: 'Дар интизори қабул дар анбор',
    details: (code) => `Тафсилоти бори ${code}`,
    title: 'Пайгирӣ бо рӯйхат',
    more: /Боз \d+ рӯзро нишон додан/,
  },
};

const all = Object.values(tenParcels);
const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });

for (const [[width, viewport], locale] of inTurn(gridOf(Object.entries(widths), ['ru', 'en', 'zh', 'tg']))) {
  test(`ten imported parcels and exactly those, ${locale} on a ${width}`, async ({
    page,
    service,
    visit,
  }) => {
    await page.setViewportSize(viewport);
    await importTenParcels(service);
    const text = words[locale];
    await visit(
      `/parcelTracking?searchText=${encodeURIComponent([...all, 'YT8834201957316'].join(','))}`,
      locale,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);
    await expect(page.getByText('11 / 100')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(10);
    await expect(tab(page, new RegExp(`^${text.all}.*10`))).toBeVisible();
    for (const code of all)
      await expect(page.getByRole('button', { name: text.details(code) })).toBeVisible();
    // The demo's code is not here: nothing on the screen comes from anywhere but the import.
    await expect(page.getByRole('button', { name: text.details('YT8834201957316') })).toHaveCount(0);

    await tab(page, new RegExp(`${text.onTheRoad}.*2`)).click();
    await expect(page.getByRole('button', { name: text.details(tenParcels.onTheRoad) })).toBeVisible();
    await expect(page.getByRole('button', { name: text.details(tenParcels.ready) })).toHaveCount(0);
    await tab(page, new RegExp(`^${text.all}`)).click();

    await page.getByRole('button', { name: text.details(tenParcels.atBorder) }).click();
    await expect(page.getByRole('button', { name: text.details(tenParcels.atBorder) })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByText('RA26110100005').filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('an open row tells steps, days and facts; a cancelled one where it ended', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  await importTenParcels(service);
  await visit(`/parcelTracking?searchText=${tenParcels.collected},${tenParcels.cancelled}`);
  await page.getByRole('button', { name: words.ru.details(tenParcels.collected) }).click();
  // On a phone too.
  await page.setViewportSize(widths.phone);
  await expect(page.getByRole('list', { name: 'Шаги доставки' }).locator('svg:visible')).toHaveCount(8);
  await page.setViewportSize(widths.desktop);
  await expect(page.getByRole('heading', { level: 2, name: 'Получено' })).toBeVisible();
  const newest = page.getByText('Выдано получателю').last();
  await expect(newest).toBeVisible();
  await page.getByRole('button', { name: words.ru.more }).click();
  await expect(page.getByText('Принято на складе в Китае, Иу')).toBeVisible();
  await expect(page.getByText('CN → TJ').first()).toBeVisible();
  await page.getByRole('button', { name: words.ru.details(tenParcels.cancelled) }).click();
  await expect(page.getByText(/на шаге 1 из 8/).last()).toBeVisible();
});

test('a hundred codes with mixed separators go through the dialog', async ({ page, service, visit }) => {
  await page.setViewportSize(widths.desktop);
  await importTenParcels(service);
  await visit('/parcelTracking');
  await page.getByLabel('Трек-номера через запятую').click();
  const dialog = page.getByRole('dialog', { name: words.ru.title });
  await expect(dialog).toBeVisible();
  const track = dialog.getByRole('button', { name: words.ru.track });
  const clear = dialog.getByRole('button', { name: /Очистить всё/ });
  await expect(track).toBeDisabled();
  await expect(clear).toBeDisabled();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(900);

  const field = dialog.getByRole('textbox');
  await field.press('Enter');
  await expect(page.getByText('Введите трек-номер', { exact: true })).toBeVisible();

  const others = Array.from({ length: 90 }, (_, index) => `YT20000000000${String(index).padStart(2, '0')}`);
  const separators = [',', '，', ';', '；', '、', ' ', '\n', '\t', ' , \n'];
  const pasted = [...all, ...others]
    .map((code, index) => code + (separators[index % separators.length] ?? ','))
    .join('');
  await paste(page, field, `${pasted}${tenParcels.ready.toLowerCase()}`);
  await expect(dialog.getByText('100 / 100')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(100);
  await dialog.getByRole('button', { name: 'Убрать номер YT2000000000089', exact: true }).click();
  await expect(dialog.getByText('99 / 100')).toBeVisible();

  await paste(page, field, 'YT3000000000001 YT3000000000002');
  await expect(dialog.getByText('101 / 100')).toBeVisible();
  await track.click();
  await expect(page.getByText('За один раз можно проверить не больше 100 номеров')).toBeVisible();
  await expect(dialog.getByText('101 / 100')).toBeVisible();
  await dialog.getByRole('button', { name: 'Убрать номер YT3000000000002', exact: true }).click();

  await track.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('100 / 100')).toBeVisible();
  await expect(tab(page, /^Все.*10/)).toBeVisible();
  await expect(page.getByText('Пока не найдены: 90')).toBeVisible();
});

test('the dialog is 95 % wide on a phone, closes with Esc, and the box can then be typed in', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await importTenParcels(service);
  await visit('/parcelTracking');
  const box = page.getByLabel('Трек-номера через запятую');
  await box.focus();
  const dialog = page.getByRole('dialog', { name: words.ru.title });
  await expect(dialog).toBeVisible();
  const share = async () => {
    const whole = await page.evaluate(() => document.body.clientWidth);
    return Math.round((await dialog.boundingBox())?.width ?? 0) - Math.round(whole * 0.95);
  };
  await expect.poll(share).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A press on the box opens it again, though the focus is there already.
  await box.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // Both: the box has the focus before the dialog takes it, too.
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.type(`${tenParcels.ready}, ${tenParcels.atHub}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 / 100')).toBeVisible();
  await expect(page.getByText('Шаг 7 из 8')).toBeVisible();
  // Clearing the box and searching empties list, counts and counter, without a word.
  await box.fill('');
  await box.press('Enter');
  await expect(page.getByText('0 / 100')).toBeVisible();
  await expect(page.getByText('Шаг 7 из 8')).toHaveCount(0);
});

test('choosing Chinese saves it, reloads, and the same parcels speak Chinese', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  await importTenParcels(service);
  await visit(`/parcelTracking?searchText=${tenParcels.ready}`);
  await expect(page.getByText('Ожидает получения клиентом').first()).toBeVisible();
  await page.getByRole('button', { name: /RU/ }).click();
  await page.getByRole('button', { name: /CN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.zh.heading);
  await expect(page.getByText('待客户签收').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('zh');
  await page.reload();
  await expect(page.getByText('待客户签收').first()).toBeVisible();
});

test('without a network and without an earlier answer list, counts and counter are emptied without a red message, and trying again works', async ({
  page,
  context,
  service,
  visit,
}) => {
  // Nothing can be stored here.
  await page.addInitScript(() => Reflect.deleteProperty(Window.prototype, 'indexedDB'));
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  await importTenParcels(service);
  await visit(`/parcelTracking?searchText=${tenParcels.ready}`);
  await expect(page.getByText('1 / 100')).toBeVisible();
  // The part of the program that draws the list is here before the line goes.
  await expect(page.getByRole('main').getByText(tenParcels.ready).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeAttached();
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await context.setOffline(true);
  await page.getByRole('button', { name: words.ru.track, exact: true }).click();
  await warned;
  await expect(page.getByText('0 / 100')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Трек-номера через запятую')).toHaveValue(tenParcels.ready);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(page.getByText('1 / 100')).toBeVisible();
});

test('after too many questions the button shows the wait', async ({ page }) => {
  // 120 a minute times 0.01, rounded up: two questions.
  const limited = await startService({ RATE_LIMIT: '0.01' });
  try {
    await page.setViewportSize(widths.desktop);
    await visitPage(page, limited.address, '/parcelTracking?searchText=YT1234567890123', 'en');
    await expect(page.getByText('1 / 100')).toBeVisible();
    const track = page.getByRole('button', { name: 'Track', exact: true });
    const wait = page.getByRole('search').getByRole('button', { name: /^Again in \d+ seconds?$/ });
    // One question after the other, until the service has had enough within one of its minutes.
    await expect(async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/api/track/query'), track.click()]);
      expect(answer.status()).toBe(429);
      await expect(wait).toBeVisible();
    }).toPass();
    await expect(page.getByText('0 / 100')).toBeVisible();
  } finally {
    await limited.stop();
  }
});

const limits = {
  ru: {
    notTold: 'Не найдено номеров: 90',
    details: /Подробности — примерно через 1 минуту\./,
    limited: 'Слишком много запросов подряд',
    logIn: 'Войдите',
  },
  en: {
    notTold: 'Numbers not found: 90',
    details: /Details will be here in 1 minute or so\./,
    limited: 'Too many requests in a row',
    logIn: 'Log in',
  },
  zh: {
    notTold: '90 个单号未查到',
    details: /大约1分钟后可查看详情。/,
    limited: '查询过于频繁',
    logIn: '登录',
  },
};

for (const locale of inTurn(['ru', 'en', 'zh'])) {
  test(`too many numbers that nobody knows hide no parcel, and the next whole search is a minute away, ${locale}`, async ({
    page,
  }) => {
    // 300 codes not found an hour times 0.1 are shown, of a hundred more the number, then one search a minute.
    const limited = await startService({ RATE_LIMIT: '0.1' });
    try {
      await importTenParcels(limited);
      const text = limits[locale];
      // Somebody of the same network has had the search of this minute, and the thirty of the hour, and twenty more.
      const ofOthers = Array.from({ length: 31 }, (_, index) => `YT${50 + index}`);
      for (const others of [ofOthers, ofOthers.slice(1), ofOthers.slice(11)])
        await fetch(`${limited.address}/t/${others.join(',')}`);
      await page.setViewportSize(widths.phone);
      const codes = [...all, ...Array.from({ length: 90 }, (_, index) => `YT4${index}000000000`)].join(',');
      await visitPage(
        page,
        limited.address,
        `/parcelTracking?searchText=${encodeURIComponent(codes)}`,
        locale,
      );
      await expect(page.getByText('100 / 100')).toBeVisible();
      await expect(page.getByRole('button', { name: words[locale].details(tenParcels.ready) })).toBeVisible();
      const note = page.locator('section', { has: page.getByRole('heading', { name: text.notTold }) });
      await expect(note.getByText(text.details)).toBeVisible();
      await expect(note.getByRole('link', { name: text.logIn })).toHaveAttribute(
        'href',
        /^#\/login\?redirect=/,
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      // Another minute may have begun meanwhile: its search is had by somebody else too.
      await fetch(`${limited.address}/t/${ofOthers.join(',')}`);
      await page.getByRole('button', { name: words[locale].track, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.limited })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toHaveValue(codes);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    } finally {
      await limited.stop();
    }
  });
}

test('a link of the page without script leads to the same search', async ({ page, service }) => {
  await importTenParcels(service);
  await page.goto(`${service.address}/t/${tenParcels.ready}?lang=en`);
  await expect(page.getByText('Pending customer receipt')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Open on the site' }).click();
  await expect(page.getByText('1 / 100')).toBeVisible();
});

const manyWords = {
  ru: {
    problem: 'Нет кода клиента',
    chip: 'С проблемой',
    copy: 'Скопировать список',
    save: 'Сохранить файлом',
    why: 'Почему',
  },
  zh: { problem: '缺少客户编号', chip: '有异常', copy: '复制列表', save: '保存为文件', why: '原因' },
} as const;

for (const [width, locale] of inTurn(gridOf([360, 768, 1280], ['ru', 'zh'])))
  test(`many codes begin with what is wrong, ${locale} at ${width}`, async ({ page, service, visit }) => {
    const text = manyWords[locale];
    const codes = Array.from({ length: 25 }, (_, index) => `SF4000000000${String(index).padStart(3, '0')}`);
    const wrong = codes.slice(-2);
    await service.importCsv(['Tracking code,Status', ...codes.map((code) => `${code},DTH`)].join('\n'));
    await service.importCsv(
      [
        'Tracking code,Event,Time,Place',
        ...wrong.map((code) => `${code},CN_RECEIVED,2026-10-20 11:00,YIWU-WH`),
      ].join('\n'),
    );
    await page.setViewportSize({ width, height: 900 });
    await visit(`/parcelTracking?searchText=${codes.join(',')}`, locale);
    const rows = page.getByRole('table').locator('button[aria-expanded]');
    await expect(rows).toHaveCount(25);
    await expect(rows.first()).toHaveAccessibleName(words[locale].details(wrong[0] ?? ''));
    await expect(page.getByText(text.problem).first()).toBeVisible();
    const table = page.getByRole('table');
    const height = async () => (await table.boundingBox())?.height;
    await expect.poll(height).toBeLessThan(25 * (width < 768 ? 120 : 95));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text.save }).click();
    expect((await saved).suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('button', { name: text.chip }).click();
    await expect(rows).toHaveCount(2);
    await rows.first().click();
    await expect(page.getByText(text.why, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text.chip }).click();
    await expect(rows).toHaveCount(25);
  });
