import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { callService, openAccount, type Account } from '../accounts.ts';
import { closePlaces, openCabinet, openPlaces, openSecondWarehouse, publishNotice } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Visit } from '../fixtures.ts';
import { inTurn, oneInTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Comes to a page of the cabinet, logged in. */
async function enter(page: Page, visit: Visit, account: Account, path: string, locale: Locale = 'ru') {
  await visit(path, locale, account);
  await expect(page).toHaveURL(new RegExp(`#${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What the page has put on the clipboard by either way. */
async function watchClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    // As on plain http: there is no clipboard, and the selection is what is copied.
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    // oxlint-disable-next-line typescript/no-deprecated -- what the page falls back on
    document.execCommand = () => {
      const area = document.activeElement;
      if (area instanceof HTMLTextAreaElement)
        copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
      return true;
    };
  });
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? '');
}

test('a newcomer on a phone: the address, the pickup point, then nothing is left to do', async ({
  page,
  service,
  visit,
}) => {
  const lastCopied = await watchClipboard(page);
  await page.setViewportSize(widths.phone);
  await enter(page, visit, await openAccount(service), '/platform');
  await expect(page.getByRole('heading', { name: 'Начните с адреса' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByLabel('Название склада')).toHaveValue(/\d+/);
  await page.getByRole('button', { name: 'Скопировать: Получатель' }).click();
  await expect(page.getByText('Скопировано в буфер обмена')).toBeVisible();
  await expect.poll(lastCopied).toMatch(/^捷运 TJ-\d+$/);
  const code = (await lastCopied()).slice(3);
  await page.getByRole('button', { name: 'Скопировать всё' }).click();
  await expect
    .poll(lastCopied)
    .toBe(
      [
        `收货人：捷运 ${code}`,
        '手机号码：13800000000',
        '所在地区：浙江省 金华市 义乌市 福田街道',
        `详细地址：银海路88号 3号库 (${code})`,
        '邮政编码：322000',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Скопировать строкой' }).click();
  const oneLine = `捷运 ${code} 13800000000 浙江省 金华市 义乌市 福田街道 银海路88号 3号库 (${code}) 322000`;
  await expect.poll(lastCopied).toBe(oneLine);
  await expect(page.locator('mark')).toHaveText([code, code]);
  await expect(page.locator('dd')).toHaveCount(5);
  await expect(page.locator('dd:lang(zh-CN)')).toHaveCount(5);

  await page.getByText('Проверить адрес перед покупкой').click();
  await page
    .getByLabel('Адрес из маркетплейса')
    .fill(oneLine.replace(`(${code})`, '').replace('福田街道', ''));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Код клиента стоит только один раз')).toBeVisible();
  await expect(page.getByText('В регионе не хватает: 福田街道')).toBeVisible();
  await page.getByLabel('Адрес из маркетплейса').fill(oneLine);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Всё верно: посылка дойдёт до склада')).toBeVisible();
  await page.getByText('Готовые фразы для продавца').click();
  await page.getByRole('button', { name: 'Скопировать фразу: Напишите мой код' }).click();
  await expect.poll(lastCopied).toContain(`我的客户编号：${code}`);
  await page.getByText('В каком порядке заполнять форму').click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Личный кабинет' })
    .getByRole('link', { name: 'Пункт выдачи' })
    .click();
  await expect(page.getByText('Пункт ещё не выбран')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать этот пункт' }).click();
  await expect(page.getByText('Выберите пункт выдачи', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Город').selectOption({ label: 'Гиссар' });
  await page.getByRole('radio').check();
  await page.getByRole('button', { name: 'Выбрать этот пункт' }).click();
  await expect(page.getByText('Теперь ваш пункт — Гиссар.')).toBeVisible();
  // It leads on, and the point that is bound is the first, with nothing to press.
  await expect(page.getByRole('link', { name: 'Добавить заказ' })).toHaveAttribute(
    'href',
    '#/orderManagement?new=1',
  );
  await page.getByLabel('Город').selectOption({ label: 'Все города' });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Сменить на этот пункт' })).toBeDisabled();
  await page.getByRole('radio').last().check();
  await expect(page.getByRole('button', { name: 'Сменить на этот пункт' })).toBeEnabled();
  await expect(page.getByText('Новые заказы поедут сюда.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the home tells what waits and until when, what is on the way, and what is to be done', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await publishNotice(service);
  await page.setViewportSize(widths.phone);
  await enter(page, visit, cabinet, '/platform');
  await expect(page.getByRole('link', { name: 'Склад в Иу закрыт 1 мая' })).toHaveAttribute(
    'href',
    '#/info?item=cabinet-closed',
  );
  await expect(page.getByRole('heading', { name: 'Вас ждёт 1 посылка' })).toBeVisible();
  await expect(page.getByText(/^Бесплатно до .+ — ещё 2\sдня$/)).toBeVisible();
  await expect(page.getByText('В пути в Душанбе')).toBeVisible();
  await expect(page.getByRole('link', { name: cabinet.onTheRoad.trackingCode })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Отправьте черновик' })).toBeVisible();
  await expect(page.getByText(`Заказ ${cabinet.draft.code} ещё не отправлен`)).toBeVisible();
  await page.setViewportSize(widths.desktop);
  // Nothing lies over anything else.
  await page.getByRole('link', { name: 'Часы и карта' }).click({ trial: true });
  await page.getByRole('link', { name: /^Открыть: Отправьте черновик/ }).click({ trial: true });
  await page.setViewportSize(widths.phone);
  // On a phone the tasks come before the road.
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await topOf('Нужно сделать')) < (await topOf('В пути'))).toBe(true);
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize(width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('a switched point says before and after what becomes of the parcels', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await page.setViewportSize(widths.phone);
  await enter(page, visit, cabinet, '/profile');
  await expect(page.getByRole('link', { name: 'Ждёт 1 посылка' })).toHaveAttribute('href', '#/platform');
  await page.getByRole('button', { name: 'Сменить пункт' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Перед сменой покажем, какие посылки поедут')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Гиссар/ }).check();
  await dialog.getByRole('button', { name: 'Сменить на этот пункт' }).click();
  await expect(dialog.getByRole('heading', { name: 'Новый пункт: Гиссар' })).toBeFocused();
  await expect(dialog.getByText('Поедут сюда: 2 посылки')).toBeVisible();
  const staying = dialog.getByRole('listitem').filter({ hasText: cabinet.ready.code });
  await expect(staying).toContainText('Бохтар — уже отправлено туда из Душанбе или ждёт там');
  for (const { code, trackingCode } of [cabinet.onTheRoad, cabinet.draft])
    await expect(dialog.getByRole('listitem').filter({ hasText: code })).toContainText(trackingCode);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Nothing is done before it is confirmed.
  await dialog.getByRole('button', { name: 'Назад к выбору' }).click();
  await expect(dialog.getByRole('radio', { name: /Гиссар/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Сменить на этот пункт' }).click();
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Теперь ваш пункт — Гиссар.')).toBeVisible();
  await expect(page.getByText('Поедут сюда: 2 посылки')).toBeVisible();
  await expect(page.getByText('Останется как есть: 1 посылка')).toBeVisible();
  await expect(page.getByText('Сейчас в этом пункте вас ничего не ждёт.')).toBeVisible();
  const letters = page.getByLabel('Писать мне, когда посылка сменила статус');
  await letters.uncheck();
  await expect(page.getByText('Готово: изменения сохранены')).toBeVisible();
  await page.reload();
  await expect(letters).not.toBeChecked();
  await page.setViewportSize(widths.desktop);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a point confirmed after parcels have moved is shown anew, and the order list tells the new point', async ({
  page,
  service,
  visit,
}) => {
  const cabinet = await openCabinet(service);
  await page.setViewportSize(widths.phone);
  await enter(page, visit, cabinet, '/OrderPickupPoint');
  await page.getByRole('radio', { name: /Гиссар/ }).check();
  await page.getByRole('button', { name: 'Сменить на этот пункт' }).click();
  await expect(page.getByText('Поедут сюда: 2 посылки')).toBeVisible();
  await callService(service, 'POST', `/orders/${cabinet.draft.code}/cancel`, undefined, cabinet.token);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Пока вы смотрели, заказы изменились.')).toBeVisible();
  await expect(page.getByText('Поедет сюда: 1 посылка')).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Теперь ваш пункт — Гиссар.')).toBeVisible();
  await expectAccessible(page);
  await visit(`/orderManagement?order=${cabinet.onTheRoad.code}`);
  await expect(page.getByRole('main').getByText('Гиссар').first()).toBeVisible();
});

test('the nearest point comes first, and only the browser knows from where', async ({
  page,
  context,
  service,
  visit,
}) => {
  await context.grantPermissions(['geolocation']);
  // Between Dushanbe and Hisor.
  await context.setGeolocation({ latitude: 38.51, longitude: 68.6 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await enter(page, visit, await openAccount(service), '/OrderPickupPoint');
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Бохтар/);
  await page.getByRole('button', { name: 'Ближайшие ко мне' }).click();
  await expect(page.getByText('4,6 км от вас')).toBeVisible();
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Гиссар/);
  // The uppermost circles of the picture take the pointer, one for each point.
  await page.getByRole('main').locator('figure svg circle').last().click();
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  expect(sent.filter((each) => /38\.51|68\.6\b/.test(each))).toEqual([]);
});

const words = {
  en: {
    required: 'Please choose a self pickup point',
    bind: 'Choose this point',
    warehouse: 'Warehouse name',
    warehouseRequired: 'Please choose a warehouse name',
    copyAll: 'Copy all',
    copied: 'Copied to clipboard',
    first: 'Start with the address',
    saved: 'Operation successful',
  },
  zh: {
    required: '请选择自提点',
    bind: '选择此自提点',
    warehouse: '仓库名称',
    warehouseRequired: '请选择仓库名称',
    copyAll: '复制全部',
    copied: '已复制到剪贴板',
    first: '从收货地址开始',
    saved: '操作成功',
  },
};

for (const locale of oneInTurn(['en', 'zh'])) {
  test(`the texts of point and address in ${locale}`, async ({ page, service, visit }) => {
    const text = words[locale];
    await watchClipboard(page);
    await enter(page, visit, await openAccount(service), '/OrderPickupPoint', locale);
    await page.getByRole('button', { name: text.bind }).click();
    await expect(page.getByText(text.required, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio').first().check();
    await expect(page.getByText(text.required, { exact: true })).toBeHidden();
    await page.getByRole('button', { name: text.bind }).click();
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    await visit('/profile', locale);
    await page.getByRole('button', { name: text.copyAll }).click();
    await expect(page.getByText(text.copied, { exact: true })).toBeVisible();
    await page.getByLabel(text.warehouse).selectOption('');
    await expect(page.getByText(text.warehouseRequired, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: text.copyAll })).toBeHidden();
    await expectAccessible(page);
    await visit('/platform', locale);
    await expect(page.getByRole('heading', { name: text.first })).toBeVisible();
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize(width);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

for (const [name, width] of inTurn(Object.entries(widths))) {
  test(`the profile is saved once a point and a warehouse are chosen, and both stay chosen (${name})`, async ({
    page,
    service,
    visit,
  }) => {
    const account = await openAccount(service);
    await openSecondWarehouse(service, account.session.token);
    await page.setViewportSize(width);
    // A user who saves before the page knows the points is asked for one all the same.
    const saving = Promise.withResolvers<void>();
    await page.route(/\/api\/pickup-points(\?|$)/, async (route) => {
      await saving.promise;
      await route.continue();
    });
    await enter(page, visit, account, '/profile');
    const save = page.getByRole('button', { name: 'Сохранить' });
    const warehouse = page.getByLabel('Название склада');
    const choosePoint = page.getByRole('button', { name: 'Выбрать пункт', exact: true });
    await expect(warehouse).toHaveValue('');
    await save.click();
    await expect(save).toBeDisabled();
    saving.resolve();
    await expect(choosePoint).toBeFocused();
    await expect(page.getByText('Выберите пункт выдачи', { exact: true })).toBeVisible();
    await expect(page.getByText('Выберите название склада', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await choosePoint.click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Выбрать этот пункт' }).click();
    await expect(page.getByText('Выберите пункт выдачи', { exact: true })).toBeHidden();
    await save.click();
    await expect(warehouse).toBeFocused();
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await warehouse.selectOption('Склад в Гуанчжоу');
    expect((await stored).ok()).toBe(true);
    await expect(page.getByText('广东省 广州市 白云区').first()).toBeVisible();
    await save.click();
    await expect(page.getByText('Вы ничего не изменили')).toBeVisible();

    await page.reload();
    await expect(warehouse.locator('option:checked')).toHaveText('Склад в Гуанчжоу');
  });
}
