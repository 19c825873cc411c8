import { openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, visitPage, widths } from '../fixtures.ts';
import { banner, bar, declareParcels, newCode, openReceiving, rowOf, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a wet box is received and held by F4 and a digit, also offline, and its owner answers what to do with it', async ({
  page,
  service,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [code, other] = [newCode(), newCode()];
  const account = await openAccount(service);
  await declareParcels(service, [code, other], { goods: 'Повербанк', account });
  await openReceiving(page, service, 'zh');
  await expect(bar(page)).toContainText(/快照 \d/);
  await scan(page, code);
  await expect(page.getByText('申报品名可能属于：含电池')).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /含电池/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F4');
  const panel = page.getByRole('region', { name: '包裹有什么问题？' });
  await expect(panel).toBeVisible();
  await expect(scanField(page)).toBeFocused();
  await expect(banner(page)).toContainText('按数字键，再按 Enter');
  await expect(panel.getByRole('button', { name: '拍照' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('F4');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('问题已登记');
  const stored = () => service.sql`
    select array_to_string(handling_notes, ',') as notes, kind, 'HELD' = any(problems) as held
    from parcel join parcel_problem on parcel_id = parcel.id where tracking_code = ${code}`;
  await expect.poll(stored).toEqual([{ notes: 'BATTERY', kind: 'WET', held: true }]);
  await scan(page, code);
  await expect(banner(page)).toContainText('已暂扣');
  await expect(page.getByText('等待客户答复')).toBeVisible();

  // Offline it is stored, and goes out with the connection.
  await page.setViewportSize({ width: 360, height: 780 });
  await scan(page, other);
  await expect(banner(page)).toContainText('可以收货');
  await cutLine(page);
  await page.getByRole('button', { name: '问题件' }).click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: /备注/ }).fill('打火机');
  await page.getByRole('button', { name: /违禁品/ }).click();
  await expect(banner(page)).toContainText('已暂存');
  await page.context().setOffline(false);
  await expect(rowOf(page, other)).toHaveAttribute('data-tone', 'OK');

  const phone = await browser.newPage({ viewport: widths.phone });
  await storeSession(phone, service.address, account);
  await visitPage(phone, service.address, '/platform', 'ru');
  const card = phone.getByRole('region', { name: 'Нужен ваш ответ' });
  const prohibited = card.getByRole('listitem').filter({ hasText: other });
  await expect(prohibited).toContainText('Запрещённый товар');
  await expect(prohibited.getByRole('radio')).toHaveCount(2);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  const wet = card.getByRole('listitem').filter({ hasText: code });
  await wet.getByText('Отправить дальше').click();
  await wet.getByRole('button', { name: 'Ответить' }).click();
  await expect(wet).toContainText('Ваш ответ: Отправить дальше');
  await wet.getByRole('button', { name: 'Изменить ответ' }).click();
  await wet.getByText('Вернуть продавцу').click();
  await expect(wet).toContainText('5,00');
  await wet.getByRole('button', { name: 'Ответить' }).click();
  await expect(wet).toContainText('Ваш ответ: Вернуть продавцу');
  await expectNoSidewaysScroll(phone);

  await phone.close();
  await scan(page, code);
  await expect(banner(page)).toContainText('退回卖家');
});
