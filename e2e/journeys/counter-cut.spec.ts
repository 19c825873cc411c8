import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { customerAtPoint, cutLine, setUpPoint, sitAtCounter } from '../counter-station.ts';
import { expect, expectAccessible, widths } from '../fixtures.ts';
import { bar, expectFits, scan } from '../stations.ts';
import { test } from '../till-service.ts';

const parcels = ['YT7223450000201', 'YT7223450000202', 'YT7223450000203'] as const;
const verdict = (page: Page) => page.locator('[data-verdict]');

test('the line goes and comes while a card is open: its proof, what was brought and the sum that was typed stay', async ({
  page,
  context,
  tillService: service,
}) => {
  await page.setViewportSize(widths.desktop);
  const point = await setUpPoint(page, service);
  const customer = await customerAtPoint(service, point.unitId, parcels);
  await sitAtCounter(page, service, point);
  const { places } = await callService<{ places: { code: string }[] }>(
    service,
    'GET',
    '/profile/collections',
    undefined,
    customer.token,
  );
  const card = page.getByRole('region', { name: customer.code });
  const cash = page.getByLabel('Наличные TJS');
  const handOversOf = () =>
    service.sql<{ code: string; proof: string }[]>`
      select tracking_code as code, proof from hand_over join counter_visit on counter_visit.id = visit_id
      where customer_code = ${customer.code} order by tracking_code`;

  await scan(page, places[0]?.code ?? '');
  await expect(card).toContainText('Код выдачи верный');
  await scan(page, parcels[0]);
  await expect(verdict(page)).toContainText('Верно, 1 из 3');
  await cash.fill('1000');
  await cutLine(page, context, () => scan(page, parcels[1]));
  await expect(verdict(page)).toContainText('Верно, 2 из 3');
  await expect(card).toContainText('Код выдачи верный');
  await expect(card.getByText('принесена')).toHaveCount(2);
  await expect(cash).toHaveValue('1000');
  await expect(page.getByLabel('Наличные USD')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Проблема/ })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('Сохранено');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Сохранено, выдано: 2');
  await expect(card.getByText('ждёт отправки')).toHaveCount(2);
  await expect(card).toContainText('1 посылка, по порядку обхода');
  await expect(page.getByRole('group', { name: 'Пределы без связи' })).toContainText('За смену');
  await expectFits(page);

  // The line is back at the same card, which has what was done meanwhile and goes on.
  await context.setOffline(false);
  await expect(bar(page)).toHaveAttribute('data-line', 'up');
  await expect.poll(handOversOf).toEqual([
    { code: parcels[0], proof: 'CODE' },
    { code: parcels[1], proof: 'CODE' },
  ]);
  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Наличные USD')).toBeVisible();
  await scan(page, parcels[2]);
  await expect(verdict(page)).toContainText('Верно, 1 из 1');
  await page.keyboard.press('F9');
  await page.keyboard.type('1000');
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('Оплачено');
  await page.locator('[data-scan-field]').press('Enter');
  await expect(verdict(page)).toContainText('Выдано: 1');
  await expect(card).toHaveCount(0);
  await expect.poll(handOversOf).toHaveLength(3);
});
