import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

const told = {
  ru: 'Перевал закрыт из-за снега.',
  en: 'The pass is closed by snow.',
  zh: '山口因降雪关闭。',
  tg: 'Ағба бо сабаби барф баста аст.',
};

/** Tells the service that channels were changed behind its back. */
const tell = JSON.stringify({ from: 'journey', busy: false, keys: ['list:channel'] });

test('a closed road and the days of the one that replaces it stand on the first page', async ({
  page,
  visit,
  service: { sql },
}) => {
  await sql`
    update channel set replaced_by = (select id from channel where code = 'PARCEL-IRKESHTAM'), suspended_from = '2026-01-01',
      suspension_texts = ${sql.json(told)}, suspension_slug = 'route-1-2'
    where code = 'PARCEL'`;
  await sql`select pg_notify('rohi_changes', ${tell})`;
  try {
    await page.setViewportSize(widths.phone);
    await visit('/home');
    const closed = page.getByRole('link', { name: told.ru });
    await expect(closed).toHaveAttribute('href', '#/info?item=route-1-2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/20–26/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  } finally {
    await sql`
      update channel set suspended_from = null, suspension_texts = null, suspension_slug = null where code = 'PARCEL'`;
    await sql`select pg_notify('rohi_changes', ${tell})`;
  }
});
