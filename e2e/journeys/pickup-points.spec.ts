import type { Locale } from '@rohi/contract/locales';
import type { Service } from '../fixtures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

/** A point that never closes in Kulob, one without hours in Khujand. */
async function openPoints({ sql }: Service): Promise<void> {
  for (const [code, city, alwaysOpen] of [
    ['PP-KULOB', 'KULOB', true],
    ['PP-KHUJAND', 'KHUJAND', false],
  ] as const) {
    await sql`
      insert into place (code, kind, country_code, city_id, names, latitude, longitude)
      select ${code}, 'PICKUP_POINT', 'TJ', id, names, latitude, longitude from place where code = ${city}
      on conflict (code) do nothing`;
    await sql`
      insert into operation_unit (place_id, addresses, landmarks, phone)
      select id, ${sql.json({ ru: 'ул. Сомони, 33', en: '33 Somoni Street', zh: '索莫尼街33号', tg: 'кӯчаи Сомонӣ, 33' })},
        ${sql.json({ ru: 'у парка', en: 'by the park', zh: '公园旁', tg: 'назди боғ' })}, '+992900000000'
      from place where code = ${code} on conflict do nothing`;
    if (alwaysOpen)
      await sql`
        insert into opening_hours (place_id, weekday, opens_minute, closes_minute)
        select id, weekday, 0, 1440 from place, generate_series(1, 7) weekday where code = ${code}
        on conflict do nothing`;
  }
}

const words: Record<Locale, { title: string; near: string; open: string; hours: string; first: string[] }> = {
  ru: {
    title: 'Пункты выдачи',
    near: 'Ближайшие ко мне',
    open: 'Открыто круглосуточно',
    hours: 'Ежедневно',
    first: ['Куляб', 'Худжанд'],
  },
  en: {
    title: 'Pickup points',
    near: 'Nearest to me',
    open: 'Open around the clock',
    hours: 'Every day',
    first: ['Khujand', 'Kulob'],
  },
  zh: { title: '自提点', near: '离我最近', open: '24 小时营业', hours: '每天', first: ['苦盏', '库洛布'] },
  tg: {
    title: 'Нуқтаҳои супориш',
    near: 'Наздиктарин ба ман',
    open: 'Шабонарӯз кушода',
    hours: 'Ҳар рӯз',
    first: ['Кӯлоб', 'Хуҷанд'],
  },
};

/** The service caches the list for a minute: it receives the change as another process would publish it. */
async function publishChange({ sql, address }: Service, points: number): Promise<void> {
  await sql.notify(
    'rohi_changes',
    JSON.stringify({ from: 'journey', busy: false, keys: ['list:operation-unit'] }),
  );
  const count = async () => {
    const answer = await fetch(`${address}/api/pickup-points`);
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  await expect.poll(count).toBe(points);
}

test.beforeEach(async ({ service }) => {
  await openPoints(service);
  await publishChange(service, 2);
});

test.afterEach(async ({ service }) => {
  await service.sql`delete from operation_unit`;
  await service.sql`delete from place where code in ('PP-KULOB', 'PP-KHUJAND')`;
  await publishChange(service, 0);
});

for (const locale of inTurn(['ru', 'en', 'zh', 'tg'])) {
  test(`the points are told in ${locale}: open or not, address, hours, phone`, async ({ page, visit }) => {
    const { title, open, hours, first } = words[locale];
    await page.setViewportSize(widths.phone);
    await visit('/pickup-points', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 3 })).toContainText(first);
    const kulob = page.getByRole('listitem').filter({ hasText: open });
    await expect(kulob.getByText(hours)).toBeVisible();
    await expect(kulob.getByText('00:00–24:00')).toBeVisible();
    await expect(kulob.getByRole('link').first()).toHaveAttribute('href', 'tel:+992900000000');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(widths.desktop);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('who tells the browser where they are sees the nearest point first, and nobody else learns it', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['geolocation']);
  // Near Khujand.
  await context.setGeolocation({ latitude: 40.3, longitude: 69.6 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit('/pickup-points');
  await page.getByRole('button', { name: 'Ближайшие ко мне' }).click();
  await expect(page.getByText('Ближайшие пункты — сверху.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Худжанд');
  await expect(page.getByText('2,7 км от вас')).toBeVisible();
  expect(sent.filter((each) => /40\.3|69\.6/.test(each))).toEqual([]);
  await page.getByRole('button', { name: 'Показать по городам' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Куляб');
});

test('who refuses is told so, and the list stays', async ({ page, context, visit }) => {
  await context.clearPermissions();
  await visit('/pickup-points', 'zh');
  await page.getByRole('button', { name: '离我最近' }).click();
  await expect(page.getByText('浏览器未提供您的位置：访问被拒绝。请在网站设置中允许后重试。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('when the list does not load, it can be asked for again', async ({ page, visit }) => {
  await page.route('**/api/pickup-points', (route) => route.abort());
  await visit('/pickup-points', 'en');
  await expect(page.getByText('The list did not load')).toBeVisible();
  await page.unroute('**/api/pickup-points');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Open around the clock')).toBeVisible();
});
