import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, openAccount } from '../accounts.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { bringToHub, customerCodeOf } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, rowOf, scan, scanField } from '../stations.ts';
import { storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const meant = ['YT7330000000001', 'YT7330000000002', 'YT7330000000003'] as const;
const foreign = 'YT7330000000009';

/** A customer of a pickup point, with these parcels at the hub. */
async function parcelsFor(service: Service, point: string, parcels: readonly string[]): Promise<void> {
  const [row] = await service.sql<{ id: number }[]>`select id from place where code = ${point}`;
  const { session, username } = await openAccount(service);
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId: row?.id }, session.token);
  await bringToHub(service, await customerCodeOf(service, username), parcels);
}

/** Registers this browser at a unit, as a manager does who stands at it, and opens its station for its staff. */
async function openStation(
  page: Page,
  service: Service,
  at: { unit: string; role: 'hub-operator' | 'pickup-clerk'; screen: string },
): Promise<void> {
  const address = `${service.address}/staff#/bsc/${at.screen}`;
  await storeSession(page, service.address, await addStaff(service, 'manager'));
  await page.goto(address);
  await page.locator('form input[maxlength="60"]').fill(`Ramp ${randomUUID()}`);
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = ${at.unit}`;
  await page.locator('form select').selectOption(String(unit?.id));
  await page.locator('form button[type=submit]').click();
  await expect(scanField(page)).toBeFocused();
  await storeSession(page, service.address, await addStaff(service, at.role, at.unit));
  await page.goto(address);
}

test('a transfer is filled at the hub, with a refusal and offline, leaves, and is accepted at its point', async ({
  page,
  browser,
  tillService: service,
}) => {
  const [first, second, third] = meant;
  await parcelsFor(service, 'PP-BOKHTAR', meant);
  await parcelsFor(service, 'PP-HISOR', [foreign]);
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.setViewportSize(widths.desktop);
  await openStation(page, service, { unit: 'DUSHANBE-HUB', role: 'hub-operator', screen: 'transfers' });
  await expect(page.getByRole('heading', { name: 'Куда отправляем' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Собрать: Бохтар/ }).click();
  const left = page.getByRole('region', { name: 'Осталось взять' });
  await expect(left).toContainText(third);

  await scan(page, first);
  await expect(banner(page)).toContainText('В передаче');
  await scan(page, foreign);
  await expect(banner(page)).toContainText('Не сюда');
  await expect(banner(page)).toContainText('Едет в «Гиссар»');
  await expect(page.getByRole('region', { name: 'Куда ещё' }).locator('[data-marked]')).toContainText(
    'Гиссар',
  );
  await cutLine(page);
  await scan(page, second);
  await expect(banner(page)).toHaveAttribute('data-outlined', 'true');
  await expect(banner(page)).toContainText('Едет сюда');
  await page.context().setOffline(false);
  await expect(rowOf(page, second).first()).toHaveAttribute('data-tone', 'OK');
  await expect(bar(page)).toContainText('Всё отправлено');

  await expect(page.getByText('Осталось 1: найти или указать причину')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Закрыть и отправить' })).toBeDisabled();
  await page.setViewportSize(widths.phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await page.keyboard.press('F4');
  await expect(left).toContainText('Нет на месте ·');
  await expect(page.getByRole('button', { name: 'Закрыть и отправить' })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('F9');
  await page.getByLabel('Номер машины').fill('01 482 AB 01');
  await page.getByLabel('Водитель').fill('Исмат');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByText('Передача уехала: 2 посылки.')).toBeVisible();
  const statusOf = async (code: string) => {
    const [row] = await service.sql`select status from parcel where tracking_code = ${code} and is_current`;
    return row?.['status'] as string;
  };
  await expect.poll(() => statusOf(second)).toBe('DZTDQS');
  await expect.poll(() => statusOf(third)).toBe('DHWCCK');

  const context = await browser.newContext({ viewport: widths.desktop });
  const point = await context.newPage();
  await point.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await openStation(point, service, { unit: 'PP-BOKHTAR', role: 'pickup-clerk', screen: 'acceptance' });
  await expect(point.getByText('01 482 AB 01')).toBeVisible();
  await point.getByRole('button', { name: /^Начать приём/ }).click();
  const missing = point.getByRole('region', { name: 'Недостаёт' });
  const surplus = point.getByRole('region', { name: 'Лишние' });
  await expect(missing).toContainText(first);
  await scan(point, first);
  await expect(banner(point)).toContainText('Принято');
  await point.keyboard.press('F4');
  await scan(point, first);
  await expect(point.getByRole('region', { name: 'Повреждены' })).toContainText(first);
  await scan(point, foreign);
  await expect(banner(point)).toContainText('Её ждут в пункте «Гиссар»');
  await expect(surplus).toContainText(foreign);
  await expect(point.getByText('Не решено: 2')).toBeVisible();
  await expectAccessible(point);
  await point.setViewportSize(widths.phone);
  await expectAccessible(point);
  await expectNoSidewaysScroll(point);
  await point.getByRole('button', { name: `Отложена: ${foreign}` }).click();
  await point.getByRole('button', { name: `Не приехала: ${second}` }).click();
  await expect(missing).toContainText('Не приехала ·');
  await point.getByRole('button', { name: 'Закончить приём' }).click();
  await expect(point.getByText('Передача принята. Принято 1, недостаёт 1.')).toBeVisible();
  await expect.poll(() => statusOf(first)).toBe('DKHQS');
  await expect.poll(() => statusOf(foreign)).toBe('DHWCCK');
  await context.close();
});
