import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { callService } from '../accounts.ts';
import { openCabinet } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  visitPage,
  widths,
  type Service,
} from '../fixtures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { storedDrafts } from '../stored-drafts.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const pointCode = 'PP-BOKHTAR';

/** A parcel of 3.42 kg that lies ready at the point, and the rate of today; its customer, by code and by log-in. */
async function readyParcel(service: Service, token: string) {
  const owner = await openCabinet(service);
  const customer = await customerCodeOf(service, owner.username);
  const parcel = 'YT7123450000001';
  await bringToBokhtar(service, customer, [parcel]);
  await enterRate(service, token);
  return { customer, parcel, owner };
}

/** The customer announces a transfer to the balance, which the manager sees. */
async function announceTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сообщить о переводе' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сообщить о переводе' });
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog.getByText('Введите номер платёжки')).toBeVisible();
  await dialog.getByLabel('Сумма перевода').fill('50,00');
  await dialog.getByLabel('Номер платёжки').fill('PP-77');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('region', { name: 'Пополнить переводом' })).toContainText('проверяем');
}

/** Types pieces of some notes and leaves a zero in all other fields. */
async function count(page: Page, pieces: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(pieces)) {
    await page.locator(`input[name="${field}"]`).fill(text);
  }
}

/** The drawer of Hisor gets another name and is retired; it comes back, and is retired again. */
async function renameAndRetire(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Изменить: Касса 1, Гиссар/ }).click();
  const change = page.getByRole('dialog', { name: 'Изменить: Касса 1' });
  await change.getByLabel('Название').fill('Касса у входа');
  await change.getByRole('button', { name: 'Сохранить' }).click();
  const renamed = page.getByRole('button', { name: /^Выбрать: Касса у входа, Гиссар/ });
  await expect(renamed).toBeEnabled();
  const gone = page.getByText('Убранные кассы: 1');
  for (const isBack of [true, false]) {
    await page.getByRole('button', { name: /^Изменить: Касса у входа/ }).click();
    await page.getByRole('button', { name: 'Убрать кассу' }).click();
    await expect(renamed).toHaveCount(0);
    if (!isBack) break;
    await gone.click();
    await page.getByRole('button', { name: /^Вернуть: Касса у входа/ }).click();
    await expect(renamed).toBeEnabled();
    await expect(gone).toHaveCount(0);
  }
  await expect(gone).toBeVisible();
}

test('a manager sets a drawer up, and a cashier opens, pays out, counts blind and closes with three somoni missing', async ({
  page,
  tillService: service,
  browser,
}) => {
  await page.setViewportSize(widths.desktop);
  const manager = await addStaff(service, 'manager');
  const token = await enterConsole(page, service, '#/bsc/cash', manager);
  await expect(page.getByText('Касс ещё нет. Заведите первую')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Новая касса' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая касса' });
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  // No point is taken for the one that was meant.
  await expect(dialog.getByLabel('Пункт выдачи')).toHaveValue('');
  await dialog.getByLabel('Название').fill('Касса 1');
  await expect(dialog.getByRole('button', { name: 'Новая касса' })).toBeDisabled();
  await dialog.getByLabel('Пункт выдачи').selectOption(String(point?.id));
  await dialog.getByRole('button', { name: 'Новая касса' }).click();
  await expect(page.getByRole('button', { name: /^Выбрать: Касса 1, Бохтар/ })).toBeEnabled();
  // Another point calls one the same: both carry their points.
  await page.getByRole('button', { name: 'Новая касса' }).click();
  const [other] = await service.sql<{ id: number }[]>`select id from place where code = 'PP-HISOR'`;
  await dialog.getByLabel('Пункт выдачи').selectOption(String(other?.id));
  await dialog.getByLabel('Название').fill('Касса 1');
  await dialog.getByRole('button', { name: 'Новая касса' }).click();
  await expect(page.getByRole('button', { name: /^Выбрать: Касса 1, Гиссар/ })).toBeEnabled();
  for (const city of [/Бохтар.*свободна/, /Гиссар.*свободна/])
    await expect(page.getByRole('listitem').filter({ hasText: city })).toContainText('Касса 1');
  await renameAndRetire(page);
  await page.getByText('Переводы', { exact: true }).click();
  await expect(page.getByText('Переводов, которые ждут подтверждения, нет.')).toBeVisible();

  const counter = await browser.newContext({ viewport: widths.desktop });
  const drawer = await counter.newPage();
  const cashier = await addStaff(service, 'cashier', pointCode);
  // What is somebody's own goes by the login name, not by what the person is called.
  await service.sql`update user_account set name = 'Фируз Назаров' where username = ${cashier.username}`;
  // Who takes money begins with the own shift.
  await enterConsole(drawer, service, '#/', cashier);
  await drawer.getByRole('button', { name: 'Выбрать: Касса 1' }).click();
  const open = drawer.getByRole('button', { name: /^Открыть смену с/ });
  await expect(open).toBeDisabled();
  // The keyboard alone: a number and Enter for each note, Enter alone for none of it.
  await drawer.locator('input[name="TJS:500"]').focus();
  for (const text of ['', '', '4', '1', '1', '', '1', '', '5', '']) {
    await drawer.keyboard.type(text);
    await drawer.keyboard.press('Enter');
  }
  await expect(drawer.locator('input[name="USD:100"]')).toBeFocused();
  await drawer.getByRole('button', { name: 'В пустых — ноль' }).click();
  await expectAccessible(drawer);
  await expect(open).toHaveText(/480,00/);
  await open.click();
  await expect(drawer.getByRole('heading', { name: 'Смена открыта' })).toBeVisible();
  await expect(drawer.getByText('Первая смена за этой кассой')).toBeVisible();

  await drawer.getByRole('button', { name: 'Выдать на расходы' }).click();
  const outlay = drawer.getByRole('dialog', { name: 'Выдать на расходы' });
  await outlay.getByLabel('Сумма к выдаче').fill('1 000');
  await outlay.getByRole('button', { name: 'Выдать' }).click();
  await expect(drawer.getByText('В кассе столько денег нет.')).toBeVisible();
  await outlay.getByLabel('Сумма к выдаче').fill('80,00');
  await outlay.getByRole('button', { name: 'Выдать' }).click();
  await expect(outlay).toHaveCount(0);

  const { customer, parcel, owner } = await readyParcel(service, token);
  const cabinet = await (await browser.newContext({ viewport: widths.desktop })).newPage();
  await storeSession(cabinet, service.address, owner);
  await visitPage(cabinet, service.address, '/platform', 'ru');
  await cabinet.getByRole('link', { name: 'Счёт' }).click();
  const due = cabinet.getByRole('region', { name: 'К оплате' });
  await expect(due).toContainText('79,09');
  await expect(due.getByRole('link', { name: parcel, exact: true })).toHaveAttribute(
    'href',
    /parcelTracking/,
  );
  await expect(cabinet.getByText('Чеков ещё нет')).toBeVisible();
  await announceTransfer(cabinet);
  await drawer.getByLabel('Код того, кто платит').fill('TJ-000000');
  await drawer.keyboard.press('Enter');
  await expect(drawer.getByText('Клиента с таким кодом нет.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Другой клиент' }).click();
  await drawer.getByLabel('Код того, кто платит').fill(customer.toLowerCase());
  await drawer.keyboard.press('Enter');
  await expect(drawer.getByRole('checkbox', { name: `Оплатить: ${parcel}` })).toBeChecked();
  const take = drawer.getByRole('button', { name: /^Принять/ });
  await expect(drawer.getByText('79,09', { exact: false })).toBeVisible();
  await drawer.getByLabel('Наличные TJS').fill('70');
  await expect(take).toBeDisabled();
  await drawer.getByLabel('Наличные TJS').fill('100,00');
  await expectAccessible(drawer);
  await drawer.keyboard.press('Enter');
  await expect(drawer.getByText('Оплата принята')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Принять оплату' })).toContainText('20,91');
  const saved = drawer.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Чек в PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await cabinet.reload();
  await expect(due).toContainText('0,00');
  const ownStatement = cabinet.getByRole('region', { name: 'Выписка' });
  await expect(ownStatement.getByRole('row')).toHaveCount(3);
  await expect(ownStatement).toContainText('Оплата: Наличные сомони, 100,00');
  for (const file of ['Выписка в PDF', 'Выписка в XLSX', 'Чек BOKHTAR']) {
    const download = cabinet.waitForEvent('download');
    await ownStatement.getByRole('button', { name: file }).click();
    expect((await download).suggestedFilename()).toMatch(/\.(pdf|xlsx)$/);
  }
  await expectAccessible(cabinet);
  await expectNoSidewaysScroll(cabinet);
  await cabinet.setViewportSize(widths.phone);
  await cabinet.evaluate(() => localStorage.setItem('locale', 'zh'));
  await cabinet.reload();
  await expect(cabinet.getByRole('region', { name: '收据' })).toContainText('BOKHTAR');
  await expect(cabinet.getByRole('region', { name: '对账单' })).toContainText(parcel);
  await expectAccessible(cabinet);
  await expectNoSidewaysScroll(cabinet);
  await cabinet.context().close();
  await drawer.getByRole('button', { name: 'Следующий клиент' }).click();
  await expect(drawer.getByRole('region', { name: 'Последние оплаты' })).toContainText(customer);

  // Above the limit somebody else approves: the cashier asks, the manager decides on a phone in Chinese, the cashier
  // pays out.
  await drawer.getByRole('button', { name: /^Вернуть деньги по чеку BOKHTAR/ }).click();
  const back = drawer.getByRole('dialog', { name: /^Возврат по чеку/ });
  await back.getByRole('checkbox', { name: new RegExp(parcel) }).check();
  await back.getByLabel(/^Сумма, USD/).fill('8,56');
  await expect(back.getByText('Проверьте суммы')).toBeVisible();
  await back.getByLabel(/^Сумма, USD/).fill('8,55');
  await back.getByLabel('За что возвращаем').fill('Бой, решение по претензии');
  await back.getByText('Оставить неоплаченным').click();
  await expectAccessible(drawer);
  await back.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(back.getByText('ждёт подтверждения', { exact: true })).toBeVisible();
  await expect(back.getByText('Свой возврат подтверждает коллега.')).toBeVisible();
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.goto(`${service.address}/staff#/bsc/cash?view=refunds`);
  await page.reload();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `确认退款: ${customer}` }).click();
  await expect(page.getByRole('region', { name: '处理中的退款' })).toContainText('可以支付');
  await drawer.keyboard.press('Escape');
  await drawer.getByText('Возвраты', { exact: true }).click();
  await drawer.getByRole('button', { name: /^Выдать 8,55/ }).click();
  await expect(drawer.getByText('Возвратов, которые ждут подтверждения или выдачи, нет.')).toBeVisible();
  await drawer.getByLabel('Номер чека или код клиента').fill(customer);
  await drawer.keyboard.press('Enter');
  await drawer.getByRole('button', { name: /^Вернуть деньги по чеку BOKHTAR/ }).click();
  await expect(back.getByText('возвращено целиком').last()).toBeVisible();
  const slip = drawer.waitForEvent('download');
  await back.getByRole('button', { name: /^Копия чека BOKHTAR/ }).click();
  expect((await slip).suggestedFilename()).toMatch(/\.pdf$/);
  await drawer.keyboard.press('Escape');
  await drawer.getByText('Моя смена', { exact: true }).click();

  // What is owed again costs a dollar less from now on.
  await page.getByText('更正', { exact: true }).click();
  await page.getByLabel('包裹所属客户编号').fill(customer);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `更正 ${parcel} 的费用` }).click();
  const correction = page.getByRole('dialog', { name: `包裹 ${parcel} 的费用` });
  await correction.getByLabel('更正金额（美元）').fill('1');
  await correction.getByLabel('更正原因').fill('a torn wrapping');
  await expectAccessible(page);
  await correction.getByRole('button', { name: '保存更正' }).click();
  await expect(correction).toHaveCount(0);
  await expect(page.getByRole('region', { name: '更正费用' })).toContainText('7.55');
  await expectNoSidewaysScroll(page);

  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  await count(drawer, {
    'TJS:100': '3',
    'TJS:50': '1',
    'TJS:20': '2',
    'TJS:5': '1',
    'TJS:1': '2',
    coins: '0',
    terminal: '0',
  });
  await expect(drawer.getByText('Ожидалось')).toHaveCount(0);
  // What was counted survives a reload.
  await expect.poll(() => storedDrafts(drawer)).toContain('"terminal":"0"');
  await drawer.reload();
  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  await drawer.getByRole('button', { name: 'Восстановить' }).click();
  await drawer.getByRole('button', { name: 'В пустых — ноль' }).click();
  await drawer.getByRole('button', { name: 'Готово, показать разницу' }).click();
  const sums = drawer.getByRole('region', { name: 'Наличные TJS' });
  await expect(sums).toContainText('400,00');
  await expect(sums).toContainText('397,00');
  await expect(sums).toContainText('Недостача');
  await expectAccessible(drawer);
  await expectNoSidewaysScroll(drawer);
  await drawer.getByRole('button', { name: 'Закрыть смену' }).click();
  const report = drawer.getByRole('article', { name: 'Отчёт смены' });
  await expect(report).toContainText('Ошибка со сдачей');
  await expect(report).toContainText('закрыта');
  await counter.close();

  // The manager sees the difference, in Chinese on a phone too.
  await page.goto(`${service.address}/staff#/bsc/cash?view=shifts`);
  await page.reload();
  await expect(page.getByRole('region', { name: '班次' })).toContainText('短款 3.00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^班次报表/ }).click();
  await expect(page.getByRole('dialog')).toContainText('找零有误');

  // The transfer stands in the statement of the bank, and comes to the balance by its line.
  await page.goto(`${service.address}/staff#/bsc/cash?view=topUps`);
  await page.reload();
  await page.getByRole('button', { name: '与银行对账单核对' }).click();
  const statement = page.getByRole('region', { name: '银行对账单' });
  const choose = (name: string, text: string) =>
    statement
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('list.csv', 'Трек-номер;Вес\nYT1;2\n');
  await expect(statement.getByRole('alert')).toContainText('贷方');
  const today = dushanbeDay(new Date());
  await choose(
    'statement.csv',
    `Валюта счёта;TJS;;;;\nДата;№ док;Плательщик;Обороты;;Назначение платежа\n;;;Дебет;Кредит;\n${today};PP-77;${customer};;50,00;Пополнение\n${today};8;Банк;;7,00;Проценты\nИтого;;;;57,00;\n`,
  );
  await expect(statement).toContainText('文件中有 2 笔入账。');
  const likely = statement.getByRole('list', { name: '可能是客户转账' });
  await expect(likely).toContainText('金额一致、客户编号、付款单号、日期相近');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await likely.getByRole('button', { name: new RegExp(`^确认入账: ${customer}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认入账' }).click();
  await expect(page.getByText('没有待确认的转账。')).toBeVisible();
  // A reload comes back to the same file, with its line matched now.
  await page.reload();
  await expect(statement.getByText('已入账', { exact: true })).toBeVisible();
  await expect(likely).toHaveCount(0);

  // And among the reports what was taken, with the receipts behind it.
  await page.goto(`${service.address}/staff#/bsc/reports`);
  await page.reload();
  await expect(page.getByRole('region', { name: '未付款' })).toBeVisible();
  const takings = page.getByRole('region', { name: '收银汇总' });
  await takings.getByRole('button', { name: /现金（TJS）/ }).click();
  const receipts = takings.getByRole('table', { name: /^收据/ });
  await expect(receipts.getByRole('row').nth(1)).toContainText('退款');
  await expect(receipts.getByRole('row').last()).toContainText('收款');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takings.getByRole('button', { name: '收起明细', exact: true }).click();
  await expect(receipts).toHaveCount(0);
  const differences = page.getByRole('region', { name: '收银差额' });
  await differences.getByRole('button', { name: new RegExp(cashier.username) }).click();
  await expect(differences.getByRole('table', { name: /^班次/ })).toContainText('找零有误');
});

test('a manager sees before sending that a large transfer takes two people, and is offered afterwards what is still his to do', async ({
  page,
  tillService: service,
}) => {
  await page.setViewportSize(widths.phone);
  const { token } = await openCabinet(service);
  const transfer = { currency: 'USD', amount: '600', reference: 'PP-600', requestId: randomUUID() };
  await callService(service, 'POST', '/profile/top-ups', transfer, token);
  await enterConsole(page, service, '#/bsc/cash?view=topUps', await addStaff(service, 'manager'));
  await page.getByRole('button', { name: /^Деньги пришли/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Больше 500,00 USD подтверждают двое');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Деньги пришли' }).click();
  await expect(page.getByText(/^Вы подтвердили: пришло 600,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Деньги пришли/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  // The sum was typed wrongly: what one person may confirm needs no second one.
  await page.getByRole('button', { name: /^Исправить сумму/ }).click();
  await dialog.getByLabel(/^Поступило/).fill('60,00');
  await dialog.getByRole('button', { name: 'Исправить сумму' }).click();
  await expect(page.getByText('Переводов, которые ждут подтверждения, нет.')).toBeVisible();
});
