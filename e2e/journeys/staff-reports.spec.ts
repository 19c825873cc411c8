import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { openCabinet, openPlaces, type Cabinet } from '../cabinet.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startService,
  test as base,
  widths,
  type Service,
} from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

type Made = { service: Service; codes: string[]; elsewhere: string };

/** Orders of the draft kind at another point, so that a clerk has something not to see. */
async function orderAt(service: Service, { token }: Cabinet, point: string): Promise<string> {
  const [row] = await service.sql<{ id: number }[]>`select id from place where code = ${point}`;
  const { code } = await callService<{ code: string }>(
    service,
    'POST',
    '/orders',
    { requestId: randomUUID(), trackingCodes: ['YT7700112233445'], pickupPointId: row?.id, goods: 'Чай' },
    token,
  );
  return code;
}

let made: Made;
const test = base.extend<{ made: Made }>({ made: ({}, use) => use(made) });

test.use({ isWarm: true });

// Numbers of all orders are looked at: no other journey may make any here. Once for all journeys of this file, which
// one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const service = await startService();
  await openPlaces(service);
  const cabinet = await openCabinet(service);
  const elsewhere = await orderAt(service, cabinet, 'PP-HISOR');
  const codes = [cabinet.ready.code, cabinet.onTheRoad.code, cabinet.draft.code, elsewhere];
  made = { service, codes, elsewhere };
});
test.afterAll(() => made.service.stop());

/** The number of a stage in the row of orders by stage. */
function stage(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Заказы по этапам' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** Before a trip has come in the panels say so; then they show the road, with what was promised of it. */
async function seeLegs(page: Page, service: Service): Promise<void> {
  const legs = page.getByRole('region', { name: 'Сколько длится дорога' });
  const promises = page.getByRole('region', { name: 'Сбылись ли обещанные даты' });
  await expect(legs).toContainText('Завершённых рейсов пока нет');
  await expect(promises).toContainText('Пока не с чем сравнить');
  const takings = page.getByRole('region', { name: 'Принято в кассах' });
  await expect(takings).toContainText('пересчитанных смен с оплатами нет');
  await service.sql`
    with made as (
      insert into trip (code, channel_id, created_at, created_by)
      select 'R-70' || n, (select min(id) from channel), now(), 'test' from generate_series(1, 9) as n returning id),
    ended as (
      insert into trip_outcome (trip_id, channel_id, received_at, ready_at, milestones, closed_spans)
      select id, (select min(id) from channel), '2026-07-01', timestamptz '2026-07-18' + id % 5 * interval '1 day',
        '[{"key": "DEPARTED", "at": 1783036800000}, {"key": "BORDER_CROSSED", "at": 1783728000000}, {"key": "ARRIVED", "at": 1784160000000}]',
        '[]' from made)
    insert into trip_forecast select id, '2026-07-12', '2026-07-18', '2026-07-21', 'history', '2026-07-19', '2026-07-23' from made`;
  await page.reload();
  await expect(legs).toContainText('9 рейсов: сроки считаются по ним');
  await expect(legs.getByRole('row')).toHaveCount(7);
  await expect(promises.getByRole('row').last()).toContainText('постоянные:');
  await expectAccessible(page);
  for (const size of Object.values(widths)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(widths.desktop);
}

test('a manager sees what has come in, changes the period and saves the orders as a file', async ({
  page,
  made: { service, codes },
}) => {
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/home', await addStaff(service, 'manager'));
  const figures = page.getByRole('region', { name: 'Показатели' });
  const orders = figures.getByRole('definition').first();
  await expect(orders).toContainText('4');
  await expect(orders).toContainText('за прошлые 30 дней: 0');
  await figures.getByText('7 дней', { exact: true }).click();
  await expect(page).toHaveURL(/period=week$/);
  await expect(orders).toContainText('за прошлые 7 дней: 0');
  await expect(orders).toContainText('4');
  await expect(page.getByText('Всего 4')).toBeVisible();
  await expect(stage(page, 'К отправке')).toContainText('2');
  await expect(stage(page, 'В пути на склад')).toContainText('1');
  await expect(stage(page, 'Ожидает клиента')).toContainText('1');
  await expect(stage(page, 'Отменён')).toContainText('0');
  const points = page.getByRole('region', { name: 'Пункты выдачи' });
  await expect(points.getByRole('row').filter({ hasText: 'Бохтар' }).getByRole('cell').first()).toHaveText(
    '3',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Деньги', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Отчёты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отчёты');
  await page.getByText('Сегодня', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Заказы по времени оформления' });
  await expect(table.getByRole('row')).toHaveCount(27);
  await expect(table.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell')).toHaveText([
    '4',
    '4',
    '0,000',
    '0,000',
    '0,00',
  ]);
  await expect(page.getByRole('img', { name: /^Заказы, сегодня/ })).toBeVisible();
  await page.getByRole('radio', { name: /^Посылки/ }).focus();
  await page.keyboard.press('ArrowRight');
  const chart = page.getByRole('img', { name: /^Вес, сегодня/ });
  await expect(chart).toBeVisible();
  // The figures of an hour are shown to the keyboard as to the pointer, all of them.
  await chart.focus();
  await page.keyboard.press('End');
  const figuresOfHour = page.getByRole('status').filter({ hasText: '23:00–24:00' });
  await expect(figuresOfHour).toContainText('Заказы:');
  await expect(figuresOfHour).toContainText('Вес:');
  await page.keyboard.press('Escape');
  await expect(figuresOfHour).toHaveCount(0);
  await expectAccessible(page);

  // What stands behind a number is one press away, and as much as the number says.
  const split = page.getByRole('region', { name: 'Из чего складывается' });
  await expect(split.getByRole('row').filter({ hasText: 'Бохтар' }).getByRole('cell').first()).toHaveText(
    '3',
  );
  await split.getByRole('link', { name: /Бохтар/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказы');
  const found = page.getByRole('table', { name: 'Заказы' }).getByRole('row');
  await expect(found).toHaveCount(4);
  await page.goBack();
  await table
    .getByRole('row')
    .filter({ hasText: 'Итого' })
    .getByRole('link', { name: '4', exact: true })
    .click();
  await expect(found).toHaveCount(5);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отчёты');

  await seeLegs(page, service);
  await expect(page.getByLabel('по', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  const today = await page.getByLabel('по', { exact: true }).inputValue();
  await page.getByText('Прошлый месяц', { exact: true }).click();
  await expect(page.getByLabel('по', { exact: true })).not.toHaveValue(today);
  await expect(table.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell').first()).toHaveText('0');
  await page.getByLabel('по', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`from=\\d{4}-\\d\\d-01&to=${today}$`));
  await expect(table.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell').first()).toHaveText('4');
  await page.getByLabel('С', { exact: true }).fill(today);
  await expect(table.getByRole('row')).toHaveCount(27);
  await page.goto(page.url().replace('#/bsc/', '#/fba/'));
  await expect(page.getByText('Карго для продавцов').first()).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell').first()).toHaveText('0');
  await page.goto(page.url().replace('#/fba/', '#/bsc/'));
  await expect(table.getByRole('row').filter({ hasText: 'Итого' }).getByRole('cell').first()).toHaveText('4');

  await page.getByRole('button', { name: 'Скачать заказы' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('CSV').click();
  await dialog.getByRole('button', { name: 'Снять все' }).click();
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Выберите хотя бы один столбец.',
  );
  await expectAccessible(page);
  await dialog.getByLabel('Номер заказа').check();
  await dialog.getByLabel('Пункт выдачи', { exact: true }).last().check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [heading, ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(heading).toBe('Номер заказа;Пункт выдачи');
  expect(new Set(rows.map((row) => row.split(';')[0]))).toEqual(new Set(codes));
  expect(rows).toHaveLength(codes.length);
  await expect(dialog).toHaveCount(0);
});

test('a clerk begins with the counter of the own point, and has no reports', async ({
  page,
  made: { service },
}) => {
  await page.setViewportSize(widths.phone);
  await enterConsole(page, service, '#/home', await addStaff(service, 'pickup-clerk', 'PP-HISOR'));
  await expect(page.getByRole('region', { name: 'День ПВЗ' })).toContainText('Ждут выдачи0');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`${service.address}/staff#/reports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такого раздела нет');
});
