import { randomUUID } from 'node:crypto';
import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

test('what a customer has not read is marked and counted until it was opened', async ({
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', account);
  // Whatever other journeys have published.
  await callService(service, 'POST', '/profile/notices/read', {}, token);
  const slug = `pass-${randomUUID().slice(0, 8)}`;
  const words = service.sql.json({ ru: `Перевал ${slug}`, en: `Pass ${slug}`, zh: slug, tg: slug });
  await service.sql`
    insert into notice (slug, category, titles, summaries, bodies, publish_at)
    values (${slug}, 'NOTICE', ${words}, ${words}, ${words}, now() - interval '1 minute'),
      (${`news-${slug}`}, 'NEWS', ${words}, ${words}, ${words}, now() - interval '1 minute')`;
  await page.setViewportSize(widths.desktop);
  await visit('/platform', 'ru', account);
  const home = page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link').first();
  await expect(home).toHaveAccessibleName('Главная');
  // News are counted where they stand, and not in the row of pages: that is for messages about own parcels.
  const block = page.getByRole('region', { name: 'Объявления и новости' });
  await expect(block.getByRole('heading')).toHaveText('Объявления и новости');
  await expect(block.getByText('2', { exact: true })).toBeVisible();
  await expect(block.getByRole('link', { name: 'Все новости' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${service.address}/#/info`);
  const card = page.getByRole('listitem').filter({ hasText: slug });
  await expect(card).toContainText('Не прочитано');
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Перевал ${slug}`);
  await page.getByRole('link', { name: 'Все объявления' }).click();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Не прочитано');
  // The other one is news: it stands in the other list, and can be read off from here.
  await page.getByRole('button', { name: 'Отметить всё прочитанным (1)' }).click();
  await expect(page.getByRole('button', { name: /Отметить всё прочитанным/ })).toHaveCount(0);
  await page.goto(`${service.address}/#/platform`);
  await expect(home).toHaveAccessibleName('Главная');
});
