import { callService } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { registerDevice } from '../stations.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test('a stolen tablet is ended from the page of devices, another is named anew; what somebody else changed is not overwritten', async ({
  page,
  service,
}) => {
  const [gate, stolen] = [await registerDevice(service), await registerDevice(service)];
  await page.setViewportSize(widths.desktop);
  const token = await enterConsole(page, service, '#/bsc/devices', await addStaff(service, 'manager'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Станции');
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(rowOf(gate.name)).toContainText('ещё не выходило на связь');
  await callService(service, 'POST', `/stations/devices/${stolen.id}/report`, { waiting: 3 }, token);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(rowOf(stolen.name)).toContainText('ждёт отправки: 3 скана');
  await expectAccessible(page);

  // Another name; a page that has not seen it does not write over it.
  const other = await page.context().newPage();
  await other.goto(`${service.address}/staff/#/bsc/devices`);
  await other.getByRole('button', { name: `Изменить: ${gate.name}` }).click();
  const stale = other.getByRole('dialog');
  await page.getByRole('button', { name: `Изменить: ${gate.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Название').fill(stolen.name);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByLabel('Название')).toHaveAccessibleDescription(/./);
  const renamed = `${gate.name} A`;
  await dialog.getByLabel('Название').fill(renamed);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(rowOf(renamed)).toBeVisible();
  await stale.getByLabel('Название').fill(`${gate.name} B`);
  await stale.getByRole('button', { name: 'Сохранить' }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: 'только что изменил кто-то другой' }),
  ).toBeVisible();
  await other.close();

  // In Chinese, on a phone: it does not move while something waits on it, and it is ended for good.
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(widths.phone);
  await page.reload();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `修改：${stolen.name}` }).click();
  const place = page.getByRole('dialog').getByLabel('地点');
  await expect.poll(() => place.getByRole('option').count()).toBeGreaterThan(1);
  const names = await place.getByRole('option').allTextContents();
  const present = await place.locator('option:checked').textContent();
  await place.selectOption(names.find((name) => name !== present) ?? '');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '只有在线且无待上传' })).toBeVisible();
  await page.getByText('取消', { exact: true }).click();
  await page.getByRole('button', { name: `停用：${stolen.name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('还有 3 次扫描待上传');
  await expectAccessible(page);
  await question.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: `停用：${stolen.name}` })).toHaveCount(0);
  await page.getByText(/^已停用：/).click();
  await expect(rowOf(stolen.name)).toHaveCount(0);
  await expect(page.getByText(new RegExp(`， ?${stolen.name}$|, ${stolen.name}$`))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
